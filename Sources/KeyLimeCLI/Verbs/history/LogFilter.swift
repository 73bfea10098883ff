import KeyLimeEngine

/// Which events `log` lists.
struct LogFilter {
  /// Whose events.
  enum Actor {
    case everybody
    case one(AccountID)
    /// The user, who has no account yet.
    case nobody
  }

  let actor: Actor
  /// Which kinds; any without one.
  let kinds: Set<ActionKind>
  /// The place that they are about; any without one.
  let place: RestaurantID?
  /// The times between which they were written: from the first, and before the second.
  let since, until: Instant?

  /// The events to look at, from the newest back.
  ///
  /// Throws ``JournalError`` when the journal cannot be read.
  func events(in journal: FoldedJournal) throws(JournalError) -> NewestEvents {
    switch actor {
    case .everybody: try journal.log.newest()
    case .one(let account): try journal.newest(by: account)
    case .nobody: try journal.log.newest(of: [])
    }
  }

  /// Whether an event is too old, and with it every event behind it.
  ///
  /// The journal's clock is never behind the wall clock of who wrote.
  func isBefore(_ event: Event) -> Bool {
    since.map { event.time.instant < $0 } ?? false
  }

  /// Whether an event is listed.
  func includes(_ event: Event) -> Bool {
    if case .one(let account) = actor, event.by != account { return false }
    guard kinds.isEmpty || event.kind.map(kinds.contains) ?? false else { return false }
    if let since, event.written.instant < since { return false }
    if let until, event.written.instant >= until { return false }
    return place.map { $0 == event.action.restaurant } ?? true
  }
}
