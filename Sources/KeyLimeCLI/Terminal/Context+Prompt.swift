extension Context {
  /// Asks before something that cannot be undone; returns when the answer is yes.
  ///
  /// Throws `cancelled` for any other answer, and `usage` naming `flag` where nobody can answer.
  ///
  /// - Parameters:
  ///   - question: A whole sentence: `Use 'Two for one'? It cannot be undone.`
  ///   - flag: The option that answers in advance, with its dashes.
  ///   - isGiven: Whether it was given.
  func confirm(_ question: String, flag: String = "--yes", isGiven: Bool) throws(Failure) {
    if isGiven { return }
    let answer = try ask("\(question) [y/N]", flag: flag).lowercased()
    guard ["y", "yes"].contains(answer) else {
      throw Failure(.cancelled, "cancelled, nothing was changed", code: "cancelled")
    }
  }

  /// Asks for a line of text, without blanks around it.
  ///
  /// Throws `cancelled` when the input ends, and `usage` naming `flag` where nobody can answer.
  func ask(_ question: String, flag: String) throws(Failure) -> String {
    try checkInteractive(question, flag)
    errors.write("\(Sanitised.line(question)) ")
    guard let line = try? input.readLine() else { throw .endOfAnswers(on: errors) }
    return line.trimmingBlanks
  }

  /// Asks for a secret, which is not shown while it is typed; blanks count.
  ///
  /// Throws `cancelled` when the input ends, and `usage` naming `flag` where nobody can answer.
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

  /// Whether there is somebody to ask.
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
