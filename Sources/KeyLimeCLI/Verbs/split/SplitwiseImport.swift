import Arguments
import KeyLimeEngine

/// Brings in the bills of a Splitwise export, each once, with every balance as it was.
struct SplitwiseImport {
  static let file = Operand("FILE", value: .path, summary: "The file; - for standard input")
  static let me = Option(
    "me", value: .text("NAME"), summary: "Which column is yours",
    discussion: "It is found by the name of your account, or when it is called Me.")

  static let person = Option(
    "person", value: .personColumn, summary: "Which contact a column is",
    discussion: """
      For a name that several of your contacts share, or that you spell otherwise: 'Eli Berg=ID', \
      with an ID of 'contact list', a mail address or a name. Columns of the same name take what is \
      given in its order.
      """
  ).repeatable

  static let fields: [ResultField] = [
    ResultField("imported", type: "number", "How many bills were written down"),
    ResultField("present", type: "number", "How many were there already"),
    ResultField("refused", type: "array", "Rows that could not be taken: line and reason"),
    ResultField("contradictions", type: "array", "Currencies whose total is not the sum"),
    ResultField("added", type: "array", "Contacts that were made: id and name"),
  ]

  let arguments: ParsedArguments
  let context: Context

  /// Reads the file and writes what is new.
  func run() throws(Failure) -> Output {
    let path = try arguments.needed(Self.file)
    let text = String(decoding: try SourceFile(path, context).bytes, as: UTF8.self)
    let table: SplitwiseCSV
    do throws(SplitwiseCSV.ReadingError) { table = try SplitwiseCSV(reading: text) } catch {
      throw .cannot(
        "import '\(path)'", error.description, .usage, code: "not-splitwise",
        hints: ["Splitwise exports such a file with 'Export as spreadsheet'"])
    }
    for refused in table.refused {
      context.warn("'\(path)' line \(refused.line) was left out: \(refused.reason)")
    }
    for currency in try contradictions(table) {
      context.warn("'\(path)' states other totals in \(currency) than its rows make")
    }
    let bills = try BillSession(arguments, context)
    let profile = try bills.profile()
    return try bills.perform { book throws(Failure) in
      try decision(table, path, profile, book)
    }
  }

  private func decision(
    _ table: SplitwiseCSV, _ path: String, _ profile: Account?, _ book: BillBook
  ) throws(Failure) -> BillSession.Decision {
    var people = book.people(draw: context.draw, mayAdd: { _ in true })
    let mine = try column(of: table, path, profile)
    var columns = SplitwiseColumns(choices: arguments[Self.person], path: path)
    let persons = try columns.people(table.names, mine: mine, &people)
    let known = Set(book.bills.map(\.id))
    let bills = try Self.bills(table, persons, book.names)
    let fresh = bills.filter { !known.contains($0.id) }
    var json: JSONObject = [
      "imported": .count(fresh.count), "present": .count(bills.count - fresh.count),
      "refused": .array(
        table.refused.map {
          ["line": .count($0.line), "reason": .string($0.reason.description)]
        }),
      "contradictions": .array(try contradictions(table).map { .string($0.code) }),
    ]
    json["added"] = .array(
      people.added.map {
        ["id": .string(PersonID(contact: $0.id).description), "name": .string($0.name)]
      })
    return BillSession.Decision(
      actions: people.added.map(\.recorded)
        + fresh.map { $0.recorded() },
      json: json,
      line: "imported \(fresh.count, .strong) bills, \(bills.count - fresh.count) were there",
      hints: ["keylime split shows how you stand"])
  }

  /// A bill's id follows from its row, so that a file that is imported again adds nothing.
  private static func bills(
    _ table: SplitwiseCSV, _ columns: [PersonID], _ names: PeopleNames
  ) throws(Failure) -> [Bill] {
    var seen: [String: Int] = [:]
    var bills: [Bill] = []
    for row in table.rows {
      let text = [
        row.date.description, row.description, row.category, row.cost.decimal,
        row.cost.currency.code, table.names.joined(separator: ","),
        row.balances.map(String.init).joined(separator: ","),
      ].joined(separator: "\u{1F}")
      let repetition = seen[text, default: 0]
      seen[text] = repetition + 1
      let digest = SHA256.hash(of: "\(repetition)\u{1F}\(text)".utf8)
      let number = digest.bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      do throws(BillError) {
        bills.append(try row.bill(id: BillID(random: number), people: columns))
      } catch { throw Failure(error, names, row.cost.currency) }
    }
    return bills
  }

  /// The column of the account that asks.
  private func column(
    of table: SplitwiseCSV, _ path: String, _ profile: Account?
  ) throws(Failure) -> Int {
    let wanted = arguments[Self.me].map { [$0] } ?? Self.names(of: profile)
    let found = table.names.indices.filter { index in
      wanted.contains { $0.lowercased() == table.names[index].lowercased() }
    }
    if found.count == 1 { return found[0] }
    let names = table.names.map { "'\($0)'" }.joined(separator: ", ")
    throw .cannot(
      "import '\(path)'", "it does not show which column is yours", .usage,
      code: "which-column", hints: ["the columns are \(names)", "--me NAME says which is yours"])
  }

  private static func names(of profile: Account?) -> [String] {
    let parts = [profile?.firstName, profile?.lastName].compactMap(\.self)
    return ["Me", parts.joined(separator: " "), parts.first ?? "Me"].filter { !$0.isEmpty }
  }

  private func contradictions(_ table: SplitwiseCSV) throws(Failure) -> [Currency] {
    do throws(MoneyError) { return try table.contradictions() } catch { throw Failure(error) }
  }
}

extension BillSession {
  /// What the account that is logged in has told about itself.
  fileprivate func profile() throws(Failure) -> Account? {
    guard let account = try session.account() else { return nil }
    return try session.state { state throws(SnapshotFault) in try state.account(account)?.profile }
  }
}
