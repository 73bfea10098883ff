import Arguments

/// A verb of keylime: what may be typed, and what happens then.
///
/// `run` turns parsed arguments into a typed input for the engine, and what the engine answers into
/// an `Output`. It prints nothing itself.
protocol Verb: SendableMetatype {
  /// The word that selects it. It stands here so that finding a verb builds no specification.
  static var name: String { get }
  /// How it is parsed, explained and completed.
  static var spec: CommandSpec { get }
  /// Does it.
  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output
}
