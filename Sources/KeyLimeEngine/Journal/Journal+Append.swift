extension Journal {
  /// Writes down what an account did in one command, durably: when this returns, the events are on
  /// the disk.
  ///
  /// `now` is the wall clock in milliseconds since 1970. The idempotency key goes on the first event.
  /// `places` has the names of the places that the actions are about. All events are written by one
  /// call of the system. Throws ``JournalError``; except after
  /// ``JournalError/outcomeUnknown(file:events:key:code:)`` nothing was written.
  @discardableResult
  public func append(
    _ actions: [Action], by account: AccountID, key: String? = nil,
    places: [RestaurantID: String] = [:], now: Int64
  ) throws(JournalError) -> [Event] {
    let lock = try lockForWriting()
    defer { withExtendedLifetime(lock) {} }
    let command = Command(actions: actions, account: account, key: key, places: places, now: now)
    return try append(command, after: nil)
  }

  /// Appends a command while the caller holds the lock.
  ///
  /// `known` is what was read of the journals under that lock.
  func append(_ command: Command, after known: Reading?) throws(JournalError) -> [Event] {
    guard !command.actions.isEmpty else { return [] }
    var writer = try JournalWriter(self, after: known)
    return try writer.write(command)
  }

  /// Takes the lock that a writer of this store's journal holds, and waits for it.
  func lockForWriting() throws(JournalError) -> LockedFile {
    precondition(replica != .nobody, "a journal that is only read is not written")
    let path = "\(store)/private/journal.lock"
    if let file = try JournalFile(path, .locking) { return try LockedFile(file) }
    try JournalFolder.make("\(store)/private", isPrivate: true)
    guard let file = try JournalFile(path, .locking) else {
      throw .refused(file: path, .open, code: 0)
    }
    return try LockedFile(file)
  }
}

/// What one command of an account writes.
struct Command {
  let actions: [Action]
  let account: AccountID
  /// The idempotency key.
  let key: String?
  /// The names of places, for the events that are about them.
  let places: [RestaurantID: String]
  /// Milliseconds since 1970 on the wall clock.
  let now: Int64
}

/// A lock that is held as long as this lives.
final class LockedFile {
  private let file: JournalFile

  init(_ file: consuming JournalFile) throws(JournalError) {
    try file.lock()
    self.file = file
  }
}
