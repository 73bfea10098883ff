extension Context {
  /// Asks for confirmation and returns when the answer is yes.
  ///
  /// Throws `cancelled` for any other answer, and `usage` with the name of `flag` when nobody can
  /// be asked.
  ///
  /// - Parameters:
  ///   - question: A full sentence: `Use 'Two for one'? It cannot be undone.`
  ///   - flag: The option that answers in advance, with its dashes.
  ///   - isGiven: Whether that option was given.
  func confirm(_ question: String, flag: String = "--yes", isGiven: Bool) throws(Failure) {
    if isGiven { return }
    let answer = try ask("\(question) [y/N]", flag: flag).lowercased()
    guard ["y", "yes"].contains(answer) else {
      throw Failure(.cancelled, "cancelled, nothing was changed", code: "cancelled")
    }
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

  /// Asks for a secret, without echo; blanks are kept.
  ///
  /// Throws `cancelled` at the end of input, and `usage` with the name of `flag` when nobody can be
  /// asked.
  func askHidden(_ question: String, flag: String) throws(Failure) -> String {
    try checkInteractive(question, flag)
    errors.write("\(Sanitised.line(question)) ")
    guard let descriptor = input.terminalDescriptor else {
      guard let line = try? input.readLine() else { throw .endOfAnswers(on: errors) }
      return line
    }
    var bytes = Platform.withKeyboard(.hidden, descriptor) { $0.readKeys() }
    errors.write("\n")
    guard bytes.popLast() == UInt8(ascii: "\n") else { throw .endOfAnswers(on: errors) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the user can be asked: input and errors are a terminal, and `KEYLIME_NO_INPUT` is not
  /// set.
  var isInteractive: Bool {
    terminal.inputIsTerminal && terminal.errorsAreTerminal && !environment.isOn("KEYLIME_NO_INPUT")
  }

  private func checkInteractive(_ question: String, _ flag: String) throws(Failure) {
    guard !isInteractive else { return }
    throw Failure(
      .usage, "'\(flag)' is required when not running interactively", code: "not-interactive",
      hints: ["the question would be: \(question)"])
  }
}

extension Failure {
  fileprivate static func endOfAnswers(on errors: OutputStream) -> Failure {
    errors.write("\n")
    return Failure(.cancelled, "cancelled, nothing was changed", code: "cancelled")
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    let head = drop(while: \.isWhitespace)
    guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(head[...last])
  }
}
