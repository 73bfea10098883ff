/// A link in a terminal's text (OSC 8).
struct Hyperlink {
  private let address: String

  /// A link to a web page; nil when the address could harm a terminal or is none of the web.
  init?(_ address: String) {
    let isWeb = ["https://", "http://"].contains(where: address.lowercased().hasPrefix)
    guard isWeb, address.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      address.utf8.count <= 2000
    else { return nil }
    self.address = address
  }

  /// A text that leads there.
  func around(_ text: String) -> String {
    "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  /// Whether a terminal is one of those that have links.
  ///
  /// `FORCE_HYPERLINK` decides before anything else: `0` means no, any other value yes.
  static func areKnown(to environment: Environment) -> Bool {
    if let choice = environment.nonEmpty("FORCE_HYPERLINK") { return choice != "0" }
    guard let term = environment.nonEmpty("TERM"), term != "dumb" else { return false }
    let programs = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "Tabby", "rio"]
    if let program = environment["TERM_PROGRAM"], programs.contains(program) { return true }
    // The libvte of GNOME's terminals has links since 0.50.
    if let version = environment["VTE_VERSION"].flatMap({ Int($0) }), version >= 5000 {
      return true
    }
    let kinds = ["kitty", "alacritty", "foot", "ghostty", "wezterm"]
    return kinds.contains(where: term.contains)
      || ["WT_SESSION", "KONSOLE_VERSION", "DOMTERM"].contains {
        environment.nonEmpty($0) != nil
      }
  }
}
