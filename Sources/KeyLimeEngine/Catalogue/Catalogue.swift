/// A generation opened for reading: its lines, which are the truth, and its index.
///
/// A catalogue takes no lock and sees no later import; open it anew to see one.
public final class Catalogue {
  /// What the index says and what the lines say do not agree; the index has to be made anew.
  typealias IndexFault = IndexFile.IndexFault

  /// The sources of the generation.
  public let sources: [Generation.SourceSummary]
  let index: IndexFile
  private let lines: Bytes
  private let twins: [Row: [Row]]

  init(
    lines: consuming Bytes, index: IndexFile, sources: [Generation.SourceSummary],
    isSample: Bool = false
  ) throws(IndexFault) {
    self.lines = lines
    self.index = index
    self.sources = sources
    self.isSample = isSample
    twins = try Self.twins(in: index)
  }

  /// Whether this is the built-in sample.
  public let isSample: Bool

  /// Whether a row has twins that may know more.
  func hasTwins(_ row: Row) -> Bool { twins[row] != nil }

  /// How many records there are, hidden twins included.
  public var recordCount: Int { index.recordCount }

  private static func twins(in index: IndexFile) throws(IndexFault) -> [Row: [Row]] {
    let view = try index.read(.twins)
    var twins: [Row: [Row]] = [:]
    for offset in stride(from: 0, to: view.count - view.count % 8, by: 8) {
      let hidden = Row(view.load(at: offset, as: UInt32.self))
      twins[Row(view.load(at: offset + 4, as: UInt32.self)), default: []].append(hidden)
    }
    return twins
  }
}

/// Why a query could not be answered.
enum QueryFault: Error {
  /// The index is damaged or does not fit; it must be made anew and the query asked again.
  case index(IndexFile.IndexFault)
  /// The truth cannot be read.
  case store(StoreError)
}

// MARK: - Records

extension Catalogue {
  /// The restaurant at a row with what its twins of other sources know besides, read from JSON.
  func restaurant(at row: Row) throws(QueryFault) -> Listed {
    let record = try record(at: row)
    var listed = Listed(restaurant: record, sources: [record.source].compactMap(\.self))
    for twin in twins[row] ?? [] {
      let other = try self.record(at: twin)
      listed.restaurant.adopt(unknownFrom: other)
      if let source = other.source { listed.sources.append(source) }
    }
    return listed
  }

  /// The row that is shown for a hidden twin, or the row itself.
  func shownRow(for row: Row) -> Row {
    twins.first { $0.value.contains(row) }?.key ?? row
  }

  /// The record on one line, checked against what the index says of it.
  private func record(at row: Row) throws(QueryFault) -> Restaurant {
    let range = try lineRange(of: row)
    let bytes: [UInt8]
    do { bytes = try lines.read(range) } catch { throw .store(.file(error)) }
    let record: Restaurant
    do throws(Restaurant.Refusal) {
      record = try bytes.withUnsafeBufferPointer { (line) throws(Restaurant.Refusal) in
        try Restaurant(line: line)
      }
    } catch { throw .index(IndexFault(reason: "row \(row) is no whole line")) }
    guard try point(of: row) == record.position,
      try columns(of: row).idFingerprint
        == UInt32(truncatingIfNeeded: Fingerprint.of(record.id.text.utf8))
    else { throw .index(IndexFault(reason: "row \(row) is another restaurant")) }
    return record
  }

  /// The bytes of a line, without its line feed.
  private func lineRange(of row: Row) throws(QueryFault) -> Range<Int> {
    guard row >= 0, row < recordCount else {
      throw .index(IndexFault(reason: "there is no row \(row)"))
    }
    let start = try lineStart(of: row)
    let end = row + 1 < recordCount ? try lineStart(of: row + 1) : index.baseSize
    guard start < end, end <= index.baseSize else {
      throw .index(IndexFault(reason: "row \(row) lies outside the file"))
    }
    return start..<end - 1
  }

  private func lineStart(of row: Row) throws(QueryFault) -> Int {
    let block = row / IndexLayout.recordsPerBlock
    let blockStart = try packed(.blocks, block * 24 + 16..<block * 24 + 24)
    let lineOffset = try packed(.lines, row * 4..<row * 4 + 4)
    return Int(truncatingIfNeeded: blockStart.load(at: 0, as: UInt64.self))
      + Int(lineOffset.load(at: 0, as: UInt32.self))
  }

  private func point(of row: Row) throws(QueryFault) -> Coordinate? {
    let view = try packed(.points, row * 8..<row * 8 + 8)
    return Coordinate(latitudeE7: view.load(at: 0), longitudeE7: view.load(at: 4))
  }

  /// What the index knows of a row.
  func columns(of row: Row) throws(QueryFault) -> Columns {
    Columns(try packed(.columns, row * Columns.size..<(row + 1) * Columns.size), at: 0)
  }

  /// A range of a section of the index.
  func packed(
    _ section: IndexLayout.Section, _ range: Range<Int>
  ) throws(QueryFault) -> PackedBytes {
    do { return try index.read(section, range) } catch { throw .index(error) }
  }
}

/// A restaurant as it is listed: one record, completed by its twins, with every source named.
public struct Listed: Equatable, Sendable {
  /// What is known about it from all sources together.
  public var restaurant: Restaurant
  /// The sources that have it, the one that is shown first.
  public var sources: [Source]

  /// Makes a listed restaurant.
  public init(restaurant: Restaurant, sources: [Source]) {
    self.restaurant = restaurant
    self.sources = sources
  }
}

extension Restaurant {
  /// Fills what is unknown from another record of the same place.
  mutating func adopt(unknownFrom other: Restaurant) {
    kind = kind ?? other.kind
    price = price ?? other.price
    if rating == nil { (rating, ratingCount) = (other.rating, other.ratingCount) }
    phone = phone ?? other.phone
    email = email ?? other.email
    website = website ?? other.website
    image = image ?? other.image
    menu = menu ?? other.menu
    openingHours = openingHours ?? other.openingHours
    timeZone = timeZone ?? other.timeZone
    minimumAge = minimumAge ?? other.minimumAge
    address.street = address.street ?? other.address.street
    address.city = address.city ?? other.address.city
    address.region = address.region ?? other.address.region
    address.postcode = address.postcode ?? other.address.postcode
    address.country = address.country ?? other.address.country
    cuisines += other.cuisines.filter { !cuisines.contains($0) }
    diets += other.diets.filter { !diets.contains($0) }
    otherNames += other.otherNames.filter { $0 != name && !otherNames.contains($0) }
  }
}
