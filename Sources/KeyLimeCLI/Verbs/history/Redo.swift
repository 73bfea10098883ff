import Arguments
import KeyLimeEngine

/// `redo`: reverts an undo.
enum Redo: Verb {
  static var spec: CommandSpec {
    CommandSpec(
      name: "redo", group: .tool, summary: "Redo what you undid",
      discussion: """
        Without an event, redoes your latest undo, all of it; run it again to go further back. If \
        you made a new change since the undo, you must name an event of the command, as 'log' \
        lists it.
        """,
      operands: [Reversal.event.declaration], options: WriteOptions.declarations,
      examples: [
        Example("redo", "Redo the latest undo"),
        Example("redo --dry-run", "Show what it would do"),
      ],
      fields: Reversal.fields,
      exits: [
        ExitNote(1, "There is nothing to redo, or no such event"),
        ExitNote(4, "It was not undone, or you made a new change since"),
        ExitNote(5, "Somebody else did it"),
      ], seeAlso: ["log", "undo"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    try Reversal(.redo, context).output(arguments)
  }
}
