import Arguments
import KeyLimeEngine

/// `split turn`: says whose turn it is to pay.
enum BillTurns {
  static let people = ListOperand(
    "PERSON", value: .person, summary: "Among you and these; without, all of the last bill")

  static let fields: [ResultField] = [
    ResultField("id", type: "string", "The id of the person"),
    ResultField("name", type: "string", "The person"),
    .money("balance", "What the others owe them; negative when they owe"),
    ResultField("lastPaid", type: "string", "When they last paid for one of the others"),
  ]

  static var spec: CommandSpec {
    CommandSpec(
      name: "turn", summary: "Say whose turn it is to pay",
      discussion: """
        Lists people in the order of their turns: first who owes the others most; of equals, who \
        paid longest ago. Only the currency of their latest bill counts.
        """,
      operands: [people.declaration],
      examples: [Example("split turn eli", "Between you and Eli")],
      fields: fields,
      columns: [
        ResultColumn("WHOSE TURN", "The name"),
        ResultColumn("BALANCE", "What the others owe, with its currency"),
        ResultColumn("LAST PAID", "The day of the last bill that was paid"),
      ], exits: [ExitNote(1, "You have no bill with them")])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let bills = try BillSession(arguments, context)
    return try bills.session.ofWhoIsLoggedIn(output(arguments[people], bills.book()))
  }

  /// Lists the people in the order of their turns.
  ///
  /// Throws `nothingFound` and `usage` for unknown and ambiguous names, and `refused` when a sum
  /// overflows.
  static func output(_ names: [String], _ book: BillBook) throws(Failure) -> Output {
    var resolving = book.everybody(to: "take turns with")
    var people = [book.me]
    for person in try resolving.people(resolving.separated(names))
    where !people.contains(person) {
      people.append(person)
    }
    if names.isEmpty { people = book.bills.last { $0.kind == .expense }?.people ?? [] }
    let whenNone = names.isEmpty ? "you have no bills" : "you have no bill with them"
    return listing(try turns(among: people, in: book), book.names, whenNone)
  }

  /// `it is eli's turn to pay`, between me and one other person, with the currency that counts if
  /// they have several; nil without a bill in common, and for somebody who was removed.
  ///
  /// Throws `refused` when a sum overflows.
  static func sentence(with other: PersonID, in book: BillBook) throws(Failure) -> String? {
    if book.known.former.contains(where: { PersonID(contact: $0.id) == other }) { return nil }
    return try turns(among: [book.me, other], in: book).first.map { turn in
      let (code, whose) = (turn.standing.currency.code, book.names[turn.person])
      let hasOthers = book.bills.contains {
        $0.currency != turn.standing.currency && Set($0.people).isSuperset(of: [book.me, other])
      }
      return (hasOthers ? "in \(code) it is " : "it is ")
        + (turn.person == book.me ? "your turn to pay" : "\(whose)'s turn to pay")
    }
  }

  private static func turns(
    among people: [PersonID], in book: BillBook
  ) throws(Failure) -> [Turn] {
    do throws(MoneyError) {
      return try Ledger.turns(among: people, in: book.bills, by: book.sheet.order)
    } catch { throw Failure(error) }
  }

  private static func listing(
    _ turns: [Turn], _ names: PeopleNames, _ whenNone: String
  ) -> Output {
    .listing(
      Listing(
        turns,
        columns: [
          Column("WHOSE TURN", shrinksTo: 10) { Cell(names[$0.person], .strong) },
          Column("BALANCE", .right) { turn in
            Cell(
              StyledText(turn.standing.text),
              raw: "\(turn.standing.decimal) \(turn.standing.currency)")
          },
          Column("LAST PAID", rank: 1) { .text($0.lastPaid?.day.description) },
        ],
        json: { turn in
          var json: JSONObject = [
            "id": .string(turn.person.description), "name": .string(names[turn.person]),
            "balance": turn.standing.json,
          ]
          json["lastPaid"] = turn.lastPaid.map { .string($0.description) }
          return json
        },
        whenEmpty: Nothing(whenNone, hints: ["keylime split PERSON AMOUNT adds a bill"]),
        footer: turns.prefix(1).map { turn in
          let code = turn.standing.currency.code
          return "the first owes the others most in \(code), or paid longest ago"
        }))
  }
}
