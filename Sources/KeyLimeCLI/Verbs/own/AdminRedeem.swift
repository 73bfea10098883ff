import Arguments
import KeyLimeEngine

/// `admin redeem`: accepts the codes that guests show.
enum AdminRedeem: Verb {
  private static let code = Operand(
    "CODE", value: .text.named("CODE"),
    summary: "The code, upper or lower case; without or '-', one a line", arity: .optional)

  static var spec: CommandSpec {
    CommandSpec(
      name: "redeem", summary: "Accept the codes that guests show",
      discussion: """
        A code can be redeemed once, in the hours of its deal, or within half an hour after it was \
        shown in them. Without CODE, reads one code a line from standard input, as a \
        scanner types them, and answers each in one line: good or not, the place, the deal, its \
        terms, and how long ago the code was shown.
        """,
      operands: [code.declaration], options: WriteOptions.declarations,
      rules: [.requires("key", "CODE")],
      examples: [
        Example("admin redeem 2BNY-1JC0-4HMAW", "With or without hyphens"),
        Example("admin redeem", "A till: each line that is scanned is a code"),
      ],
      fields: TillAnswer.fields + WriteOptions.fields,
      exits: [
        ExitNote(1, "No code was read"),
        ExitNote(4, "Redeemed before, ended, not begun, not now, used up, or no such code"),
        ExitNote(5, "You may not redeem codes of its restaurant"),
      ])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let desk = TillDesk(session: try UserSession(context), arguments: arguments)
    guard let text = arguments[code], text != "-" else {
      guard arguments[WriteOptions.key] == nil else {
        throw Failure(
          .usage, "a key belongs to one code, and '-' reads many", code: "conflicting-options",
          hints: ["leave --key out: a code that was redeemed is never redeemed again"])
      }
      return try readLines(desk, context)
    }
    let outcome = try desk.redeem(text)
    if let output = outcome.output { return output }
    guard let failure = outcome.answer.failure else {
      throw Failure(.internalFault, "the till gave neither an answer nor a reason")
    }
    throw failure
  }

  private static func readLines(
    _ desk: TillDesk, _ context: Context
  ) throws(Failure) -> Output {
    if context.isInteractive { context.note("scan or type one code a line; Ctrl-D ends") }
    var rows = RowStream(
      Renderer(format: context.format, terminal: context.terminal, now: context.now),
      to: context.output)
    var (count, refused) = (0, 0)
    while let line = try nextLine(context) {
      let text = line.trimmed
      guard !text.isEmpty else { continue }
      // A till is open all day: what counts is the time of each code, and what guests did
      // meanwhile.
      try context.readClock()
      desk.session.store.journal.forget()
      let answer = try desk.redeem(text).answer
      count += 1
      if !answer.isGood { refused += 1 }
      if case .plain = context.format {
        context.output.write(line: answer.plainLine(context))
      } else {
        rows.add(answer.json)
      }
      context.output.flush()
    }
    rows.end()
    guard count > 0 else { return .nothing(Nothing("no code was read")) }
    guard refused > 0 else { return .shown }
    let message = "\(refused) of \(count) codes \(refused == 1 ? "was" : "were") not good"
    return .faulty(.shown, Failure(.refused, message, code: "codes-refused"))
  }

  private static func nextLine(_ context: Context) throws(Failure) -> String? {
    do throws(FileFault) { return try context.input.readLine() } catch {
      throw .cannot("read the codes", error.reason, .usage, code: "input-unreadable")
    }
  }
}
