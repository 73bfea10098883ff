import Arguments
import KeyLimeEngine

/// `undo`: undoes a change.
enum Undo: Verb {
  static var spec: CommandSpec {
    CommandSpec(
      name: "undo", group: .tool, summary: "Undo the last thing you did",
      discussion: """
        Without an event, undoes your latest command still in effect, all of it; run it again to \
        go further back. With an event, undoes the whole command of that event. The previous \
        value comes back: undoing a rating restores the rating it replaced. Some commands cannot \
        be undone, such as the use of a deal: then nothing is undone, and the error names it.

        Some commands write no event: an import of places, account login, logout and passwd, \
        config, backup and restore. Undo does not see them, and undoes what you did before. \
        'import SOURCE --remove' removes the places of an import.
        """,
      operands: [Reversal.event.declaration], options: WriteOptions.declarations,
      examples: [
        Example("undo", "Undo your latest command"),
        Example("undo --dry-run", "Show what it would do"),
      ],
      fields: Reversal.fields,
      exits: [
        ExitNote(1, "There is nothing to undo, or no such event"),
        ExitNote(4, "It cannot be undone"), ExitNote(5, "Somebody else did it"),
      ],
      advice: [Advice("--list", "log"), Advice("--last", "undo")], seeAlso: ["log", "redo"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    try Reversal(.undo, context).output(arguments)
  }
}
