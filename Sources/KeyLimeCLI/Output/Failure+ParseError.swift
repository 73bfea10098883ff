import Arguments

extension Failure {
  /// A command line that the parser refused.
  init(_ error: ParseError) {
    let message = error.message(program: Program.name)
    self.init(.usage, message.line, code: error.code, hints: message.hints)
  }
}

extension ParsedArguments {
  /// The value of an operand that this use of the verb needs; the parser's own fault without it.
  func needed<Value>(_ operand: Operand<Value>) throws(Failure) -> Value {
    do throws(ParseError) {
      return try require(operand)
    } catch {
      throw Failure(error)
    }
  }
}
