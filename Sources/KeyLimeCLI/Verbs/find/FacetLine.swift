import Arguments
import KeyLimeEngine

/// The line of `--facets`: words that would narrow a list, each with how many places it leaves.
struct FacetLine {
  static let flag = Flag(
    "facets", summary: "Show which words would narrow the list",
    discussion: """
      One line below the list, as in 'thai 4, cafe 9, open now 17': each word can be typed as \
      it is. In a pipe the line goes to standard error; with --json and --ndjson it is an object \
      there: {"facets":[{"words":"thai","count":4}]}.
      """)

  let facets: Facets
  /// How many columns there are for the line.
  let width: Int

  /// The line; it ends where it would be too long.
  var words: String {
    var line = ""
    for part in parts.map({ "\($0.words) \($0.count)" }) {
      let longer = line.isEmpty ? part : "\(line), \(part)"
      if DisplayWidth.of(longer) > width { break }
      line = longer
    }
    return line.isEmpty ? "nothing narrows this list" : line
  }

  /// The same for programs: the words in the order of the line, and their counts.
  var json: JSON {
    let facets = parts.map { JSON.object(["words": .string($0.words), "count": .count($0.count)]) }
    return ["facets": .array(facets)]
  }

  private var parts: [(words: String, count: Int)] {
    // As a word, the name of a kind or a diet means that.
    let cuisines = most(
      facets.cuisines.map { ($0.key.spaced, $0.value) }.filter {
        Kind(word: $0.0) == nil && Diet(word: $0.0) == nil
      }, 4)
    let kinds = most(facets.kinds.map { ($0.key.title, $0.value) }, 3)
    let diets = most(facets.diets.map { ($0.key.title, $0.value) }, 2)
    let services = most(facets.services.map { ($0.key.title, $0.value) }, 2)
    let prices = PriceLevel.allCases.dropLast().compactMap { level in
      facets.prices[level].map { ("up to \(level.signs)", $0) }
    }
    let hours = [("open now", facets.open), ("hours unknown", facets.withoutHours)]
    let all =
      cuisines + kinds + hours + Array(prices) + diets + services
      + [("hours known", facets.withHours)]
    return all.filter { $0.1 > 0 && $0.1 < facets.total }.map { (words: $0.0, count: $0.1) }
  }

  /// The most frequent that narrow the list, ties by name.
  private func most(_ counts: [(String, Int)], _ limit: Int) -> [(String, Int)] {
    let narrowing = counts.filter { $0.1 < facets.total }
    return Array(narrowing.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.prefix(limit))
  }
}
