import KeyLimeEngine

extension Failure {
  /// Describes why a store cannot be backed up or restored.
  init(_ fault: BackupFault) {
    switch fault {
    case .file(let fault): self.init(StoreError.file(fault))
    case .place(let path, let fault):
      self = .cannot(
        "use '\(path)'", fault.reason, .usage, code: "place-unusable",
        hints: ["name another folder or file"])
    case .store(let error): self.init(error)
    case .notEmpty(let path):
      self = .cannot(
        "write to '\(path)'", "something is there already", .refused, code: "destination-exists",
        hints: ["name a new folder or file"])
    case .noBackup(let path):
      self = .cannot(
        "restore '\(path)'", "it is not a finished backup", .usage, code: "no-backup",
        hints: ["'keylime backup' makes one; it has a file backup.json"])
    case .newer(let path):
      self = .cannot(
        "restore '\(path)'", "a newer keylime made it", .usage, code: "newer-backup",
        hints: ["upgrade keylime"])
    case .damaged(let path, let reason):
      self = .cannot(
        "restore from '\(path)'", reason, .usage, code: "damaged-backup",
        hints: ["nothing was changed; try another backup"])
    case .otherStore:
      self = .cannot(
        "restore the backup", "it is of another store, and this one is not empty", .refused,
        code: "other-store", hints: ["restore it to another folder with --store"])
    case .diverged(let replica, let file):
      self = .cannot(
        "restore '\(file)'", "the store and the backup both have events that the other lacks",
        .refused, code: "diverged",
        hints: [
          "two copies wrote as replica \(replica.text); restore the backup to another folder with "
            + "--store"
        ])
    }
  }
}
