/// The rows of one layer of a catalogue that hold a word, remembered while one question is
/// answered: the steps of a search ask for the same words again and again, and a common word is in
/// every twentieth row.
final class WordRows {
  /// How a word may stand in a text.
  enum Spelling: Hashable {
    /// As it is.
    case whole
    /// As the beginning of a word.
    case prefix
    /// With some typing slips, as a word or as the beginning of one.
    case misspelt(slips: Int, isPrefix: Bool)
  }

  private struct Key: Hashable {
    let word: String
    let dictionary: IndexLayout.Dictionary
    let spelling: Spelling
  }

  let catalogue: Catalogue
  private var known: [Key: RowSet] = [:]

  init(_ catalogue: Catalogue) { self.catalogue = catalogue }

  /// The rows that hold a folded word in a dictionary of the index.
  func rows(
    of word: String, in dictionary: IndexLayout.Dictionary, spelt spelling: Spelling
  ) throws(QueryFault) -> RowSet {
    let key = Key(word: word, dictionary: dictionary, spelling: spelling)
    if let rows = known[key] { return rows }
    var rows = RowSet(none: catalogue.recordCount)
    let terms = TermDictionary(dictionary, of: catalogue.index)
    do throws(IndexFile.IndexFault) {
      for term in try terms.terms(Array(word.utf8), spelt: spelling) {
        try terms.insertRows(of: term, into: &rows)
      }
    } catch { throw .index(error) }
    known[key] = rows
    return rows
  }
}

extension TermDictionary {
  fileprivate func terms(
    _ word: [UInt8], spelt spelling: WordRows.Spelling
  ) throws(IndexFault) -> [Term] {
    switch spelling {
    case .whole: try term(word).map { [$0] } ?? []
    case .prefix: try terms(withPrefix: word)
    case .misspelt(let slips, let isPrefix):
      try terms(near: word, slips: slips, isPrefix: isPrefix)
    }
  }

  /// The terms within a number of typing slips of a word.
  ///
  /// A slip in the first letter counts twice, so with one slip only terms with the same first
  /// letter need looking at.
  func terms(near word: [UInt8], slips: Int, isPrefix: Bool) throws(IndexFault) -> [Term] {
    // A letter takes up to four bytes where it is not ASCII.
    let slack = word.allSatisfy { $0 < 0x80 } ? slips : slips * 4
    let lengths = word.count - slack...(isPrefix ? .max : word.count + slack)
    return try terms(withPrefix: slips < 2 ? word.prefix(1) : []) { text in
      lengths.contains(text.count)
        && Typos.count(from: word, to: Array(text), limit: slips, isPrefix: isPrefix) != nil
    }
  }
}
