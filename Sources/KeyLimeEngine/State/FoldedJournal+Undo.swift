/// What an account undid last.
public enum LatestUndone: Equatable, Sendable {
  /// It has done nothing new since, so doing this again takes the undo back.
  case redoable(Event)
  /// It has done something new since, the latest of which is told: doing the first again might
  /// replace that, so whoever means it names it.
  case overtaken(Event, by: Event)
}

extension FoldedJournal {
  /// The last thing an account did that an undo would change: in effect, and not irrevocable.
  ///
  /// Nil when there is none among the last `limit` events of each replica.
  public func latestToUndo(
    by account: AccountID, within limit: Int = 500
  ) throws(JournalError) -> Event? {
    var decided: Set<EventID> = []
    var undone: Set<EventID> = []
    for event in try journal.newest(limit) where event.by == account {
      if let toggle = event.toggle {
        if decided.insert(toggle.target).inserted, toggle.isUndo { undone.insert(toggle.target) }
      } else if !undone.contains(event.id), !event.action.isIrrevocable,
        try reason(against: event) == nil
      {
        return event
      }
    }
    return nil
  }

  /// The last thing an account undid that is still undone: what a redo without a name means.
  ///
  /// Of several it is the one whose undo came last, so that redoing retraces the undoing. Nil when
  /// there is none among the last `limit` events of each replica.
  public func latestToRedo(
    by account: AccountID, within limit: Int = 500
  ) throws(JournalError) -> LatestUndone? {
    let events = try journal.newest(limit)
    var decided: Set<EventID> = []
    var news: [Event] = []
    for event in events where event.by == account {
      guard let toggle = event.toggle else {
        news.append(event)
        continue
      }
      guard decided.insert(toggle.target).inserted, toggle.isUndo,
        let target = try journal.event(toggle.target), try reason(against: target) == .undone
      else { continue }
      for act in news where try reason(against: act) == nil { return .overtaken(target, by: act) }
      return .redoable(target)
    }
    return nil
  }

  private func reason(against event: Event) throws(JournalError) -> NoEffect? {
    try read { (state) throws(SnapshotFault) in try state.reason(against: event) }
  }
}
