import Arguments
import KeyLimeEngine

/// `version`: prints the version.
enum Version: Verb {
  static let name = "version"

  static var spec: CommandSpec {
    CommandSpec(
      name: name, group: .tool, summary: "Print the version",
      discussion: "The version is three numbers: incompatible changes, additions, fixes.",
      examples: [
        Example("version", "The version"),
        Example("version --json", "The same for programs"),
      ],
      fields: [ResultField("version", type: "string", "The version")])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    .record(
      Record(
        json: ["version": .string(Program.version)],
        lines: ["\(Program.name) \(Program.version)"], inPipe: .lines))
  }
}
