import Arguments
import Testing

@testable import KeyLimeCLI

/// The program as its own specification sees it.
enum Specification {
  static let program = ProgramSpec.keylime

  /// The verbs that help lists.
  static let verbs = program.verbs.map(\.spec).filter { !$0.isHidden }.map(\.name)

  /// A command of the program: a verb or a sub-verb.
  struct Command: Sendable, CustomTestStringConvertible {
    let path: [String]
    let spec: CommandSpec
    var testDescription: String { path.joined(separator: " ") }
  }

  /// Every verb and sub-verb, hidden ones left out.
  static let commands: [Command] = program.verbs.map(\.spec).flatMap { below($0, []) }

  private static func below(_ spec: CommandSpec, _ path: [String]) -> [Command] {
    guard !spec.isHidden else { return [] }
    let path = path + [spec.name]
    return [Command(path: path, spec: spec)] + spec.subcommands.flatMap { below($0, path) }
  }
}
