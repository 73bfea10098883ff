import Arguments

/// `help`: explains a verb or a topic, on a terminal with the manual page if it is installed.
enum Help: Verb {
  private static let subject = ListOperand(
    "SUBJECT", value: .text.completed(by: .commands),
    summary: "A verb with its sub-verbs, or a topic")

  static var spec: CommandSpec {
    CommandSpec(
      name: "help", group: .tool, summary: "Explain a verb or a topic",
      discussion: """
        On a terminal, opens the manual page if it is installed; else prints the same text as \
        'VERB --help'.
        """,
      operands: [subject.declaration],
      examples: [
        Example("help", "The overview"),
        Example("help version", "One verb"),
        Example("help exit-codes", "A topic"),
      ],
      fields: [ResultField("text", type: "string", "The page")],
      exits: [ExitNote(2, "There is no such verb or topic")])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let path = arguments[subject]
    if context.opensManual, ManualPage(of: path).open() { return .shown }
    let request = HelpRequest(path: path, form: path.isEmpty ? .brief : .full)
    return try HelpPages(context).page(for: request)
  }
}
