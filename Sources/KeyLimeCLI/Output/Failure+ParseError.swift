import Arguments

extension Failure {
  /// A command line that the parser rejected.
  init(_ error: ParseError) {
    let message = error.message(program: Program.name)
    self.init(.usage, message.line, code: error.code, hints: message.hints)
  }
}

extension ParsedArguments {
  /// The value of an operand that is required in this case.
  ///
  /// Throws `usage`, with the parser's own message, when the operand is missing.
  func needed<Value>(_ operand: Operand<Value>) throws(Failure) -> Value {
    do throws(ParseError) {
      return try require(operand)
    } catch {
      throw Failure(error)
    }
  }
}
