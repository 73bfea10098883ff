import Arguments
import KeyLimeEngine

/// Lists payments that would settle debts, in two ways: pairwise debts are what the bills make two
/// people owe each other; simplified ones are the fewest payments that settle all bills.
struct PaymentListing {
  private enum Kind: String {
    case pairwise, simplified
  }

  /// How much of a name is left on a narrow terminal.
  private static let narrowestName = 8

  private let book: BillBook
  private let context: Context

  /// Lists the payments of a book.
  init(_ book: BillBook, _ context: Context) {
    (self.book, self.context) = (book, context)
  }

  /// The pairwise debts between me and others.
  ///
  /// Throws `refused` when a sum overflows.
  func mine(notes: [String]) throws(Failure) -> Output {
    let pairwise = try Self.debts(of: book.me, in: book)
    let simplified = try simplified()
    var footer: [StyledText] = [
      "pairwise debts, by your bills; keylime split settle PERSON records a payment"
    ]
    if simplified != pairwise, !simplified.isEmpty {
      footer.append(StyledText("simplified, to settle all bills: \(payments(simplified))"))
      footer.append("keylime split settle --suggest prints the commands for these")
    }
    return try listing(
      pairwise, .pairwise, footer, notes,
      whenEmpty: simplified.isEmpty ? Self.nothing : BalanceListing.amongOthers)
  }

  /// The fewest payments that settle all bills, including debts between others.
  ///
  /// Throws `refused` when a sum overflows.
  func fewest(notes: [String]) throws(Failure) -> Output {
    let pairwise = try book.ledger().debts
    let simplified = try simplified()
    var footer: [StyledText] = [
      "simplified, the fewest payments that settle all bills; --record records them"
    ]
    if pairwise != simplified {
      footer.append(StyledText("pairwise debts, by the bills: \(words(pairwise))"))
    }
    return try listing(simplified, .simplified, footer, notes, whenEmpty: Self.nothing)
  }

  /// The fewest payments that settle all bills.
  ///
  /// Throws `refused` when a sum overflows.
  func simplified() throws(Failure) -> [Debt] {
    let ledger = try book.ledger()
    do throws(MoneyError) { return try ledger.settlement() } catch { throw Failure(error) }
  }

  /// The open debts in which a person is debtor or creditor.
  ///
  /// Throws `refused` when a sum overflows.
  static func debts(of person: PersonID, in book: BillBook) throws(Failure) -> [Debt] {
    try book.ledger().debts.filter { $0.debtor == person || $0.creditor == person }
  }

  /// The JSON of a debt: who pays whom how much.
  static func json(_ debt: Debt, _ names: PeopleNames) -> JSONObject {
    [
      "debtor": names.json(debt.debtor), "creditor": names.json(debt.creditor),
      "amount": debt.amount.json,
    ]
  }

  private func payments(_ debts: [Debt]) -> String {
    debts.map { debt in
      let verb = debt.debtor == book.me ? "pay" : "pays"
      return "\(book.names[debt.debtor]) \(verb) \(book.names[debt.creditor]) \(debt.amount.text)"
    }.joined(separator: ", ")
  }

  private func words(_ debts: [Debt]) -> String {
    debts.map { DebtPage.sentence($0, book.names).plain }.joined(separator: ", ")
  }

  private static var nothing: Nothing {
    Nothing("there is nothing to settle", hints: ["keylime split history lists the bills"])
  }

  private func listing(
    _ debts: [Debt], _ kind: Kind, _ footer: [StyledText], _ notes: [String], whenEmpty: Nothing
  ) throws(Failure) -> Output {
    let names = book.names
    let commands = try PaymentCommand(book, context)
    var columns: [Column<Debt>] = [
      Column("WHO PAYS", shrinksTo: Self.narrowestName) { Cell(names[$0.debtor], .strong) },
      Column("WHOM", shrinksTo: Self.narrowestName) { Cell(names[$0.creditor], .strong) },
      Column("AMOUNT", .right) { Cell(StyledText($0.amount.text), raw: $0.amount.decimal) },
      Column("CURRENCY", rank: 3) { Cell($0.amount.currency.code, .faint) },
    ]
    var footer = footer
    if kind == .simplified {
      let lines = debts.map(commands.line)
      if context.showsTables, width(of: debts, beside: lines) > context.terminal.width {
        // Half a command is of no use.
        footer = lines.map { StyledText($0) } + footer
      } else {
        columns.append(Column("COMMAND") { Cell(commands.line($0)) })
      }
    }
    return .listing(
      Listing(
        debts, columns: columns,
        json: { debt in
          var json = Self.json(debt, names)
          json["kind"] = .string(kind.rawValue)
          json["command"] = .string(commands.line(debt))
          return json
        },
        whenEmpty: whenEmpty, footer: footer, notes: notes))
  }

  /// The columns that a table of debts with their commands needs at least.
  private func width(of debts: [Debt], beside commands: [String]) -> Int {
    func widest(_ texts: [String]) -> Int { texts.map(DisplayWidth.of).max() ?? 0 }
    let receivers = widest(["WHOM"] + debts.map { book.names[$0.creditor] })
    let amounts = widest(["AMOUNT"] + debts.map(\.amount.text))
    return Self.narrowestName + min(Self.narrowestName, receivers) + amounts + widest(commands)
      + 3 * TableLayout.gap
  }
}

/// The command that records a payment, as somebody could type it.
struct PaymentCommand {
  private let book: BillBook
  private let people: BillPeople
  private let reader: AmountReader

  /// Writes commands with the names of a book.
  ///
  /// Throws `config` when the config's currency is unknown.
  init(_ book: BillBook, _ context: Context) throws(Failure) {
    self.book = book
    people = book.everybody(to: "settle with")
    reader = try AmountReader(context, option: nil)
  }

  /// `keylime split settle jo priya 2.78`.
  func line(_ debt: Debt) -> String {
    let words = [word(debt.debtor), word(debt.creditor)] + amount(debt.amount)
    return (["keylime", "split", "settle"] + words.map(ShellLine.quoted)).joined(separator: " ")
  }

  /// The shortest word that means the person: the given name, the full name, else the id.
  func word(_ person: PersonID) -> String {
    if person == book.me { return "me" }
    let name = book.known.contacts.first { PersonID(contact: $0.id) == person }?.contact.name ?? ""
    let given = name.split(separator: " ").first.map(String.init) ?? ""
    for word in [given, name] where !word.isEmpty && !word.hasPrefix("-") {
      if (try? people.known(word)) == person { return word }
    }
    return person.description
  }

  /// The amount in words that are read as just this amount, whatever the decimal mark is.
  private func amount(_ money: Money) -> [String] {
    let point = money.decimal
    let comma = String(point.map { $0 == "." ? "," : $0 })
    let code = money.currency.code
    let isOnly = Set(book.bills.map(\.currency)) == [money.currency]
    let words = [point, comma].first { (try? reader.read("\($0) \(code)", as: "")) == money }
    return isOnly ? [words ?? point] : [words ?? point, code]
  }
}
