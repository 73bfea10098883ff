/// Byte strings that all grow at their ends, in one piece of memory: the rows of each word while an
/// index is built.
///
/// A string is a chain of chunks, each twice as long as the one before up to a limit: 8 bytes, 16,
/// …, and behind each the place of the next, u32.
struct PostingPool: Sendable {
  /// One string.
  struct Chain: Sendable {
    fileprivate let first: UInt32
    /// Where the next byte goes.
    fileprivate var end: UInt32
    /// Where the last chunk ends.
    fileprivate var chunkEnd: UInt32
    fileprivate var chunkSize: UInt32
  }

  private static let leastChunk: UInt32 = 8
  private static let mostChunk: UInt32 = 2048

  private var memory: [UInt8] = []

  /// How many bytes the pool takes.
  var size: Int { memory.count }

  /// Makes an empty string.
  mutating func makeChain() -> Chain {
    let start = addChunk(Self.leastChunk)
    return Chain(
      first: start, end: start, chunkEnd: start + Self.leastChunk, chunkSize: Self.leastChunk)
  }

  private mutating func addChunk(_ size: UInt32) -> UInt32 {
    let start = UInt32(memory.count)
    memory += [UInt8](repeating: 0, count: Int(size) + 4)
    return start
  }

  /// Appends a number in LEB128.
  @inline(__always)
  mutating func append(leb128 number: UInt32, to chain: inout Chain) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80, to: &chain)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest), to: &chain)
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8, to chain: inout Chain) {
    if chain.end == chain.chunkEnd { extend(&chain) }
    memory[Int(chain.end)] = byte
    chain.end += 1
  }

  private mutating func extend(_ chain: inout Chain) {
    chain.chunkSize = min(chain.chunkSize * 2, Self.mostChunk)
    let start = addChunk(chain.chunkSize)
    memory.store(start, at: Int(chain.chunkEnd))
    chain.end = start
    chain.chunkEnd = start + chain.chunkSize
  }

  /// All bytes of a string.
  func bytes(of chain: Chain) -> [UInt8] {
    var bytes: [UInt8] = []
    var start = chain.first
    var size = Self.leastChunk
    memory.withBytes { memory in
      while start + size != chain.chunkEnd {
        bytes.append(ByteView(rebasing: memory[Int(start)..<Int(start + size)]))
        start = memory.load(at: Int(start + size))
        size = min(size * 2, Self.mostChunk)
      }
      bytes.append(ByteView(rebasing: memory[Int(start)..<Int(chain.end)]))
    }
    return bytes
  }

  /// Forgets all strings but keeps the memory.
  mutating func removeAll() { memory.removeAll(keepingCapacity: true) }
}
