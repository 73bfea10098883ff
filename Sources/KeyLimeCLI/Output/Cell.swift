import KeyLimeEngine

/// One value of a table, in two forms: one for people on a terminal, one for programs in a pipe.
struct Cell {
  private let content: Content

  private enum Content {
    case text(String, Style)
    case either(shown: () -> StyledText, raw: () -> String)
    case forms(shown: () -> StyledText, brief: () -> StyledText, raw: () -> String)
  }

  /// A text that is the same in both forms.
  init(_ text: String, _ style: Style = .plain) { content = .text(text, style) }

  /// A value with two forms; only the form that is printed is evaluated.
  init(_ shown: @autoclosure @escaping () -> StyledText, raw: @autoclosure @escaping () -> String) {
    content = .either(shown: shown, raw: raw)
  }

  /// A value with a shorter form for a narrow terminal.
  ///
  /// The column says when the shorter one is used (`briefRank`).
  init(
    _ shown: @autoclosure @escaping () -> StyledText,
    brief: @autoclosure @escaping () -> StyledText, raw: @autoclosure @escaping () -> String
  ) {
    content = .forms(shown: shown, brief: brief, raw: raw)
  }

  /// The number of a row, from `@1`; in a pipe the id of what it lists.
  static func row(_ offset: Int, id: @autoclosure @escaping () -> String) -> Cell {
    Cell(StyledText("@\(offset + 1)", .faint), raw: id())
  }

  /// The form for a terminal.
  var shown: StyledText {
    switch content {
    case .text(let text, let style): StyledText(text, style)
    case .either(let shown, _), .forms(let shown, _, _): shown()
    }
  }

  /// The form for a narrow terminal.
  var brief: StyledText {
    if case .forms(_, let brief, _) = content { brief() } else { shown }
  }

  /// The form for a pipe: not shortened, without units.
  var raw: String {
    switch content {
    case .text(let text, _): text
    case .either(_, let raw), .forms(_, _, let raw): raw()
    }
  }

  /// The raw form in the style of the shown form, for a pipe with `--color=always`.
  var styledRaw: StyledText { StyledText(raw, shown.spans.first?.style ?? .plain) }

  /// An unknown value: a dash on a terminal, an empty field in a pipe.
  static var unknown: Cell { Cell(StyledText("–", .faint), raw: "") }

  /// Whether the value is unknown.
  var isUnknown: Bool { raw.isEmpty && shown.plain == Self.unknown.shown.plain }

  /// A text, or unknown.
  static func text(_ text: String?, _ style: Style = .plain) -> Cell {
    text.map { Cell($0, style) } ?? .unknown
  }

  /// A whole number, or unknown.
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
