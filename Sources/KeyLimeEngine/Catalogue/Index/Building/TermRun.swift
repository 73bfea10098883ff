/// Terms in order that were put aside in a scratch file while an index is built.
///
/// For each term: length of its text u8, how many rows u32, the last row u32, length of the rows
/// u32, the text, the rows in LEB128 (``TermRows``).
struct TermRun: Sendable {
  static let headerSize = 13

  let file: ScratchFile
  let range: Range<Int>

  /// Writes all words of a vocabulary from an offset on.
  init(_ vocabulary: Vocabulary, to file: ScratchFile, at offset: Int) throws(FileFault) {
    var end = offset
    var buffer: [UInt8] = []
    for number in vocabulary.sortedNumbers() {
      Self.append(vocabulary.term(number), to: &buffer)
      if buffer.count >= 1 << 18 { try Self.flush(&buffer, to: file, at: &end) }
    }
    try Self.flush(&buffer, to: file, at: &end)
    self.file = file
    range = offset..<end
  }

  private static func append(_ term: TermRows, to buffer: inout [UInt8]) {
    buffer.append(UInt8(term.text.count))
    buffer.append(littleEndian: term.count)
    buffer.append(littleEndian: term.last)
    buffer.append(littleEndian: UInt32(term.rows.count))
    buffer += term.text
    buffer += term.rows
  }

  private static func flush(
    _ buffer: inout [UInt8], to file: ScratchFile, at end: inout Int
  ) throws(FileFault) {
    try buffer.withBytes { (bytes) throws(FileFault) in try file.write(bytes, at: end) }
    end += buffer.count
    buffer.removeAll(keepingCapacity: true)
  }
}

/// Goes through the terms of a run, or of a vocabulary, in order.
struct TermReader {
  private enum Source {
    case run(TermRun)
    case vocabulary(Vocabulary, order: [Int])
  }

  private let source: Source
  /// The next byte of the run to be read into the buffer, or the next place in the order.
  private var next: Int
  private var buffer: [UInt8] = []
  private var position = 0
  /// The term at hand; nil at the end.
  private(set) var term: TermRows?

  private static let bufferSize = 1 << 16

  /// Starts at the first term of a run.
  init(_ run: TermRun) throws(FileFault) {
    source = .run(run)
    next = run.range.lowerBound
    try advance()
  }

  /// Starts at the first term of a vocabulary.
  init(_ vocabulary: Vocabulary) throws(FileFault) {
    source = .vocabulary(vocabulary, order: vocabulary.sortedNumbers())
    next = 0
    try advance()
  }

  /// Goes on to the next term.
  mutating func advance() throws(FileFault) {
    switch source {
    case .vocabulary(let vocabulary, let order):
      term = next < order.count ? vocabulary.term(order[next]) : nil
      next += 1
    case .run(let run):
      guard position < buffer.count || next < run.range.upperBound else { return term = nil }
      try need(TermRun.headerSize, of: run)
      let (textCount, rowsCount) = buffer.withBytes { bytes in
        (Int(bytes[position]), Int(bytes.load(at: position + 9, as: UInt32.self)))
      }
      try need(TermRun.headerSize + textCount + rowsCount, of: run)
      takeTerm(textCount, rowsCount)
    }
  }

  private mutating func takeTerm(_ textCount: Int, _ rowsCount: Int) {
    let (count, last) = buffer.withBytes { bytes in
      (bytes.load(at: position + 1, as: UInt32.self), bytes.load(at: position + 5, as: UInt32.self))
    }
    let text = position + TermRun.headerSize
    let rows = text + textCount
    term = TermRows(
      text: Array(buffer[text..<rows]), count: count, last: last,
      rows: Array(buffer[rows..<rows + rowsCount]))
    position = rows + rowsCount
  }

  /// Makes sure that the bytes that are needed from the position on are in the buffer.
  private mutating func need(_ count: Int, of run: TermRun) throws(FileFault) {
    let missing = count - (buffer.count - position)
    guard missing > 0 else { return }
    let end = min(next + max(missing, Self.bufferSize), run.range.upperBound)
    buffer.removeSubrange(..<position)
    position = 0
    buffer += try run.file.read(next..<end)
    next = end
  }
}

/// One term of a dictionary with the rows that hold it.
struct TermRows: Equatable {
  let text: [UInt8]
  /// How many rows there are.
  private(set) var count: UInt32
  /// The last of the rows.
  private(set) var last: UInt32
  /// The rows as differences in LEB128, the first as it is.
  private(set) var rows: [UInt8]

  /// A term whose rows are laid out already.
  init(text: [UInt8], count: UInt32, last: UInt32, rows: [UInt8]) {
    self.text = text
    self.count = count
    self.last = last
    self.rows = rows
  }

  /// A term of no rows yet.
  private init(text: [UInt8]) { self.init(text: text, count: 0, last: 0, rows: []) }

  /// Appends a row behind all others; one that is there already is not added again.
  private mutating func append(_ row: UInt32) {
    guard count == 0 || row != last else { return }
    rows.append(leb128: row - last)
    last = row
    count += 1
  }

  /// The term with more rows, which ascend.
  func inserting(_ more: [UInt32]) -> TermRows {
    var all = TermRows(text: text)
    all.rows.reserveCapacity(rows.count + 2 * more.count)
    var rest = more[...]
    forEachRow { row in
      while let next = rest.first, next < row {
        all.append(next)
        rest = rest.dropFirst()
      }
      all.append(row)
    }
    for row in rest { all.append(row) }
    return all
  }

  /// Appends rows of the same term that are all behind these.
  mutating func append(_ later: TermRows) {
    guard count > 0 else { return self = later }
    var first: UInt32 = 0
    var length = 0
    repeat {
      first |= UInt32(later.rows[length] & 0x7F) << (7 * UInt32(length))
      length += 1
    } while later.rows[length - 1] & 0x80 != 0
    rows.append(leb128: first - last)
    rows += later.rows[length...]
    count += later.count
    last = later.last
  }

  /// Visits the rows, ascending.
  func forEachRow(_ body: (UInt32) -> Void) {
    var (row, number, shift): (UInt32, UInt32, UInt32) = (0, 0, 0)
    for byte in rows {
      number |= UInt32(byte & 0x7F) << shift
      shift += 7
      guard byte & 0x80 == 0 else { continue }
      row += number
      body(row)
      (number, shift) = (0, 0)
    }
  }
}
