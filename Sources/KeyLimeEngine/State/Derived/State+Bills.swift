extension State {
  /// What all bills of somebody amount to.
  public func balanceSheet(of account: AccountID) throws(SnapshotFault) -> BalanceSheet {
    let changes = try changedBills(of: account)
    var sheet = BalanceSheet()
    sheet.bills = try count(.bills, of: account, over: changes)
    sheet.unreadableBills = try count(.unreadableBills, of: account, over: changes)
    try visit(.debts, under: SubjectKey(account.text), over: changes) {
      (line) throws(SnapshotFault) in
      sheet.sums[try DebtSum(line.key).sound()] = try Self.sum(line.body)
      return true
    }
    return sheet
  }

  /// Somebody's bills, the latest first, of one time those that were written later; bills that a
  /// newer version wrote are left out.
  ///
  /// With a limit, from 1, only the latest.
  public func billSummaries(
    of account: AccountID, atMost limit: Int = .max
  ) throws(SnapshotFault) -> [BillSummary] {
    let changes = try changedBills(of: account)
    var summaries: [BillSummary] = []
    summaries.reserveCapacity(min(limit, try count(.bills, of: account, over: changes)))
    try visit(.billsByDate, under: SubjectKey(account.text), over: changes) {
      (line) throws(SnapshotFault) in
      summaries.append(try BillSummary(line))
      return summaries.count < limit
    }
    return summaries
  }

  /// The lines derived from bills that differ from the snapshot's, of one person or everybody.
  func changedBills(of account: AccountID? = nil) throws(SnapshotFault) -> [SnapshotLine] {
    try known.lines.answer(.everything(.bills, of: account)) { () throws(SnapshotFault) in
      var lines = DerivedLines()
      for (owner, change) in try changesOfSheets(of: account, addingBillsTo: &lines) {
        try add(change.bills, to: .recordCounts, RecordCount.bills.key(of: owner), &lines)
        try add(
          change.unreadableBills, to: .recordCounts, RecordCount.unreadableBills.key(of: owner),
          &lines)
        for (pair, sum) in change.sums { try add(sum, to: .debts, pair.key(of: owner), &lines) }
      }
      return lines.sorted
    }
  }

  /// By how much each person's sheet differs from the snapshot's; adds the lines of their bills.
  private func changesOfSheets(
    of account: AccountID?, addingBillsTo lines: inout DerivedLines
  ) throws(SnapshotFault) -> [AccountID: BalanceSheet] {
    var changes: [AccountID: BalanceSheet] = [:]
    for key in try touched(.bills, under: account.map { SubjectKey($0.text) }) {
      guard let owner = key.parts.first.flatMap({ AccountID($0) }) else { continue }
      let fold = try fold(Subject(section: .bills, key: key))
      for (state, sign) in [(fold.old.bill, -1), (fold.register.bill, 1)] {
        guard let state else { continue }
        guard let bill = try? Bill(state.entry.fields) else {
          changes[owner, default: BalanceSheet()].unreadableBills += sign
          continue
        }
        let summary = BillSummary(bill)
        changes[owner, default: BalanceSheet()].add(summary.debts, sign: sign)
        let body = sign < 0 ? [] : summary.body(state)
        lines.set(.billsByDate, summary.key(of: owner, state), body)
      }
    }
    return changes
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
