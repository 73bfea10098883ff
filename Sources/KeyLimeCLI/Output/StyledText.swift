/// Text whose parts have roles; it is written like a string: `"Rated \(name, .strong)"`.
///
/// The texts may come from a catalogue: whoever prints them on a terminal cleans them first.
struct StyledText: Equatable {
  /// A run of text of one role.
  struct Span: Equatable {
    var text: String
    var style: Style
  }

  var spans: [Span]

  /// Makes a text of one role.
  init(_ text: String, _ style: Style = .plain) {
    spans = text.isEmpty ? [] : [Span(text: text, style: style)]
  }

  /// The words without their roles.
  var plain: String { spans.reduce(into: "") { $0 += $1.text } }

  /// Joins two texts.
  static func + (first: StyledText, second: StyledText) -> StyledText {
    var joined = first
    joined.spans += second.spans
    return joined
  }
}

extension StyledText: ExpressibleByStringInterpolation {
  /// Collects the parts of a literal.
  struct StringInterpolation: StringInterpolationProtocol {
    var text = StyledText("")

    /// Starts with nothing.
    init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds plain text.
    mutating func appendLiteral(_ literal: String) { text = text + StyledText(literal) }

    /// Adds a value in a role.
    mutating func appendInterpolation(
      _ value: some CustomStringConvertible, _ style: Style = .plain
    ) {
      text = text + StyledText(value.description, style)
    }

    /// Adds a text that has its roles already.
    mutating func appendInterpolation(_ other: StyledText) { text = text + other }
  }

  /// Makes plain text.
  init(stringLiteral value: String) { self.init(value) }

  /// Makes a text from a literal with values in it.
  init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }
}
