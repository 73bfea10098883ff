/// One reading of a file, or of one chunk of it: where accepted records go, and the tally.
struct ReadingRun {
  /// What became of one record.
  enum Outcome {
    case accepted(Restaurant)
    case skipped(SkipReason)
  }

  /// The longest text that a place may have: 64 KB.
  private static let textLimit = 1 << 16

  /// One record that was read: what became of it, and when it was skipped what the file calls it
  /// and which of its fields is to blame.
  struct Record {
    let outcome: Outcome
    let id: String?
    var field: String?
  }

  let reader: CatalogueReader
  private(set) var count = ReadingCount()
  /// The line of the record in hand, in formats made of lines.
  var line: Int?
  /// Credit that the file itself asks for.
  var fileAttribution: String?
  /// The line of each record, when records that are skipped later must be described.
  private(set) var lines: [UInt32] = []
  private let sink: any RecordSink
  private let chunk: Int
  private let progress: ((Int) -> Void)?
  private var nextReport = 1 << 20

  init(
    reader: CatalogueReader, chunk: Int = 0, sink: any RecordSink, progress: ((Int) -> Void)? = nil
  ) {
    self.reader = reader
    self.chunk = chunk
    self.sink = sink
    self.progress = progress
  }

  /// Counts one record, and hands it on when it is accepted.
  ///
  /// A record that had to wait for others has its place already.
  mutating func finish(_ record: Record, at place: RecordSequence? = nil) {
    let sequence = place ?? nextSequence()
    switch record.outcome {
    case .accepted(let restaurant) where restaurant.position.isNullIsland:
      skip(.nullIsland, sequence, id: record.id ?? restaurant.id.text)
    case .accepted(let restaurant) where restaurant.longestText > Self.textLimit:
      skip(.textTooLong, sequence, id: record.id)
    case .accepted(let restaurant):
      count.accepted += 1
      sink.add(restaurant, sequence: sequence)
    case .skipped(let reason): skip(reason, sequence, id: record.id, field: record.field)
    }
  }

  /// Counts one record in keylime's own format and hands it on.
  mutating func finish(
    _ lexed: inout LexedRestaurant, of bytes: ByteView, at position: Coordinate
  ) {
    let sequence = nextSequence()
    count.accepted += 1
    sink.add(&lexed, of: bytes, at: position, sequence: sequence)
  }

  /// Counts one record from its parts.
  mutating func finish(_ outcome: Outcome, id: String?) {
    finish(Record(outcome: outcome, id: id))
  }

  /// The place of the next record, which is counted with that.
  mutating func nextSequence() -> RecordSequence {
    defer { count.seen += 1 }
    if reader.options.detailLimit > 0 { lines.append(UInt32(line ?? 0)) }
    return RecordSequence(chunk: chunk, record: count.seen)
  }

  /// Tells how many bytes of the file were read, about once a megabyte.
  mutating func report(_ offset: Int) {
    guard offset >= nextReport else { return }
    progress?(offset)
    nextReport = offset + 1 << 20
  }

  /// Notes what the server says beside its data.
  mutating func note(remark: String) { count.remark = remark }

  /// Notes that the last record may have been cut where no reader can tell.
  mutating func noteMissingEnd() { count.mayBeCut = true }

  /// Notes a way or relation of OpenStreetMap that lies where other elements are.
  mutating func noteUnplaced() { count.unplaced += 1 }

  /// Notes the columns of a file that nothing is read from.
  mutating func note(unusedColumns: [String]) { count.unusedColumns = unusedColumns }

  /// Notes the members of an accepted record that nothing is read from, as far as details are
  /// wanted.
  mutating func note(unusedMembers: @autoclosure () -> [String]) {
    guard count.accepted < Self.unusedSampleSize, reader.options.detailLimit > 0 else { return }
    for name in unusedMembers() where !count.unusedColumns.contains(name) {
      count.unusedColumns.append(name)
    }
  }

  /// How many records are looked at for members that nothing is read from.
  private static let unusedSampleSize = 100

  /// Notes a value of a column or member that says something which is not understood.
  mutating func note(unread value: String, column: String) {
    count.unread[column, default: UnreadValues(column: column, example: value)].count += 1
  }

  /// The source of a record in this file; the reader's option beats the file, the file beats
  /// `usual`.
  func source(record: String?, usual: String?) -> Source {
    Source(
      name: reader.sourceName, record: record,
      attribution: reader.options.attribution ?? fileAttribution ?? usual
        ?? reader.format.attribution)
  }

  /// The fault for an error met while reading the record after those that were counted; `offset` is
  /// where the bytes that were read start in the file.
  func fault(_ error: JSONError, inRecord: Bool, offset: Int = 0) -> ImportFault {
    ImportFault(
      .malformed(error.fault), byte: offset + error.offset,
      record: inRecord ? count.seen + 1 : nil, line: line)
  }

  private mutating func skip(
    _ reason: SkipReason, _ sequence: RecordSequence, id: String?, field: String? = nil
  ) {
    count.skipped[reason, default: 0] += 1
    guard count.details.count < reader.options.detailLimit else { return }
    let skipped = SkippedRecord(
      record: sequence.record + 1, line: line, id: id, reason: reason, field: field)
    // A record that waited for others comes before those that were skipped meanwhile.
    let before = count.details.lastIndex { $0.record < skipped.record }
    count.details.insert(skipped, at: before.map { $0 + 1 } ?? 0)
  }
}

extension Restaurant {
  /// How many bytes the longest of its texts has.
  fileprivate var longestText: Int {
    let single = [
      name, address.street, address.city, address.region, address.postcode, phone, email, website,
      image, menu, openingHours,
    ]
    let listed = (otherNames + formerNames + cuisines).map(\.utf8.count).max() ?? 0
    return single.reduce(listed) { max($0, $1?.utf8.count ?? 0) }
  }
}

extension Coordinate {
  /// Whether it is 0,0, which no restaurant is at.
  fileprivate var isNullIsland: Bool { latitude == 0 && longitude == 0 }
}
