/// A shell with completion support.
public enum Shell: String, Sendable, CaseIterable {
  /// bash 3.2 or later.
  case bash
  /// zsh 5 or later.
  case zsh
  /// fish 3 or later.
  case fish

  /// The file name under which the shell looks for the completion script of a program.
  public func fileName(program: String) -> String {
    switch self {
    case .bash: program
    case .zsh: "_" + program
    case .fish: program + ".fish"
    }
  }

  /// The completion script for a program of this name.
  ///
  /// It is the same for every version of the program.
  public func script(program: String) -> String {
    let function = "_" + String(program.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return switch self {
    case .bash: bashScript(program, function)
    case .zsh: zshScript(program, function)
    case .fish: fishScript(program, "_" + function)
    }
  }
}
