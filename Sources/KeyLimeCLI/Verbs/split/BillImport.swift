import Arguments
import KeyLimeEngine

/// `split import`: imports the bills of another program, each once, with unchanged balances.
struct BillImport {
  static let file = Operand("FILE", value: .path, summary: "The file; - for standard input")
  static let me = Option(
    "me", value: .text("NAME"), summary: "What you are called in the file",
    discussion: "The default is the name of your account, or Me.")

  static let person = Option(
    "person", value: .personColumn, summary: "Say which contact a name means",
    discussion: """
      For a name that several contacts share or that you spell differently: 'Eli Berg=ID', with an \
      ID from 'contact list', a mail address or a name. If several people have the same name, the \
      assignments apply in order.
      """
  ).repeatable

  static let fields: [ResultField] = [
    ResultField("format", type: "string", "The program that wrote the file, or table"),
    ResultField("imported", type: "number", "Number of bills added"),
    ResultField("present", type: "number", "Number of bills that were imported before"),
    ResultField("refused", type: "array", "Rows that could not be imported: line and reason"),
    ResultField("contradictions", type: "array", "Currencies whose stated total is not the sum"),
    ResultField("assumedCurrency", type: "string", "Currency taken where the file names none"),
  ]

  static var spec: CommandSpec {
    CommandSpec(
      name: "import", summary: "Import the bills of another program",
      discussion: """
        Reads the CSV of Splitwise, the JSON of spliit and of ihatemoney, and any table that says \
        who paid and for whom, as Settle Up, Cospend and ihatemoney write it: with the columns Date, \
        Amount, 'Paid By' and 'Split Between', or other words for them, or a column for each person \
        for the last. The content shows which it is. Every balance stays as it was; the file of \
        Splitwise does not say who paid what. People who are not among your contacts are added; when \
        a name resembles that of a contact, it asks first. Importing the same file again, or what \
        'split export' wrote, adds nothing.
        """,
      operands: [file.declaration],
      options: [
        me.declaration, person.declaration,
        SplitOptions.new.declaration, SplitOptions.currency.declaration,
      ]
        + WriteOptions.declarations,
      examples: [
        Example("split import bills.csv --me 'Ann Ost'", "From Splitwise, where you are Ann Ost"),
        Example("split import group.json --me Ann", "From spliit or ihatemoney"),
        Example("split import trip.csv --me Ann --currency EUR", "A table of your own"),
      ],
      fields: fields + Split.recorded, exits: [ExitNote(1, "No row could be imported")])
  }

  let arguments: ParsedArguments
  let context: Context

  /// Reads the file and adds the new bills.
  ///
  /// Throws `usage` when the file is of no known program or a name is ambiguous.
  func run() throws(Failure) -> Output {
    let path = try arguments.needed(Self.file)
    let bytes = try SourceFile(path, context).contents()
    let table = try table(in: bytes, path)
    for refused in table.refused { warn(of: refused, in: path, table) }
    for currency in table.contradictions {
      context.warn("'\(path)' states totals in \(currency) that differ from the sum of its rows")
    }
    var bills = try BillSession(
      path == "-" ? arguments.asking(input: bytes) : arguments, context)
    bills.firstAnswer = { command in
      let imported = command.count { $0.kind == .addBill || $0.kind == .settle }
      return Self.json(
        table, imported: imported, present: table.rows.count - imported, refused: [],
        added: BillSession.added(by: command))
    }
    let profile = try bills.profile()
    let choices = try choices(table, path, profile, try bills.book())
    var answer: JSONObject?
    do throws(Failure) {
      return try bills.perform { book throws(Failure) in
        let decision = try decision(table, path, profile, choices, book)
        guard let refusal = Self.refusal(decision.json, path) else { return decision }
        answer = decision.json
        throw refusal
      }
    } catch {
      guard var answer else { throw error }
      answer["added"] = []
      return .faulty(.done(Confirmation(json: answer, line: "nothing was changed")), error)
    }
  }

  private func table(in bytes: [UInt8], _ path: String) throws(Failure) -> BillTable {
    let amounts = try AmountReader(context, option: arguments[SplitOptions.currency])
    do throws(BillTable.ReadingError) {
      return try BillTable(
        reading: bytes, currency: amounts.currency, decimalMark: amounts.mark)
    } catch {
      throw .cannot(
        "import '\(path)'", error.description, .usage, code: "no-bills",
        hints: [
          "in Splitwise, use 'Export as spreadsheet'; in spliit and ihatemoney, export JSON",
          "a table needs Date, Amount, Paid By, and Split Between or a column for each person",
        ])
    }
  }

  /// The failure when no row could be taken, as the warnings have said of each; else nil.
  private static func refusal(_ json: JSONObject, _ path: String) -> Failure? {
    let count = json["refused"]?.elements?.count ?? 0
    guard count > 0, json["imported"] == 0, json["present"] == 0 else { return nil }
    return .cannot(
      "import '\(path)'",
      count == 1 ? "its only row was skipped" : "all of its \(count) rows were skipped",
      .nothingFound, code: "nothing-to-import")
  }

