import KeyLimeEngine

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
    func list(_ texts: [String]) -> String? {
      texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    return [
      ("id", restaurant.id.text), ("position", restaurant.position.description),
      ("names", list(restaurant.otherNames)), ("kind", restaurant.kind?.rawValue),
      ("cuisines", list(restaurant.cuisines)), ("diets", list(restaurant.diets.map(\.rawValue))),
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
