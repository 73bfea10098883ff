/// Where the lines of a snapshot stand, by a hash of their section and key.
///
/// Who looks for one key reads a small piece of the file, and knows where its first line is or that
/// there is none.
///
/// Pages of 256 bytes, little-endian. A key belongs to the page that the upper half of its hash
/// falls on, or, when that is full, to the next one that is not:
///
///     UInt32       fingerprint of the rest, and of the number of the page
///     UInt32       how many entries there are
///     31 x UInt64  24 bits of the hash above 40 bits: the line's offset in its section
enum Directory {
  static let pageSize = 256
  private static let capacity = 31
  private static let headSize = 8
  private static let valueBits: UInt64 = 40

  /// What a key is looked up by.
  struct Hash {
    fileprivate let value: UInt64

    init(_ section: Section, _ key: ByteView) {
      var hash = Fingerprint()
      hash.combine(UInt8(section.rawValue))
      hash.combine(key)
      value = hash.finished
    }

    init(_ section: Section, _ key: SubjectKey) {
      self = key.bytes.withBytes { Hash(section, $0) }
    }

    /// The page that it falls on.
    func page(of count: Int) -> Int { Int((value >> 32 &* UInt64(count)) >> 32) }

    fileprivate var mark: UInt64 { value << valueBits }
  }

  /// One page that was read, as it was written.
  struct Page {
    private let words: PackedBytes
    private let count: Int

    /// Nil when it is not as it was written.
    init?(_ bytes: [UInt8], number: Int) {
      words = PackedBytes(bytes)
      guard bytes.count == pageSize, words.load(at: 0) == Directory.check(bytes[...], number)
      else { return nil }
      count = min(Int(words.load(at: 4, as: UInt32.self)), capacity)
    }

    /// Whether what belongs here may stand on the next page.
    var isFull: Bool { count == capacity }

    /// What is said of keys with these bits of a hash: mostly nothing, or of the one that is meant.
    func values(_ hash: Hash) -> [Int] {
      var values: [Int] = []
      for place in 0..<count {
        let entry: UInt64 = words.load(at: headSize + place * 8)
        guard entry >> valueBits == hash.mark >> valueBits else { continue }
        values.append(Int(entry & (1 << valueBits - 1)))
      }
      return values
    }
  }

  private static func check(_ page: ArraySlice<UInt8>, _ number: Int) -> UInt32 {
    var hash = Fingerprint()
    hash.combine(UInt32(truncatingIfNeeded: number))
    page.dropFirst(4).withBytes { hash.combine($0) }
    return UInt32(truncatingIfNeeded: hash.finished)
  }
}

// MARK: - Writing

extension Directory {
  /// Collects the keys of sections, and makes the pages.
  struct Draft {
    private var entries: [(hash: Hash, value: UInt64)] = []

    /// Adds the lines of a section.
    mutating func add(_ lines: [UInt8], of section: Section) {
      var last = ByteView()
      SnapshotLine.forEach(in: lines) { line, start in
        guard let keyEnd = SnapshotLine.keyEnd(line, parts: section.keyParts) else { return }
        let key = ByteView(rebasing: line[SnapshotLine.keyOffset..<keyEnd])
        // Of a key with several lines, only the first.
        if !key.elementsEqual(last) {
          entries.append((Hash(section, key), UInt64(start)))
        }
        last = key
      }
    }

    /// The pages; two thirds of their places are taken.
    func pages() -> [UInt8] {
      let pageCount = entries.count / 20 + 1
      var counts = [Int](repeating: 0, count: pageCount)
      var bytes = [UInt8](repeating: 0, count: pageCount * pageSize)
      for entry in entries {
        var page = entry.hash.page(of: pageCount)
        while counts[page] == capacity { page = (page + 1) % pageCount }
        let place = page * pageSize + headSize + counts[page] * 8
        bytes.store(entry.hash.mark | entry.value, at: place)
        counts[page] += 1
      }
      for (page, count) in counts.enumerated() {
        let start = page * pageSize
        bytes.store(UInt32(count), at: start + 4)
        bytes.store(check(bytes[start..<(start + pageSize)], page), at: start)
      }
      return bytes
    }
  }
}

extension [UInt8] {
  /// Puts a whole number in place of what stands at an offset, least byte first.
  fileprivate mutating func store(_ number: some FixedWidthInteger, at offset: Int) {
    for (index, byte) in Array(littleEndian: number).enumerated() { self[offset + index] = byte }
  }
}

// MARK: - Reading

extension Snapshot {
  /// The lines of one key and, unless the section ends there, at least one more; nil when there is
  /// no line of it.
  func lines(
    of key: SubjectKey, in section: Section
  ) throws(SnapshotFault) -> SnapshotWindow? {
    var found: SnapshotWindow?
    try visitDirectory(Directory.Hash(section, key)) { (offset) throws(SnapshotFault) in
      let window = try lines(of: key, in: section, at: offset)
      if window.begins(with: key) { found = window }
      return found == nil
    }
    return found
  }

  /// Calls `body` with what the directory says of a hash, until it wants no more.
  private func visitDirectory(
    _ hash: Directory.Hash, _ body: (Int) throws(SnapshotFault) -> Bool
  ) throws(SnapshotFault) {
    let pageCount = length(of: .directory) / Directory.pageSize
    guard pageCount > 0 else { throw SnapshotFault(byte: starts[Section.directory.rawValue]) }
    var number = hash.page(of: pageCount)
    for _ in 0..<pageCount {
      let page = try page(number)
      for value in page.values(hash) where try !body(value) { return }
      guard page.isFull else { return }
      number = (number + 1) % pageCount
    }
  }

  private func page(_ number: Int) throws(SnapshotFault) -> Directory.Page {
    let start = number * Directory.pageSize
    let bytes = try bytes(of: .directory, at: start, count: Directory.pageSize)
    guard let page = Directory.Page(bytes, number: number) else {
      throw SnapshotFault(byte: starts[Section.directory.rawValue] + start)
    }
    return page
  }

  /// Whole lines from an offset on, among them all of a key that stand there.
  private func lines(
    of key: SubjectKey, in section: Section, at offset: Int
  ) throws(SnapshotFault) -> SnapshotWindow {
    var count = 512
    while true {
      let window = try wholeLines(of: section, at: offset, count: count)
      if window.end == length(of: section) || !window.bytes.isEmpty && !window.ends(with: key) {
        return window
      }
      count *= 4
    }
  }
}
