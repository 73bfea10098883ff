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
  private let order: PeopleOrder

  /// Prepares to write the bills of `me`.
  ///
  /// `names` says what to call the others; people without one are called by their ids. People of
  /// one name get accounts of their own.
  public init(of me: PersonID, names: [PersonID: String]) {
    self.me = me
    order = PeopleOrder(me, names: names)
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
  ///
  /// Debts that run in circles among people who all stand at zero are closed by a last transaction
  /// for each currency, so that every balance is the one of ``Ledger/balances(of:)``.
  public func text(of bills: some Sequence<Bill>) throws(MoneyError) -> String {
    let bills = bills.sortedByDay()
    let mine = bills.filter { $0.people.contains(me) }
    let commodities = Set(mine.map(\.currency)).sorted().map(Self.declaration)
    var transactions = mine.compactMap(transaction)
    if let day = bills.last?.date.day {
      for (currency, postings) in try closings(bills, mine) {
        transactions.append(Self.transaction(day, "settled in a circle", postings, currency))
      }
    }
    return commodities.joined() + transactions.joined(separator: "\n")
  }

  private typealias Posting = (account: String, minor: Int64)

  /// What separates the sum of my bills from what is open, by currency.
  private func closings(
    _ bills: [Bill], _ mine: [Bill]
  ) throws(MoneyError) -> [(Currency, [Posting])] {
    var surplus: [Currency: [PersonID: Int64]] = [:]
    for bill in mine {
      for person in bill.people where person != me {
        let change = bill.change(for: me, with: person)
        try surplus[bill.currency, default: [:]][person, default: 0].add(change)
      }
    }
    for balance in try Ledger(bills, by: order).balances(of: me) {
      try surplus[balance.amount.currency, default: [:]][balance.person, default: 0]
        .add(-balance.amount.minor)
    }
    return surplus.sorted { $0.key < $1.key }.map { ($0.key, closing($0.value)) }
      .filter { !$0.1.isEmpty }
  }

  private func closing(_ surplus: [PersonID: Int64]) -> [Posting] {
    surplus.filter { $0.value != 0 }.sorted { $0.key < $1.key }
      .map { (account: account(of: $0.key), minor: -$0.value) }
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
    let comment = "  ; bill:\(Self.oneLine(bill.id.text))"
    return Self.transaction(bill.date.day, title + comment, postings, bill.currency)
  }

  private static func transaction(
    _ day: CalendarDay, _ heading: String, _ postings: [Posting], _ currency: Currency
  ) -> String {
    let lines = postings.map { account, minor in
      "    \(account)  \(Money(minor: minor, currency).quantity)\n"
    }
    return "\(day) * \(heading)\n" + lines.joined()
  }

  private func postings(_ bill: Bill) -> [Posting] {
    let share = bill.shares.first { $0.person == me }?.minor ?? 0
    let paid = bill.paid(by: me)
    let others = bill.people.filter { $0 != me }.map { person in
      (account: account(of: person), minor: bill.change(for: me, with: person))
    }
    // What I receive in a payment is no expense of mine, it is money in my hand.
    let mine: [Posting] =
      switch bill.kind {
      case .expense: [("Expenses:Dining", share)] + others + [("Assets:Cash", -paid)]
      case .payment: others + [("Assets:Cash", share - paid)]
      }
    return mine.filter { $0.minor != 0 }
  }
}

extension AccountingJournal {
  /// A name as one part of an account: no colon, no double space, no comment, no control.
  private static func accountPart(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { $0 == ":" ? "-" : $0 }
    let part = oneLine(String(String.UnicodeScalarView(scalars)))
    return part.isEmpty ? "unnamed" : part
  }

  /// A title as a payee; an empty code goes before a title whose start a program would take for a
  /// status or a code.
  private static func payee(_ title: String) -> String {
    let line = oneLine(title)
    guard let first = line.unicodeScalars.first else { return "bill" }
    return "*!(=".unicodeScalars.contains(first) ? "() \(line)" : line
  }

  /// Text without line breaks, controls, comment signs and repeated spaces.
  private static func oneLine(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      if scalar == ";" || scalar == "|" { return "," }
      return scalar.properties.isGraphic && !scalar.properties.isWhitespace ? scalar : " "
    }
    return scalars.split(separator: " ").map { String(String.UnicodeScalarView($0)) }
      .joined(separator: " ")
  }
}

extension Money {
  /// The amount with its code, as accounting programs write it: `-10.01 USD`.
  fileprivate var quantity: String { "\(decimal) \(currency.code)" }
}
