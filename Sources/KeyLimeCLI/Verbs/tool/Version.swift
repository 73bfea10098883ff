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
      fields: [
        ResultField("version", type: "string", "The version"),
        ResultField("credits", type: "array of strings", "Whose data is in the program"),
      ])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    .record(
      Record(
        json: [
          "version": .string(Program.version),
          "credits": [.string(Zones.credit), .string(Towns.credit)],
        ],
        lines: ["\(Program.name) \(Program.version)"], inPipe: .lines))
  }
}
