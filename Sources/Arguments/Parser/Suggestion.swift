/// Finds similar words, for "did you mean".
public enum Suggestion {
  /// The words of a list that are close to `word`, each once, closest first, ties in list order;
  /// empty when none is close.
  ///
  /// Close means a Damerau-Levenshtein distance (optimal string alignment, ignoring case) of at
  /// most a third of the longer word, or 1, but less than its whole length. Words that begin with
  /// `word` (three letters or more) are close too.
  public static func closest(
    to word: String, among words: [String], limit: Int = 3
  ) -> [String] {
    let typed = Array(word.lowercased().unicodeScalars)
    var found: [(word: String, distance: Int)] = []
    var seen: Set<String> = [word]
    for candidate in words where seen.insert(candidate).inserted {
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
