import Arguments

/// A small invented program that the tests speak to: it boils water.
enum Kettle {
  struct Litres: Equatable, Sendable { let tenths: Int }

  static let litres = ValueType<Litres>("LITRES", expects: "an amount such as 1.5l") { text in
    guard text.hasSuffix("l"), let number = Double(text.dropLast()) else { return nil }
    return Litres(tenths: Int(number * 10))
  }

  enum When: String, CaseIterable, Sendable { case auto, always, never }

  // Global options.
  static let quiet = Flag("quiet", short: "q", summary: "Say less")
  static let verbose = Flag("verbose", short: "v", summary: "Say more; twice for everything")
  static let store = Option(
    "store", short: "C", value: .directory, summary: "Where the kettles stand",
    environment: "KETTLE_STORE")
  static let color = OptionalValueOption(
    "color", value: .oneOf(When.self, "WHEN"), summary: "When to use color", standard: "auto")
  static let json = OptionalValueOption(
    "json", value: .text("FIELDS").completed(by: .fields).commaSeparated,
    summary: "Print JSON, all fields or these")
}
