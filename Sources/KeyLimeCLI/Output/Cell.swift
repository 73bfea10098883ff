import KeyLimeEngine

/// One value of a table: as people read it, and as a program in a pipe does.
struct Cell {
  private let content: Content

  private enum Content {
    case text(String, Style)
    case either(shown: () -> StyledText, raw: () -> String)
  }

  /// A text that is the same for both.
  init(_ text: String, _ style: Style = .plain) { content = .text(text, style) }

  /// A value that people and programs write differently; only what is asked for is made.
  init(_ shown: @autoclosure @escaping () -> StyledText, raw: @autoclosure @escaping () -> String) {
    content = .either(shown: shown, raw: raw)
  }

  /// What a terminal shows.
  var shown: StyledText {
    switch content {
    case .text(let text, let style): StyledText(text, style)
    case .either(let shown, _): shown()
    }
  }

  /// What a pipe gets: whole, without units.
  var raw: String {
    switch content {
    case .text(let text, _): text
    case .either(_, let raw): raw()
    }
  }

  /// What a pipe gets where colour is asked for: the raw value in the role of what is shown.
  var styledRaw: StyledText { StyledText(raw, shown.spans.first?.style ?? .plain) }

  /// Nothing is known: a dash on a terminal, an empty field in a pipe.
  static var unknown: Cell { Cell(StyledText("–", .faint), raw: "") }

  /// Whether nothing is known.
  var isUnknown: Bool { raw.isEmpty && shown.plain == Self.unknown.shown.plain }

  /// A text that may be unknown.
  static func text(_ text: String?, _ style: Style = .plain) -> Cell {
    text.map { Cell($0, style) } ?? .unknown
  }

  /// A whole number that may be unknown.
  static func number(_ number: Int?) -> Cell { .text(number.map(String.init)) }

  /// A distance: `1.2 km` for people, `1203` metres for programs.
  static func distance(_ distance: Distance, in units: Units) -> Cell {
    Cell(StyledText(units.words(for: distance)), raw: String(Int(distance.metres.rounded())))
  }

  /// A time: `2 days ago` for people, RFC 3339 for programs.
  static func time(_ instant: Instant, now: Instant) -> Cell {
    Cell(StyledText(RelativeTime.words(from: instant, now: now)), raw: instant.rfc3339)
  }
}
