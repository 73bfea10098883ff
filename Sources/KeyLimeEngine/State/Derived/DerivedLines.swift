// What is derived from what people did is kept in a snapshot, in the order in which lists show it.
// What changed since is laid over it, by the same lines that the next snapshot will have.

extension State {
  /// Calls `body` with each line of a derived section under a prefix, in the order of the keys,
  /// until it returns false.
  ///
  /// `changes` are the lines that differ from the snapshot's.
  func visit(
    _ section: Section, under prefix: SubjectKey, over changes: [SnapshotLine],
    while body: (SnapshotLine) throws(SnapshotFault) -> Bool
  ) throws(SnapshotFault) {
    if let snapshot {
      return try snapshot.visit(section, under: prefix, over: changes, while: body)
    }
    let bytes = [section.letter] + prefix.bytes
    let lines = LayeredLines(prefix: bytes, news: ListCursor(changes, from: bytes))
    try lines.visit(while: body)
  }
}

extension SnapshotLine {
  /// The id at the end of a key that begins with a prefix and two times: 12 digits of seconds, 20
  /// of a ``HybridTime``, and a space.
  func idBehindTimes(prefixLength: Int) throws(SnapshotFault) -> String {
    let start = bytes.startIndex + prefixLength + 33
    guard start < bodyStart else { throw SnapshotFault() }
    return String(decoding: bytes[start..<(bodyStart - 1)], as: UTF8.self)
  }
}

/// The lines of derived sections that differ, while they are gathered.
struct DerivedLines {
  private var bodies: [Subject: [UInt8]] = [:]

  /// Says what is under a key; an empty body says that there is nothing any more.
  ///
  /// What is said about a key later counts.
  mutating func set(_ section: Section, _ key: SubjectKey, _ body: [UInt8]) {
    bodies[Subject(section: section, key: key)] = body
  }

  /// The lines in the order of their keys.
  var sorted: [SnapshotLine] {
    bodies.map { SnapshotLine($0.key, body: $0.value) }.sorted { $0.orderOfHead(to: $1) < 0 }
  }
}
