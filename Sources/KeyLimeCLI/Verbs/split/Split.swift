import Arguments
import KeyLimeEngine

/// Divides bills with others and keeps count of who owes whom.
enum Split: Verb {
  static let name = "split"

  private static let words = ListOperand(
    "PERSON", value: .person, summary: "With whom, and last the amount: eli ana 40.01")
  private static let totals = Flag("totals", summary: "List the totals of each currency alone")
  private static let bill = Operand(
    "BILL", value: .bill, summary: "The id of the bill, or how it begins")
  private static let person = Operand(
    "PERSON", value: .person, summary: "Only the bills with this person", arity: .optional)
  private static let format = Option(
    "format", short: "f", value: .oneOf(BillExport.Format.self, "FORMAT"),
    summary: "The format to write", standard: "hledger")

  static var spec: CommandSpec {
    CommandSpec(
      name: name, group: .act, summary: "Divide bills and keep count of who owes whom",
      discussion: discussion, operands: [words.declaration],
      options: SplitOptions.declarations + [totals.declaration] + WriteOptions.declarations,
      rules: SplitOptions.rules + [.conflict("PERSON", "totals")], examples: examples,
      fields: BalanceListing.fields + BillPage.fields.dropFirst() + recorded,
      exits: [ExitNote(1, "Nothing is open, or there is no such person or bill")],
      subcommands: subcommands, seeAlso: ["contact", "checkin", "undo"])
  }

  private static let discussion = """
    The last word is the amount, those before are people: your contacts by name, nickname, mail \
    address or id, and 'me'. Unless told otherwise you paid and everybody bears the same, you too. \
    Between two the payer keeps the odd cent; among more it goes round by the bill.

    Four ways come without counting: --i-owe, --they-owe, --half --paid-by me (which is the \
    standard with one other) and --half --paid-by them. Without PERSON what is open is listed.

    Amounts are read as people type them: 40.01, '$40.01', '40,01 €', 12.50+3*2. The currency is \
    that in the amount, else --currency, else the config's 'currency', else that of the locale's \
    country, else USD. What 1,234 means is told by the config's 'decimalMark' or the locale; \
    without either it is refused. Amounts of two currencies are never added.
    """

  private static let examples = [
    Example("split eli 40.01 --new", "You paid, half is Eli's"),
    Example("split eli ana 60 --title Pizza --new", "You paid for three"),
    Example("split eli 24 --i-owe --new", "Eli paid, all of it is yours"),
    Example("split eli 90 --shares eli=2,me=1 --new", "In proportion"),
    Example(
      "split eli --item 'Pizza=12.50:eli,me' --item Wine=20 --tip 15% --new", "By the receipt"),
    Example("split", "Who owes whom"),
  ]

  private static let recorded = [
    ResultField("added", type: "array", "Contacts that were made: id and name"),
    ResultField("event", type: "string", "The journal's name for what was done"),
    ResultField("repeated", type: "boolean", "Whether it was done before with this key"),
  ]

  private static var subcommands: [CommandSpec] {
    [
      CommandSpec(
        name: "history", summary: "List the bills, newest first",
        operands: [person.declaration],
        examples: [Example("split history --json=date,title,change", "For a script")],
        fields: BillHistory.fields),
      CommandSpec(
        name: "show", summary: "Show a bill", operands: [bill.declaration],
        examples: [Example("split show 7k3f", "Who paid, who bears what, who owes whom")],
        fields: BillPage.fields),
      CommandSpec(
        name: "edit", summary: "Change what the options name of a bill",
        operands: [bill.declaration],
        options: [EditBill.amount.declaration] + SplitOptions.declarations
          + WriteOptions.declarations, rules: SplitOptions.rules,
        examples: [Example("split edit 7k3f --amount 42", "The rest stays as it was")],
        fields: BillPage.fields + recorded),
      CommandSpec(
        name: "remove", summary: "Remove a bill; undo brings it back",
        operands: [bill.declaration], options: WriteOptions.declarations,
        examples: [Example("split remove 7k3f", "'keylime undo' brings it back")],
        fields: BillPage.fields + recorded),
      settle, export, importing,
    ]
  }

