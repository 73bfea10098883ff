extension Journal {
  /// Writes down what an account did in one command, durably: when this returns, the events are on
  /// the disk.
  ///
  /// `now` is the wall clock in milliseconds since 1970. The idempotency key goes on the first
  /// event. `places` has the names of the places that the actions are about. All events are written
  /// by one call of the system. Throws ``JournalError``; except after
  /// ``JournalError/outcomeUnknown(_:events:key:)`` nothing was written.
  @discardableResult
  public func append(
    _ actions: [Action], by account: AccountID, key: CommandKey? = nil,
    places: [RestaurantID: String] = [:], now: Int64
  ) throws(JournalError) -> [Event] {
    let lock = try lockForWriting()
    let command = Command(
      actions: actions.map { KeyedAction($0) }, account: account, key: key, places: places,
      now: now)
    let events = try append(command, after: nil)
    _ = consume lock
    return events
  }

  /// Appends a command while the caller holds the lock.
  ///
  /// `known` is what was read of the journals under that lock.
  func append(_ command: Command, after known: Reading?) throws(JournalError) -> [Event] {
    guard !command.actions.isEmpty else { return [] }
    var writer = try JournalWriter(self, after: known)
    return try writer.write(command)
  }

  /// The time of the last event that this replica wrote; nil before the first.
  ///
  /// Throws ``JournalError`` when the journal cannot be read.
  public func lastOwnTime() throws(JournalError) -> HybridTime? { try lastTime(of: replica) }

  /// The time of the last event of a replica; nil when there is none.
  func lastTime(of replica: ReplicaID) throws(JournalError) -> HybridTime? {
    let number = try Segment.last(in: folder(of: replica))
    guard number > 0,
      let file = try journalIO(File(ifPresent: path(of: replica, segment: number), .read))
    else { return nil }
    return try SegmentEnd(file, size: journalIO(file.size()), replica, number).time
  }

  /// Takes the lock that a writer of this store's journal holds, and waits for it.
  ///
  /// It is held as long as the file is open.
  func lockForWriting() throws(JournalError) -> File {
    precondition(replica != .nobody, "a journal that is only read is not written")
    let folder = Folder(store).folder("private")
    try journalIO(folder.make(isPrivate: true))
    let file = try journalIO(File(folder.file("journal.lock"), .update))
    try journalIO(file.lock(waiting))
    return file
  }
}

/// The idempotency key of a command, by which a retry is recognised.
public struct CommandKey: Equatable, Sendable {
  /// The key itself.
  public let text: String
  /// What was asked under it, in any form; nil when nobody says.
  ///
  /// The same key with another request is no retry.
  public let request: String?

  /// Makes a key.
  public init(_ text: String, request: String? = nil) {
    (self.text, self.request) = (text, request)
  }
}

/// Something to do, with an idempotency key of its own.
public struct KeyedAction: Equatable, Sendable {
  /// What is done.
  public var action: Action
  /// The key by which the account recognises it later; nil when nobody will look for it.
  public var key: String?

  /// Pairs an action with its key.
  public init(_ action: Action, key: String? = nil) { (self.action, self.key) = (action, key) }
}

/// What one command of an account writes.
struct Command {
  let actions: [KeyedAction]
  let account: AccountID
  /// The idempotency key of the whole command.
  let key: CommandKey?
  /// The names of places, for the events that are about them.
  let places: [RestaurantID: String]
  /// Milliseconds since 1970 on the wall clock.
  let now: Int64
}
