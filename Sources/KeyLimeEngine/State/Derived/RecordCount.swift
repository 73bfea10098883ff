/// What is counted of each person.
enum RecordCount: String {
  case checkIns, bills
  /// Bills that this version cannot read.
  case unreadableBills

  /// The key in ``Section/recordCounts``.
  func key(of account: AccountID) -> SubjectKey { SubjectKey(account.text, rawValue) }
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
    try visit(.recordCounts, under: count.key(of: account), over: changes) {
      (line) throws(SnapshotFault) in
      let sum = try Self.sum(line.body)
      guard (1...1 << 40).contains(sum) else { throw SnapshotFault() }
      found = Int(sum)
      return false
    }
    return found
  }

  /// Adds the line of a sum that has changed.
  func add(
    _ change: some BinaryInteger, to section: Section, _ key: SubjectKey,
    _ lines: inout DerivedLines
  ) throws(SnapshotFault) {
    guard change != 0 else { return }
    var sum = Int128(change)
    if let old = try snapshot?.body(section, key) { sum += try Self.sum(old) }
    lines.set(section, key, sum == 0 ? [] : Array(String(sum).utf8))
  }

  static func sum(_ body: ArraySlice<UInt8>) throws(SnapshotFault) -> Int128 {
    guard let sum = Int128(String(decoding: body, as: UTF8.self)), sum.magnitude < 1 << 100 else {
      throw SnapshotFault()
    }
    return sum
  }
}