  private static var settle: CommandSpec {
    CommandSpec(
      name: "settle", summary: "Record that a debt was paid",
      discussion: """
        Whoever owes has paid: all that is open, in every currency, or AMOUNT. Without PERSON the \
        payments that would settle with you are listed; with --suggest the fewest that settle \
        everything on your bills, others' debts among themselves included.
        """,
      operands: [SettleDebt.person.declaration, SettleDebt.amount.declaration],
      options: [
        SettleDebt.suggest.declaration, SplitOptions.paidBy.declaration,
        SplitOptions.currency.declaration, SplitOptions.title.declaration,
        SplitOptions.at.declaration, SplitOptions.note.declaration,
      ] + WriteOptions.declarations,
      rules: [.conflict("suggest", "PERSON"), .requires("paid-by", "AMOUNT")],
      examples: [
        Example("split settle", "What would settle"),
        Example("split settle eli", "Eli has paid, or you have, whoever owed"),
        Example("split settle eli 20 --paid-by me", "You gave Eli 20"),
      ],
      fields: SettleDebt.fields + recorded)
  }

  private static var export: CommandSpec {
    CommandSpec(
      name: "export", summary: "Write the bills for hledger, ledger or Splitwise",
      options: [format.declaration],
      examples: [Example("split export --format splitwise", "A table for spreadsheets")],
      fields: [ResultField("text", type: "string", "The file")])
  }

  private static var importing: CommandSpec {
    CommandSpec(
      name: "import", summary: "Bring in an export of Splitwise",
      discussion: """
        Every balance comes out as it was; who paid what is not in such a file. People who are not \
        among your contacts are added. The same file again adds nothing.
        """,
      operands: [SplitwiseImport.file.declaration],
      options: [SplitwiseImport.me.declaration, SplitwiseImport.person.declaration]
        + WriteOptions.declarations,
      examples: [Example("split import bills.csv --me 'Ann Ost'", "Which column is yours")],
      fields: SplitwiseImport.fields + recorded)
  }
}

// MARK: - Doing it

extension Split {
  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    switch arguments.path.dropFirst().first {
    case "history": try history(arguments, context)
    case "show": try show(arguments, context)
    case "edit":
      try EditBill(arguments: arguments, context: context).run(try arguments.needed(bill))
    case "remove": try remove(arguments, context)
    case "settle": try SettleDebt(arguments: arguments, context: context).run()
    case "export": try export(arguments, context)
    case "import": try SplitwiseImport(arguments: arguments, context: context).run()
    default: try divide(arguments, context)
    }
  }

  private static func divide(
    _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> Output {
    let typed = arguments[words]
    let request = try BillRequest(arguments, words: typed)
    if !typed.isEmpty || request.division.isSaid || request.payers.isSaid {
      return try AddBill(arguments: arguments, context: context).run(request)
    }
    let book = try BillSession(arguments, context).book()
    warnOfUnreadable(book, context)
    return arguments[totals] ?? false
      ? try BalanceListing.totalsOutput(book) : try BalanceListing.output(book)
  }

  private static func history(
    _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> Output {
    let book = try BillSession(arguments, context).book()
    warnOfUnreadable(book, context)
    var people = book.people(draw: context.draw)
    let other = try arguments[person].map { name throws(Failure) in try people.person(name) }
    return try BillHistory(book: book, person: other).output()
  }

  private static func show(
    _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> Output {
    let book = try BillSession(arguments, context).book()
    let page = BillPage(try book.bill(try arguments.needed(bill), to: "show"), book)
    return .record(Record(json: page.json, lines: page.lines))
  }

  private static func remove(
    _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> Output {
    let id = try arguments.needed(bill)
    return try BillSession(arguments, context).perform { book throws(Failure) in
      let bill = try book.bill(id, to: "remove")
      return BillSession.Decision(
        actions: [.bill(bill.id, .remove)], json: BillPage(bill, book).json,
        line: "removed the bill \(bill.heading, .strong)", hints: ["keylime undo brings it back"])
    }
  }

  private static func export(
    _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> Output {
    let book = try BillSession(arguments, context).book()
    warnOfUnreadable(book, context)
    let today = try context.civilTime(.now).day
    return try BillExport.output(book, arguments[format] ?? .hledger, today: today)
  }

  /// A sum that leaves something out must not look whole.
  private static func warnOfUnreadable(_ book: BillBook, _ context: Context) {
    guard !book.unreadable.isEmpty else { return }
    context.warn("\(book.unreadable.count) bills of a newer keylime are left out")
  }
}

extension ValueType<String> {
  /// A bill by its id.
  static let bill = ValueType.text.named("BILL").completed(by: .dynamic("bill"))
}
