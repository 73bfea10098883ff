/// Why the journal cannot be read or written.
public enum JournalError: Error, Equatable, Sendable {
  /// A file is not what this program wrote; nothing is folded past it.
  case damaged(file: String, byte: Int, JournalDamage)
  /// The operating system refused; nothing was changed.
  case refused(file: String, JournalOperation, code: Int32)
  /// The disk took only part of a line, or the file did not grow by it; the file is as it was
  /// before. `code` is the system's error number when it gave one, such as that of a full disk.
  case notWritten(file: String, code: Int32?)
  /// The system could not say whether what was written is on the disk: it may or may not be there
  /// after a power failure. Look for the events before trying again.
  case outcomeUnknown(file: String, events: [EventID], key: String?, code: Int32)
  /// `private/replica` is not what this program wrote.
  case badReplicaFile(file: String)
}

/// What is wrong with a file of the journal.
public enum JournalDamage: Equatable, Sendable {
  /// A line whose bytes do not match its checksum, or that has none.
  case checksum
  /// A whole line that is no event.
  case noEvent
  /// An event of another replica than the folder's.
  case wrongReplica
  /// An event whose number does not follow the one before it.
  case wrongNumber(expected: Int, found: Int)
  /// An event that is not later than the one before it.
  case wrongTime
  /// A segment is missing, or ends early although another follows.
  case incompleteSegment
}

/// What was asked of the operating system.
public enum JournalOperation: String, Equatable, Sendable {
  /// The calls, by what they are for.
  case open, read, lock, write, sync, truncate, list, create, rename, remove
}
