/// The picture of an account that has none: a small face, whose hair may follow the gender.
///
/// A gender is in a person's own words, so only a few plain ones are known.
enum Portrait: CaseIterable {
  case plain, longHair, shortHair

  /// The face for a gender.
  init(gender: String?) {
    switch gender?.lowercased() {
    case "f", "w", "female", "woman", "girl", "frau", "weiblich", "femme", "mujer", "donna":
      self = .longHair
    case "m", "male", "man", "boy", "mann", "männlich", "homme", "hombre", "uomo":
      self = .shortHair
    default: self = .plain
    }
  }

  /// Its lines, each of the same width.
  var lines: [StyledText] {
    let (top, eyes, mouth, chin) =
      switch self {
      case .plain: ("  ▄▄▄▄▄  ", " █ ● ● █ ", " █  ‿  █ ", "  ▀▀▀▀▀  ")
      case .longHair: (" ▄█████▄ ", " █ ● ● █ ", " █  ‿  █ ", "▄█▀▀▀▀▀█▄")
      case .shortHair: ("  ▄███▄  ", " █▀●▀●▀█ ", " █  ‿  █ ", "  ▀▀▀▀▀  ")
      }
    return [top, eyes, mouth, chin].map { StyledText($0, .good) }
  }
}
