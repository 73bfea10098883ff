/// Writes one person's bills as a journal that both hledger and ledger read.
///
/// A bill is a transaction from the point of view of `me`: my share is an expense, what I paid
/// leaves my cash, and the rest is a receivable of each other person, below zero when I owe it. The
/// balance of `Assets:Receivable:Eli` is therefore what Eli owes me. An example:
///
///     commodity USD
///         format 1000.00 USD
///
///     2026-11-20 * Firestone Grill  ; bill:b7
///         Expenses:Dining  10.01 USD
///         Assets:Receivable:Eli  10.00 USD
///         Assets:Cash  -20.01 USD
public struct AccountingJournal {
  private let me: PersonID
  private let accounts: [PersonID: String]

  /// Prepares to write the bills of `me`.
  ///
  /// `names` says what to call the others; whoever has none is called by their id. People of one
  /// name get accounts of their own.
  public init(of me: PersonID, names: [PersonID: String]) {
    self.me = me
    let cleaned = names.mapValues(Self.accountPart)
    var uses: [String: Int] = [:]
    for (person, name) in cleaned where person != me { uses[name.lowercased(), default: 0] += 1 }
    accounts = cleaned.reduce(into: [:]) { accounts, entry in
      let isShared = uses[entry.value.lowercased(), default: 0] > 1
      let suffix = isShared ? " " + Self.accountPart(entry.key.description) : ""
      accounts[entry.key] = entry.value + suffix
    }
  }

  /// The account of another person, such as `Assets:Receivable:Eli`.
  public func account(of person: PersonID) -> String {
    "Assets:Receivable:" + (accounts[person] ?? Self.accountPart(person.description))
  }

  /// The whole journal, oldest bill first; bills that leave `me` untouched are left out.
  public func text(of bills: some Sequence<Bill>) -> String {
    let mine = bills.filter { $0.people.contains(me) }
      .sorted { ($0.date, $0.id) < ($1.date, $1.id) }
    let commodities = Set(mine.map(\.currency)).sorted().map(Self.declaration)
    return commodities.joined() + mine.compactMap(transaction).joined(separator: "\n")
  }

  /// Names a currency and, when it has decimals, says that the point stands before them.
  ///
  /// Without decimals there is no such line that both programs take: hledger wants a point in it,
  /// ledger refuses one with nothing behind.
  private static func declaration(_ currency: Currency) -> String {
    let name = "commodity \(currency.code)\n"
    guard currency.digits > 0 else { return name + "\n" }
    let zeros = String(repeating: "0", count: currency.digits)
    return name + "    format 1000.\(zeros) \(currency.code)\n\n"
  }

  private func transaction(_ bill: Bill) -> String? {
    let postings = postings(bill)
    guard !postings.isEmpty else { return nil }
    let title = Self.payee(bill.title.isEmpty ? bill.kind.rawValue : bill.title)
    let lines = postings.map { "    \($0.account)  \($0.amount.quantity)\n" }
    return "\(bill.date.day) * \(title)  ; bill:\(Self.oneLine(bill.id.text))\n" + lines.joined()
  }

  private func postings(_ bill: Bill) -> [(account: String, amount: Money)] {
    let share = bill.shares.first { $0.person == me }?.minor ?? 0
    let paid = bill.paid(by: me)
    let others = bill.people.filter { $0 != me }.map { person in
      (account(of: person), bill.change(for: me, with: person))
    }
    // What I receive in a payment is no expense of mine, it is money in my hand.
    let mine =
      switch bill.kind {
      case .expense: [("Expenses:Dining", share)] + others + [("Assets:Cash", -paid)]
      case .payment: others + [("Assets:Cash", share - paid)]
      }
    return mine.filter { $0.1 != 0 }.map { ($0.0, Money(minor: $0.1, bill.currency)) }
  }
}

extension AccountingJournal {
  /// A name as one part of an account: no colon, no double space, no comment, no control.
  private static func accountPart(_ name: String) -> String {
    let part = oneLine(name.map { $0 == ":" ? "-" : String($0) }.joined())
    return part.isEmpty ? "unnamed" : part
  }

  /// A title as a payee: nothing at its start that a program takes for a status or a code.
  private static func payee(_ title: String) -> String {
    let line = oneLine(title)
    let start = line.drop { "*!(=".contains($0) || $0 == " " }
    return start.isEmpty ? "bill" : String(start)
  }

  /// Text without line breaks, controls, comment signs and repeated spaces.
  private static func oneLine(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Character in
      if scalar == ";" || scalar == "|" { return "," }
      return scalar.properties.isGraphic && !scalar.properties.isWhitespace
        ? Character(scalar) : " "
    }
    return String(scalars).split(separator: " ").joined(separator: " ")
  }
}

extension Money {
  /// The amount with its code, as accounting programs write it: `-10.01 USD`.
  fileprivate var quantity: String { "\(decimal) \(currency.code)" }
}
