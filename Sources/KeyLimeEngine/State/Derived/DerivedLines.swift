// What is derived from what people did is kept in a snapshot, in the order lists show it. What
// changed since is laid over it, by the same lines that the next snapshot will have.

extension State {
  /// Calls `body` with each line of a section under a prefix, in the order of the keys, until it
  /// returns false.
  ///
  /// `changes` are the lines that differ from the snapshot's.
  func visit(
    _ section: Section, under prefix: SubjectKey, over changes: [SnapshotLine],
    while body: (SnapshotLine) throws(SnapshotFault) -> Bool
  ) throws(SnapshotFault) {
    let lines = try LayeredLines(snapshot, section, under: prefix, over: changes)
    try lines.visit(while: body)
  }
}

extension SnapshotLine {
  /// The id at the end of a key whose second text begins with two times: 12 digits of seconds, 20
  /// of a ``HybridTime``, and a space.
  var idBehindTimes: String {
    let tab = head.withBytes { $0.firstIndex(of: 0x09, from: 0) } ?? 0
    return String(decoding: head.dropFirst(tab + 1 + 33).dropLast(), as: UTF8.self)
  }
}

extension Subject {
  /// All of a section, or all that one person has there.
  static func everything(_ section: Section, of account: AccountID?) -> Subject {
    Subject(section: section, key: SubjectKey(account?.text ?? ""))
  }
}

/// The lines of derived sections that differ, while they are gathered.
struct DerivedLines {
  private var lines: [SnapshotLine] = []

  /// Says what is under a key; an empty body says that there is nothing any more.
  ///
  /// What is said about a key later counts.
  mutating func set(_ section: Section, _ key: SubjectKey, _ body: [UInt8]) {
    lines.append(SnapshotLine(Subject(section: section, key: key), body: body))
  }

  var sorted: [SnapshotLine] {
    let order = lines.indices.sorted {
      let order = lines[$0].orderOfHead(to: lines[$1])
      return order == 0 ? $0 < $1 : order < 0
    }
    var sorted: [SnapshotLine] = []
    sorted.reserveCapacity(lines.count)
    for index in order {
      if sorted.last?.orderOfHead(to: lines[index]) == 0 { sorted.removeLast() }
      sorted.append(lines[index])
    }
    return sorted
  }
}
