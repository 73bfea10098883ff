/// What is counted of each person.
enum RecordCount: String {
  case checkIns, bills
  /// Bills that this version cannot read.
  case unreadableBills
}

/// By how much counts have changed.
struct RecordCounts {
  fileprivate private(set) var changes: [SubjectKey: Int] = [:]

  mutating func add(_ count: RecordCount, of account: AccountID, _ change: Int) {
    guard change != 0 else { return }
    changes[SubjectKey(account.text, count.rawValue), default: 0] += change
  }
}

extension State {
  /// How many check-ins somebody has.
  public func checkInCount(of account: AccountID) throws(SnapshotFault) -> Int {
    try count(.checkIns, of: account, over: try changedCheckIns(of: account))
  }

  /// How many things are counted, with what changed since the snapshot.
  func count(
    _ count: RecordCount, of account: AccountID, over changes: [SnapshotLine]
  ) throws(SnapshotFault) -> Int {
    var found = 0
    let key = SubjectKey(account.text, count.rawValue)
    try visit(.recordCounts, under: key, over: changes) { (line) throws(SnapshotFault) in
      found = try Self.count(line.body)
      return false
    }
    return found
  }

  /// Adds the lines of counts that have changed.
  func add(_ counts: RecordCounts, to lines: inout DerivedLines) throws(SnapshotFault) {
    for (key, change) in counts.changes where change != 0 {
      var sum = change
      if let old = try snapshot?.body(.recordCounts, key) { sum += try Self.count(old) }
      lines.set(.recordCounts, key, sum == 0 ? [] : Array(String(sum).utf8))
    }
  }

  private static func count(_ body: ArraySlice<UInt8>) throws(SnapshotFault) -> Int {
    guard let count = body.withBytes({ Int64(digits: $0) }), (1...1 << 40).contains(count) else {
      throw SnapshotFault()
    }
    return Int(count)
  }
}
