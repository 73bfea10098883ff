/// Lines in the order of their keys, in one file that is read in blocks: how a snapshot is kept.
///
/// The file has three parts. Numbers are little-endian.
///
///     blocks   whole lines, each ended by a line feed; a block ends at the first line past 4096 bytes
///     index    for each block 16 bytes: UInt32 offset of the block, UInt32 offset of its first key
///              among the keys, UInt64 fingerprint of the block; then the first keys themselves
///     footer   40 bytes: "KLTABLE" and the version; UInt64 each: the bytes of all blocks, how many
///              blocks, the bytes of the index, the fingerprint of the index and of these numbers
///
/// A line is the letter of a ``Section``, the texts of a key, each ended by a tab, and a body:
///
///     Bn4412345678<TAB>7h2c9qk4m0wd<TAB>k3f9q0d7m2xa.17<TAB>{"v":1,"replica":"k3f9q0d7m2xa", ...}
///
/// What does not match its fingerprint is reported as a ``SnapshotFault``; nothing is believed
/// unchecked.
final class Table {
  static let blockSize = 4096
  static let magic: [UInt8] = Array("KLTABLE".utf8) + [3]
  private static let numberSize = 8
  /// The magic bytes and four numbers.
  private static let footerSize = magic.count + 4 * numberSize
  private static let entrySize = 16
  /// Where in an entry of the index the offset of the first key is.
  private static let keyPlace = 4
  /// Where in an entry of the index the fingerprint of the block is.
  private static let fingerprintPlace = 8

  private let file: File
  private let index: PackedBytes
  /// The bytes of all lines.
  let size: Int
  let blockCount: Int
  /// The blocks that were read last, by their numbers.
  ///
  /// With the last two alone, a list of a town read 248 blocks 456 times.
  private var cache = PageCache(sets: 8)

  /// Opens a table; nil when there is none, or what is there cannot be one.
  init?(_ path: String) {
    guard let file = try? File(path, .read), let fileSize = try? file.size(),
      fileSize >= Self.footerSize,
      let footer = try? file.read((fileSize - Self.footerSize)..<fileSize),
      footer.count == Self.footerSize, footer.starts(with: Self.magic)
    else { return nil }
    let packed = PackedBytes(footer)
    let numbers = (0..<4).map {
      packed.load(at: Self.magic.count + $0 * Self.numberSize, as: UInt64.self)
    }
    guard numbers[..<3].allSatisfy({ $0 <= UInt64(fileSize) }) else { return nil }
    (size, blockCount) = (Int(numbers[0]), Int(numbers[1]))
    let indexLength = Int(numbers[2])
    guard size + indexLength + Self.footerSize == fileSize,
      blockCount * Self.entrySize <= indexLength,
      let index = try? file.read(size..<(size + indexLength)),
      index.count == indexLength,
      Self.fingerprint(of: index, footer[Self.magic.count...].dropLast(Self.numberSize))
        == numbers[3]
    else { return nil }
    self.file = file
    self.index = PackedBytes(index)
  }

  /// Covers the numbers of the footer as well: with fewer blocks, lines would be missing unnoticed.
  static func fingerprint(of index: [UInt8], _ numbers: ArraySlice<UInt8>) -> UInt64 {
    var fingerprint = Fingerprint()
    index.withBytes { fingerprint.combine($0) }
    numbers.withBytes { fingerprint.combine($0) }
    return fingerprint.finished
  }

  func block(_ number: Int) throws(SnapshotFault) -> [UInt8] {
    if let known = cache[number] { return known }
    let start = Int(index.load(at: number * Self.entrySize, as: UInt32.self))
    let end =
      number + 1 < blockCount
      ? Int(index.load(at: (number + 1) * Self.entrySize, as: UInt32.self)) : size
    let wanted: UInt64 = index.load(at: number * Self.entrySize + Self.fingerprintPlace)
    guard start < end, end <= size,
      let bytes = try? file.read(start..<end),
      bytes.count == end - start, bytes.withBytes({ Fingerprint.ofMany($0) }) == wanted,
      bytes.last == 0x0A
    else { throw SnapshotFault() }
    cache[number] = bytes
    return bytes
  }

  /// The last block that begins at or before a key; the first block when none does.
  func block(holding key: [UInt8]) -> Int {
    max(0, (0..<blockCount).firstPlace { !begins(block: $0, atOrBefore: key) } - 1)
  }

  private func begins(block number: Int, atOrBefore key: [UInt8]) -> Bool {
    let keys = blockCount * Self.entrySize
    let start = keys + Int(index.load(at: number * Self.entrySize + Self.keyPlace, as: UInt32.self))
    let end =
      number + 1 < blockCount
      ? keys
        + Int(index.load(at: (number + 1) * Self.entrySize + Self.keyPlace, as: UInt32.self))
      : index.count
    guard start <= end, end <= index.count else { return false }
    return index.bytes[start..<end].withBytes { first in !key.withBytes { $0.precedes(first) } }
  }
}

/// Gathers the lines of a table in their order.
struct TableDraft {
  private(set) var blocks: [UInt8] = []
  private var entries: [UInt8] = []
  private var keys: [UInt8] = []
  private var start = 0
  private var count = 0

  /// Adds a line, which must be behind all lines before.
  mutating func append(_ line: SnapshotLine) {
    if blocks.count == start {
      entries.append(littleEndian: UInt32(start))
      entries.append(littleEndian: UInt32(keys.count))
      keys += line.head
      count += 1
    }
    blocks += line.bytes
    blocks.append(0x0A)
    if blocks.count - start >= Table.blockSize { endBlock() }
  }

  var size: Int { blocks.count }

  private mutating func endBlock() {
    guard blocks.count > start else { return }
    entries.append(littleEndian: blocks[start...].withBytes { Fingerprint.ofMany($0) })
    start = blocks.count
  }

  mutating func finished() -> [UInt8] {
    endBlock()
    let index = entries + keys
    var numbers: [UInt8] = []
    numbers.append(littleEndian: UInt64(blocks.count))
    numbers.append(littleEndian: UInt64(count))
    numbers.append(littleEndian: UInt64(index.count))
    var bytes = blocks + index + Table.magic + numbers
    bytes.append(littleEndian: Table.fingerprint(of: index, numbers[...]))
    return bytes
  }
}
