import Arguments
import KeyLimeEngine

/// Does again what was taken back.
enum Redo: Verb {
  static let name = "redo"

  static var spec: CommandSpec {
    CommandSpec(
      name: name, group: .tool, summary: "Do again what you took back",
      discussion: """
        Without EVENT it is the last thing you undid; again for the one before. When you have done \
        something new since then, name the EVENT, as 'log' lists it.
        """,
      operands: [Reversal.event.declaration], options: WriteOptions.declarations,
      examples: [
        Example("redo", "Take the last undo back"),
        Example("redo --dry-run", "See what that would be"),
      ],
      fields: Reversal.fields,
      exits: [
        ExitNote(1, "There is nothing to redo, or no such event"),
        ExitNote(4, "It was not undone, or you have done something new since"),
        ExitNote(5, "Somebody else did it"),
      ], seeAlso: ["log", "undo"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    try Reversal(.redo, context).output(arguments)
  }
}
