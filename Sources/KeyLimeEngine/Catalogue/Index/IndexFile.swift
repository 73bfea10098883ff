/// An index opened for reading: from its file, or from memory where it could not be written.
///
/// Nothing is trusted: the header must fit the file, each page read must fit its fingerprint, and
/// each offset must lie in its section. Whatever does not fit throws ``IndexFault``, upon which the
/// caller makes the index anew.
final class IndexFile {
  /// The index cannot be used; the reason is for people who look for damage.
  struct IndexFault: Error, Equatable {
    let reason: String
  }

  /// Where a section lies in the file.
  private struct Extent {
    let offset: Int
    let length: Int
  }

  let recordCount: Int
  let baseSize: Int
  let baseFingerprint: UInt64
  /// When the file was last written, in nanoseconds since 1970; nil for an index in memory.
  let modified: Int64?
  private let backing: Bytes
  private let sections: [Extent]
  private let tableStart: Int
  private var cache = PageCache(sets: 128)

  /// Opens an index file; `catalogueSize` is the size of the lines it must belong to.
  convenience init(path: String, catalogueSize: Int) throws(IndexFault) {
    do {
      let file = try File(path, .read)
      file.adviseRandom()
      let size = try file.size()
      let header = try file.read(0..<IndexLayout.pageSize)
      let modified = try file.modified()
      try self.init(
        .file(file), size: size, header: header, catalogueSize: catalogueSize, modified: modified)
    } catch let fault as FileFault {
      throw IndexFault(reason: fault.description)
    } catch let fault as IndexFault {
      throw fault
    } catch { throw IndexFault(reason: "unreadable") }
  }

  /// Uses an index that was just made.
  convenience init(image: IndexImage, catalogueSize: Int) throws(IndexFault) {
    try self.init(bytes: image.bytes, catalogueSize: catalogueSize)
  }

  /// Uses the bytes of an index file.
  convenience init(bytes: [UInt8], catalogueSize: Int) throws(IndexFault) {
    let header = Array(bytes.prefix(IndexLayout.pageSize))
    try self.init(
      .memory(bytes), size: bytes.count, header: header, catalogueSize: catalogueSize)
  }

  /// Uses an index that is in a file or a part of one.
  convenience init(_ backing: consuming Bytes, catalogueSize: Int) throws(IndexFault) {
    do {
      let size = try backing.size()
      let header = try backing.read(0..<min(size, IndexLayout.pageSize))
      try self.init(backing, size: size, header: header, catalogueSize: catalogueSize)
    } catch let fault as FileFault {
      throw IndexFault(reason: fault.description)
    } catch let fault as IndexFault {
      throw fault
    } catch { throw IndexFault(reason: "unreadable") }
  }

  private init(
    _ backing: consuming Bytes, size: Int, header: [UInt8], catalogueSize: Int,
    modified: Int64? = nil
  ) throws(IndexFault) {
    let view = PackedBytes(header)
    guard header.count == IndexLayout.pageSize, header.starts(with: IndexLayout.magic) else {
      throw IndexFault(reason: "not an index")
    }
    guard view.load(at: 8) == IndexLayout.version,
      view.load(at: 12) == UInt32(IndexLayout.Section.allCases.count)
    else { throw IndexFault(reason: "made by another version") }
    guard let count = Int(exactly: view.load(at: 16, as: UInt64.self)), count <= Int(UInt32.max),
      let baseSize = Int(exactly: view.load(at: 24, as: UInt64.self)),
      let table = Int(exactly: view.load(at: 40, as: UInt64.self)),
      table % IndexLayout.pageSize == 0, table <= size,
      size == table + table / IndexLayout.pageSize * 8
    else { throw IndexFault(reason: "cut short") }
    guard baseSize == catalogueSize else { throw IndexFault(reason: "made for another file") }
    recordCount = count
    self.baseSize = baseSize
    baseFingerprint = view.load(at: 32)
    tableStart = table
    self.backing = backing
    self.modified = modified
    sections = try Self.sections(of: view, tableStart: table)
    for section in IndexLayout.Section.allCases {
      guard section.size(forRecords: count).map({ $0 == length(of: section) }) ?? true else {
        throw IndexFault(reason: "a section does not fit the number of records")
      }
    }
    try check(page: header[...], number: 0)
  }

