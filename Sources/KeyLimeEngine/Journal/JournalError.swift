/// Why the journal cannot be read or written.
public enum JournalError: Error, Equatable, Sendable {
  /// A file is not what this program wrote; nothing is folded past it.
  case damaged(file: String, byte: Int, JournalDamage)
  /// The operating system refused; nothing was changed.
  case refused(FileFault)
  /// The disk did not take a line, or only part of it. The file is as it was before.
  case notWritten(FileFault)
  /// The system could not say whether what was written is on the disk: it may or may not be there
  /// after a power failure. Look for the events before trying again.
  case outcomeUnknown(FileFault, events: [EventID], key: String?)
  /// The last event of this replica is stamped with the last time there is, by a clock that was
  /// wrong.
  case noLaterTime(ReplicaID)
  /// `private/replica` is not what this program wrote.
  case badReplicaFile(file: String)
}

/// What is wrong with a file of the journal.
public enum JournalDamage: Hashable, Sendable {
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
  /// The last events are gone, as a snapshot remembers that was made of them.
  case missingEnd(from: Int, to: Int)
  /// An event is not the one that a snapshot was made of, although both have its number.
  case otherEvent(Int)
  /// All of its events are gone, as the file remembers that names the replicas of this store.
  case missingJournal
  /// Something else is in the place of a file or folder, such as a symbolic link.
  case misplaced(reason: String)
}

extension JournalDamage {
  /// Whether bytes are there that a repair sets aside; what is missing leaves none.
  public var isInFile: Bool {
    switch self {
    case .missingEnd, .otherEvent, .missingJournal, .misplaced: false
    case .checksum, .noEvent, .wrongReplica, .wrongNumber, .wrongTime, .incompleteSegment: true
    }
  }

  /// What is wrong, in plain words.
  public var words: String {
    switch self {
    case .checksum: "a line does not match its checksum"
    case .noEvent: "a line is not an event"
    case .wrongReplica: "a line belongs to another replica"
    case .wrongNumber(let expected, let found) where found == expected + 1:
      "event \(expected) is missing"
    case .wrongNumber(let expected, let found) where found > expected:
      "events \(expected) to \(found - 1) are missing"
    case .wrongNumber(let expected, let found): "found event \(found) instead of event \(expected)"
    case .wrongTime: "an event is not later than the one before"
    case .incompleteSegment: "the file is missing or ends early"
    case .missingEnd(let first, let last) where first == last: "its last event is missing"
    case .missingEnd(let first, let last): "its last events, \(first) to \(last), are missing"
    case .otherEvent(let n):
      "event \(n) is not the one that was read here before: two copies of the store wrote to it"
    case .missingJournal: "all of its events are missing, or not copied here yet"
    case .misplaced(let reason): reason
    }
  }
}

/// Does something with a file of the journal; its failure is a failure of the journal.
func journalIO<Result: ~Copyable>(
  _ call: @autoclosure () throws(FileFault) -> Result
) throws(JournalError) -> Result {
  do { return try call() } catch { throw .refused(error) }
}
