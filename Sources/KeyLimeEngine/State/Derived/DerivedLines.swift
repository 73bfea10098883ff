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

/// What differs, found once: the subjects, the lines of each person and each kind of thing, what
/// people think of restaurants, and which undos of their changes have no effect.
final class DerivedChanges {
  private var folds: [Subject: SubjectFold] = [:]
  /// Of a long journal without a snapshot not everything is kept in memory twice.
  private static let mostFolds = 1 << 15
  private var known: [Subject: [SnapshotLine]] = [:]
  private var summaries: [RestaurantID: RatingSummary?] = [:]
  private var void: [Subject: Set<EventID>] = [:]

  /// A subject with what happened to it since the snapshot.
  func fold(
    of subject: Subject, make: () throws(SnapshotFault) -> SubjectFold
  ) throws(SnapshotFault) -> SubjectFold {
    if let fold = folds[subject] { return fold }
    let fold = try make()
    if folds.count < Self.mostFolds { folds[subject] = fold }
    return fold
  }

  /// The undos and redos of a restaurant's changes that have no effect, among all of them.
  func voidToggles(
    about restaurant: Subject, make: () throws(SnapshotFault) -> Set<EventID>
  ) throws(SnapshotFault) -> Set<EventID> {
    if let void = void[restaurant] { return void }
    let made = try make()
    void[restaurant] = made
    return made
  }

  /// What people think of a restaurant.
  func summary(
    of restaurant: RestaurantID, make: () throws(SnapshotFault) -> RatingSummary?
  ) throws(SnapshotFault) -> RatingSummary? {
    if let summary = summaries[restaurant] { return summary }
    let summary = try make()
    summaries[restaurant] = .some(summary)
    return summary
  }

  /// The lines of what is derived from a section for one person, or for everybody.
  func lines(
    _ section: Section, of account: AccountID?, make: () throws(SnapshotFault) -> [SnapshotLine]
  ) throws(SnapshotFault) -> [SnapshotLine] {
    let subject = Subject(section: section, key: SubjectKey(account?.text ?? ""))
    if let lines = known[subject] { return lines }
    let lines = try make()
    known[subject] = lines
    return lines
  }
}
