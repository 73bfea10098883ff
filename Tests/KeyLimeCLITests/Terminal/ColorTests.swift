import Testing

@testable import KeyLimeCLI

@Suite struct ColorTests {
  /// The order in which the settings speak, each case with everything after it saying the opposite.
  static let cases:
    [(
      name: String, option: ColorChoice?, config: ColorChoice?, variables: [String: String],
      isTerminal: Bool, colors: Bool
    )] = [
      (
        "--color=never beats all", .never, .always, ["CLICOLOR_FORCE": "1", "TERM": "x"], true,
        false
      ),
      ("--color=always beats all", .always, .never, ["NO_COLOR": "1"], false, true),
      ("--color=auto leaves it to the config", .auto, .never, ["TERM": "x"], true, false),
      ("config beats NO_COLOR", nil, .always, ["NO_COLOR": "1"], false, true),
      (
        "NO_COLOR beats CLICOLOR_FORCE", nil, nil, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true,
        false
      ),
      ("empty NO_COLOR says nothing", nil, nil, ["NO_COLOR": "", "TERM": "x"], true, true),
      ("CLICOLOR_FORCE beats a pipe", nil, nil, ["CLICOLOR_FORCE": "1"], false, true),
      (
        "CLICOLOR_FORCE=0 says nothing", nil, nil, ["CLICOLOR_FORCE": "0", "TERM": "x"], false,
        false
      ),
      ("CLICOLOR=0 beats a terminal", nil, nil, ["CLICOLOR": "0", "TERM": "x"], true, false),
      ("TERM=dumb beats a terminal", nil, nil, ["TERM": "dumb"], true, false),
      ("no TERM beats a terminal", nil, nil, [:], true, false),
      ("a terminal", nil, .auto, ["TERM": "x"], true, true),
      ("a pipe", nil, nil, ["TERM": "x"], false, false),
    ]

  @Test("colour", arguments: cases.indices) func decides(index: Int) {
    let (name, option, config, variables, isTerminal, colors) = Self.cases[index]
    let decision = ColorChoice.allows(
      option: option, config: config, Environment(variables), isTerminal: isTerminal)
    #expect(decision == colors, "\(name)")
  }

  @Test(
    arguments: [
      ([:], nil, 80), (["COLUMNS": "40"], nil, 40), (["COLUMNS": "40"], 100, 40), ([:], 100, 100),
      (["COLUMNS": "x"], 100, 100), (["COLUMNS": "0"], nil, 80),
      (["KEYLIME_FORCE_TTY": "50", "COLUMNS": "40"], 100, 50),
      (["KEYLIME_FORCE_TTY": "1", "COLUMNS": "40"], 100, 40),
    ] as [([String: String], Int?, Int)])
  func widthIsWeighed(variables: [String: String], columns: Int?, width: Int) {
    var world = FakeWorld()
    world.variables = variables
    world.size = columns.map { ScreenSize(columns: $0, rows: 24) }
    #expect(world.terminal.width == width)
  }

  @Test(arguments: [("1", true), ("60", true), ("0", false), ("", false)])
  func aTerminalCanBePretended(value: String, isTerminal: Bool) {
    var world = FakeWorld()
    world.variables["KEYLIME_FORCE_TTY"] = value
    #expect(world.terminal.outputIsTerminal == isTerminal)
    #expect(!world.terminal.inputIsTerminal)
    #expect(world.terminal.height == nil, "nothing is paged into a pipe")
  }
}
