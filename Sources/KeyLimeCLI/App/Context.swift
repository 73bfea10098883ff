import KeyLimeEngine

/// What a verb may use of the world: streams, settings, clock, chance, and ways to speak to people.
///
/// Nothing else in the CLI reads the environment or the clock, so a test that makes a context has
/// made the whole world.
final class Context {
  /// The variables that the program was started with.
  let environment: Environment
  /// Standard input.
  let input: InputStream
  /// Standard output; verbs return an `Output` and leave this to the renderer, unless they stream.
  let output: OutputStream
  /// Standard error.
  let errors: OutputStream
  /// What the streams can show.
  let terminal: Terminal
  /// How much to say.
  let verbosity: Verbosity
  /// How results are printed; a verb that streams its own output looks here.
  let format: Format
  /// The time of this run: `KEYLIME_NOW`, else the clock's when the run began.
  let now: Instant
  /// Where chance begins: `KEYLIME_SEED`, else drawn anew.
  let seed: UInt64
  /// Whether long output may go through a pager.
  let allowsPager: Bool

  /// The config on disk, for whoever changes it.
  let configurationSource: ConfigurationSource

  /// A new random number at every call, whatever `KEYLIME_SEED` says: ids must differ.
  let draw: () -> UInt64

  private let storeOption: String?
  /// The store, once somebody has asked for it: see ``store()``.
  var openedStore: Store?
  /// Whether this run has said that another process holds it up.
  var hasNotedWaiting = false

  /// Weighs the settings of a run.
  ///
  /// Throws `usage` for a `KEYLIME_NOW` or `KEYLIME_SEED` that cannot be read.
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
    now = try environment.now ?? host.clock()
    seed = try environment.seed ?? host.draw()
    draw = host.draw
  }
}

// MARK: - Places

extension Context {
  /// What the user has configured.
  ///
  /// Throws `config` when the file is damaged or cannot be read.
  func configuration() throws(Failure) -> Configuration { try configurationSource.read() }

  /// The path of the config, whether or not it exists.
  ///
  /// Throws `config` when no variable says where it may be.
  func configurationPath() throws(Failure) -> String { try configurationSource.path() }

  /// The folder of the store, whether or not it exists: `--store`, `KEYLIME_STORE`,
  /// `$XDG_DATA_HOME/keylime`, `~/.local/share/keylime`.
  ///
  /// Throws `store` when none of them says anything.
  func storeFolder() throws(Failure) -> String {
    if let folder = storeOption ?? environment.nonEmpty("KEYLIME_STORE") { return folder }
    if let folder = environment.folder("XDG_DATA_HOME", orHome: ".local/share") {
      return folder + "/keylime"
    }
    throw Failure.cannot(
      "find the store", "neither HOME nor XDG_DATA_HOME is set", .store, code: "no-store-folder",
      hints: ["name a folder with --store or KEYLIME_STORE"])
  }

  /// The units of lengths: the config's, else those of the locale.
  func units() throws(Failure) -> Units { try configuration().units ?? environment.units }
}

// MARK: - Speaking

extension Context {
  /// Says something that is not part of the answer, unless `-q` was given.
  func note(_ text: StyledText) {
    guard verbosity > .quiet else { return }
    let line: StyledText = "\(Program.name): \(text)"
    guard terminal.errorsAreTerminal else { return say(line) }
    for part in line.sanitised.wrapped(at: terminal.width) { say(part) }
  }

  /// Says something that may be wrong, unless `-q` was given.
  func warn(_ text: StyledText) {
    guard verbosity > .quiet else { return }
    say("\(Program.name): \("warning:", .caution) \(text)")
  }

  /// Says what may be done next, unless `-q` was given or advice is switched off.
  func hint(_ text: StyledText) {
    guard givesAdvice else { return }
    say("\("hint:", .hint) \(text)")
  }

  /// Says something only when `-v` was given.
  func detail(_ text: StyledText) {
    guard verbosity == .verbose else { return }
    say("\(Program.name): \(text)")
  }

  /// Whether hints are welcome: no `-q`, no `KEYLIME_ADVICE=0`, no `advice` false in the config.
  var givesAdvice: Bool {
    verbosity > .quiet && environment["KEYLIME_ADVICE"] != "0"
      && configurationSource.quietly?.advice != false
  }

  /// Writes one line on standard error, whatever the verbosity.
  func say(_ text: StyledText) {
    errors.write(
      line: text.rendered(
        color: terminal.colorsErrors, cleaned: terminal.errorsAreTerminal))
  }
}
