import Arguments

/// Answers the scripts of the shells, which call `keylime __complete 1 SHELL INDEX -- WORDS...` at
/// every Tab. It never fails aloud: whatever is wrong, there is nothing to offer.
struct CompletionCallback {
  /// The hidden verb.
  static let verb = "__complete"

  private let surroundings: Surroundings

  /// Answers from the config and the store of these surroundings.
  init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  /// The lines for the shell, given the words after the hidden verb.
  func answer(_ request: [String]) -> String {
    let others = OtherVerbs(surroundings.environment)
    let engine = CompletionEngine(
      .keylime, otherVerbs: { others.candidates }, dynamic: { _ in [] })
    return engine.answer(request)
  }
}
