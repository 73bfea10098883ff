extension Store {
  /// Puts in order what is not as this program leaves it, once in a run, before anything is
  /// written.
  ///
  /// That is private files that others may read, and what killed processes left. What cannot be
  /// mended is left to ``examine(now:)``.
  func tidy() {
    // Behind a symbolic link are somebody else's files.
    guard damage.beginTidying(), (try? privateFolder.check()) != nil else { return }
    tightenPrivateFolder()
    for name in (try? privateFolder.names()) ?? [] { tighten(privateFolder.file(name)) }
    for folder in [root, catalogue, privateFolder] { sweep(folder) }
  }

  /// Takes others' rights to the private folder away, and notes that they had some.
  func tightenPrivateFolder() { tighten(privateFolder.path) }

  private func tighten(_ path: String) {
    guard let status = FileStatus(path), status.kind == .regular || status.kind == .folder,
      status.permissions & 0o077 != 0,
      (try? FileStatus.setPermissions(status.permissions & 0o700, of: path)) != nil
    else { return }
    damage.noteTightened(path)
  }

  private func sweep(_ folder: Folder) {
    guard (try? folder.check()) != nil else { return }
    for name in (try? folder.names()) ?? [] where name.hasSuffix(".tmp") {
      guard let status = FileStatus(folder.file(name)),
        let process = StoreTree.Entry(path: name, status: status).writer,
        status.isAbandoned(by: process)
      else { continue }
      // One that cannot be removed only takes room.
      try? folder.remove(name)
    }
  }
}
