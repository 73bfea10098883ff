import KeyLimeEngine

extension Failure {
  /// Describes an error of the journal.
  init(_ error: JournalError) {
    switch error {
    case .damaged(let file, let byte, let damage):
      self = .cannot(
        "write behind damage", "'\(file)' is damaged at byte \(byte): \(damage.words)", .store,
        code: "journal-damaged",
        hints: [
          "restore that file from a backup, or 'keylime doctor --repair' sets the damage aside; "
            + "nothing was changed"
        ])
    case .refused(let fault): self.init(StoreError.file(fault))
    case .notWritten(let fault):
      self = .cannot(
        "write '\(fault.path)'", fault.reason, .store, code: "not-written",
        hints: ["nothing was changed"])
    case .outcomeUnknown(let fault, let events, let key):
      let names = events.map(\.text).joined(separator: ", ")
      self = .cannot(
        "be sure that '\(fault.path)' is on the disk", fault.reason, .store,
        code: "outcome-unknown",
        hints: [
          "look for \(names) with 'keylime log' before trying again",
          key.map { "trying again with --key '\($0)' is safe" } ?? "next time use --key",
        ])
    case .noLaterTime(let replica):
      self = .cannot(
        "write to the journal", "its last event is of the end of the year 9999", .store,
        code: "no-later-time",
        hints: [
          "a clock was wrong; 'keylime backup', then 'keylime restore' into another folder, goes on "
            + "as a new replica than \(replica.text)"
        ])
    case .badReplicaFile(let file):
      self = .cannot(
        "find out which replica this is", "'\(file)' was not written by keylime", .store,
        code: "bad-replica-file",
        hints: ["keylime doctor --repair sets it aside; what you do next begins a new replica"])
    }
  }
}
