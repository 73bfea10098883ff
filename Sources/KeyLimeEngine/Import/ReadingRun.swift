/// One reading of one file: where accepted records go, and the tally.
struct ReadingRun {
  /// What became of one record.
  enum Outcome {
    case accepted(Restaurant)
    case skipped(SkipReason)
  }

  /// One record that was read: what became of it, and when it was skipped what the file calls it and
  /// which of its fields is to blame.
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
  /// Fingerprints of the ids and sources seen; among a million, two that differ collide once in 10⁷ files.
  private var ids: Set<UInt64> = []
  private let each: (Restaurant) -> Void
  private let progress: ((Int) -> Void)?
  private var nextReport = 1 << 20

  init(
    reader: CatalogueReader, size: Int, progress: ((Int) -> Void)?,
    each: @escaping (Restaurant) -> Void
  ) {
    self.reader = reader
    self.progress = progress
    self.each = each
    ids.reserveCapacity(min(size / 1024, 1 << 20))
  }

  /// Counts one record whose last byte is before `offset`, and hands it on when it is accepted.
  mutating func finish(_ record: Record, at offset: Int) {
    count.seen += 1
    switch record.outcome {
    case .accepted(let restaurant) where ids.insert(key(of: restaurant)).inserted:
      count.accepted += 1
      each(restaurant)
    case .accepted(let restaurant):
      skip(.duplicate, id: restaurant.source?.record ?? restaurant.id.text)
    case .skipped(let reason): skip(reason, id: record.id, field: record.field)
    }
    if offset >= nextReport {
      progress?(offset)
      nextReport = offset + 1 << 20
    }
  }

  /// What tells a record from all others: an export holds the same id once for each of its sources.
  private func key(of restaurant: Restaurant) -> UInt64 {
    let named = restaurant.source?.name ?? ""
    let source = named.isEmpty ? reader.sourceName : named
    return Fingerprint.of(restaurant.id.text.utf8) &+ Fingerprint.of(source.utf8) &* 31
  }

  /// Counts one record from its parts.
  mutating func finish(_ outcome: Outcome, id: String?, at offset: Int) {
    finish(Record(outcome: outcome, id: id), at: offset)
  }

  /// Notes what the server says beside its data.
  mutating func note(remark: String) { count.remark = remark }

  /// The source of a record in this file; the reader's option beats the file, the file beats
  /// `usual`.
  func source(record: String?, usual: String?) -> Source {
    Source(
      name: reader.sourceName, record: record,
      attribution: reader.options.attribution ?? fileAttribution ?? usual
        ?? reader.format.attribution)
  }

  /// The fault for an error met while reading the record after those that were counted.
  func fault(_ error: JSONError, inRecord: Bool) -> ImportFault {
    ImportFault(
      .malformed(error.fault), byte: error.offset, record: inRecord ? count.seen + 1 : nil,
      line: line)
  }

  private mutating func skip(_ reason: SkipReason, id: String?, field: String? = nil) {
    count.skipped[reason, default: 0] += 1
    guard count.details.count < reader.options.detailLimit else { return }
    count.details.append(
      SkippedRecord(record: count.seen, line: line, id: id, reason: reason, field: field))
  }
}
