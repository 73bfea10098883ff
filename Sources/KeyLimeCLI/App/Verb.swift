import Arguments

/// A verb of keylime: its command-line syntax and what it does.
///
/// `run` turns parsed arguments into a question or a change for the engine, and the engine's answer
/// into an `Output`. It prints nothing itself.
protocol Verb: SendableMetatype {
  /// The specification for parsing, help and completion.
  static var spec: CommandSpec { get }
  /// Runs the verb.
  ///
  /// Throws a `Failure` of any kind; its kind decides the exit code.
  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output
}
