extension RestorePlan {
  /// Plans the private files: those that are missing come, and what both have is merged where it
  /// belongs to one person or one copy.
  mutating func planPrivateFiles(_ backup: Backup, _ store: Store) throws(BackupFault) {
    for file in backup.manifest.files where file.path.hasPrefix("private/") {
      let name = String(file.path.dropFirst("private/".count))
      // A restored store writes as a new replica.
      guard name != "replica" else { continue }
      if FileStatus(store.root.file(file.path)) == nil {
        writes.append(Write(path: file.path))
      } else {
        guard let merged = try merged(name, backup.contents(of: file), store) else { continue }
        writes.append(Write(path: file.path, bytes: merged))
      }
      // The notes about pictures are many, and nobody misses one.
      if !name.hasPrefix("pictures/") { privateFiles.append(name) }
    }
  }

  /// What both have of a file, the store's own first; nil when the store has all of it, or keeps
  /// its own as it is.
  private func merged(
    _ name: String, _ other: [UInt8], _ store: Store
  ) throws(BackupFault) -> [UInt8]? {
    let own: [UInt8]
    do throws(FileFault) { own = try store.privateFolder.contents(name) ?? [] } catch {
      throw .file(error)
    }
    let merged: [UInt8]
    switch name {
    case Credentials.fileName: merged = Self.lines(own, with: other, named: "account")
    case Store.codesFile: merged = Self.lines(own, with: other, named: "hash")
    case ClaimKey.fileName: merged = StoreSecret.merged(own, with: other)
    default: return nil
    }
    return merged == own ? nil : merged
  }

  /// The objects of two files, one a line, each once by the member that names it.
  private static func lines(
    _ own: [UInt8], with other: [UInt8], named member: String
  ) -> [UInt8] {
    func name(_ line: ArraySlice<UInt8>) -> String? {
      (try? JSON(parsing: Array(line)))?[member]?.text
    }
    let known = Set(own.split(separator: 0x0A).compactMap(name))
    let new = other.split(separator: 0x0A).filter { line in
      name(line).map { !known.contains($0) } ?? false
    }
    return own + new.flatMap { $0 + [0x0A] }
  }
}
