/// What became of a wish to write something down.
public enum Appended: Equatable, Sendable {
  /// The events are on the disk, in this order; none when there was nothing to do.
  case written([Event])
  /// The same account asked for this before with the same key; this is what was written then.
  case alreadyThere(Event)
}

extension Journal {
  /// Writes down what an account did, durably: when this returns, the events are on the disk.
  ///
  /// The caller gives the wall clock in milliseconds since 1970, and may give a key of its own, by
  /// which a retry of the same wish is recognised; the key goes on the first event. All
  /// events of one call that fit one segment are written by one call of the system.
  ///
  /// Throws ``JournalError``; except after ``JournalError/outcomeUnknown(_:events:key:)``
  /// nothing was written.
  public func append(
    _ actions: [Action], by account: AccountID, key: String? = nil, now: Int64
  ) throws(JournalError) -> Appended {
    let lock = try lockForWriting()
    defer { withExtendedLifetime(lock) {} }
    if let key, let earlier = try event(forKey: key, of: account) { return .alreadyThere(earlier) }
    return .written(try write(actions, by: account, key: key, now: now))
  }

  /// As ``append(_:by:key:now:)``, with the actions decided under the lock: nobody else of this
  /// store writes between what `decide` sees and what is written, so that whoever finds the last use
  /// of a deal gets it.
  ///
  /// No actions means nothing is written. `decide` may be called twice, as ``read(_:)`` says.
  public func append(
    by account: AccountID, key: String? = nil, now: Int64,
    deciding decide: (State) throws(SnapshotFault) -> [Action]
  ) throws(JournalError) -> Appended {
    let lock = try lockForWriting()
    defer { withExtendedLifetime(lock) {} }
    if let key, let earlier = try event(forKey: key, of: account) { return .alreadyThere(earlier) }
    let actions = try read(decide)
    return .written(
      try write(actions, by: account, key: key, now: now, knowing: memory.loaded))
  }

  private func event(
    forKey key: String, of account: AccountID
  ) throws(JournalError) -> Event? {
    try read { (state) throws(SnapshotFault) in try state.event(forKey: key, of: account) }
  }

  private func write(
    _ actions: [Action], by account: AccountID, key: String?, now: Int64,
    knowing known: Loaded? = nil
  ) throws(JournalError) -> [Event] {
    var writer = try JournalWriter(self, knowing: known)
    let events = try writer.write(actions, by: account, key: key, now: now)
    memory.count(events)
    return events
  }

  private func lockForWriting() throws(JournalError) -> File {
    precondition(replica != .nobody, "a journal that is only read is not written")
    let folder = Folder(store).folder("private")
    try journalIO(folder.make(isPrivate: true))
    let file = try journalIO(File(folder.file("journal.lock"), .update))
    try journalIO(file.lock(waiting))
    return file
  }
}
