/// The last command of an account, as far as it is in effect.
public enum LatestCommand: Equatable, Sendable {
  /// Its events that are in effect; an undo names them all.
  case undoable([Event])
  /// This event of it cannot be undone; `before` is the command before it that can.
  case irrevocable(Event, before: [Event])
}

/// What an account undid last.
public enum LatestUndone: Equatable, Sendable {
  /// It has done nothing new since, so redoing these events takes the undo back.
  case redoable([Event])
  /// It has done something new since, of which `by` is the latest: redoing the first might
  /// replace that, so the user must name it.
  case overtaken([Event], by: Event)
}

extension FoldedJournal {
  /// The last thing an account did that is in effect, with all events of its command.
  ///
  /// Nil when there is none. The beginning of the account itself does not count, since nobody asked
  /// for it; nor does a command that changed nothing. Throws ``JournalError`` when the journal
  /// cannot be read.
  public func latestToUndo(by account: AccountID) throws(JournalError) -> LatestCommand? {
    var blocking: Event?
    let found = try searchBack(by: account) { (event) throws(JournalError) -> [Event]? in
      guard event.toggle == nil, event.kind != .createAccount, event.kind != .unchanged,
        try reason(against: event) == nil
      else { return nil }
      let command = try those(of: log.command(of: event), thatAre: nil)
      guard let block = command.last(where: { $0.action.isIrrevocable }) else { return command }
      if blocking == nil { blocking = block }
      return nil
    }
    guard let blocking else { return found.map { .undoable($0) } }
    return .irrevocable(blocking, before: found ?? [])
  }

  /// The last thing an account undid that is still undone: what a redo without a name means.
  ///
  /// Of several it is the one whose undo came last, so that redoing retraces the undoing. Nil when
  /// there is none. Throws ``JournalError`` when the journal cannot be read.
  public func latestToRedo(by account: AccountID) throws(JournalError) -> LatestUndone? {
    var news: [Event] = []
    let found = try searchBack(by: account) { (event) throws(JournalError) -> [Event]? in
      guard let toggle = event.toggle else {
        if event.kind != .unchanged { news.append(event) }
        return nil
      }
      guard toggle.isUndo, let target = try read({ $0.event(toggle.target) }),
        try isDecided(by: event, target), try reason(against: target) == .undone
      else { return nil }
      return try targets(of: log.command(of: event))
    }
    guard let found else { return nil }
    for act in news where try reason(against: act) == nil { return .overtaken(found, by: act) }
    return .redoable(found)
  }

  /// Why an event has no effect; nil when it has.
  ///
  /// Throws ``JournalError`` when the journal cannot be read.
  func reason(against event: Event) throws(JournalError) -> NoEffect? {
    try read { (state) throws(SnapshotFault) in try state.reason(against: event) }
  }

  /// Whether `undo` is the last word about its target.
  private func isDecided(by undo: Event, _ target: Event) throws(JournalError) -> Bool {
    let last = try read { (state) throws(SnapshotFault) -> Event? in
      for toggle in try state.toggles(of: target.id, isRefolded: true).reversed()
      where try state.reason(against: toggle.event) == nil { return toggle.event }
      return nil
    }
    return last?.id == undo.id
  }

  /// The events that an undo command names and that are still undone.
  private func targets(of undo: [Event]) throws(JournalError) -> [Event] {
    let ids = undo.compactMap { $0.toggle?.target }
    return try those(of: log.events(ids), thatAre: .undone)
  }

  private func those(
    of events: [Event], thatAre wanted: NoEffect?
  ) throws(JournalError) -> [Event] {
    try read { (state) throws(SnapshotFault) in
      var found: [Event] = []
      for event in events where try state.reason(against: event) == wanted { found.append(event) }
      return found
    }
  }

  /// The first answer that `find` gives to an event of an account, from the newest event back.
  private func searchBack<Found>(
    by account: AccountID, _ find: (Event) throws(JournalError) -> Found?
  ) throws(JournalError) -> Found? {
    var events = try newest(by: account)
    while let event = try events.next() {
      if event.by == account, let found = try find(event) { return found }
    }
    return nil
  }

  /// The events of the replicas that may speak for an account, from the newest back; other accounts
  /// have events there as well.
  ///
  /// What the others wrote in its name has no effect; it is among them. Throws ``JournalError``
  /// when the journal cannot be read.
  public func newest(by account: AccountID) throws(JournalError) -> NewestEvents {
    let replicas = try log.replicas()
    let (speakers, strays) = try read { (state) throws(SnapshotFault) in
      var speakers: [ReplicaID] = []
      for replica in replicas where try state.mayWrite(replica, for: account) {
        speakers.append(replica)
      }
      let others = Set(replicas).subtracting(speakers)
      guard !others.isEmpty else { return (speakers, [Event]()) }
      return (speakers, try state.refusedEvents(of: others).filter { $0.by == account })
    }
    return try NewestEvents(log, of: speakers, strays: strays)
  }
}
