/// Words of four letters, in which no slip is forgiven otherwise: too many words are like them.
extension SearchStep {
  /// The step that takes words that no place has for a cuisine with a letter more, or with two
  /// letters swapped: `piza` is `pizza`, `thia` is `thai`; none when there is no such word.
  static func corrected(
    _ query: QueryWords, in layers: [WordRows]
  ) throws(QueryFault) -> [SearchStep] {
    var words = query.words
    for (index, word) in query.words.enumerated() where isOfFourLetters(word) {
      guard try isUnknown(word, in: layers), let cuisine = try cuisine(like: word, in: layers)
      else { continue }
      words[index] = cuisine
    }
    guard words != query.words else { return [] }
    return [
      SearchStep(
        query: QueryWords(words), dictionaries: [.names, .cuisines], allowsPrefix: false,
        allowsSlips: false)
    ]
  }

  private static func isOfFourLetters(_ word: String) -> Bool {
    word.utf8.count == 4 && word.utf8.allSatisfy { (0x61...0x7A).contains($0) }
  }

  private static func isUnknown(_ word: String, in layers: [WordRows]) throws(QueryFault) -> Bool {
    for layer in layers {
      for dictionary in texts {
        if try !layer.rows(of: word, in: dictionary, spelt: .whole).isEmpty { return false }
      }
    }
    return true
  }

  /// The most frequent cuisine that a word may be meant for.
  private static func cuisine(
    like word: String, in layers: [WordRows]
  ) throws(QueryFault) -> String? {
    let letters = Array(word.utf8)
    var best: (text: [UInt8], count: Int)?
    for layer in layers {
      let dictionary = TermDictionary(.cuisines, of: layer.catalogue.index)
      do throws(IndexFile.IndexFault) {
        for term in try dictionary.terms(near: letters, slips: 1, isPrefix: false) {
          let text = term.text
          // With another letter in its place it may as well be another word: `cape` is no `cake`.
          guard text.count == 5 || text.sorted() == letters.sorted() else { continue }
          if term.rowCount > best?.count ?? 0 { best = (text, term.rowCount) }
        }
      } catch { throw .index(error) }
    }
    return best.map { String(decoding: $0.text, as: UTF8.self) }
  }
}
