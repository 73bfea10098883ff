import KeyLimeEngine

/// The properties of the three streams, after all settings.
struct Terminal: Equatable {
  /// Whether standard input is a terminal.
  let inputIsTerminal: Bool
  /// Whether standard output is a terminal, or is treated as one.
  let outputIsTerminal: Bool
  /// Whether standard error is a terminal, or is treated as one.
  let errorsAreTerminal: Bool
  /// The width in columns.
  private(set) var width: Int
  /// The height in lines; nil when it is unknown or standard output is not really a terminal.
  private(set) var height: Int?
  /// Whether a variable sets the width, so that it does not follow the window.
  private let hasFixedWidth: Bool
  /// Whether to use colour on standard output.
  let colorsOutput: Bool
  /// Whether to use colour on standard error.
  let colorsErrors: Bool
  /// Whether names on standard output may be links.
  let linksOutput: Bool
  /// Whether signs, boxes and dots are written as words, for a screen reader (`ACCESSIBLE`).
  let isAccessible: Bool

  /// Combines the streams with the settings.
  ///
  /// `KEYLIME_FORCE_TTY` makes output and errors a terminal; a number from 20 is its width.
  /// Otherwise the width is `COLUMNS`, that of the terminal, or 80.
  init(
    _ screen: Screen, _ environment: Environment, option: ColorChoice? = nil,
    config: ColorChoice? = nil
  ) {
    let isForced = environment.isOn("KEYLIME_FORCE_TTY")
    inputIsTerminal = screen.inputIsTerminal
    outputIsTerminal = screen.outputIsTerminal || isForced
    errorsAreTerminal = screen.errorsAreTerminal || isForced
    let fixed =
      Self.columns(environment["KEYLIME_FORCE_TTY"], from: 20)
      ?? Self.columns(environment["COLUMNS"], from: 1)
    hasFixedWidth = fixed != nil
    width = fixed ?? screen.size?.columns ?? 80
    height = screen.outputIsTerminal ? screen.size?.rows : nil
    colorsOutput = ColorChoice.allows(
      option: option, config: config, environment, isTerminal: outputIsTerminal)
    colorsErrors = ColorChoice.allows(
      option: option, config: config, environment, isTerminal: errorsAreTerminal)
    linksOutput = outputIsTerminal && Hyperlink.areKnown(to: environment)
    isAccessible = environment.isOn("ACCESSIBLE")
  }

  /// How signs are written here.
  var signs: Signs { isAccessible ? .spoken : .drawn }

  /// The same terminal after its window has changed to a size.
  func resized(to size: ScreenSize) -> Terminal {
    var terminal = self
    if !hasFixedWidth { terminal.width = size.columns }
    if height != nil { terminal.height = size.rows }
    return terminal
  }

  private static func columns(_ text: String?, from least: Int) -> Int? {
    text.flatMap { Int($0) }.flatMap { $0 >= least ? min($0, 10_000) : nil }
  }
}

/// The properties of the three streams, before any settings.
struct Screen {
  let inputIsTerminal: Bool
  let outputIsTerminal: Bool
  let errorsAreTerminal: Bool
  /// The size of the terminal on standard output, else on standard error; nil without one.
  let size: ScreenSize?

  /// The streams of this process.
  static var ofProcess: Screen {
    let output = Platform.isTerminal(1)
    let errors = Platform.isTerminal(2)
    return Screen(
      inputIsTerminal: Platform.isTerminal(0), outputIsTerminal: output,
      errorsAreTerminal: errors,
      size: output ? Platform.screenSize(of: 1) : errors ? Platform.screenSize(of: 2) : nil)
  }
}

/// The size of a terminal in characters.
struct ScreenSize: Equatable {
  let columns: Int
  let rows: Int
}

/// When to use colour, as in `--color` and the config.
enum ColorChoice: String, CaseIterable {
  case auto, always, never

  /// Whether to use colour on a stream.
  ///
  /// The first of these that is set decides: the option, the config, `NO_COLOR` (not empty),
  /// `CLICOLOR_FORCE` (not 0), `CLICOLOR=0`, `TERM` (`dumb` or not set), whether the stream is a
  /// terminal.
  static func allows(
    option: ColorChoice?, config: ColorChoice?, _ environment: Environment, isTerminal: Bool
  ) -> Bool {
    for choice in [option, config] {
      switch choice {
      case .always: return true
      case .never: return false
      case .auto, nil: continue
      }
    }
    if environment.nonEmpty("NO_COLOR") != nil { return false }
    if environment.isOn("CLICOLOR_FORCE") { return true }
    if environment["CLICOLOR"] == "0" { return false }
    guard let term = environment.nonEmpty("TERM"), term != "dumb" else { return false }
    return isTerminal
  }
}

extension Terminal {
  /// A text as one line of standard error: in colour if it has any, cleaned on a terminal.
  func errorLine(_ text: StyledText) -> String {
    text.rendered(color: colorsErrors, cleaned: errorsAreTerminal)
  }

  /// A text as lines of standard error, broken at blanks on a terminal.
  func errorLines(wrapping text: StyledText) -> [String] {
    (errorsAreTerminal ? text.sanitised.wrapped(at: width) : [text]).map(errorLine)
  }
}

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

/// The terminal at which somebody typed the command, whatever its streams are.
struct ControllingTerminal: Equatable {
  /// The number of the device.
  let device: String
  /// Names the session of the terminal: another login on the same device has another.
  let session: String
  /// Whether standard output is this terminal.
  let isOutput: Bool
}
