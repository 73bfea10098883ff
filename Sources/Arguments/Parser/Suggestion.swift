/// "Did you mean": the words of a list that lie closest to a word that is not in it.
public enum Suggestion {
  /// The closest words, best first, ties in the order of the list; empty when none is close.
  ///
  /// Close means a Damerau-Levenshtein distance (optimal string alignment: insert, delete, replace,
  /// swap neighbours; case does not count) of at most a third of the longer word, or 1, but never all
  /// of it; a word that the typed one begins (three letters or more) is close too.
  public static func closest(
    to word: String, among words: [String], limit: Int = 3
  ) -> [String] {
    let typed = Array(word.lowercased().unicodeScalars)
    var found: [(word: String, distance: Int)] = []
    for candidate in words where candidate != word {
      let letters = Array(candidate.lowercased().unicodeScalars)
      let bound = max(1, max(typed.count, letters.count) / 3)
      if abs(typed.count - letters.count) <= bound {
        let distance = distance(typed, letters)
        if distance <= bound, distance < max(typed.count, letters.count) {
          found.append((candidate, distance))
        }
      } else if typed.count >= 3, letters.starts(with: typed) {
        found.append((candidate, bound + 1))
      }
    }
    guard let best = found.map(\.distance).min() else { return [] }
    return found.filter { $0.distance <= best + 1 }.sorted { $0.distance < $1.distance }
      .prefix(limit).map(\.word)
  }

  /// The Damerau-Levenshtein distance (optimal string alignment) of two words.
  public static func distance(_ first: String, _ second: String) -> Int {
    distance(Array(first.unicodeScalars), Array(second.unicodeScalars))
  }

  private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for i in first.indices {
      var row = [i + 1]
      for j in second.indices {
        let replaced = last[j] + (first[i] == second[j] ? 0 : 1)
        var cost = min(replaced, min(last[j + 1], row[j]) + 1)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[second.count]
  }
}
