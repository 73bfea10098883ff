import KeyLimeEngine

/// A backup in one `.tar.gz` file, packed and unpacked by `tar`.
struct BackupArchive {
  private let path: String

  /// Names the file; touches nothing.
  init(_ path: String) { self.path = path }

  /// The ends of names of packed files that are not made or read here.
  private static let otherEnds = [
    ".zip", ".tar", ".tar.xz", ".tar.zst", ".tar.bz2", ".7z", ".rar", ".gz",
  ]

  /// Whether a path names a packed file, not a folder; its case does not matter.
  ///
  /// Throws `usage` for a name that means another packed file, or standard output; one of a folder
  /// that is there means that folder.
  static func isNamed(by path: String, to action: String) throws(Failure) -> Bool {
    let name = path.lowercased()
    if name.hasSuffix(".tar.gz") || name.hasSuffix(".tgz") { return true }
    guard !UserFile.isFolder(path) else { return false }
    let reason: String
    if path == "-" {
      reason = "a backup is a folder or a file"
    } else if let end = otherEnds.first(where: name.hasSuffix) {
      reason = "a packed backup is a .tar.gz file, not \(end)"
    } else {
      return false
    }
    throw .cannot(
      "\(action) '\(path)'", reason, .usage, code: "not-targz",
      hints: ["name a .tar.gz file or a folder"])
  }

  /// Packs what `fill` puts into a folder, unpacks it again and compares.
  func write(
    _ fill: (_ folder: String) throws(Failure) -> BackupSummary
  ) throws(Failure) -> BackupSummary {
    guard !UserFile.exists(path) else { throw Failure(BackupFault.notEmpty(path: path)) }
    return try inScratch { (scratch) throws(Failure) in
      let summary = try fill("\(scratch)/store")
      try tar(["-czf", "\(scratch)/packed", "-C", "\(scratch)/store", "."])
      let copy = try unpack("\(scratch)/packed", to: "\(scratch)/copy")
      guard copy.summary == summary else {
        throw Failure(BackupFault.damaged(path: path, reason: "it is not what was packed"))
      }
      do throws(FileFault) { try UserFile.publishPrivate("\(scratch)/packed", as: path) } catch {
        throw Failure(BackupFault.place(path: path, error))
      }
      return summary
    }
  }

  /// Unpacks the file and lends what is in it.
  func read<Result>(_ body: (Backup) throws(Failure) -> Result) throws(Failure) -> Result {
    try inScratch { (scratch) throws(Failure) in
      try body(try unpack(path, to: "\(scratch)/store"))
    }
  }

  private func unpack(_ file: String, to folder: String) throws(Failure) -> Backup {
    do throws(FileFault) { try UserFile.makePrivateFolder(folder) } catch {
      throw Failure(BackupFault.place(path: path, error))
    }
    try tar(["-xzf", file, "-C", folder])
    do throws(BackupFault) { return try Backup(at: folder) } catch { throw Failure(error) }
  }

  /// Lends a folder beside the file for what is packed or was unpacked, and removes it in the end.
  private func inScratch<Result>(
    _ body: (_ scratch: String) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let scratch: String
    do throws(FileFault) { scratch = try UserFile.makeScratchFolder(beside: path) } catch {
      throw Failure(BackupFault.place(path: path, error))
    }
    defer { try? UserFile.removeFolder(scratch) }
    return try body(scratch)
  }

  private func tar(_ words: [String]) throws(Failure) {
    let result: ProgramResult
    do throws(FileFault) { result = try Platform.run(["tar"] + words) } catch {
      throw .cannot(
        "run 'tar'", error.reason, .usage, code: "no-tar",
        hints: ["name a folder instead of a packed file"])
    }
    guard result.status == 0 else {
      let reason = result.errors.split(separator: "\n").first.map(String.init) ?? "it failed"
      throw .cannot("use '\(path)'", reason, .usage, code: "tar-failed")
    }
  }
}

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
