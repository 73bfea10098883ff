/// An option without a value: `--open-now`, and `--no-open-now` when it is negatable.
public struct Flag: Sendable {
  /// What the parser and the generators know about it.
  public let declaration: OptionDeclaration

  /// Declares a flag; the parameters are those of `Option`.
  public init(
    _ name: String, short: Character? = nil, summary: String, discussion: String = "",
    negatable: Bool = false, environment: String? = nil, hidden: Bool = false
  ) {
    declaration = OptionDeclaration(
      name: name, short: short, summary: summary, discussion: discussion, standard: nil,
      environment: environment, isHidden: hidden, kind: .flag(negatable: negatable))
  }
}
