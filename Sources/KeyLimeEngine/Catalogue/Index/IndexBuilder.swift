/// Makes the index of a generation from the lines of its `restaurants.jsonl`.
struct IndexBuilder {
  private var regions: [BoundingBox] = []
  private var blocks: [(box: BoundingBox, start: UInt64)] = []
  private var points: [UInt8] = []
  private var lines: [UInt8] = []
  private var columns: [UInt8] = []
  private var idHashes: [UInt64] = []
  private var dictionaries = [Vocabulary](
    repeating: Vocabulary(), count: IndexLayout.Dictionary.allCases.count)
  private var words = Words(for: .index)
  private var twins: TwinFinder
  private var bytesRead: UInt64 = 0
  private var fingerprint = Fingerprint()

  private let path: String

  /// Starts an index of the lines that are, or will be, in the file `path`; the orders in which the
  /// sources were imported first and last decide which of two twins is shown (``TwinFinder``).
  init(path: String, sourceOrder: [String], byLastImport: [String]) {
    self.path = path
    twins = TwinFinder(sourceOrder: sourceOrder, byLastImport: byLastImport)
  }

  private var recordCount: Int { idHashes.count }

  /// Adds the next line, without its line feed.
  mutating func add(line: ByteView) throws(StoreError) {
    let record: IndexedRecord
    do throws(JSONError) { record = try IndexedRecord(line: line) } catch {
      throw .damagedCatalogue(
        path: path, byte: Int(bytesRead) + error.offset, reason: error.wording)
    }
    guard let position = record.position, let id = record.id else {
      throw .damagedCatalogue(path: path, byte: Int(bytesRead), reason: "no id or position")
    }
    let row = recordCount
    place(position, row: row)
    record.columns.write(to: &columns)
    idHashes.append(id.hash)
    addWords(of: record, row: row)
    twins.add(record, row: row, position: position)
    countBytes(of: line)
  }

  private mutating func place(_ position: Coordinate, row: Row) {
    if row % IndexLayout.recordsPerBlock == 0 {
      if blocks.count % IndexLayout.blocksPerRegion == 0 { regions.append(.empty) }
      blocks.append((.empty, bytesRead))
    }
    blocks[blocks.count - 1].box.extend(to: position)
    regions[regions.count - 1].extend(to: position)
    points.append(littleEndian: position.latitudeE7)
    points.append(littleEndian: position.longitudeE7)
    lines.append(littleEndian: UInt32(bytesRead - blocks[blocks.count - 1].start))
  }

  private mutating func addWords(of record: IndexedRecord, row: Row) {
    for name in record.names { addWords(of: name, to: 0, row: row) }
    for cuisine in record.cuisines {
      addWords(of: cuisine, to: 1, row: row)
      // The whole slug too, when it is several words: it is what completion offers.
      cuisine.withUnescapedBytes { slug in
        if slug.contains(UInt8(ascii: "_")) { dictionaries[1].add(Array(slug)[...], row: row) }
      }
    }
    if let street = record.street { addWords(of: street, to: 2, row: row) }
    if let city = record.city {
      let folded = Array(Folding.fold(city.text).utf8)
      dictionaries[3].add(folded[...], row: row)
    }
    if let postcode = record.postcode { addWords(of: postcode, to: 4, row: row) }
  }

  private mutating func addWords(of text: JSONString, to dictionary: Int, row: Row) {
    text.withUnescapedBytes { utf8 in
      words.forEach(in: utf8) { dictionaries[dictionary].add($0, row: row) }
    }
  }

  private mutating func countBytes(of line: ByteView) {
    fingerprint.combine(line)
    fingerprint.combine(UInt8(ascii: "\n"))
    bytesRead += UInt64(line.count + 1)
  }
}

// MARK: - Laying out

extension IndexBuilder {
  /// The bytes of the whole index file.
  mutating func finish() -> IndexImage {
    let pairs = twins.pairs()
    for (row, shown) in pairs { pair(row, with: shown) }
    // A restaurant is found by the words of each of its records.
    if !pairs.isEmpty {
      let shownRows = Dictionary(pairs.map { ($0.row, $0.shown) }) { first, _ in first }
      for index in dictionaries.indices { dictionaries[index].lend(to: shownRows) }
    }
    var sections = [[UInt8]](repeating: [], count: IndexLayout.Section.allCases.count)
    sections[IndexLayout.Section.regions.rawValue] = regionBytes()
    sections[IndexLayout.Section.blocks.rawValue] = blockBytes()
    sections[IndexLayout.Section.points.rawValue] = points
    sections[IndexLayout.Section.lines.rawValue] = lines
    sections[IndexLayout.Section.columns.rawValue] = columns
    sections[IndexLayout.Section.ids.rawValue] = idSlots()
    sections[IndexLayout.Section.twins.rawValue] = Self.bytes(of: pairs.map { ($0.row, $0.shown) })
    sections[IndexLayout.Section.partners.rawValue] = Self.bytes(
      of: pairs.map { ($0.shown, $0.row) }.sorted { $0 < $1 })
    for (vocabulary, dictionary) in zip(dictionaries, IndexLayout.Dictionary.allCases) {
      let laidOut = vocabulary.laidOut()
      sections[dictionary.sections.terms.rawValue] = laidOut.terms
      sections[dictionary.sections.text.rawValue] = laidOut.text
      sections[dictionary.sections.rows.rawValue] = laidOut.rows
    }
    return IndexImage(
      sections: sections, recordCount: recordCount, baseSize: bytesRead,
      baseFingerprint: fingerprint.finished)
  }

  /// Hides a row behind another, whose columns take over what they do not know, as ``Listed`` does.
  private mutating func pair(_ hidden: Row, with shown: Row) {
    let size = Columns.size
    let view = PackedBytes(Array(columns[hidden * size..<(hidden + 1) * size]))
    let own = PackedBytes(Array(columns[shown * size..<(shown + 1) * size]))
    var completed = Columns(own, at: 0)
    completed.adopt(unknownFrom: Columns(view, at: 0))
    var bytes: [UInt8] = []
    completed.write(to: &bytes)
    bytes[size - 1] = Columns.twinsBit
    columns.replaceSubrange(shown * size..<(shown + 1) * size, with: bytes)
    columns[(hidden + 1) * size - 1] |= Columns.hiddenBit
  }

  private func regionBytes() -> [UInt8] {
    var bytes: [UInt8] = []
    for box in regions { bytes.append(box) }
    return bytes
  }

  private func blockBytes() -> [UInt8] {
    var bytes: [UInt8] = []
    for (box, start) in blocks {
      bytes.append(box)
      bytes.append(littleEndian: start)
    }
    return bytes
  }

  private static func bytes(of pairs: [(Row, Row)]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (first, second) in pairs {
      bytes.append(littleEndian: UInt32(first))
      bytes.append(littleEndian: UInt32(second))
    }
    return bytes
  }

  /// At most half of the slots are taken, so a look-up probes one or two.
  private func idSlots() -> [UInt8] {
    var size = 16
    while size < idHashes.count * 2 { size *= 2 }
    var slots = [UInt32](repeating: 0, count: size)
    for (row, hash) in idHashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash >> 32) & (size - 1)
      while slots[slot] > 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt32(row + 1)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size * 4)
    for slot in slots { bytes.append(littleEndian: slot) }
    return bytes
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ box: BoundingBox) {
    append(littleEndian: box.south)
    append(littleEndian: box.west)
    append(littleEndian: box.north)
    append(littleEndian: box.east)
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
