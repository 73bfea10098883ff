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
