extension State {
  /// What all bills of somebody amount to.
  public func balanceSheet(of account: AccountID) throws(SnapshotFault) -> BalanceSheet {
    let changes = try changedBills(of: account)
    var sheet = BalanceSheet()
    sheet.bills = try count(.bills, of: account, over: changes)
    sheet.unreadableBills = try count(.unreadableBills, of: account, over: changes)
    try visit(.debts, under: SubjectKey(account.text), over: changes) {
      (line) throws(SnapshotFault) in
      guard let pair = DebtSum(line.key) else { throw SnapshotFault() }
      sheet.sums[pair] = try Self.sum(line.body)
      return true
    }
    return sheet
  }

  /// Somebody's bills, the latest first, of one time those that were written later; bills that a
  /// newer version wrote are left out.
  public func billSummaries(of account: AccountID) throws(SnapshotFault) -> [BillSummary] {
    let changes = try changedBills(of: account)
    var summaries: [BillSummary] = []
    summaries.reserveCapacity(try count(.bills, of: account, over: changes))
    let key = SubjectKey(account.text)
    let prefixLength = key.bytes.count + 1
    try visit(.billsByDate, under: key, over: changes) {
      (line) throws(SnapshotFault) in
      summaries.append(try BillSummary(line, prefixLength: prefixLength))
      return true
    }
    return summaries
  }

  /// The lines derived from bills that differ from the snapshot's, of one person or everybody.
  func changedBills(of account: AccountID? = nil) throws(SnapshotFault) -> [SnapshotLine] {
    try changes.lines(.bills, of: account) { () throws(SnapshotFault) in
      var lines = DerivedLines()
      var counts = RecordCounts()
      for (owner, change) in try changesOfSheets(of: account, addingBillsTo: &lines) {
        counts.add(.bills, of: owner, change.bills)
        counts.add(.unreadableBills, of: owner, change.unreadableBills)
        for (pair, difference) in change.sums where difference != 0 {
          let key = pair.key(of: owner)
          var sum = difference
          if let old = try snapshot?.body(.debts, key) { sum += try Self.sum(old) }
          lines.set(.debts, key, sum == 0 ? [] : Array(String(sum).utf8))
        }
      }
      try add(counts, to: &lines)
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

  private static func sum(_ body: ArraySlice<UInt8>) throws(SnapshotFault) -> Int128 {
    guard let sum = Int128(String(decoding: body, as: UTF8.self)), sum.magnitude < 1 << 100 else {
      throw SnapshotFault()
    }
    return sum
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
