import KeyLimeEngine

extension Context {
  /// Asks for confirmation and returns when the answer is yes.
  ///
  /// Throws `cancelled` for any other answer, and `usage` with the name of `flag` when nobody can
  /// be asked.
  ///
  /// - Parameters:
  ///   - question: A full sentence: `Use 'Two for one'? It cannot be undone.`
  ///   - flag: The option that answers in advance, with its dashes.
  ///   - isConfirmed: Whether that option was given.
  func confirm(_ question: String, flag: String = "--yes", isConfirmed: Bool) throws(Failure) {
    if isConfirmed { return }
    let isYes = try ask("\(question) [y/N]", flag: flag) { text throws(Failure) in
      switch text.lowercased() {
      case "y", "yes": return true
      case "", "n", "no": return false
      default: throw Failure(.usage, "please answer y or n", code: "bad-answer")
      }
    }
    guard isYes else { throw .cancelled }
  }

  /// Asks for a line of text and trims it.
  ///
  /// Throws `cancelled` at the end of input, and `usage` with the name of `flag` when nobody can be
  /// asked.
  func ask(_ question: String, flag: String) throws(Failure) -> String {
    try checkInteractive(question, flag)
    errors.write("\(Sanitised.line(question)) ")
    guard let line = try? input.readLine() else { throw .endOfAnswers(on: errors) }
    return line.trimmingBlanks
  }

  /// Asks for a value, and asks again until `read` accepts the answer.
  ///
  /// Throws as above, and whatever `read` throws that another answer cannot mend.
  func ask<Value>(
    _ question: String, flag: String, until read: (String) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    while true {
      let text = try ask(question, flag: flag)
      do throws(Failure) { return try read(text) } catch { try complain(about: error) }
    }
  }

  /// Says what is wrong with an answer.
  ///
  /// Throws the failure itself when another answer cannot mend it.
  func complain(about failure: Failure) throws(Failure) {
    switch failure.kind {
    case .nothingFound, .usage, .refused, .notPermitted: break
    case .store, .config, .cancelled, .internalFault, .outputFailed: throw failure
    }
    say("\(Program.name): \(failure.message)")
    for line in failure.hints { hint("\(line)", .errors) }
  }

  /// Whether the user can be asked: input and errors are a terminal, and `KEYLIME_NO_INPUT` is not
  /// set.
  var isInteractive: Bool {
    terminal.inputIsTerminal && terminal.errorsAreTerminal && !environment.isOn("KEYLIME_NO_INPUT")
  }

  /// Notes that a question is asked; from now on, what is typed is meant for keylime.
  ///
  /// Throws `usage` with the name of `flag` when nobody can be asked.
  func checkInteractive(_ question: String, _ flag: String) throws(Failure) {
    guard !isInteractive else {
      input.isForAnswers = true
      return
    }
    throw Failure(
      .usage, "'\(flag)' is required when not running interactively", code: "not-interactive",
      hints: ["the question would be: \(question)"])
  }
}

extension Context {
  /// Keeps the terminal from showing what is typed while `body` runs, so that a secret that is
  /// typed ahead of its question stays hidden too.
  func keepingSecret<Result>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    guard secretKeyboard == nil, isInteractive, let descriptor = input.terminalDescriptor else {
      return try body()
    }
    return try Platform.withKeyboard(.hidden, descriptor) { keyboard throws(Failure) in
      secretKeyboard = keyboard
      defer { secretKeyboard = nil }
      return try body()
    }
  }

  /// Asks for a secret, without echo; blanks are kept.
  ///
  /// Throws `cancelled` at the end of input, and `usage` with the name of `flag` when nobody can be
  /// asked.
  func askHidden(_ question: String, flag: String) throws(Failure) -> String {
    try checkInteractive(question, flag)
    return try keepingSecret { () throws(Failure) in
      errors.write("\(Sanitised.line(question)) ")
      guard let keyboard = secretKeyboard else {
        guard let line = try? input.readLine() else { throw .endOfAnswers(on: errors) }
        return line
      }
      var bytes = keyboard.readKeys()
      errors.write("\n")
      guard bytes.popLast() == UInt8(ascii: "\n") else { throw .endOfAnswers(on: errors) }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}

extension Failure {
  /// The user answered no, or ended the input.
  static let cancelled = Failure(
    .cancelled, "cancelled, nothing was changed", code: "cancelled")

  static func endOfAnswers(on errors: OutputStream) -> Failure {
    errors.write("\n")
    return cancelled
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    let head = drop(while: \.isWhitespace)
    guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(head[...last])
  }
}
