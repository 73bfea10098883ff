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

/// Takes whole numbers from bytes, one behind the other.
struct PackedReader {
  private let bytes: PackedBytes
  private var position: Int

  init(_ bytes: [UInt8], from position: Int) {
    (self.bytes, self.position) = (PackedBytes(bytes), position)
  }

  /// The next number; nil when the bytes end before.
  @inline(__always)
  mutating func next<Number: FixedWidthInteger>(_: Number.Type) -> Number? {
    let size = MemoryLayout<Number>.size
    guard position + size <= bytes.count else { return nil }
    defer { position += size }
    return bytes.load(at: position)
  }

  /// The next bytes; nil when there are not so many.
  mutating func next(bytes count: Int) -> [UInt8]? {
    guard position + count <= bytes.count else { return nil }
    defer { position += count }
    return Array(bytes.bytes[position..<(position + count)])
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

  /// Appends an unsigned number in LEB128: seven bits a byte, least first, high bit for "more".
  mutating func append(leb128 number: UInt32) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }
}
