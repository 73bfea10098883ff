#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A window on bytes that somebody else owns, in which every access is checked.
///
/// Readers of files and texts pass this instead of copies. It must not outlive the call that lent
/// it. Positions count from 0. Reading outside the window stops the program.
public struct ByteView: RandomAccessCollection {
  private let base: UnsafePointer<UInt8>?
  /// How many bytes the window has.
  public let count: Int

  /// An empty window.
  public init() { (base, count) = (nil, 0) }

  /// Lends a buffer of the standard library.
  @inline(__always)
  public init(_ buffer: UnsafeBufferPointer<UInt8>) {
    (base, count) = (buffer.baseAddress, buffer.count)
  }

  /// Lends memory that another type of this layer owns.
  @inline(__always)
  init(_ memory: UnsafeRawPointer, count: Int) {
    base = memory.assumingMemoryBound(to: UInt8.self)
    self.count = count
  }

  /// The UTF-8 bytes of a literal, which live as long as the program.
  init(_ text: StaticString) { (base, count) = (text.utf8Start, text.utf8CodeUnitCount) }

  /// A part of another window, counted from 0 again.
  @inline(__always)
  public init(rebasing slice: Slice<ByteView>) {
    let whole = slice.base
    precondition(slice.startIndex >= 0 && slice.endIndex <= whole.count)
    base = whole.base.map { $0 + slice.startIndex }
    count = slice.endIndex - slice.startIndex
  }

  /// Always 0.
  @inline(__always)
  public var startIndex: Int { 0 }
  /// The number of bytes.
  @inline(__always)
  public var endIndex: Int { count }

  /// The next position; positions are checked where a byte is read.
  @inline(__always)
  public func index(after position: Int) -> Int { position + 1 }
  /// Moves on to the next position.
  @inline(__always)
  public func formIndex(after position: inout Int) { position += 1 }
  /// The position some bytes on, or back.
  @inline(__always)
  public func index(_ position: Int, offsetBy distance: Int) -> Int { position + distance }
  /// How many bytes lie between two positions.
  @inline(__always)
  public func distance(from start: Int, to end: Int) -> Int { end - start }

  /// The byte at a position.
  @inline(__always)
  public subscript(position: Int) -> UInt8 {
    guard position >= 0, position < count, let base else {
      preconditionFailure("there is no byte \(position)")
    }
    return base[position]
  }

  /// The number that the bytes from a position on hold, least byte first.
  @inline(__always)
  func load<Number: FixedWidthInteger>(at position: Int, as: Number.Type = Number.self) -> Number {
    guard position >= 0, MemoryLayout<Number>.size <= count - position, let base else {
      preconditionFailure("there is no number at \(position)")
    }
    return Number(
      littleEndian: UnsafeRawPointer(base).loadUnaligned(
        fromByteOffset: position, as: Number.self))
  }

  /// The position of the first such byte at or after another position; nil when there is none.
  @inline(__always)
  func firstIndex(of byte: UInt8, from position: Int) -> Int? {
    guard position >= 0, position < count, let base else { return nil }
    return memchr(base + position, Int32(byte), count - position).map {
      UnsafeRawPointer($0) - UnsafeRawPointer(base)
    }
  }

  /// The number that eight bytes from a position on hold, least byte first.
  ///
  /// Every byte of a file passes through this one; where nothing is optimised, as in tests, it
  /// takes a small part of the time of the one for any type.
  @inline(__always)
  func load(at position: Int, as: UInt64.Type = UInt64.self) -> UInt64 {
    guard position >= 0, 8 <= count - position, let base else {
      preconditionFailure("there is no number at \(position)")
    }
    var number: UInt64 = 0
    memcpy(&number, base + position, 8)
    return UInt64(littleEndian: number)
  }