  private static func sections(
    of view: PackedBytes, tableStart: Int
  ) throws(IndexFault) -> [Extent] {
    var sections: [Extent] = []
    for section in IndexLayout.Section.allCases {
      let entry = IndexLayout.headerFixedSize + section.rawValue * 16
      guard let offset = Int(exactly: view.load(at: entry, as: UInt64.self)),
        let length = Int(exactly: view.load(at: entry + 8, as: UInt64.self)),
        offset <= tableStart, length <= tableStart - offset
      else { throw IndexFault(reason: "a section lies outside the file") }
      sections.append(Extent(offset: offset, length: length))
    }
    return sections
  }
}

// MARK: - Reading

extension IndexFile {
  /// The length of a section in bytes.
  func length(of section: IndexLayout.Section) -> Int { sections[section.rawValue].length }

  /// A range of a section, its pages checked.
  func read(_ section: IndexLayout.Section, _ range: Range<Int>) throws(IndexFault) -> PackedBytes {
    let all = sections[section.rawValue]
    guard range.lowerBound >= 0, range.upperBound <= all.length else {
      throw IndexFault(reason: "an offset lies outside its section")
    }
    guard !range.isEmpty else { return PackedBytes([]) }
    let start = all.offset + range.lowerBound
    let end = all.offset + range.upperBound
    let page = IndexLayout.pageSize
    let pages = start / page..<(end + page - 1) / page
    // A few pages will be asked for again by a neighbour, many are read once.
    guard pages.count <= 4 else {
      let bytes = try checkedPages(pages)
      let first = start - pages.lowerBound * page
      return PackedBytes(Array(bytes[first..<first + range.count]))
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for number in pages {
      let part = max(start, number * page)..<min(end, (number + 1) * page)
      bytes += try cachedPage(number)[
        part.lowerBound - number * page..<part.upperBound - number * page]
    }
    return PackedBytes(bytes)
  }

  /// One page, from the cache when it was read before: a look-up touches the same pages again and
  /// again.
  private func cachedPage(_ number: Int) throws(IndexFault) -> [UInt8] {
    if let page = cache[number] { return page }
    let page = try checkedPages(number..<number + 1)
    cache[number] = page
    return page
  }

  private func checkedPages(_ pages: Range<Int>) throws(IndexFault) -> [UInt8] {
    let size = IndexLayout.pageSize
    let bytes = try raw(pages.lowerBound * size..<pages.upperBound * size)
    for (index, number) in pages.enumerated() {
      try check(page: bytes[index * size..<(index + 1) * size], number: number)
    }
    return bytes
  }

  private func check(page: ArraySlice<UInt8>, number: Int) throws(IndexFault) {
    let found = page.withBytes { Fingerprint.ofMany($0) }
    guard try found == fingerprint(ofPage: number) else {
      throw IndexFault(reason: "a page does not fit its fingerprint")
    }
  }

  /// What the table says of a page; the table is read and kept by the page as well.
  private func fingerprint(ofPage number: Int) throws(IndexFault) -> UInt64 {
    let size = IndexLayout.pageSize
    let (page, place) = (tableStart + number * 8).quotientAndRemainder(dividingBy: size)
    if let known = cache[page] { return PackedBytes(known).load(at: place) }
    let end = tableStart + tableStart / size * 8
    let bytes = try raw(page * size..<min((page + 1) * size, end))
    cache[page] = bytes
    return PackedBytes(bytes).load(at: place)
  }

  private func raw(_ range: Range<Int>) throws(IndexFault) -> [UInt8] {
    let bytes: [UInt8]
    do throws(FileFault) { bytes = try backing.read(range) } catch {
      throw IndexFault(reason: error.description)
    }
    guard bytes.count == range.count else { throw IndexFault(reason: "cut short") }
    return bytes
  }
}
