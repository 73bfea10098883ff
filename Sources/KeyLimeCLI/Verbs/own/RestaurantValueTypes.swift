import Arguments
import KeyLimeEngine

extension ValueType<String> {
  /// A text that is not blank.
  static let filledText = ValueType("TEXT", expects: "some text") { text in
    let trimmed = text.trimmed
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

extension ValueType<Address> {
  /// An address on one line.
  static let address = ValueType(
    "ADDRESS", expects: "an address such as '1 High Street, Edinburgh, EH1 1AA, GB'"
  ) { Address(line: $0) }
}

extension Address {
  /// Parses `street, town, region or postcode, country`; nil when the line is blank.
  ///
  /// The country is a last part of two capitals. Of the parts after the town, one with a digit is
  /// the postcode, others are the region; `CA 93401` is both.
  init?(line: String) {
    var parts = line.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmed }
    self.init()
    if parts.count > 1, let last = parts.last, last.utf8.count == 2,
      last.utf8.allSatisfy({ (0x41...0x5A).contains($0) })
    {
      country = last
      parts.removeLast()
    }
    street = parts.first?.nonEmpty
    city = parts.dropFirst().first?.nonEmpty
    for part in parts.dropFirst(2) { addBehindTown(part) }
    if isEmpty { return nil }
  }

  private mutating func addBehindTown(_ part: String) {
    let words = part.split(separator: " ").map(String.init)
    guard part.contains(where: \.isNumber) else {
      region = region ?? part.nonEmpty
      return
    }
    if words.count == 2, words[0].allSatisfy(\.isLetter), words[1].allSatisfy(\.isNumber) {
      region = region ?? words[0]
      postcode = postcode ?? words[1]
    } else {
      postcode = postcode ?? part
    }
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