  /// The number that at most eight bytes from a position on hold, least byte first; 0 for what is
  /// not there.
  @inline(__always)
  func word(at position: Int) -> UInt64 {
    let rest = count - position
    if rest >= 8 { return load(at: position) }
    // Two loads that overlap agree on what they both have.
    if rest >= 4 {
      let end = UInt64(load(at: count - 4, as: UInt32.self)) << (8 * UInt64(rest - 4))
      return UInt64(load(at: position, as: UInt32.self)) | end
    }
    if rest >= 2 {
      let end = UInt64(load(at: count - 2, as: UInt16.self)) << (8 * UInt64(rest - 2))
      return UInt64(load(at: position, as: UInt16.self)) | end
    }
    return rest == 1 ? UInt64(self[position]) : 0
  }

  func isEqual(to other: ByteView) -> Bool {
    guard count == other.count, let base, let start = other.base else {
      return count == other.count
    }
    return memcmp(base, start, count) == 0
  }

  /// Whether these bytes stand before others, byte by byte; the shorter first where one begins the
  /// other.
  func precedes(_ other: ByteView) -> Bool { order(to: other) < 0 }

  /// Below zero when these bytes stand before others, zero when they are the same.
  func order(to other: ByteView) -> Int {
    let shared = Swift.min(count, other.count)
    guard shared > 0, let base, let start = other.base else { return count - other.count }
    let order = Int(memcmp(base, start, shared))
    return order == 0 ? count - other.count : order
  }

  func count(of byte: UInt8) -> Int {
    var (count, position) = (0, 0)
    while let found = firstIndex(of: byte, from: position) {
      count += 1
      position = found + 1
    }
    return count
  }

  func holds(_ text: StaticString, at position: Int) -> Bool {
    guard position >= 0, text.utf8CodeUnitCount <= count - position else { return false }
    for index in 0..<text.utf8CodeUnitCount where self[position + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Lends all bytes to a system call.
  func withRaw<Fault: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Fault) -> Void
  ) throws(Fault) {
    try body(UnsafeRawBufferPointer(start: base, count: count))
  }

  /// Hands the bytes to algorithms of the standard library that are faster with all of them.
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    try body(UnsafeBufferPointer(start: base, count: count))
  }
}

extension [UInt8] {
  /// Lends the bytes for one call.
  @inline(__always)
  public func withBytes<Result, Fault: Error>(
    _ body: (ByteView) throws(Fault) -> Result
  ) throws(Fault) -> Result {
    try withUnsafeBufferPointer { (buffer) throws(Fault) in try body(ByteView(buffer)) }
  }

  /// Appends the bytes of a window.
  @inline(__always)
  mutating func append(_ bytes: ByteView) { bytes.withRaw { append(contentsOf: $0) } }

  /// Appends a whole number, least byte first.
  @inline(__always)
  mutating func append(littleEndian number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  /// Writes bytes over those at an offset.
  mutating func replace(at offset: Int, with bytes: ByteView) {
    bytes.withRaw { replaceSubrange(offset..<offset + $0.count, with: $0) }
  }

  /// Writes a whole number over the bytes at an offset, least byte first.
  mutating func store<Number: FixedWidthInteger & BitwiseCopyable>(_ number: Number, at offset: Int)
  {
    precondition(offset >= 0 && MemoryLayout.size(ofValue: number) <= count - offset)
    withUnsafeMutableBytes {
      $0.storeBytes(of: number.littleEndian, toByteOffset: offset, as: Number.self)
    }
  }
}

extension ArraySlice<UInt8> {
  /// Lends the bytes for one call; positions count from 0.
  @inline(__always)
  public func withBytes<Result, Fault: Error>(
    _ body: (ByteView) throws(Fault) -> Result
  ) throws(Fault) -> Result {
    try withUnsafeBufferPointer { (buffer) throws(Fault) in try body(ByteView(buffer)) }
  }
}

extension String {
  /// Lends the UTF-8 bytes for one call.
  @inline(__always)
  mutating func withBytes<Result>(_ body: (ByteView) throws -> Result) rethrows -> Result {
    try withUTF8 { try body(ByteView($0)) }
  }

  /// Whether its UTF-8 bytes stand before those of another text: an order that is the same
  /// everywhere.
  func precedesInBytes(_ other: String) -> Bool {
    var (text, other) = (self, other)
    return text.withBytes { bytes in other.withBytes { bytes.precedes($0) } }
  }
}
