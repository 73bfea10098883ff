extension Journal {
  /// The last thing an account did that an undo would change: in effect, and not irrevocable.
  ///
  /// Nil when there is none among the last `limit` events of each replica.
  public func latestToUndo(
    by account: AccountID, within limit: Int = 500
  ) throws(JournalError) -> Event? {
    var decided: Set<EventID> = []
    var undone: Set<EventID> = []
    for event in try newest(limit) where event.by == account {
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
  /// Of several it is the one whose undo came last, so that redoing retraces the undoing.
  public func latestToRedo(
    by account: AccountID, within limit: Int = 500
  ) throws(JournalError) -> Event? {
    let events = try newest(limit)
    var decided: Set<EventID> = []
    for event in events where event.by == account {
      guard let toggle = event.toggle, decided.insert(toggle.target).inserted, toggle.isUndo else {
        continue
      }
      guard let target = try self.event(toggle.target), try reason(against: target) == .undone
      else { continue }
      return target
    }
    return nil
  }

  private func reason(against event: Event) throws(JournalError) -> NoEffect? {
    try read { (state) throws(SnapshotFault) in try state.reason(against: event) }
  }
}
