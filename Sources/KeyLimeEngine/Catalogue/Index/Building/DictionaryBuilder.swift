/// Builds one dictionary of the index: terms in order, with the rows that hold each.
struct DictionaryBuilder: Sendable {
  /// The words since the last ones were put aside.
  private(set) var vocabulary = Vocabulary()
  private var runs: [TermRun] = []
  private let scratch: Scratch

  init(_ scratch: Scratch) { self.scratch = scratch }

  /// Notes that a row holds a word.
  @inline(__always)
  mutating func add(_ word: ByteView, row: UInt32) { vocabulary.add(word, row: row) }

  /// Puts the words in memory aside; only between two rows.
  mutating func putAside() throws(FileFault) {
    guard let folder = scratch.folder, vocabulary.count > 0 else { return }
    if let last = runs.last {
      runs.append(try TermRun(vocabulary, to: last.file, at: last.range.upperBound))
    } else {
      runs = [try TermRun(vocabulary, to: ScratchFile(in: folder), at: 0)]
    }
    vocabulary.removeAll()
  }

  /// Writes the three sections.
  ///
  /// Primary rows get the words of the rows that are hidden behind them.
  mutating func finish(
    _ dictionary: IndexLayout.Dictionary, completing duplicates: DuplicatePairs,
    to writer: inout IndexWriter
  ) throws(FileFault) {
    if !runs.isEmpty { try putAside() }
    let (count, textLength) = try measure()
    let places = dictionary.sections
    var terms = SectionWriter(at: writer.reserve(places.terms, length: count * 16))
    var text = SectionWriter(at: writer.reserve(places.text, length: textLength))
    var rows = writer.writer()
    try forEachTerm { (term) throws(FileFault) in
      let term = duplicates.completed(term)
      terms.buffer.append(littleEndian: UInt32(text.length))
      terms.buffer.append(littleEndian: UInt32(rows.length))
      terms.buffer.append(littleEndian: term.count)
      terms.buffer.append(littleEndian: UInt32(term.text.count))
      text.buffer += term.text
      rows.buffer += term.rows
      try terms.flushIfFull(to: &writer.storage)
      try text.flushIfFull(to: &writer.storage)
      try rows.flushIfFull(to: &writer.storage)
    }
    try terms.flush(to: &writer.storage)
    try text.flush(to: &writer.storage)
    try writer.finish(places.rows, &rows)
    (vocabulary, runs) = (Vocabulary(), [])
  }

  /// How many terms there are, and the length of their texts.
  private func measure() throws(FileFault) -> (count: Int, textLength: Int) {
    guard !runs.isEmpty else { return (vocabulary.count, vocabulary.textLength) }
    var (count, textLength) = (0, 0)
    try forEachTerm { term in
      count += 1
      textLength += term.text.count
    }
    return (count, textLength)
  }

  /// Visits all terms in order.
  ///
  /// The rows of one that is in several runs are joined: the runs follow each
  /// other in the order of rows.
  private func forEachTerm(_ body: (TermRows) throws(FileFault) -> Void) throws(FileFault) {
    var readers: [TermReader] = []
    for run in runs { readers.append(try TermReader(run)) }
    if runs.isEmpty { readers.append(try TermReader(vocabulary)) }
    while let text = least(of: readers) {
      var joined = TermRows(text: text, count: 0, last: 0, rows: [])
      for index in readers.indices {
        guard let term = readers[index].term, term.text == text else { continue }
        joined.append(term)
        try readers[index].advance()
      }
      try body(joined)
    }
  }

  private func least(of readers: [TermReader]) -> [UInt8]? {
    guard readers.count > 1 else { return readers.first?.term?.text }
    return readers.compactMap { $0.term?.text }.min { $0.lexicographicallyPrecedes($1) }
  }
}
