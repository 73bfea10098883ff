extension Store {
  /// What restoring a backup into this store would write.
  ///
  /// Throws ``BackupFault``.
  public func planRestore(of backup: Backup) throws(BackupFault) -> RestorePlan {
    let plan = try RestorePlan(backup, into: self)
    damage.note(plan.keptDamage)
    return plan
  }

  /// Restores a backup: into nothing, or merged with what is there.
  ///
  /// What the store has stays; journals grow, and pictures and private files that are missing come.
  /// An event that cannot be read here comes from the backup, and so does a damaged file of the
  /// same places; the damaged file is copied to `lost+found` first, under the time `now`, in
  /// milliseconds since 1970. From now on the store is written by a new replica; with `place`, the
  /// machine and the folder of the store, it goes on as the replica of the backup, which nobody
  /// else may then use. Throws ``BackupFault``; restoring again goes on where it stopped.
  public func restore(
    _ backup: Backup, movingTo place: (machine: String, folder: String)? = nil, now: Int64
  ) throws(BackupFault) -> RestorePlan {
    let locks = try writersLocks()
    let plan = try planRestore(of: backup)
    try setAside(plan.writes.filter(\.dropsBytes).map(\.path), now: now)
    if plan.writes.contains(where: \.mergesLines) { try dropSnapshot() }
    for write in plan.writes {
      var steps = write.path.split(separator: "/").map(String.init)
      let name = steps.popLast() ?? ""
      let isPrivate = steps.first == "private"
      let folder = root.folder(for: steps)
      let known = write.bytes
      guard let bytes = known == nil ? try backup.contents(of: write.path) : known else { continue }
      do throws(FileFault) {
        if !steps.isEmpty { try folder.make(isPrivate: isPrivate) }
        try folder.replace(name, with: bytes, isPrivate: isPrivate)
      } catch { throw .file(error) }
    }
    if let place, let replica = backup.manifest.replica {
      do throws(JournalError) {
        try ReplicaFile.move(
          replica, store: path, machine: place.machine, folder: place.folder, waiting: waiting)
      } catch { throw .store(StoreError(error)) }
    }
    do throws(FileFault) { try root.sync() } catch { throw .file(error) }
    _ = consume locks
    return plan
  }

  private func setAside(_ paths: [String], now: Int64) throws(BackupFault) {
    guard !paths.isEmpty else { return }
    var lost = LostAndFound(in: root, now: now)
    do throws(FileFault) {
      for path in paths { try lost.copy(path, "a backup has what cannot be read of it") }
      try lost.finish()
    } catch { throw .file(error) }
  }

  /// A snapshot that was made without a line does not see that the line is back: it may be as long
  /// as what was in its place.
  private func dropSnapshot() throws(BackupFault) {
    do throws(FileFault) {
      let lock = try Snapshot.lockFile(in: path)
      try lock.lock(waiting)
      try Snapshot.folder(in: path).remove("current")
    } catch { throw .file(error) }
    journal.forget()
  }
}

extension StoreFormat {
  /// What both say of one store: all of its replicas, which share their accounts.
  ///
  /// The founder stays the one of the store that was there.
  func merged(with other: StoreFormat) -> StoreFormat {
    var merged = self
    merged.founder = founder ?? other.founder
    let all = Set((replicas ?? []) + (other.replicas ?? []))
    if !all.isEmpty { merged.replicas = all.sorted() }
    merged.allowed = Set(allowed + other.allowed)
      .sorted { ($0.account, $0.replica) < ($1.account, $1.replica) }
    let known = Set(wrongClocks.map(\.replica))
    merged.wrongClocks += other.wrongClocks.filter { !known.contains($0.replica) }
    return merged
  }
}
