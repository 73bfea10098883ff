/// The answers to questions that were asked before.
final class Answers<Key: Hashable, Answer> {
  private var known: [Key: Answer] = [:]
  private let limit: Int

  /// Keeps a number of answers at most.
  init(limit: Int = .max) { self.limit = limit }

  /// The answer to a question that was asked before; nil when it was not.
  subscript(key: Key) -> Answer? { known[key] }

  func remember(_ answer: Answer, to key: Key) {
    if known.count < limit { known[key] = answer }
  }

  /// The answer to a question that was asked before, or else the one that `make` gives now.
  func answer(
    _ key: Key, make: () throws(SnapshotFault) -> Answer
  ) throws(SnapshotFault) -> Answer {
    if let answer = known[key] { return answer }
    let answer = try make()
    remember(answer, to: key)
    return answer
  }
}

/// What a state has found out already.
struct KnownAnswers {
  /// The subjects to which something happened since the snapshot.
  ///
  /// Of a long journal without a snapshot not everything is kept in memory twice.
  let folds = Answers<Subject, SubjectFold>(limit: 1 << 15)
  /// The lines derived from a section since the snapshot, for one person or everybody.
  let lines = Answers<Subject, [SnapshotLine]>()
  /// What people think of a restaurant.
  let summaries = Answers<RestaurantID, RatingSummary?>()
  /// The undos and redos of a restaurant's changes that have no effect, among all of them.
  let voidToggles = Answers<Subject, Set<EventID>>()
  /// The replicas of others that speak for an account.
  let speakers = Answers<AccountID, Speakers>()
}
