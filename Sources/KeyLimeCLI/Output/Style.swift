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
