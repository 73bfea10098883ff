import Arguments
import KeyLimeEngine

/// `split`: splits bills and tracks who owes whom.
enum Split: Verb {
  private static let words = ListOperand(
    "PERSON", value: .person, summary: "People, then the amount: eli ana 40.01")
  private static let totals = Flag(
    "totals", summary: "List only the total of each currency",
    discussion: "The columns are then CURRENCY, YOU OWE and YOU ARE OWED.")
  private static let bill = Operand(
    "BILL", value: .bill, summary: "An id, a unique beginning of one, or 'last'")
  private static let person = Operand(
    "PERSON", value: .person, summary: "Only the bills with this person", arity: .optional)
  private static let format = Option(
    "format", short: "f", value: .oneOf(BillExport.Format.self, "FORMAT"),
    summary: "Output format", standard: "hledger")

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
      subcommands: subcommands, seeAlso: ["contact", "checkin", "undo"])
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

    Amounts can be written as 40.01, '$40.01', '40,01 €' or 12.50+3*2. The currency is the one in \
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

  private static let recorded =
    [
      ResultField("added", type: "array", "Contacts that were added: id and name")
    ] + WriteOptions.fields

  private static var subcommands: [CommandSpec] {
    [
      CommandSpec(
        name: "history", summary: "List the bills, newest first",
        discussion: """
          With PERSON, says whose turn it is to pay, too. People who are no longer among your \
          contacts can still be named.
          """,
        operands: [person.declaration],
        options: [TimelineOptions.since.declaration, BillHistory.limit.declaration],
        examples: [
          Example("split history --json=date,title,change", "For a script"),
          Example("split history eli --since 'last monday' --limit 5", "The last few with Eli"),
        ],
        fields: BillHistory.fields,
        columns: [
          ResultColumn("DATE", "The day of the bill"),
          ResultColumn("TITLE", "Its title, else its kind"),
          ResultColumn("PAID BY", "Who paid, separated by commas"),
          ResultColumn("WITH", "The others, separated by commas"),
          ResultColumn("AMOUNT", "The amount and its currency"),
          ResultColumn("CHANGE", "What it changes in your balance"),
          ResultColumn("BALANCE", "Your balance after it"),
          ResultColumn("ID", "The id of the bill"),
        ]),
      CommandSpec(
        name: "show", summary: "Show a bill", operands: [bill.declaration],
        examples: [
          Example("split show 7k3f", "Who paid, each share, who owes whom"),
          Example("split show last", "The bill that was recorded last"),
        ],
        fields: BillPage.fields),
      CommandSpec(
        name: "edit", summary: "Change a bill",
        discussion: """
          Only what you give an option for changes. An empty --title, --note, --restaurant or \
          --checkin clears it. --checkin changes the restaurant too: to that of the check-in. A \
          title that came from the place changes with the place.
          """,
        operands: [bill.declaration],
        options: [EditBill.amount.declaration] + SplitOptions.changes
          + WriteOptions.declarations, rules: SplitOptions.rules,
        examples: [Example("split edit 7k3f --amount 42", "Everything else stays")],
        fields: BillPage.fields + recorded),
      CommandSpec(
        name: "remove", summary: "Remove a bill; undo brings it back",
        operands: [bill.declaration], options: WriteOptions.declarations,
        examples: [Example("split remove 7k3f", "'keylime undo' brings it back")],
        fields: BillPage.fields + recorded),
      settle, turn, export, importing,
    ]
  }

  private static var settle: CommandSpec {
    CommandSpec(
      name: "settle", summary: "Record that a debt was paid",
      discussion: """
        With one PERSON, records that the one of you who owes has paid: the whole open balance in \
        every currency, or an amount. With two people, records that the first paid the second. A \
        payment of more than is owed asks first; with --paid-by, that of somebody who owes nothing \
        does not.

        Without PERSON, lists your pairwise debts: what your bills make you owe each other. With \
        --suggest, lists simplified payments: the fewest that settle all your bills, including \
        debts between others, each with the command that records it. After --record nobody owes \
        anybody anything.
        """,
      operands: [SettleDebt.words.declaration],
      options: [
        SettleDebt.suggest.declaration, SettleDebt.record.declaration,
        SplitOptions.paidBy.declaration, SplitOptions.currency.declaration,
        SplitOptions.title.declaration, SplitOptions.at.declaration, SplitOptions.note.declaration,
      ] + WriteOptions.declarations,
      rules: [
        .conflict("suggest", "PERSON"), .requires("paid-by", "PERSON"),
        .requires("record", "suggest"),
      ],
      examples: [
        Example("split settle", "List the payments that would settle"),
        Example("split settle --suggest", "The fewest payments, with their commands"),
        Example("split settle eli", "The one of you who owes has paid"),
        Example("split settle eli 20 --paid-by me --yes", "You gave Eli 20"),
        Example("split settle eli ana 2.78 --yes", "Eli gave Ana 2.78"),
      ],
      fields: SettleDebt.fields + recorded,
      columns: [
        ResultColumn("WHO PAYS", "The name of who owes"),
        ResultColumn("WHOM", "The name of who is owed"), ResultColumn("AMOUNT", "How much"),
        ResultColumn("CURRENCY", "In which currency"),
        ResultColumn("COMMAND", "With --suggest: the command that records the payment"),
      ])
  }

  private static var turn: CommandSpec {
    CommandSpec(
      name: "turn", summary: "Say whose turn it is to pay",
      discussion: """
        Lists people in the order of their turns: first who owes the others most; of equals, who \
        paid longest ago. Only the currency of their latest bill counts.
        """,
      operands: [BillTurns.people.declaration],
      examples: [Example("split turn eli", "Between you and Eli")],
      fields: BillTurns.fields,
      columns: [
        ResultColumn("WHOSE TURN", "The name"),
        ResultColumn("BALANCE", "What the others owe, with its currency"),
        ResultColumn("LAST PAID", "The day of the last bill that was paid"),
      ], exits: [ExitNote(1, "You have no bill with them")])
  }

  private static var export: CommandSpec {
    CommandSpec(
      name: "export", summary: "Write the bills for other programs",
      discussion: """
        Formats: hledger and ledger for accounting, splitwise for spreadsheets, spliit and \
        ihatemoney as these programs export JSON. 'split import' reads the last three back: nobody's \
        share changes. In another store an equal split becomes exact amounts where its odd cent \
        would fall on somebody else.
        """,
      options: [format.declaration],
      examples: [Example("split export --format splitwise", "For a spreadsheet")],
      fields: Context.exportFields)
  }

  private static var importing: CommandSpec {
    CommandSpec(
      name: "import", summary: "Import the bills of another program",
      discussion: """
        Reads the CSV of Splitwise, and the JSON of spliit and of ihatemoney. The content shows \
        which it is. Every balance stays as it was; the file of Splitwise does not say who paid \
        what. People who are not among your contacts are added; when a name resembles that of a \
        contact, it asks first. Importing the same file again, or what 'split export' wrote, adds \
        nothing.
        """,
      operands: [BillImport.file.declaration],
      options: [
        BillImport.me.declaration, BillImport.person.declaration,
        SplitOptions.new.declaration, SplitOptions.currency.declaration,
      ]
        + WriteOptions.declarations,
      examples: [
        Example("split import bills.csv --me 'Ann Ost'", "From Splitwise, where you are Ann Ost"),
        Example("split import group.json --me Ann", "From spliit or ihatemoney"),
      ],
      fields: BillImport.fields + recorded, exits: [ExitNote(1, "No row could be imported")])
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
    case "turn": try turn(arguments, context)
    case "settle": try SettleDebt(arguments: arguments, context: context).run()
    case "export": try export(arguments, context)
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
    warnOfUnreadable(book, context)
    return try bills.session.ofWhoIsLoggedIn(
      arguments[totals] ?? false
        ? BalanceListing.totalsOutput(book) : BalanceListing.output(book))
  }

  private static func history(
    _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> Output {
    let session = try BillSession(arguments, context)
    let book = try session.book(reading: context.format.isPlain ? .balances : .bills)
    warnOfUnreadable(book, context)
    let other = try arguments[person].map { name throws(Failure) in
      let people = book.everybody(to: "show bills with")
      try people.checkIsOne(
        name, to: "show bills with", "keylime split history lists the bills with everybody")
      return try people.known(name)
    }
    let since = try arguments[TimelineOptions.since].map { day throws(Failure) in
      day.date(today: try context.todayHere(session.session.store))
    }
    let turn = try other.map { (other) throws(Failure) in
      try BillTurns.sentence(with: other, in: session.book())
    }
    let history = BillHistory(
      book: book, summaries: try session.summaries().map(book.known.naming), person: other,
      turn: turn ?? nil, since: since,
      limit: arguments[BillHistory.limit].flatMap { $0 == 0 ? nil : $0 },
      isTable: context.showsTables)
    return try session.session.ofWhoIsLoggedIn(history.output())
  }

  private static func turn(
    _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> Output {
    let bills = try BillSession(arguments, context)
    return try bills.session.ofWhoIsLoggedIn(
      BillTurns.output(arguments[BillTurns.people], bills.book()))
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

  private static func export(
    _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> Output {
    let book = try BillSession(arguments, context).book()
    warnOfUnreadable(book, context)
    let today = try context.civilTime(.now).day
    return try BillExport.output(book, arguments[format] ?? .hledger, today: today)
  }

  /// Warns that sums are incomplete because some bills could not be read.
  private static func warnOfUnreadable(_ book: BillBook, _ context: Context) {
    let count = book.sheet.unreadableBills
    guard count > 0 else { return }
    context.warn("\(count) bills written by a newer keylime are left out")
  }
}

extension ValueType<String> {
  /// A bill operand: an id, or a unique beginning of one.
  static let bill = ValueType.text.named("BILL").completed(by: .dynamic("bill")).inOneWord
}
