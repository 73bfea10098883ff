/// Rating columns on disk: `ratings` beside the index of a generation, derived, never trusted
/// blindly.
///
/// A ``RatingHeader``, a table with one 64-bit fingerprint for each page, and the pages: eight
/// bytes for each row (``RatingEntry``), in the row order of the generation.
///
/// Entries are changed in place, page by page; the header follows when they are on the disk. Until
/// then it says that the columns are older than they are, and readers look the changed restaurants
/// up by themselves. So a reader never sees half a change.
final class RatingFile {
  struct Fault: Error, Equatable {}

  let header: RatingHeader
  private let file: File
  private var cache = PageCache(sets: 128)
  /// The parts of the table of fingerprints that were read, by number.
  private var tables = PageCache(sets: 128)

  /// Opens columns; nil when there are none that can be used.
  init?(_ path: String, _ mode: File.Mode = .read) {
    guard let opened = try? File(path, mode), let header = Self.readHeader(opened),
      (try? opened.size()) == header.fileSize
    else { return nil }
    opened.adviseRandom()
    self.header = header
    file = opened
  }

  /// Whether somebody has changed the columns since they were opened.
  var hasChanged: Bool { Self.readHeader(file) != header }

  private static func readHeader(_ file: borrowing File) -> RatingHeader? {
    guard let first = try? file.read(0..<RatingPages.pageSize),
      let length = RatingHeader.length(beginning: first),
      let bytes = length == first.count ? first : try? file.read(0..<length)
    else { return nil }
    return RatingHeader(bytes: bytes)
  }

  /// A page, checked; read once more when it does not fit, since it may have been in the middle of
  /// a change.
  func page(_ number: Int) throws(Fault) -> [UInt8] {
    if let page = cache[number] { return page }
    let page: [UInt8]
    do throws(Fault) { page = try checkedPage(number) } catch {
      tables = PageCache(sets: 128)
      page = try checkedPage(number)
    }
    cache[number] = page
    return page
  }

  private func checkedPage(_ number: Int) throws(Fault) -> [UInt8] {
    let (page, size) = (header.pagesStart + number * RatingPages.pageSize, RatingPages.pageSize)
    guard number < header.pageCount, let bytes = try? file.read(page..<page + size),
      bytes.withBytes({ Fingerprint.ofMany($0) }) == fingerprint(ofPage: number)
    else { throw Fault() }
    return bytes
  }

  /// What the table says of a page; nil when it cannot be read.
  private func fingerprint(ofPage number: Int) -> UInt64? {
    let size = RatingPages.pageSize
    let (part, place) = (number * RatingHeader.fingerprintSize)
      .quotientAndRemainder(dividingBy: size)
    if let known = tables[part] { return PackedBytes(known).load(at: place) }
    let start = header.tableStart + part * size
    guard let bytes = try? file.read(start..<min(start + size, header.pagesStart)),
      place + RatingHeader.fingerprintSize <= bytes.count
    else { return nil }
    tables[part] = bytes
    return PackedBytes(bytes).load(at: place)
  }
}

// MARK: - Writing

extension RatingFile {
  /// Writes new columns in place of those that are there.
  ///
  /// Nothing is synced: what a power failure leaves of them does not fit its fingerprints.
  static func create(
    _ name: String, in folder: Folder, _ header: RatingHeader, _ pages: RatingPages
  ) throws(FileFault) {
    guard var bytes = header.bytes else { return }
    bytes.reserveCapacity(header.fileSize)
    let blank = fingerprint(of: RatingPages.blank)
    for number in 0..<header.pageCount {
      bytes.append(littleEndian: pages.pages[number].map(fingerprint) ?? blank)
    }
    bytes += repeatElement(0, count: header.pagesStart - bytes.count)
    for number in 0..<header.pageCount { bytes += pages.pages[number] ?? RatingPages.blank }
    try folder.replace(name, with: bytes, isDurable: false)
  }

  /// Changes the entries of some rows, and then says which events are in the columns.
  ///
  /// The caller has the lock that keeps others from changing them. Throws ``Fault`` when the
  /// columns are damaged or cannot be written.
  func change(
    _ entries: [(row: Int, entry: RatingEntry)], to coverage: JournalPositions,
    _ authority: Authority
  ) throws(Fault) {
    var pages = RatingPages()
    for (row, entry) in entries {
      let number = row / RatingPages.rowsPerPage
      if pages.pages[number] == nil { pages[number] = try page(number) }
      pages.set(entry, at: row)
    }
    var changed = header
    changed.cover(coverage, authority)
    changed.changes += 1
    guard let head = changed.bytes else { throw Fault() }
    do throws(FileFault) {
      for (number, page) in pages.pages {
        try file.write(page, at: header.pagesStart + number * RatingPages.pageSize)
        try file.write(
          [UInt8](littleEndian: Self.fingerprint(of: page)),
          at: header.tableStart + number * RatingHeader.fingerprintSize)
      }
      try file.sync()
      try file.write(head, at: 0)
    } catch { throw Fault() }
  }

  private static func fingerprint(of page: [UInt8]) -> UInt64 {
    page.withBytes { Fingerprint.ofMany($0) }
  }
}

