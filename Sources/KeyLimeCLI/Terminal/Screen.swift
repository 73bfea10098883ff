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
