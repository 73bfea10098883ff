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
