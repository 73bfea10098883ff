import Arguments
import KeyLimeEngine

/// `split`: splits bills and tracks who owes whom.
enum Split: Verb {
  private static let words = ListOperand(
    "PERSON", value: .person, summary: "People, then the amount: eli ana 40.01")
  private static let totals = Flag(
    "totals", summary: "List only the total of each currency",
    discussion: "The columns are then CURRENCY, YOU OWE and YOU ARE OWED.")
  static let bill = Operand(
    "BILL", value: .bill, summary: "An id, a unique beginning of one, or 'last'")

  static var spec: CommandSpec {
    CommandSpec(
      name: "split", group: .act, summary: "Split bills and track who owes whom",
      discussion: discussion, operands: [words.declaration],
      options: SplitOptions.declarations + [totals.declaration] + WriteOptions.declarations,
      rules: SplitOptions.rules + [.conflict("PERSON", "totals")], examples: examples,
      // A balance has an id and a currency as well.
      fields: BalanceListing.fields + BillPage.fields.dropFirst(2) + recorded,
      columns: BalanceListing.documented,
      exits: [ExitNote(1, "Nothing is open, or there is no such person or bill")],
      subcommands: subcommands,
      advice: ["--with", "--amount", "--total"].map { Advice($0, "split <person> <amount>") },
      seeAlso: ["contact", "checkin", "undo"])
  }

  private static let discussion = """
    The last word is the amount, the words before it are people: your contacts by name, nickname, \
    mail address or id, and 'me'. By default you paid, and everybody has the same share, including \
    you. Between two people the payer bears the odd cent; among more it rotates from bill to bill.

    Four shortcuts need no calculation: --i-owe, --they-owe, --half --paid-by me (the default with \
    one other person) and --half --paid-by them. Without PERSON, lists the open balances.

    Debts that run in a circle cancel each other: when you owe Bo $10, Bo owes Ana $10 and Ana \
    owes you $10, nobody owes anybody anything.

    An amount below zero is a refund: what came back, and is shared like a bill. --discount takes \
    something off the whole bill, --item 'Discount=-5:eli' off what somebody had.

    Amounts can be written as 40.01, '$40.01', '40,01 €', 150k or 12.50+3*2. The currency is the one in \
    the amount, else --currency, else that of the country of --restaurant or --checkin, else the \
    config's 'currency', else that of the country of your home, else that of the locale's country, \
    else USD. The config's 'decimalMark' or the locale decides what 1,234 means; what stays unclear \
    is refused. Amounts in different currencies are never added.
    """

  private static let examples = [
    Example("split eli 40.01 --new", "You paid, half is Eli's"),
    Example("split eli ana 60 --title Pizza --new", "You paid for three"),
    Example("split eli 40 --tip 15% --discount 5 --new", "Less a voucher, with a tip"),
    Example("split eli -12 --new", "A refund that both share"),
    Example("split eli 24 --i-owe --new", "Eli paid, all of it is yours"),
    Example("split eli 90 --shares eli=2,me=1 --new", "In proportion"),
    Example(
      "split eli --item 'Pizza=12.50:eli,me' --item Wine=20 --tip 15% --new",
      "By the items of a receipt"),
    Example("split", "Who owes whom"),
  ]

  /// The fields of what writes a bill.
  static let recorded =
    [
      ResultField("added", type: "array", "Contacts that were added: id and name")
    ] + WriteOptions.fields

  private static var subcommands: [CommandSpec] {
    [
      BillHistory.spec,
      CommandSpec(
        name: "show", summary: "Show a bill", operands: [bill.declaration],
        examples: [
          Example("split show 7k3f", "Who paid, each share, who owes whom"),
          Example("split show last", "The bill that was recorded last"),
        ],
        fields: BillPage.fields),
      EditBill.spec,
      CommandSpec(
        name: "remove", summary: "Remove a bill; undo brings it back",
        operands: [bill.declaration], options: WriteOptions.declarations,
        examples: [Example("split remove 7k3f", "'keylime undo' brings it back")],
        fields: BillPage.fields + recorded),
      SettleDebt.spec, BillTurns.spec, BillExport.spec, BillImport.spec,
    ]
  }
}

// MARK: - Doing it

extension Split {
  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    switch arguments.path.dropFirst().first {
    case "history": try BillHistory.run(arguments, context)
    case "show": try show(arguments, context)
    case "edit":
      try EditBill(arguments: arguments, context: context).run(try arguments.needed(bill))
    case "remove": try remove(arguments, context)
    case "turn": try BillTurns.run(arguments, context)
    case "settle": try SettleDebt(arguments: arguments, context: context).run()
    case "export": try BillExport.run(arguments, context)
    case "import": try BillImport(arguments: arguments, context: context).run()
    default: try divide(arguments, context)
    }
  }

  private static func divide(
    _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> Output {
    let typed = arguments[words]
    let request = try BillRequest(arguments, words: typed)
    if !typed.isEmpty || request.division.isGiven || request.payers.isGiven {
      return try AddBill(arguments: arguments, context: context).run(request)
    }
    let bills = try BillSession(arguments, context)
    let book = try bills.book(reading: .balances)
    book.warnOfUnreadable(context)
    guard !(arguments[totals] ?? false) else {
      return try bills.session.ofWhoIsLoggedIn(BalanceListing.totalsOutput(book))
    }
    return try bills.session.ofWhoIsLoggedIn(
      BalanceListing.output(book, notes: DoublePayment.notes(book, bills)))
  }

  private static func show(
    _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> Output {
    let id = try arguments.needed(bill)
    let book = try BillSession(arguments, context).book(reading: .billsStarting(with: id))
    let page = BillPage(try book.bill(id, to: "show"), book)
    return .record(Record(json: page.json, lines: page.lines))
  }

  private static func remove(
    _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> Output {
    let id = try arguments.needed(bill)
    let session = try BillSession(arguments, context)
    return try session.perform(reading: .billsStarting(with: id)) { book throws(Failure) in
      let bill = try book.bill(id, to: "remove")
      return BillSession.Decision(
        actions: [.bill(bill.id, .remove)], json: BillPage(bill, book).json,
        line: "removed the bill \(bill.heading, .strong)")
    }
  }
}

extension ValueType<String> {
  /// A bill operand: an id, or a unique beginning of one.
  static let bill = ValueType.text.named("BILL").completed(by: .dynamic("bill")).inOneWord
}
