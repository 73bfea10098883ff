/// An option without a value: `--open-now`, and `--no-open-now` when it is negatable.
public struct Flag: Sendable {
  /// The declaration without the value type, for parser and generators.
  public let declaration: OptionDeclaration

  /// Declares a flag; see `Option` for the parameters.
  ///
  /// A negatable flag also has the form `--no-x`.
  public init(
    _ name: String, short: Character? = nil, summary: String, discussion: String = "",
    negatable: Bool = false, environment: String? = nil, hidden: Bool = false
  ) {
    declaration = OptionDeclaration(
      name: name, short: short, summary: summary, discussion: discussion, standard: nil,
      environment: environment, isHidden: hidden, kind: .flag(negatable: negatable))
  }

  /// The same flag, which had another name in earlier versions; see ``Option/formerly(_:)``.
  public func formerly(_ names: String...) -> Flag {
    var declaration = declaration
    declaration.formerNames = names
    return Flag(declaration)
  }

  private init(_ declaration: OptionDeclaration) { self.declaration = declaration }
}