/// The beginning of a file of rating columns: what it belongs to, and which events are in it.
///
///     "KLRATES\n", UInt64 fingerprint of all that follows,
///     UInt32 version, UInt32 length of the header, UInt64 rows, UInt64 identity of the index,
///     Int64 reference day, UInt64 how often the columns were changed, UInt64 mark of the authority,
///     UInt64 how many replicas, then for each replica: 12 characters of its name, 8 digits of a
///     checksum, UInt64 number
///
/// It fills whole pages and has room for more replicas.
struct RatingHeader: Equatable {
  /// The fingerprint of the lines whose rows the columns are of.
  let identity: UInt64
  let rows: Int
  /// The day that the bounds of scores are counted from, since 1970-01-01, UTC.
  let reference: Int
  var changes: UInt64 = 0
  /// The events that the columns are made of.
  private(set) var coverage: JournalPositions
  /// Who was heard: ``Authority/mark(for:)`` of these events as a fingerprint.
  private(set) var authority: UInt64
  let length: Int

  private static let magic = Array("KLRATES\n".utf8)
  private static let version: UInt32 = 2
  private static let fixedSize = 72
  private static let replicaSize = 28
  static let fingerprintSize = 8

  /// A header with room for some 140 more replicas.
  init(
    identity: UInt64, rows: Int, reference: Int, coverage: JournalPositions,
    authority: Authority
  ) {
    (self.identity, self.rows, self.reference) = (identity, rows, reference)
    self.coverage = coverage
    self.authority = Self.mark(of: authority, for: coverage)
    let least = Self.fixedSize + coverage.entries.count * Self.replicaSize
    length = (least / RatingPages.pageSize + 1) * RatingPages.pageSize
  }

  /// Whether an authority judges the events of the columns as they were judged when it was asked.
  func isJudged(by authority: Authority) -> Bool {
    self.authority == Self.mark(of: authority, for: coverage)
  }

  /// Says that other events are in the columns.
  mutating func cover(_ coverage: JournalPositions, _ authority: Authority) {
    self.coverage = coverage
    self.authority = Self.mark(of: authority, for: coverage)
  }

  private static func mark(of authority: Authority, for coverage: JournalPositions) -> UInt64 {
    authority.mark(for: coverage).map { Fingerprint.of(Array($0.utf8)) } ?? 0
  }

  var tableStart: Int { length }
  var pageCount: Int { (rows + RatingPages.rowsPerPage - 1) / RatingPages.rowsPerPage }
  /// Where the entries start, on a page.
  var pagesStart: Int {
    let page = RatingPages.pageSize
    return tableStart + (pageCount * Self.fingerprintSize + page - 1) / page * page
  }
  var fileSize: Int { pagesStart + pageCount * RatingPages.pageSize }

  /// The bytes of the header; nil when there are more replicas than it holds.
  var bytes: [UInt8]? {
    guard Self.fixedSize + coverage.entries.count * Self.replicaSize <= length else { return nil }
    var rest: [UInt8] = []
    rest.append(littleEndian: Self.version)
    rest.append(littleEndian: UInt32(length))
    rest.append(littleEndian: UInt64(rows))
    rest.append(littleEndian: identity)
    rest.append(littleEndian: Int64(reference))
    rest.append(littleEndian: changes)
    rest.append(littleEndian: authority)
    rest.append(littleEndian: UInt64(coverage.entries.count))
    for entry in coverage.entries {
      rest += Array(entry.replica.text.utf8) + CRC32C.text(entry.position.crc ?? 0)
      rest.append(littleEndian: UInt64(entry.position.n))
    }
    rest.append(contentsOf: repeatElement(0, count: length - Self.magic.count - 8 - rest.count))
    return Self.magic + Array(littleEndian: Fingerprint.of(rest)) + rest
  }

  /// Reads a header; nil when the bytes are no whole header of this version.
  init?(bytes: [UInt8]) {
    let numbers = PackedBytes(bytes)
    guard bytes.count >= Self.fixedSize, bytes.starts(with: Self.magic),
      numbers.load(at: 8) == bytes[16...].withBytes({ Fingerprint.of($0) }),
      numbers.load(at: 16) == Self.version,
      Int(numbers.load(at: 20, as: UInt32.self)) == bytes.count,
      let rows = Int(exactly: numbers.load(at: 24, as: UInt64.self)), rows <= Int(UInt32.max),
      // Days between two such ones can be counted.
      let reference = Int32(exactly: numbers.load(at: 40, as: Int64.self))
    else { return nil }
    (length, self.rows) = (bytes.count, rows)
    identity = numbers.load(at: 32)
    self.reference = Int(reference)
    changes = numbers.load(at: 48)
    authority = numbers.load(at: 56)
    coverage = JournalPositions()
    let replicas = numbers.load(at: 64, as: UInt64.self)
    guard replicas <= (bytes.count - Self.fixedSize) / Self.replicaSize else { return nil }
    for number in 0..<Int(replicas) {
      let start = Self.fixedSize + number * Self.replicaSize
      let name = String(decoding: bytes[start..<start + 12], as: UTF8.self)
      guard let replica = ReplicaID(name),
        let crc = bytes.withBytes({ CRC32C.value($0[(start + 12)..<(start + 20)]) }),
        let n = Int(exactly: numbers.load(at: start + 20, as: UInt64.self)), n > 0
      else { return nil }
      coverage[replica] = JournalPosition(n: n, crc: crc)
    }
  }

  /// How long the header is that begins with some bytes; nil when that is no header.
  static func length(beginning bytes: [UInt8]) -> Int? {
    guard bytes.count >= 24, bytes.starts(with: magic) else { return nil }
    let length = Int(PackedBytes(bytes).load(at: 20, as: UInt32.self))
    return (bytes.count...1 << 24).contains(length) ? length : nil
  }
}
