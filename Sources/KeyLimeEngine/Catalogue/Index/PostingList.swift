/// The rows that hold a term: ascending, as differences in LEB128 (see ``IndexLayout``).
///
/// Common words are in every twentieth row, so taking a list apart is most of what a search does. It
/// reads its bytes through an unsafe buffer, never past their end.
struct PostingList {
  private let bytes: [UInt8]

  init(_ view: PackedBytes) { bytes = view.bytes }

  /// Calls `body` with each row.
  ///
  /// Throws when a number is longer than any row's.
  @inline(__always)
  func forEach(_ body: (Row) -> Void) throws(IndexFile.IndexFault) {
    let isWhole = bytes.withBytes { bytes in
      var (row, index) = (0, 0)
      while index < bytes.count {
        var byte = bytes[index]
        index &+= 1
        var number = Int(byte & 0x7F)
        var shift = 7
        while byte & 0x80 != 0, index < bytes.count, shift < 35 {
          byte = bytes[index]
          index &+= 1
          number |= Int(byte & 0x7F) << shift
          shift &+= 7
        }
        if byte & 0x80 != 0 { return false }
        row &+= number
        body(row)
      }
      return true
    }
    guard isWhole else { throw IndexFile.IndexFault(reason: "a row number is too long") }
  }
}
