/// What the program may do with the three streams.
struct Terminal: Equatable {
  /// Whether keys come from a person.
  let inputIsTerminal: Bool
  /// Whether standard output is read by a person.
  let outputIsTerminal: Bool
  /// Whether standard error is read by a person.
  let errorsAreTerminal: Bool
  /// How many columns a line may fill.
  let width: Int
  /// How many lines are seen at once; nil when that is not known or not real.
  let height: Int?
  /// Whether standard output gets colour.
  let colorsOutput: Bool
  /// Whether standard error gets colour.
  let colorsErrors: Bool

  /// Weighs the settings: `KEYLIME_FORCE_TTY` makes output and errors a terminal, so many columns
  /// wide when it is a number from 20; else the width is `COLUMNS`, the terminal's own, or 80.
  init(
    _ screen: Screen, _ environment: Environment, option: ColorChoice? = nil,
    config: ColorChoice? = nil
  ) {
    let isForced = environment.isOn("KEYLIME_FORCE_TTY")
    inputIsTerminal = screen.inputIsTerminal
    outputIsTerminal = screen.outputIsTerminal || isForced
    errorsAreTerminal = screen.errorsAreTerminal || isForced
    width =
      Self.columns(environment["KEYLIME_FORCE_TTY"], from: 20)
      ?? Self.columns(environment["COLUMNS"], from: 1) ?? screen.size?.columns ?? 80
    height = screen.outputIsTerminal ? screen.size?.rows : nil
    colorsOutput = ColorChoice.allows(
      option: option, config: config, environment, isTerminal: outputIsTerminal)
    colorsErrors = ColorChoice.allows(
      option: option, config: config, environment, isTerminal: errorsAreTerminal)
  }

  private static func columns(_ text: String?, from least: Int) -> Int? {
    text.flatMap { Int($0) }.flatMap { $0 >= least ? min($0, 10_000) : nil }
  }
}
