/// What became of the records of one file.
///
/// Every record is either accepted or skipped for one reason: ``seen`` is ``accepted`` plus the sum
/// of ``skipped``.
public struct ReadingCount: Equatable, Sendable {
  /// Records in the file.
  public internal(set) var seen = 0
  /// Records handed on as restaurants.
  public internal(set) var accepted = 0
  /// How many records were left out, by reason; reasons that did not occur are absent.
  public internal(set) var skipped: [SkipReason: Int] = [:]
  /// The first skipped records, at most as many as ``CatalogueReader/Options/detailLimit``.
  public internal(set) var details: [SkippedRecord] = []
  /// A note of the server that sent the file, such as Overpass's `remark`, when it is no error.
  public internal(set) var remark: String?
  /// Whether the last row of a CSV file has no line end, as when the file was cut inside its last
  /// cell.
  public internal(set) var mayBeCut = false
  /// Places to eat that are ways or relations of OpenStreetMap and do not say where they are.
  public internal(set) var unplaced = 0
  /// The columns of a CSV file, or the members of JSON of any shape, that nothing was read from.
  public internal(set) var unusedColumns: [String] = []
  /// How many values of accepted records were not understood, by column of CSV or member of JSON.
  public internal(set) var unread: [String: UnreadValues] = [:]

  /// How many records were left out.
  public var skippedTotal: Int { skipped.values.reduce(0, +) }

  /// Makes a count of nothing.
  public init() {}
}

extension ReadingCount {
  /// Adds the records of a chunk that begins after `lines` lines; at most `limit` skipped records
  /// are described.
  mutating func append(_ chunk: ReadingCount, lines: Int, limit: Int) {
    for skipped in chunk.details.prefix(max(0, limit - details.count)) {
      details.append(skipped.behind(records: seen, lines: lines))
    }
    seen += chunk.seen
    accepted += chunk.accepted
    for (reason, count) in chunk.skipped { skipped[reason, default: 0] += count }
    unread.merge(chunk.unread) { earlier, later in
      UnreadValues(
        column: earlier.column, example: earlier.example, count: earlier.count + later.count)
    }
  }

  /// The same with so many accepted records as repetitions of others, which are not described.
  func leavingOut(duplicates count: Int, limit: Int) -> ReadingCount {
    var left = self
    left.leaveOut(duplicates: count, [], limit: limit)
    return left
  }

  /// Counts accepted records as repetitions of others; at most `limit` skipped records are
  /// described.
  mutating func leaveOut(duplicates count: Int, _ described: [SkippedRecord], limit: Int) {
    guard count > 0 else { return }
    accepted -= count
    skipped[.duplicate, default: 0] += count
    details = Array((details + described).sorted { $0.record < $1.record }.prefix(limit))
  }
}

/// Values of one column or member that were not understood.
public struct UnreadValues: Equatable, Sendable {
  /// The name of the column or member.
  public let column: String
  /// The first of them.
  public let example: String
  /// How many there are.
  public internal(set) var count = 0
}

/// Why a well-formed record was left out.
public enum SkipReason: String, CaseIterable, Comparable, Sendable {
  /// It is no place to eat or drink, or was one once.
  case notFood = "not-food"
  /// It says that it has closed for good.
  case permanentlyClosed = "permanently-closed"
  /// It says that the public may not enter.
  case notPublic = "not-public"
  /// It says nowhere where it is.
  case noPosition = "no-position"
  /// Its latitude or longitude is not on the Earth.
  case positionOutOfRange = "position-out-of-range"
  /// It is at 0,0 in the Gulf of Guinea, where files put what has no position.
  case nullIsland = "null-island"
  /// It has no name.
  case noName = "no-name"
  /// One of its texts has more than 64 KB.
  case textTooLong = "text-too-long"
  /// A record with the same id came before it.
  case duplicate
  /// It is valid JSON, or a valid row, but not of the shape that the format asks for.
  case malformed

  /// Orders as the cases are declared.
  public static func < (a: SkipReason, b: SkipReason) -> Bool { a.order < b.order }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// One record that was left out.
public struct SkippedRecord: Equatable, Sendable {
  /// Its number in the file, from 1.
  public let record: Int
  /// The line it starts on, from 1, in formats made of lines.
  public let line: Int?
  /// What the file calls it, such as `node/123`, when it has an id.
  public let id: String?
  /// Why it was left out.
  public let reason: SkipReason
  /// Which of its fields is malformed, when that is known.
  public var field: String?
}

extension SkippedRecord {
  /// The record with its numbers counted from the start of the file.
  fileprivate func behind(records: Int, lines: Int) -> SkippedRecord {
    SkippedRecord(
      record: record + records, line: line.map { $0 + lines }, id: id, reason: reason, field: field)
  }
}
