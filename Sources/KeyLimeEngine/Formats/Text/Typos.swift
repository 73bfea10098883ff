/// How many typing slips turn one word into another.
///
/// A slip is a letter added, left out or replaced, or two neighbours swapped (optimal string
/// alignment, the restricted Damerau-Levenshtein distance). A slip in the first letter counts
/// twice, because people rarely make it. Words are compared letter by letter after folding.
public enum Typos {
  /// The slips that a word may hold, by its letters: none below 5, one from 5, two from 9.
  public static func allowed(inWordOf letters: Int) -> Int {
    letters < 5 ? 0 : letters < 9 ? 1 : 2
  }

  /// The number of slips between two folded words, or nil when there are more than `limit`.
  ///
  /// `isPrefix` lets `word` go on after the letters that match, for a word still being typed.
  static func count(
    from query: [UInt8], to word: [UInt8], limit: Int, isPrefix: Bool = false
  ) -> Int? {
    // Bytes are the letters of ASCII, and nearly all words that are compared have no others.
    if query.allSatisfy({ $0 < 0x80 }) {
      return count(ofLetters: query, to: word, limit: limit, isPrefix: isPrefix)
    }
    return count(
      ofLetters: letters(query), to: letters(word), limit: limit, isPrefix: isPrefix)
  }

  private static func letters(_ word: [UInt8]) -> [Unicode.Scalar] {
    Array(String(decoding: word, as: UTF8.self).unicodeScalars)
  }

  private static func count<Letter: Equatable>(
    ofLetters query: [Letter], to word: [Letter], limit: Int, isPrefix: Bool
  ) -> Int? {
    if query.count - word.count > limit { return nil }
    if !isPrefix, word.count - query.count > limit { return nil }
    let firstLetterPenalty = query.first == word.first ? 0 : 1
    let columns = min(word.count, query.count + limit)
    var rows = Rows(columns: columns)
    for i in 1...max(1, query.count) where !query.isEmpty {
      let best = rows.advance(i, query: query, word: word, columns: columns)
      if best + firstLetterPenalty > limit { return nil }
    }
    let distance = isPrefix ? rows.current[...columns].min() ?? 0 : rows.current[word.count]
    let total = distance + (distance > 0 ? firstLetterPenalty : 0)
    return total <= limit ? total : nil
  }

  /// The last three rows of the alignment table.
  private struct Rows {
    var current: [Int]
    var previous: [Int]
    var beforePrevious: [Int]

    init(columns: Int) {
      current = Array(0...columns)
      previous = current
      beforePrevious = current
    }

    mutating func advance<Letter: Equatable>(
      _ i: Int, query: [Letter], word: [Letter], columns: Int
    ) -> Int {
      swap(&beforePrevious, &previous)
      swap(&previous, &current)
      current[0] = i
      var best = i
      for j in 1...max(1, columns) where columns > 0 {
        let replace = previous[j - 1] + (query[i - 1] == word[j - 1] ? 0 : 1)
        var cost = min(replace, previous[j] + 1, current[j - 1] + 1)
        if i > 1, j > 1, query[i - 1] == word[j - 2], query[i - 2] == word[j - 1] {
          cost = min(cost, beforePrevious[j - 2] + 1)
        }
        current[j] = cost
        best = min(best, cost)
      }
      return best
    }
  }
}
