import Arguments

/// Explains a verb or a topic; on a terminal by the manual, when it is installed.
enum Help: Verb {
  static let name = "help"

  private static let subject = ListOperand(
    "SUBJECT", value: .text.completed(by: .commands),
    summary: "A verb with its sub-verbs, or a topic")

  static var spec: CommandSpec {
    CommandSpec(
      name: name, group: .tool, summary: "Explain a verb or a topic",
      discussion: """
        On a terminal the manual page is opened when it is installed; else the same text is printed \
        as by 'VERB --help'.
        """,
      operands: [subject.declaration],
      examples: [
        Example("help", "What there is"),
        Example("help version", "One verb"),
        Example("help exit-codes", "A topic"),
      ],
      fields: [ResultField("text", type: "string", "The page")])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let path = arguments[subject]
    if context.opensManual, ManualPage(of: path).open() { return .shown }
    let request = HelpRequest(path: path, form: path.isEmpty ? .brief : .full)
    return try HelpPages(context).page(for: request)
  }
}
