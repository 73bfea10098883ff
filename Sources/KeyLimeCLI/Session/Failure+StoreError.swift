import Arguments
import KeyLimeEngine

extension Failure {
  /// What to do about a damaged file of the store.
  private static func waysOut(ofDamageTo path: String) -> [String] {
    if path.hasSuffix("/private/session") {
      return [
        "keylime account login ID logs an account in again; 'keylime account list' names them",
        "keylime doctor --repair sets the file aside; then nobody is logged in",
      ]
    }
    if path.hasSuffix("/format.json") {
      return ["keylime doctor --repair sets it aside and makes it again from the journals"]
    }
    return ["keylime doctor says what is damaged"]
  }

  /// What to do about a file that this user may not read or write.
  private static func waysAround(_ fault: FileFault) -> [String] {
    guard fault.isReadOnly else { return [] }
    let otherStore = "choose another store with --store or KEYLIME_STORE"
    guard fault.isDenied else { return [otherStore] }
    guard fault.isAtOwnBarrier else {
      return ["'\(fault.barrier)' belongs to another user, who can give you access", otherStore]
    }
    return ["chmod u+rwX \(ShellLine.quoted(fault.barrier)) gives you access", otherStore]
  }

  /// Describes an error of the store.
  init(_ error: StoreError) {
    switch error {
    case .file(let fault) where fault.isLocked:
      self.init(
        .store, fault.description, code: "store-locked",
        hints: ["wait until it has finished, then try again"])
    case .file(let fault):
      self.init(
        .store, fault.description, code: "store-unusable", hints: Self.waysAround(fault))
    case .unknownFormat:
      self.init(
        .store, "cannot use the store: \(error)", code: "store-format",
        hints: ["a newer keylime made it; upgrade keylime, or use --store with another folder"])
    case .damaged(let path, _, _):
      self.init(
        .store, "cannot use the store: \(error)", code: "store-damaged",
        hints: Self.waysOut(ofDamageTo: path))
    case .damagedCatalogue:
      self.init(
        .store, "cannot use the store: \(error)", code: "store-damaged",
        hints: [
          "keylime import FILE repairs the catalogue: it keeps what is readable, lists what is lost",
          "without the file: keylime doctor says whether a repair can go on with what is readable",
        ])
    }
  }
}

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
