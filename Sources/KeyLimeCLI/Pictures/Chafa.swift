import KeyLimeEngine

/// Draws picture files for a terminal by the program `chafa`.
struct Chafa {
  let format: PictureFormat
  /// Whether the terminal has colours.
  let hasColors: Bool
  /// Whether it has all of them, not only 256.
  let hasAllColors: Bool

  /// How many seconds drawing may take.
  private static let limit = 5.0

  /// A drawing for a terminal in this environment.
  init(_ environment: Environment, hasColors: Bool) {
    format = hasColors ? PictureFormat(environment) : .symbols
    self.hasColors = hasColors
    hasAllColors = ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
  }

  /// What a terminal is to be sent for a picture of at most this size in characters; nil when
  /// `chafa` cannot draw it.
  func drawing(of file: String, columns: Int, rows: Int) -> [UInt8]? {
    let colors = hasColors ? hasAllColors ? "full" : "256" : "none"
    // Half blocks have two colours each; without colours other shapes say more.
    let symbols = format == .symbols && hasColors ? ["--symbols", "vhalf"] : []
    let words =
      ["chafa", "--format", format.rawValue, "--animate", "off", "--colors", colors] + symbols
      + ["--size", "\(columns)x\(rows)", "--", file]
    guard let result = try? Platform.run(words, limit: Self.limit), result.status == 0,
      !result.output.isEmpty
    else { return nil }
    let hasEnd = result.output.last == UInt8(ascii: "\n")
    return hasEnd ? result.output : result.output + [UInt8(ascii: "\n")]
  }
}

/// How a terminal can show a picture, best first.
enum PictureFormat: String, CaseIterable {
  /// The graphics protocol of kitty.
  case kitty
  /// Inline images of iTerm2.
  case iterm
  /// Six rows of pixels in a character, as the VT340 had them.
  case sixels
  /// Half blocks: characters in two colours.
  case symbols

  /// What the terminal of these variables can show; `KEYLIME_GRAPHICS` decides before them.
  ///
  /// A terminal is not asked, because its answer could get lost among what somebody types.
  init(_ environment: Environment) {
    if let choice = environment.nonEmpty("KEYLIME_GRAPHICS").flatMap(Self.init(rawValue:)) {
      self = choice
      return
    }
    let term = environment["TERM"] ?? ""
    let program = environment.nonEmpty("TERM_PROGRAM") ?? environment["LC_TERMINAL"] ?? ""
    // A multiplexer shows the screen of another terminal, which gets only text from it.
    if environment.nonEmpty("TMUX") != nil || ["screen", "tmux"].contains(where: term.hasPrefix) {
      self = .symbols
    } else if ["kitty", "ghostty"].contains(where: term.contains) || program == "ghostty" {
      self = .kitty
    } else if ["iTerm.app", "iTerm2", "WezTerm", "mintty", "rio"].contains(program) {
      self = .iterm
    } else if ["foot", "mlterm", "yaft", "contour"].contains(where: term.hasPrefix) {
      self = .sixels
    } else {
      self = .symbols
    }
  }

  /// What removes the picture from the screen, besides erasing the lines under it.
  var removal: String { self == .kitty ? "\u{1B}_Ga=d\u{1B}\\" : "" }
}
