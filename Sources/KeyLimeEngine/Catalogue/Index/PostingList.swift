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
