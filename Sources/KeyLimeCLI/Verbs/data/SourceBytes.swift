import KeyLimeEngine
import Synchronization

/// The bytes of a file, a pipe or a test, read once from their beginning to their end.
final class SourceBytes: Sendable {
  private let descriptor: Int32?
  private let closes: Bool
  /// Bytes that were read already and not handed out yet.
  private let pending: Mutex<[UInt8]>

  /// Reads from a descriptor, after some bytes that were read from it before.
  init(descriptor: Int32, closes: Bool, pending: [UInt8] = []) {
    self.descriptor = descriptor
    self.closes = closes
    self.pending = Mutex(pending)
  }

  /// Hands out bytes in memory.
  init(_ bytes: [UInt8]) {
    descriptor = nil
    closes = false
    pending = Mutex(bytes)
  }

  deinit {
    if closes, let descriptor { Platform.close(descriptor) }
  }

  /// How many bytes there are; nil when that is not known before the end.
  var size: Int? {
    descriptor.map(Platform.size(ofFile:)) ?? pending.withLock { $0.count }
  }

  /// The next bytes, at most `limit`; none at the end.
  func read(_ limit: Int) throws(FileFault) -> [UInt8] {
    let known = pending.withLock { pending in
      let known = Array(pending.prefix(limit))
      pending.removeFirst(known.count)
      return known
    }
    guard known.isEmpty, let descriptor else { return known }
    return try Platform.read(from: descriptor, limit: limit)
  }

  /// Looks at the first bytes and leaves them where they are; fewer only where the bytes end.
  func peek(_ count: Int) throws(FileFault) -> [UInt8] {
    var first: [UInt8] = []
    while first.count < count {
      let next = try read(max(1 << 16, count))
      if next.isEmpty { break }
      first += next
    }
    pending.withLock { $0 = first + $0 }
    return Array(first.prefix(count))
  }

  /// The bytes as an import reads them.
  var input: ImportInput {
    ImportInput(size: size) { [self] limit throws(FileFault) in try read(limit) }
  }
}
