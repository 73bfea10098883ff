/// Two people in one currency, in whose order a sum is kept: the first is before the second.
struct DebtSum: Hashable {
  let first: PersonID
  let second: PersonID
  let currency: Currency
}

/// What all bills of one person amount to, kept as sums, so that no bill has to be read.
public struct BalanceSheet: Equatable, Sendable {
  /// How many bills are summed up.
  public internal(set) var bills = 0
  /// How many bills a newer version wrote, which are in no sum.
  public internal(set) var unreadableBills = 0
  /// What the second of two people owes the first, in minor units.
  var sums: [DebtSum: Int128] = [:]

  /// Sums nothing up.
  public init() {}

  /// Sums bills up; so many others cannot be read.
  public init(_ bills: [Bill], unreadable: Int = 0) {
    for bill in bills { add(bill, sign: 1) }
    unreadableBills = unreadable
  }

  /// Who owes whom.
  ///
  /// Throws ``MoneyError/overflow`` when a balance leaves 64 bits.
  public func ledger() throws(MoneyError) -> Ledger { try Ledger(sums) }

  /// The sheet with those who stand for the people of it.
  public func naming(_ book: ContactBook) -> BalanceSheet {
    var named = self
    named.sums = [:]
    for (pair, sum) in sums {
      let (first, second) = (book.standIn(for: pair.first), book.standIn(for: pair.second))
      guard first != second else { continue }
      let isInOrder = first < second
      let key = DebtSum(
        first: isInOrder ? first : second, second: isInOrder ? second : first,
        currency: pair.currency)
      named.sums[key, default: 0] += isInOrder ? sum : -sum
    }
    return named
  }

  /// Adds a bill, or takes it away with `sign` -1.
  mutating func add(_ bill: Bill, sign: Int) {
    bills += sign
    for debt in bill.debts {
      let isInOrder = debt.creditor < debt.debtor
      let pair = DebtSum(
        first: isInOrder ? debt.creditor : debt.debtor,
        second: isInOrder ? debt.debtor : debt.creditor, currency: debt.amount.currency)
      sums[pair, default: 0] += Int128(debt.amount.minor) * (isInOrder == (sign > 0) ? 1 : -1)
    }
  }
}

extension State {
  /// What all bills of somebody amount to.
  public func balanceSheet(of account: AccountID) throws(SnapshotFault) -> BalanceSheet {
    let changes = try changedBills(of: account)
    var sheet = BalanceSheet()
    sheet.bills = try count(.bills, of: account, over: changes)
    sheet.unreadableBills = try count(.unreadableBills, of: account, over: changes)
    try visit(.debts, under: SubjectKey(account.text), over: changes) {
      (line) throws(SnapshotFault) in
      guard let pair = DebtSum(line.key) else { throw SnapshotFault(byte: 0) }
      sheet.sums[pair] = try Self.sum(line.body)
      return true
    }
    return sheet
  }

  /// The lines derived from bills that differ from the snapshot's, of one person or everybody.
  func changedBills(of account: AccountID? = nil) throws(SnapshotFault) -> [SnapshotLine] {
    try changes.lines(.bills, of: account) { () throws(SnapshotFault) in
      var sheets: [AccountID: BalanceSheet] = [:]
      for key in try touched(.bills, under: account.map { SubjectKey($0.text) }) {
        guard let owner = key.parts.first.flatMap({ AccountID($0) }) else { continue }
        let change = try change(of: Subject(section: .bills, key: key))
        sheets[owner, default: BalanceSheet()].add(change.old.bill, sign: -1)
        sheets[owner, default: BalanceSheet()].add(change.new.bill, sign: 1)
      }
      var lines = DerivedLines()
      var counts = RecordCounts()
      for (owner, sheet) in sheets {
        counts.add(.bills, of: owner, sheet.bills)
        counts.add(.unreadableBills, of: owner, sheet.unreadableBills)
        for (pair, change) in sheet.sums where change != 0 {
          let key = pair.key(of: owner)
          var sum = change
          if let old = try snapshot?.body(.debts, key) { sum += try Self.sum(old) }
          lines.set(.debts, key, sum == 0 ? [] : Array(String(sum).utf8))
        }
      }
      try add(counts, to: &lines)
      return lines.sorted
    }
  }

  private static func sum(_ body: ArraySlice<UInt8>) throws(SnapshotFault) -> Int128 {
    guard let sum = Int128(String(decoding: body, as: UTF8.self)), sum.magnitude < 1 << 100 else {
      throw SnapshotFault(byte: 0)
    }
    return sum
  }
}

extension BalanceSheet {
  /// Adds what a bill of the state says, or takes it away with `sign` -1.
  fileprivate mutating func add(_ state: BillState?, sign: Int) {
    guard let state else { return }
    if let bill = try? Bill(state.entry.fields) {
      add(bill, sign: sign)
    } else {
      unreadableBills += sign
    }
  }
}

extension DebtSum {
  /// The key in ``Section/debts``.
  fileprivate func key(of account: AccountID) -> SubjectKey {
    SubjectKey(account.text, first.description, second.description, currency.code)
  }

  fileprivate init?(_ key: SubjectKey) {
    let parts = key.parts
    guard parts.count == 4, let first = PersonID(parts[1]), let second = PersonID(parts[2]),
      let currency = Currency(code: parts[3])
    else { return nil }
    self.init(first: first, second: second, currency: currency)
  }
}
