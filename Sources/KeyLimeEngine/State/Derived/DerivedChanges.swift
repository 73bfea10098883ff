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
