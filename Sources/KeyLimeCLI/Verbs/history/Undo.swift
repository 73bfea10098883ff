import Arguments
import KeyLimeEngine

/// Takes back what was done.
enum Undo: Verb {
  static let name = "undo"

  static var spec: CommandSpec {
    CommandSpec(
      name: name, group: .tool, summary: "Take back the last thing you did",
      discussion: """
        Without EVENT it is the last thing you did that still counts; again for the one before. What was \
        there before comes back: undoing a rating brings back the rating it replaced. A used deal stays \
        used.
        """,
      operands: [Reversal.event.declaration], options: WriteOptions.declarations,
      examples: [
        Example("undo", "Take back the last thing you did"),
        Example("undo --dry-run", "See what that would be"),
      ],
      fields: Reversal.fields,
      exits: [
        ExitNote(1, "There is nothing to undo, or no such event"),
        ExitNote(4, "It cannot be undone"), ExitNote(5, "Somebody else did it"),
      ], seeAlso: ["log", "redo"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    try Reversal(.undo, context).output(arguments)
  }
}
