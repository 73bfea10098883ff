/// The size of a terminal in characters.
struct ScreenSize: Equatable {
  let columns: Int
  let rows: Int
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
