/// A shell that completion speaks to.
public enum Shell: String, Sendable, CaseIterable {
  case bash, zsh, fish

  /// The completion script for a program of this name.
  public func script(program: String) -> String {
    ""
  }
}
