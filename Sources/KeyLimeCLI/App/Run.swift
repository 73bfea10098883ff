import Arguments
import KeyLimeEngine

/// One run of the program, from the command line to the exit status.
struct Run {
  let host: Host
  let configuration: ConfigurationSource
  private let resolver: Resolver

  /// Prepares a run; nothing is read yet.
  init(_ host: Host) {
    self.host = host
    configuration = ConfigurationSource(host.environment)
    resolver = Resolver(host.environment, configuration)
  }

  /// Runs the command line and returns the exit status.
  ///
  /// - Parameter commandLine: The program's name and the words after it; nil for a word that is not
  ///   UTF-8.
  func status(for commandLine: [String?]) -> Int32 {
    let words = commandLine.dropFirst().compactMap(\.self)
    let debug = host.environment.isOn("KEYLIME_DEBUG") ? DebugReport(host) : nil
    debug?.begin(words, configuration)
    var status: Int32
    do throws(Failure) {
      try Self.check(commandLine)
      status = try perform(words).rawValue
    } catch {
      let path = resolver.globals(in: words).path
      let advised = [ForeignAction.advice, Sentence.advice, ForeignOption.advice].lazy.map {
        $0(error, path, words)
      }
      status = report(advised.first { $0 != error } ?? error, of: words)
    }
    host.input.discardAnswers()
    host.output.flush()
    // SIGPIPE reports a reader that went away; here the disk is full or the descriptor is closed.
    if let fault = host.output.failure {
      let failure = Failure.cannot("write output", fault.reason, .outputFailed)
      status = report(failure, of: words)
    }
    debug?.end(status)
    return status
  }

  private static func check(_ commandLine: [String?]) throws(Failure) {
    guard !commandLine.isEmpty else {
      throw Failure(.usage, "the command line is empty, it lacks even the program's name")
    }
    if let index = commandLine.firstIndex(of: nil) {
      throw Failure(
        .usage, "word \(index) of the command line is not UTF-8", code: "not-utf-8")
    }
  }

  private func perform(_ words: [String]) throws(Failure) -> ExitStatus {
    if words.first == Commands.completionCallback {
      let callback = CompletionCallback(host.environment)
      host.output.write(callback.answer(Array(words.dropFirst())))
      return .done
    }
    switch try resolver.resolve(words) {
    case .verb(let verb, let arguments): return try perform(verb, arguments)
    case .help(let request):
      let context = try context(resolver.globals(in: words))
      return try deliver(try HelpPages(context).page(for: request), context)
    case .other(let program):
      return try deliver(.handOver(program), try context(resolver.globals(in: words)))
    }
  }

  private func perform(
    _ verb: any Verb.Type, _ arguments: ParsedArguments
  ) throws(Failure) -> ExitStatus {
    let context = try context(arguments, of: verb)
    context.isConfirmed = arguments[WriteOptions.yes] ?? false
    if case .listOfFields = try GlobalSettings(arguments).request {
      return try deliver(FieldList.output(Self.spec(of: verb, arguments.path)), context)
    }
    warnOfConfiguration(context)
    for option in arguments.renamed {
      context.warn("'\(option.former)' is now '\(option.present)'")
    }
    let failsOnDamage = arguments[GlobalOptions.failOnDamage] ?? false
    let status: ExitStatus
    do throws(Failure) {
      let output = try verb.run(arguments, context)
      try context.format.check(output, of: arguments.path)
      status = try deliver(output, context)
    } catch {
      guard let damage = reportDamage(in: context) else { throw error }
      throw failsOnDamage ? damage.failure(insteadOf: error) : error
    }
    // Nobody waits for an answer any longer.
    host.output.flush()
    let damage = reportDamage(in: context)
    context.openedStore?.refreshSnapshot()
    if failsOnDamage, let failure = damage?.failure { throw failure }
    return status
  }

  /// Names what was found damaged in the store; nil when the verb opened none.
  private func reportDamage(in context: Context) -> DamageReport? {
    guard let store = context.openedStore else { return nil }
    let damage = DamageReport(log: store.damage)
    context.report(damage)
    return damage
  }

