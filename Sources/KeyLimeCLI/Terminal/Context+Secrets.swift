import KeyLimeEngine

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
