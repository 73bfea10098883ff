/// Bytes read from an index, from which whole numbers are taken at any offset.
///
/// Every load is checked against the end, so a damaged offset stops the program at worst with a
/// trap here; offsets that come out of the file are compared with the sizes of their sections
/// before they get this far.
struct PackedBytes {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  @inline(__always)
  func load<Number: FixedWidthInteger>(at offset: Int, as: Number.Type = Number.self) -> Number {
    bytes.withBytes { $0.load(at: offset) }
  }
}

extension BoundingBox {
  /// Reads a box as the index stores it.
  init(_ view: PackedBytes, at offset: Int) {
    south = view.load(at: offset)
    west = view.load(at: offset + 4)
    north = view.load(at: offset + 8)
    east = view.load(at: offset + 12)
  }
}

extension [UInt8] {
  /// The bytes of a whole number, least first.
  init(littleEndian number: some FixedWidthInteger) {
    self = []
    append(littleEndian: number)
  }

  /// Appends a number in LEB128.
  mutating func append(leb128 number: UInt32) { number.forEachByteOfLEB128 { append($0) } }
}

extension UInt32 {
  /// Calls `body` with each byte of the number in LEB128: seven bits a byte, least first, high bit
  /// for "more".
  @inline(__always)
  func forEachByteOfLEB128(_ body: (UInt8) -> Void) {
    var rest = self
    while rest >= 0x80 {
      body(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    body(UInt8(truncatingIfNeeded: rest))
  }
}
