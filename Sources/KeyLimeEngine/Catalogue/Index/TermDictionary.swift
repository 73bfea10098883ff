/// One sorted dictionary of the index: terms, and the rows that hold each.
struct TermDictionary {
  typealias IndexFault = IndexFile.IndexFault

  /// A term found, by its place in the sorted order.
  struct Term: Equatable {
    let text: [UInt8]
    let rowCount: Int
    fileprivate let rowsStart: Int
    fileprivate let rowsEnd: Int
  }

  private static let entrySize = 16
  private let index: IndexFile
  private let sections:
    (terms: IndexLayout.Section, text: IndexLayout.Section, rows: IndexLayout.Section)

  init(_ dictionary: IndexLayout.Dictionary, of index: IndexFile) {
    self.index = index
    sections = dictionary.sections
  }

  /// How many terms there are.
  var count: Int { index.length(of: sections.terms) / Self.entrySize }

  /// The term spelled exactly so, or nil.
  func term(_ text: some Collection<UInt8>) throws(IndexFault) -> Term? {
    let position = try firstPosition(notBefore: Array(text))
    guard position < count else { return nil }
    let term = try terms(position..<position + 1)[0]
    return term.text.elementsEqual(text) ? term : nil
  }

  /// The terms that begin with a text, in order; only those that a test lets through.
  func terms(
    withPrefix prefix: some Collection<UInt8>, where isWanted: (ByteView) -> Bool = { _ in true }
  ) throws(IndexFault) -> [Term] {
    let prefix = Array(prefix)
    let start = try firstPosition(notBefore: prefix)
    guard start < count else { return [] }
    let end = try prefix.successor.map { (next) throws(IndexFault) in
      max(start, try firstPosition(notBefore: next))
    }
    return try terms(start..<(end ?? count), where: isWanted)
  }

  /// The rows that hold a term, ascending.
  func rows(of term: Term) throws(IndexFault) -> [Row] {
    var rows: [Row] = []
    rows.reserveCapacity(term.rowCount)
    try postings(of: term).forEach { rows.append($0) }
    return rows
  }

  /// The first rows that hold a term, up to a number of them.
  func rows(of term: Term, atMost most: Int) throws(IndexFault) -> [Row] {
    // A row takes five bytes or less, and a common term has a row in twenty of the catalogue.
    let end =
      most < term.rowCount ? min(term.rowsEnd, term.rowsStart + 5 * most) : term.rowsEnd
    let postings = PostingList(try index.read(sections.rows, term.rowsStart..<end))
    var (rows, cursor): ([Row], _) = ([], PostingList.Cursor())
    while rows.count < most, let row = try postings.next(&cursor) { rows.append(row) }
    return rows
  }

  /// Adds the rows that hold a term to a set.
  func insertRows(of term: Term, into set: inout RowSet) throws(IndexFault) {
    try set.insert(postings(of: term))
  }

  private func postings(of term: Term) throws(IndexFault) -> PostingList {
    PostingList(try index.read(sections.rows, term.rowsStart..<term.rowsEnd))
  }

  /// The first position whose term is not before a text, by binary search.
  private func firstPosition(notBefore text: [UInt8]) throws(IndexFault) -> Int {
    try (0..<count).firstPlace { (place) throws(IndexFault) in
      try !terms(place..<place + 1)[0].text.lexicographicallyPrecedes(text)
    }
  }

  /// The terms at some positions that a test lets through.
  private func terms(
    _ positions: Range<Int>, where isWanted: (ByteView) -> Bool = { _ in true }
  ) throws(IndexFault) -> [Term] {
    guard !positions.isEmpty else { return [] }
    // One entry more tells where the rows of the last term end.
    let last = min(positions.upperBound + 1, count)
    let view = try index.read(
      sections.terms, positions.lowerBound * Self.entrySize..<last * Self.entrySize)
    let textStart = Int(view.load(at: 0, as: UInt32.self))
    let lastEntry = (positions.count - 1) * Self.entrySize
    let textEnd =
      Int(view.load(at: lastEntry, as: UInt32.self))
      + Int(view.load(at: lastEntry + 12, as: UInt16.self))
    guard textStart <= textEnd else { throw IndexFault(reason: "terms out of order") }
    let text = try index.read(sections.text, textStart..<textEnd)
    var terms: [Term] = []
    for place in 0..<positions.count {
      let entry = place * Self.entrySize
      let term = try term(view, at: entry, text: text, textStart: textStart, where: isWanted)
      if let term { terms.append(term) }
    }
    return terms
  }

  private func term(
    _ view: PackedBytes, at entry: Int, text: PackedBytes, textStart: Int,
    where isWanted: (ByteView) -> Bool
  ) throws(IndexFault) -> Term? {
    let start = Int(view.load(at: entry, as: UInt32.self)) - textStart
    let end = start + Int(view.load(at: entry + 12, as: UInt16.self))
    let rowsStart = Int(view.load(at: entry + 4, as: UInt32.self))
    let isLast = entry + Self.entrySize >= view.count
    let rowsEnd =
      isLast
      ? index.length(of: sections.rows)
      : Int(view.load(at: entry + Self.entrySize + 4, as: UInt32.self))
    guard start >= 0, end <= text.count, start <= end, rowsStart <= rowsEnd else {
      throw IndexFault(reason: "a term lies outside its section")
    }
    guard text.bytes[start..<end].withBytes(isWanted) else { return nil }
    return Term(
      text: Array(text.bytes[start..<end]),
      rowCount: Int(view.load(at: entry + 8, as: UInt32.self)), rowsStart: rowsStart,
      rowsEnd: rowsEnd)
  }
}

extension [UInt8] {
  /// The least byte string after all that begin with this one; nil when there is none.
  fileprivate var successor: [UInt8]? {
    var next = self
    while let last = next.popLast() {
      if last < 0xFF { return next + [last + 1] }
    }
    return nil
  }
}

/// The rows that hold a term: ascending, as differences in LEB128 (see ``IndexLayout``).
///
/// Common words are in every twentieth row, so taking a list apart is most of what a search does.
struct PostingList {
  private let bytes: [UInt8]

  init(_ view: PackedBytes) { bytes = view.bytes }

  /// Calls `body` with each row.
  ///
  /// Throws when a number is longer than any row's.
  @inline(__always)
  func forEach(_ body: (Row) -> Void) throws(IndexFile.IndexFault) {
    var cursor = Cursor()
    while let row = try next(&cursor) { body(row) }
  }

  /// How far a list was taken apart.
  struct Cursor {
    fileprivate var row = 0
    fileprivate var index = 0
  }

  /// The next row; nil behind the last.
  @inline(__always)
  func next(_ cursor: inout Cursor) throws(IndexFile.IndexFault) -> Row? {
    guard cursor.index < bytes.count else { return nil }
    var byte = bytes[cursor.index]
    cursor.index &+= 1
    var number = Int(byte & 0x7F)
    var shift = 7
    while byte & 0x80 != 0, cursor.index < bytes.count, shift < 35 {
      byte = bytes[cursor.index]
      cursor.index &+= 1
      number |= Int(byte & 0x7F) << shift
      shift &+= 7
    }
    if byte & 0x80 != 0 { throw IndexFile.IndexFault(reason: "a row number is too long") }
    cursor.row &+= number
    return cursor.row
  }
}
