import KeyLimeEngine

/// Everything a verb may use: streams, settings, clock, random numbers, and messages to the user.
///
/// Nothing else in the CLI reads the environment or the clock, so a test that makes a context
/// controls all input.
final class Context {
  /// The environment variables of the process.
  let environment: Environment
  /// Standard input.
  let input: InputStream
  /// Standard output; verbs return an `Output` and leave this to the renderer, unless they stream.
  let output: OutputStream
  /// Standard error.
  let errors: OutputStream
  /// What the streams support: terminal or not, width, colour.
  private(set) var terminal: Terminal
  /// How much to print besides the answer.
  let verbosity: Verbosity
  /// The output format; a verb that streams its own output reads it.
  let format: Format
  /// The current time: `KEYLIME_NOW`, else the clock at the start of the run, or when
  /// ``readClock()`` was called last.
  private(set) var now: Instant
  /// The seed of random choices: `KEYLIME_SEED`, else a random number.
  let seed: UInt64
  /// Whether long output may go through a pager.
  let allowsPager: Bool

  /// The config file, for verbs that change it.
  let configurationSource: ConfigurationSource

  /// Returns a new random number on every call.
  ///
  /// It ignores `KEYLIME_SEED`, because ids must be unique.
  let draw: () -> UInt64
  /// What hashes of passwords cost.
  let passwordCost: PasswordHash.Cost

  /// The keyboard while it is kept from showing a secret.
  var secretKeyboard: Keyboard?
  /// Where the list that was shown last is kept; nil when there is no place for it.
  private(set) lazy var listMemory = ListMemory(environment, controllingTerminal)

  private let clock: () -> Instant
  private let screenSize: () -> ScreenSize?
  private let controllingTerminal: () -> ControllingTerminal?
  private let storeOption: String?
  /// The store, after the first call of ``store()``.
  var openedStore: Store?
  /// Whether the user said yes to every question beforehand.
  var isConfirmed = false
  /// Whether this run has already noted that it waits for another process.
  var hasNotedWaiting = false
  /// What the receiver answered; nil when nobody asked it in this run.
  var received: Result<Coordinate, Failure>?
  /// The clocks, after the first call of ``clocks()``.
  var knownClocks: PlaceClocks?

  /// Combines the global options, the environment and the config.
  ///
  /// Throws `usage` when `KEYLIME_NOW` or `KEYLIME_SEED` cannot be read.
  init(
    _ host: Host, _ settings: GlobalSettings, format: Format,
    _ configurationSource: ConfigurationSource
  ) throws(Failure) {
    environment = host.environment
    input = host.input
    output = host.output
    errors = host.errors
    verbosity = settings.verbosity
    allowsPager = settings.allowsPager
    storeOption = settings.store
    self.format = format
    self.configurationSource = configurationSource
    terminal = Terminal(
      host.screen, environment, option: settings.color,
      config: configurationSource.quietly?.color)
    clock = host.clock
    now = try environment.now ?? host.clock()
    seed = try environment.seed ?? host.draw()
    draw = host.draw
    passwordCost = host.passwordCost
    controllingTerminal = host.controllingTerminal
    screenSize = host.screenSize
  }

  /// Looks at the clock again, for a run that goes on for long; `KEYLIME_NOW` stands still.
  ///
  /// Throws `usage` when `KEYLIME_NOW` cannot be read.
  func readClock() throws(Failure) { now = try environment.now ?? clock() }

  /// Looks whether the window of the terminal has another size now, and takes it on.
  func followResize() -> Bool {
    guard let size = screenSize() else { return false }
    let resized = terminal.resized(to: size)
    defer { terminal = resized }
    return resized != terminal
  }
}

// MARK: - Files and settings

extension Context {
  /// The user's configuration.
  ///
  /// Throws `config` when the file is damaged or cannot be read.
  func configuration() throws(Failure) -> Configuration { try configurationSource.read() }

  /// The path of the config file, whether or not it exists.
  ///
  /// Throws `config` when neither `HOME` nor another variable gives its location.
  func configurationPath() throws(Failure) -> String { try configurationSource.path() }

  /// The folder of the store, whether or not it exists: that of `--store`, else that of the
  /// environment.
  ///
  /// Throws `store` when neither names one.
  func storeFolder() throws(Failure) -> String {
    if let folder = storeOption ?? environment.storeFolder { return folder }
    throw Failure.cannot(
      "find the store", "neither HOME nor XDG_DATA_HOME is set", .store, code: "no-store-folder",
      hints: ["name a folder with --store or KEYLIME_STORE"])
  }

  /// The units for distances: from the config, else from the locale.
  ///
  /// Throws `config` when the config is damaged or cannot be read.
  func units() throws(Failure) -> Units { try configuration().units ?? environment.units }
}

// MARK: - Messages

extension Context {
  /// Whether a result may have notes beside it: not with `-q`, and not in a JSON format.
  var tellsNotes: Bool { verbosity > .quiet && printsNotes }

  /// Whether lists are tables for people, not lines or JSON for programs.
  var showsTables: Bool { format.isPlain && terminal.outputIsTerminal }

  /// Whether results have notes in this format.
  var printsNotes: Bool { !format.tellsErrorsAsJSON }

  /// Prints a message that is not part of the answer, where ``tellsNotes`` allows it.
  func note(_ text: StyledText) {
    guard tellsNotes else { return }
    sayWrapped("\(Program.name): \(text)")
  }

  /// Prints a warning, unless `-q` was given.
  func warn(_ text: StyledText) {
    guard verbosity > .quiet else { return }
    sayWarning(text, code: "warning")
  }

  /// Prints a warning whatever the verbosity: as text, or as JSON where errors are.
  func sayWarning(_ text: StyledText, code: String, hints: [String] = []) {
    guard format.tellsErrorsAsJSON else {
      return say("\(Program.name): \("warning:", .caution) \(text)")
    }
    errors.write(
      line: FailureReport.json(warning: text.plain, code: code, hints: hints).compactText)
  }

  /// Prints a hint about what to do next, unless `-q` was given or hints are switched off.
  func hint(_ text: StyledText, _ occasion: HintOccasion) {
    guard gives(occasion) else { return }
    sayWrapped("\("hint:", .hint) \(text)")
  }

  /// Prints a detail, only when `-v` was given.
  func detail(_ text: StyledText) {
    guard verbosity == .verbose else { return }
    say("\(Program.name): \(text)")
  }

  /// Whether hints are given on an occasion: no `-q`, and the settings allow them.
  func gives(_ occasion: HintOccasion) -> Bool {
    verbosity > .quiet && configurationSource.gives(occasion)
  }

  /// Writes one line to standard error, broken at blanks on a narrow terminal.
  private func sayWrapped(_ text: StyledText) {
    for line in terminal.errorLines(wrapping: text) { errors.write(line: line) }
  }

  /// Writes one line to standard error, regardless of the verbosity.
  func say(_ text: StyledText) {
    errors.write(line: terminal.errorLine(text))
  }
}
