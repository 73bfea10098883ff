import KeyLimeEngine

extension Failure {
  /// Words what the journal could not do.
  init(_ error: JournalError) {
    switch error {
    case .damaged(let file, let byte, let damage):
      self = .cannot(
        "read the journal", "'\(file)' is damaged at byte \(byte): \(damage.words)", .store,
        code: "journal-damaged",
        hints: ["restore that file from a backup or another replica; nothing was changed"])
    case .refused(let file, let operation, let code):
      self = .cannot(
        "\(operation.rawValue) '\(file)'", SystemError(number: code).text, .store,
        code: "store-unusable")
    case .notWritten(let file, let code):
      let reason = code.map { SystemError(number: $0).text } ?? "the disk took only part of it"
      self = .cannot(
        "write '\(file)'", reason, .store, code: "not-written", hints: ["nothing was changed"])
    case .outcomeUnknown(let file, let events, let key, let code):
      let names = events.map(\.text).joined(separator: ", ")
      self = .cannot(
        "be sure that '\(file)' is on the disk", SystemError(number: code).text, .store,
        code: "outcome-unknown",
        hints: [
          "look for \(names) with 'keylime log' before trying again",
          key.map { "trying again with --key '\($0)' is safe" } ?? "next time give --key",
        ])
    case .badReplicaFile(let file):
      self = .cannot(
        "tell which replica this is", "'\(file)' is not what keylime wrote", .store,
        code: "bad-replica-file", hints: ["move it away; a new replica begins then"])
    }
  }
}

extension JournalDamage {
  fileprivate var words: String {
    switch self {
    case .checksum: "a line does not match its checksum"
    case .noEvent: "a line is no event"
    case .wrongReplica: "an event belongs to another replica"
    case .wrongNumber(let expected, let found): "event \(found) stands where \(expected) should"
    case .wrongTime: "an event is not later than the one before"
    case .incompleteSegment: "a segment is missing or ends early"
    }
  }
}
