import Arguments

/// Answers the shells' completion scripts, which call `keylime __complete 1 SHELL INDEX --
/// WORDS...` when Tab is pressed.
///
/// It never prints an error: when something is wrong, it offers nothing.
struct CompletionCallback {
  /// The name of the hidden verb.
  static let verb = "__complete"

  private let environment: Environment

  /// Uses the config and the store that `environment` selects.
  init(_ environment: Environment) { self.environment = environment }

  /// Returns the lines for the shell; `request` is the words after the hidden verb.
  func answer(_ request: [String]) -> String {
    let others = CustomVerbs(environment)
    let engine = CompletionEngine(
      .keylime, customVerbs: { others.candidates },
      dynamic: { [environment] request in
        guard let context = Context.silent(environment, store: request.text(of: "store")) else {
          return []
        }
        return CompletionProviders.candidates(request, context)
      })
    return engine.answer(request)
  }
}

extension Context {
  /// A context without input and messages; nil when the environment is invalid.
  fileprivate static func silent(_ environment: Environment, store: String?) -> Context? {
    let host = Host(
      environment: environment, input: InputStream(text: ""), output: OutputStream(),
      errors: OutputStream(),
      screen: Screen(
        inputIsTerminal: false, outputIsTerminal: false, errorsAreTerminal: false, size: nil),
      clock: { Instant(seconds: Platform.secondsSinceEpoch) }, draw: { 0 },
      executable: { nil }, controllingTerminal: { Platform.controllingTerminal })
    return try? Context(
      host, .quiet(store: store), format: .plain(header: nil),
      ConfigurationSource(environment))
  }
}
