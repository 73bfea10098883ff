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
  /// The columns cannot be used.
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
    _ entries: [(row: Int, entry: RatingEntry)], to coverage: JournalPositions
  ) throws(Fault) {
    var pages = RatingPages()
    for (row, entry) in entries {
      let number = row / RatingPages.rowsPerPage
      if pages.pages[number] == nil { pages[number] = try page(number) }
      pages.set(entry, at: row)
    }
    var changed = header
    changed.coverage = coverage
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
