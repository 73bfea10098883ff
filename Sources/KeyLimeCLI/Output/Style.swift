/// The role of a piece of text on a terminal; colour only underlines what the words already say.
enum Style: Equatable {
  case plain
  /// What the line is about: a name, a total.
  case strong
  /// What may be skipped: units, ids, unknown values.
  case faint
  case heading
  case good
  case caution
  case bad
  case hint
  /// Something to look at first.
  case accent
  /// Black on white whatever the colours of the terminal, as scanners want a QR code.
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
