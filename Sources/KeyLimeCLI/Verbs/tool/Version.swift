import Arguments
import KeyLimeEngine

/// `version`: prints the version.
enum Version: Verb {
  static var spec: CommandSpec {
    CommandSpec(
      name: "version", group: .tool, summary: "Print the version",
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
          "credits": .array(DataCredits.all.map(JSON.string)),
        ],
        lines: ["\(Program.name) \(Program.version)"], inPipe: .lines))
  }
}
