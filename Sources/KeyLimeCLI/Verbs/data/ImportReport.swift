import Arguments
import KeyLimeEngine

/// The result of an import: counts, as text and JSON.
struct ImportReport {
  static let fields: [ResultField] = [
    ResultField("sources", type: "array of strings", "The sources that were imported"),
    ResultField("format", type: "string", "The format of the file"),
    ResultField("seen", type: "number", "Records in the file"),
    ResultField("accepted", type: "number", "Records that are places to eat or drink"),
    ResultField("skipped", type: "object", "Records that were skipped, by reason"),
    ResultField("added", type: "number", "Places that are new"),
    ResultField("changed", type: "number", "Places that changed"),
    ResultField("removed", type: "number", "Places that are no longer in the source"),
    ResultField("unchanged", type: "number", "Places that did not change"),
    ResultField("event", type: "string", "With --remove: id of the event in the journal"),
    ResultField("total", type: "number", "Places in the catalogue now"),
    ResultField("replaced", type: "number", "With --dry-run: places that the source has now"),
    ResultField("first", type: "array", "With --dry-run: the first places as they would be read"),
    ResultField("dryRun", type: "boolean", "With --dry-run: true"),
  ]

  let outcome: ImportOutcome

  var json: JSONObject {
    [
      "sources": .array(outcome.sources.map { .string($0.name) }),
      "format": .string(outcome.format.rawValue),
      "seen": .count(outcome.reading.seen), "accepted": .count(outcome.reading.accepted),
      "skipped": .object(Self.skipped(outcome.reading)), "added": .count(outcome.changes.added),
      "changed": .count(outcome.changes.changed), "removed": .count(outcome.changes.removed),
      "unchanged": .count(outcome.changes.unchanged), "total": .count(outcome.total),
    ]
  }

  /// The number of skipped records by reason.
  static func skipped(_ reading: ReadingCount) -> JSONObject {
    var skipped = JSONObject()
    for (reason, count) in reading.sortedSkips { skipped[reason.rawValue] = .count(count) }
    return skipped
  }

  /// `imported 560 of 826 records as 'hanoi' (266 without a name): 560 added`.
  var line: StyledText {
    let names = outcome.sources.map { "'\($0.name)'" }.joined(separator: ", ")
    let changes = [
      ("added", outcome.changes.added), ("changed", outcome.changes.changed),
      ("removed", outcome.changes.removed), ("unchanged", outcome.changes.unchanged),
    ].filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
    return
      "imported \(outcome.reading.accepted, .strong) of \(outcome.reading.seen) records as \(names)\(Self.skips(outcome.reading)): \(changes)"
  }

  /// A warning when a file may have lost its end; else nil.
  static func warning(of reading: ReadingCount) -> String? {
    reading.mayBeCut
      ? "the last row has no line end: if the file was cut, its last value is not whole" : nil
  }

  /// A warning when an Overpass server was not asked where ways and relations are; else nil.
  static func unplaced(_ reading: ReadingCount) -> String? {
    guard reading.unplaced > 0 else { return nil }
    let places = reading.unplaced == 1 ? "1 place lacks" : "\(reading.unplaced) places lack"
    return "\(places) a position: ask the Overpass server with 'out center' to get it"
  }

  /// What was not understood, one line for each column.
  static func unread(_ reading: ReadingCount) -> [String] {
    reading.unread.values.sorted { $0.column < $1.column }.map { unread in
      let values = unread.count.counted("value")
      return "cannot read \(values) of '\(unread.column)', such as '\(unread.example.prefix(40))'"
    }
  }

  /// A warning when a source was replaced by a file without any of its places, probably by mistake;
  /// else nil.
  var warning: String? {
    let changes = outcome.changes
    guard outcome.sources.count == 1, let source = outcome.sources.first, changes.removed > 0,
      changes.changed + changes.unchanged == 0
    else { return nil }
    let records =
      changes.removed == 1 ? "its only record is not" : "none of its \(changes.removed) records is"
    return "replaced source '\(source.name)': \(records) in the new file; --source NAME keeps both"
  }

  /// ` (266 without a name, 3 repeated)`, or nothing.
  static func skips(_ reading: ReadingCount) -> String {
    guard !reading.skipped.isEmpty else { return "" }
    let parts = reading.sortedSkips.map { "\($0.count) \($0.reason.words)" }
    return " (\(parts.joined(separator: ", ")))"
  }

  /// One line for each skipped record with details, such as `skipped node/12 (record 7): without a
  /// name`, and one for the columns that hold nothing known.
  static func details(_ reading: ReadingCount) -> [String] {
    reading.details.map { skipped in
      let place = skipped.line.map { "line \($0)" } ?? "record \(skipped.record)"
      let name = skipped.id.map { "\($0) (\(place))" } ?? place
      let field = skipped.field.map { ", see its '\($0)'" } ?? ""
      return "skipped \(name): \(skipped.reason.words)\(field)"
    } + unused(reading)
  }