  private func decision(
    _ table: BillTable, _ path: String, _ profile: Account?, _ choices: [PersonColumn],
    _ book: BillBook
  ) throws(Failure) -> BillSession.Decision {
    let fresh = FreshBills(table, present: Set(book.bills.map(\.id)))
    var people = book.peopleOfFile()
    var (bills, refused): ([Bill], [BillTable.Refused]) = ([], [])
    if !fresh.rows.isEmpty {
      let mine = try column(of: table, path, profile)
      var columns = ImportedPeople(choices: choices, path: path)
      let persons = try columns.people(
        table.names, needed: fresh.people, mine: mine, &people,
        known: book.everybody(to: "import bills of"))
      (bills, refused) = fresh.bills(persons, book.names(with: people.added))
      for refused in refused { warn(of: refused, in: path, table) }
    }
    let present = table.rows.count - fresh.rows.count
    let json = Self.json(
      table, imported: bills.count, present: present, refused: refused,
      added: BillSession.json(ofAdded: people.added))
    let line: StyledText = """
      imported \(bills.count, .strong) bill\(bills.count == 1 ? "" : "s"), \(present) \
      \(present == 1 ? "was" : "were") already there
      """
    return BillSession.Decision(
      actions: people.added.map(\.recorded) + bills.map(\.recorded), json: json,
      line: line + assumption(table, imported: bills.count),
      hints: ["keylime split shows the balances"])
  }

  private static func json(
    _ table: BillTable, imported: Int, present: Int, refused: [BillTable.Refused], added: JSON
  ) -> JSONObject {
    var json: JSONObject = [
      "format": .string(table.format?.rawValue ?? "table"), "imported": .count(imported),
      "present": .count(present),
      "refused": .array(
        (table.refused + refused).map {
          ["line": .count($0.number), "reason": .string($0.reason)]
        }),
      "contradictions": .array(table.contradictions.map { .string($0.code) }), "added": added,
    ]
    json["assumedCurrency"] = (table.assumedCurrency?.code).map(JSON.string)
    return json
  }

  /// Says which currency the new bills got, when the file does not name it.
  private func assumption(_ table: BillTable, imported: Int) -> StyledText {
    guard let currency = table.assumedCurrency, imported > 0 else { return "" }
    let other = arguments[SplitOptions.currency] == nil ? " (--currency says another)" : ""
    return "; the file names no currency, so \(currency.code, .strong) was taken\(other)"
  }

  /// The choices of `--person`, and those that were made for names that resemble a contact's.
  ///
  /// Throws `usage` when somebody would have to be asked and cannot be.
  private func choices(
    _ table: BillTable, _ path: String, _ profile: Account?, _ book: BillBook
  ) throws(Failure) -> [PersonColumn] {
    var choices = arguments[Self.person]
    let fresh = FreshBills(table, present: Set(book.bills.map(\.id)))
    guard !(arguments[SplitOptions.new] ?? false), !fresh.rows.isEmpty else { return choices }
    let mine = try column(of: table, path, profile)
    for index in fresh.people where index != mine {
      let name = table.names[index]
      let isChosen = choices.contains { $0.column.lowercased() == name.lowercased() }
      guard !isChosen, let contact = ImportedPeople.namesake(of: name, in: book) else { continue }
      guard context.isInteractive else {
        throw .cannot(
          "import '\(path)'", "'\(name)' may be your contact '\(contact.contact.name)'", .usage,
          code: "which-person",
          hints: [
            "--person '\(name)=\(contact.id)' if so", "--new if they are two people",
          ])
      }
      let answer = try context.ask(
        "Is '\(name)' your contact '\(contact.contact.name)'? [y/n]", flag: "--person")
      switch answer.lowercased() {
      case "y", "yes": choices.append(PersonColumn(column: name, person: contact.id.text))
      case "n", "no": break
      default: throw Failure(.cancelled, "cancelled, nothing was changed", code: "cancelled")
      }
    }
    return choices
  }

  /// The index of the current account's column.
  private func column(
    of table: BillTable, _ path: String, _ profile: Account?
  ) throws(Failure) -> Int {
    let wanted = arguments[Self.me].map { [$0] } ?? Self.names(of: profile)
    let found = table.names.indices.filter { index in
      wanted.contains { $0.lowercased() == table.names[index].lowercased() }
    }
    if found.count == 1 { return found[0] }
    let names = table.names.map { "'\($0)'" }.joined(separator: ", ")
    throw .cannot(
      "import '\(path)'", "it is unclear which name is yours", .usage,
      code: "which-column", hints: ["the names are \(names)", "--me NAME selects yours"])
  }

  private static func names(of profile: Account?) -> [String] {
    let parts = [profile?.firstName, profile?.lastName].compactMap(\.self)
    return ["Me", parts.joined(separator: " "), parts.first ?? "Me"].filter { !$0.isEmpty }
  }

  private func warn(of refused: BillTable.Refused, in path: String, _ table: BillTable) {
    let unit = table.format == .splitwise || table.format == nil ? "line" : "record"
    context.warn("'\(path)' \(unit) \(refused.number) was skipped: \(refused.reason)")
  }
}

extension BillSession {
  /// The profile of the current account.
  fileprivate func profile() throws(Failure) -> Account? {
    guard let account = try session.account() else { return nil }
    return try session.state { state throws(SnapshotFault) in try state.account(account)?.profile }
  }
}

/// The bills of a file that are not here yet.
struct FreshBills {
  /// Their rows, each id once.
  let rows: [BillTable.Row]
  /// The people that one of them needs, as places among the names of the table.
  let people: [Int]

  /// Compares the rows of a table with the bills that are there.
  init(_ table: BillTable, present: Set<BillID>) {
    var seen = present
    let rows = table.rows.filter { seen.insert($0.id).inserted }
    self.rows = rows
    people = Set(rows.flatMap(\.people)).sorted()
  }

  /// The bills; `people` are those of the table, in the order of their names.
  ///
  /// Rows that make no bill are handed back with the reason.
  func bills(
    _ people: [PersonID], _ names: PeopleNames
  ) -> (bills: [Bill], refused: [BillTable.Refused]) {
    var bills: [Bill] = []
    var refused: [BillTable.Refused] = []
    for row in rows {
      do throws(BillError) { bills.append(try row.bill(people: people)) } catch {
        refused.append(BillTable.Refused(number: row.number, reason: error.words(names, nil)))
      }
    }
    return (bills, refused)
  }
}
