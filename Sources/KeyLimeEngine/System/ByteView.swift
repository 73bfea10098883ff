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
/// it: it is made by `withBytes` of an array or a string alone. Positions count from 0; reading
/// outside the window stops the program.
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

  /// Whether a text starts at a position.
  func holds(_ text: StaticString, at position: Int) -> Bool {
    guard position >= 0, text.utf8CodeUnitCount <= count - position else { return false }
    for index in 0..<text.utf8CodeUnitCount where self[position + index] != text.utf8Start[index] {
      return false
    }
    return true
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
}
