/// When to use colour, as `--color` and the config say it.
enum ColorChoice: String, CaseIterable {
  case auto, always, never

  /// Whether a stream gets colour.
  ///
  /// The first of these that says anything decides: the option, the config, `NO_COLOR` (not empty),
  /// `CLICOLOR_FORCE` (not 0), `CLICOLOR=0`, `TERM` (`dumb` or not set), whether it is a terminal.
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