  private static func unused(_ reading: ReadingCount) -> [String] {
    guard !reading.unusedColumns.isEmpty else { return [] }
    let columns = reading.unusedColumns.map { "'\($0)'" }.joined(separator: ", ")
    return ["read nothing from \(columns); --fields says what they hold"]
  }
}

extension ReadingCount {
  fileprivate var sortedSkips: [(reason: SkipReason, count: Int)] {
    skipped.sorted { $0.key < $1.key }.map { (reason: $0.key, count: $0.value) }
  }
}

extension SkipReason {
  /// The reason, as written after a number: `266 without a name`.
  var words: String {
    switch self {
    case .notFood: "not food or drink"
    case .permanentlyClosed: "closed for good"
    case .notPublic: "not open to the public"
    case .noPosition: "without a position"
    case .positionOutOfRange: "not on the Earth"
    case .nullIsland: "at 0,0, where files put what has no position"
    case .noName: "without a name"
    case .textTooLong: "with a text of more than 64 KB"
    case .duplicate: "repeated"
    case .malformed: "not in the format"
    }
  }
}

/// The output of `import --dry-run`: the counts, and the first places as they would be read.
struct ImportPreviewPage {
  /// How many places are shown.
  static let count = 5

  let preview: ImportPreview
  let name: String
  /// The source of this name, which the import would replace.
  let replaced: Generation.SourceSummary?

  var output: Output {
    .record(Record(json: json, lines: lines, inPipe: .lines))
  }

  private var json: JSONObject {
    [
      "sources": [.string(name)], "format": .string(preview.format.rawValue),
      "seen": .count(preview.reading.seen), "accepted": .count(preview.reading.accepted),
      "skipped": .object(ImportReport.skipped(preview.reading)), "dryRun": true,
      "replaced": .count(replaced?.records ?? 0),
      "first": .array(preview.first.map { .object($0.json) }),
    ]
  }

  private var lines: [StyledText] {
    let counts: StyledText =
      "would import \(preview.reading.accepted, .strong) of \(preview.reading.seen) records as '\(name)' (\(preview.format.rawValue))\(ImportReport.skips(preview.reading))"
    let change: StyledText? = replaced.map {
      "in place of the \($0.records) that '\(name)' has now; the import tells what changed"
    }
    return preview.first.reduce(into: [counts] + (change.map { [$0] } ?? [])) { lines, restaurant in
      lines += ["", "\(restaurant.name, .strong)"] + LabelledLines.of(Self.facts(restaurant))
    }
  }

  /// What is known of a place, by the names of the fields.
  private static func facts(_ restaurant: Restaurant) -> [(String, String?)] {
    [
      ("id", restaurant.id.text), ("position", restaurant.position.description),
      ("names", restaurant.otherNames.commaSeparated),
      ("formerly", restaurant.formerNames.commaSeparated), ("kind", restaurant.kind?.rawValue),
      ("cuisines", restaurant.cuisines.commaSeparated),
      ("diets", restaurant.diets.map(\.rawValue).commaSeparated),
      ("services", restaurant.services.map(\.rawValue).commaSeparated),
      ("address", restaurant.address.isEmpty ? nil : restaurant.address.oneLine),
      ("price", restaurant.price?.rawValue.description), ("rating", rating(restaurant)),
      ("phone", restaurant.phone), ("email", restaurant.email), ("website", restaurant.website),
      ("image", restaurant.image), ("menu", restaurant.menu),
      ("hours", restaurant.openingHours), ("age", restaurant.minimumAge?.description),
    ]
  }

  private static func rating(_ restaurant: Restaurant) -> String? {
    guard let rating = restaurant.rating else { return nil }
    let count = restaurant.ratingCount.map { " of \($0)" } ?? ""
    return "\(Double(rating.hundredths) / 100)\(count)"
  }
}

/// Suggests a command to run after an import.
struct ImportHints {
  let context: Context
  let store: Store

  /// At most one hint; none when nobody wants one, nothing changed or the location of the places is
  /// unclear.
  func hints(after outcome: ImportOutcome) -> [String] {
    let changes = outcome.changes
    guard context.gives(.changes), changes.added + changes.changed > 0,
      let source = outcome.sources.first,
      let place = (try? store.typicalPlace(of: source.name)) ?? nil
    else { return [] }
    let near = isAtHome(place) ? "" : " --near \(ShellLine.quoted(name(of: place)))"
    return ["keylime nearby\(near) lists the nearest places"]
  }

  private func isAtHome(_ place: TypicalPlace) -> Bool {
    guard let home = (try? context.configuration())?.home,
      let point = try? UserLocation(context: context, store: store).point(home)
    else { return false }
    return Origin(point).distance(to: place.position) < .kilometres(50)
  }

  /// The city, if `--near` accepts it; else coordinates with the precision of a street.
  private func name(of place: TypicalPlace) -> String {
    if let city = place.city, (try? store.city(city)) ?? nil != nil { return city }
    let step: Int32 = 1000
    let (latitude, longitude) = (place.position.latitudeE7, place.position.longitudeE7)
    return "\(Coordinate.decimal(latitude / step * step)),"
      + Coordinate.decimal(longitude / step * step)
  }
}
