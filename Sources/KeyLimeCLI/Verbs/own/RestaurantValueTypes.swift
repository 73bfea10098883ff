import Arguments
import KeyLimeEngine

extension ValueType<String> {
  /// A text of one line that is not blank, cleaned as an import cleans names.
  static let filledText = ValueType("TEXT", expects: "some text") { text in
    let trimmed = Sanitised.line(text).trimmed
    return trimmed.isEmpty ? nil : trimmed
  }

  /// A page on the web.
  static let webAddress = ValueType(
    "URL", expects: "a web address such as https://example.org/menu"
  ) { text in
    let trimmed = text.trimmed
    let rest = ["https://", "http://"].first(where: trimmed.lowercased().hasPrefix)
      .map { trimmed.dropFirst($0.count) }
    let host = rest?.prefix { $0 != "/" } ?? ""
    return host.isEmpty || trimmed.contains(where: \.isWhitespace) ? nil : trimmed
  }

  /// Opening hours that the parser accepts, as typed.
  static let openingHours = ValueType(
    "HOURS", expects: "opening hours such as 'Mo-Fr 11:00-22:00; Su off'"
  ) { text in HoursSchedule.parse(text).schedule == nil ? nil : text }
}

extension ValueType<[String]> {
  /// Cuisines as OpenStreetMap slugs, separated by commas: `Fish and chips` becomes
  /// `fish_and_chips`.
  static let cuisine = ValueType("CUISINE", expects: "a cuisine such as thai") { text in
    let slugs = text.split(whereSeparator: { ",;".contains($0) }).map { part in
      part.trimmed.lowercased().split(whereSeparator: { $0.isWhitespace || $0 == "_" }
      )
      .joined(separator: "_")
    }.filter { !$0.isEmpty }
    return slugs.isEmpty ? nil : slugs
  }.completed(by: .commaSeparated(.dynamic("cuisine")))
}

extension ValueType<Coordinate> {
  /// A position.
  static let position = ValueType(
    "POSITION", expects: "coordinates such as 55.95,-3.19 or a geo: URI"
  ) { Coordinate(parsing: $0) }
}