  private func context(
    _ arguments: ParsedArguments, of verb: (any Verb.Type)? = nil
  ) throws(Failure) -> Context {
    let settings = try GlobalSettings(arguments)
    var format = Format.plain(header: nil)
    if case .format(let wanted) = settings.request {
      if let verb, !wanted.isPlain {
        try wanted.check(against: Self.spec(of: verb, arguments.path), named: arguments.path)
      }
      format = wanted
    }
    return try Context(host, settings, format: format, configuration)
  }

  /// The specification of a verb or of its sub-verb.
  ///
  /// A sub-verb without fields of its own has those of its verb.
  private static func spec(of verb: any Verb.Type, _ path: [String]) -> CommandSpec {
    path.dropFirst().reduce(verb.spec) { spec, name in
      guard let inner = spec.subcommand(name), !inner.fields.isEmpty else { return spec }
      return inner
    }
  }

  private func warnOfConfiguration(_ context: Context) {
    guard let path = try? configuration.path() else { return }
    for complaint in configuration.quietly?.complaints ?? [] {
      let line = configuration.line(of: complaint.key).map { ":\($0)" } ?? ""
      context.warn("\(path)\(line): \(complaint.words)")
    }
  }

  private func deliver(_ output: Output, _ context: Context) throws(Failure) -> ExitStatus {
    if case .faulty(let answer, let failure) = output {
      _ = Delivery(context).deliver(answer)
      context.output.flush()
      throw failure
    }
    guard case .handOver(let program) = output else { return Delivery(context).deliver(output) }
    context.output.flush()
    if let path = host.executable() { Platform.setEnvironment("KEYLIME", to: path) }
    if let store = try? context.storeFolder() {
      Platform.setEnvironment("KEYLIME_STORE", to: store)
    }
    let error = Platform.execute(program.path, program.words)
    throw .cannot("run '\(program.path)'", error.reason, .usage, code: "program-unusable")
  }
}

// MARK: - Failures

extension Run {
  /// Prints a failure to standard error: as text, or as JSON if results would have been JSON.
  private func report(_ failure: Failure, of words: [String]) -> Int32 {
    let globals = resolver.globals(in: words)
    if Self.tellsErrorsAsJSON(globals) {
      host.errors.write(line: FailureReport.json(failure).compactText)
    } else {
      let color: ColorChoice? =
        if case .value(let choice) = globals[GlobalOptions.color] { choice } else { nil }
      let terminal = Terminal(
        host.screen, host.environment, option: color,
        config: configuration.quietly?.color)
      let showsHints =
        globals[GlobalOptions.quiet] != true
        && configuration.gives(.errors)
      for line in FailureReport.words(failure, showsHints: showsHints) {
        let isHint = line.plain.hasPrefix("hint: ")
        let parts = isHint ? terminal.errorLines(wrapping: line) : [terminal.errorLine(line)]
        for part in parts { host.errors.write(line: part) }
      }
    }
    return ExitStatus(failure.kind).rawValue
  }

  private static func tellsErrorsAsJSON(_ globals: ParsedArguments) -> Bool {
    globals.isTried(GlobalOptions.json.declaration)
      || globals.isTried(GlobalOptions.ndjson.declaration)
  }
}

/// What `KEYLIME_DEBUG=1` adds on standard error, for a report of a fault.
struct DebugReport {
  private let host: Host
  private let start: Double

  /// A report of a run that begins now.
  init(_ host: Host) {
    self.host = host
    start = Platform.monotonicSeconds
  }

  /// Says which program runs with which files.
  func begin(_ words: [String], _ configuration: ConfigurationSource) {
    say("keylime \(Program.version) on \(Platform.systemName)")
    say("words: \(words.map { "'\($0)'" }.joined(separator: " "))")
    say("config: \((try? configuration.path()) ?? "none")")
    say("store, unless --store names another: \(host.environment.storeFolder ?? "none")")
  }

  /// Says how the run ended.
  func end(_ status: Int32) {
    let milliseconds = Int((Platform.monotonicSeconds - start) * 1000)
    say("ended with \(status) after \(milliseconds) ms")
  }

  private func say(_ words: String) {
    host.errors.write(line: Sanitised.line("\(Program.name): debug: \(words)"))
  }
}
