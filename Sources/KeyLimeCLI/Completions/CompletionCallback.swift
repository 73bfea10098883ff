import Arguments

/// Answers the scripts of the shells, which call `keylime __complete 1 SHELL INDEX -- WORDS...` at
/// every Tab.
///
/// It never fails aloud: when something is wrong there is nothing to offer.
struct CompletionCallback {
  /// The hidden verb.
  static let verb = "__complete"

  private let environment: Environment

  /// Answers from the config and the store that this environment leads to.
  init(_ environment: Environment) { self.environment = environment }

  /// The lines for the shell, given the words after the hidden verb.
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
  /// A context that neither asks nor says anything; nil when the environment is unreadable.
  fileprivate static func silent(_ environment: Environment, store: String?) -> Context? {
    let host = Host(
      environment: environment, input: InputStream(text: ""), output: OutputStream(),
      errors: OutputStream(),
      screen: Screen(
        inputIsTerminal: false, outputIsTerminal: false, errorsAreTerminal: false, size: nil),
      clock: { Instant(seconds: Platform.secondsSinceEpoch) }, draw: { 0 },
      executable: { nil })
    return try? Context(
      host, .quiet(store: store), format: .plain(header: nil),
      ConfigurationSource(environment))
  }
}
