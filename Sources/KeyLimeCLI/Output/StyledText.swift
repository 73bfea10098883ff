/// Text with styles, written as a string literal: `"rated \(name, .strong)"`.
///
/// The text may come from a catalogue, so it must be sanitised before it is printed on a terminal.
struct StyledText: Equatable {
  /// A run of text with one style.
  struct Span: Equatable {
    var text: String
    var style: Style
    /// The address that the text leads to, on a terminal that has links.
    var link: String?
  }

  var spans: [Span]

  /// A text with one style.
  init(_ text: String, _ style: Style = .plain) {
    spans = text.isEmpty ? [] : [Span(text: text, style: style)]
  }

  /// The same text, leading to an address where the terminal has links.
  func linked(to address: String?) -> StyledText {
    var linked = self
    for index in linked.spans.indices { linked.spans[index].link = address }
    return linked
  }

  /// The text without styles.
  var plain: String { spans.reduce(into: "") { $0 += $1.text } }

  /// Concatenates two texts.
  static func + (first: StyledText, second: StyledText) -> StyledText {
    var joined = first
    joined.spans += second.spans
    return joined
  }
}

extension [StyledText] {
  /// The texts as one, with a separator between two.
  func joined(separator: StyledText) -> StyledText {
    dropFirst().reduce(first ?? "") { $0 + separator + $1 }
  }
}

extension StyledText {
  /// The text for a stream, optionally with colour escapes and links, and sanitised for a terminal.
  func rendered(color: Bool, cleaned: Bool, links: Bool = false) -> String {
    var line = ""
    for span in spans {
      var text = cleaned ? Sanitised.line(span.text) : span.text
      if color, let sgr = span.style.sgr { text = "\u{1B}[\(sgr)m\(text)\u{1B}[0m" }
      if links, let link = span.link.flatMap(Hyperlink.init) { text = link.around(text) }
      line += text
    }
    return line
  }
}

extension StyledText: ExpressibleByStringInterpolation {
  /// Collects the parts of an interpolated literal.
  struct StringInterpolation: StringInterpolationProtocol {
    var text = StyledText("")

    /// An empty interpolation; the counts are not needed.
    init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends plain text.
    mutating func appendLiteral(_ literal: String) { text = text + StyledText(literal) }

    /// Appends a value with a style.
    mutating func appendInterpolation(
      _ value: some CustomStringConvertible, _ style: Style = .plain
    ) {
      text = text + StyledText(value.description, style)
    }

    /// Appends a text with its own styles.
    mutating func appendInterpolation(_ other: StyledText) { text = text + other }
  }

  /// Plain text.
  init(stringLiteral value: String) { self.init(value) }

  /// The text of an interpolated literal.
  init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }
}

/// The role of a piece of text.
///
/// Colour only repeats what the words say.
enum Style: Equatable {
  case plain
  /// The subject of the line: a name, a total.
  case strong
  /// Less important text: units, ids, unknown values.
  case faint
  case heading
  case good
  case caution
  case bad
  case hint
  /// The most important text of a page.
  case accent
  /// Black on white in every colour scheme, as QR scanners need.
  case blackOnWhite

  /// The parameters of the SGR escape sequence (ECMA-48 §8.3.117); nil for plain text.
  var sgr: String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .faint: "2"
    case .heading: "1;4"
    case .good: "32"
    case .caution: "33"
    case .bad: "1;31"
    case .hint: "36"
    case .accent: "1;32"
    // Colours 16 and 231 are black and white in every palette of 256.
    case .blackOnWhite: "38;5;16;48;5;231"
    }
  }
}
