// What a restore makes of `format.json`.

extension RestorePlan {
  /// Plans what the store says of itself afterwards: what it and the backup say together.
  mutating func planFormat(_ backup: Backup, _ store: Store) throws(BackupFault) {
    guard let bytes = try backup.contents(of: StoreFormat.name),
      let json = try? JSON(parsing: bytes)
    else { return }
    let theirs = StoreFormat(json: json)
    // Another process may have changed it since the store was opened.
    let ours: StoreFormat?
    do throws(StoreError) { ours = try StoreFormat.read(in: store.root) } catch {
      throw .store(error)
    }
    var known = ours ?? StoreFormat()
    var guess: ReplicaID?
    if known.replicas == nil, theirs.replicas != nil {
      // It is lost, or of 0.1.0: the backup alone does not know who wrote here since.
      do throws(JournalError) { known = try store.formatByJournals() } catch {
        throw .store(StoreError(error))
      }
      (guess, known.founder) = (known.founder, nil)
    }
    guard try isSame(known, as: theirs, backup, store) else { throw .otherStore }
    var merged = known.merged(with: theirs)
    merged.founder = merged.founder ?? guess
    guard merged != ours else { return }
    changesFormat = true
    writes.append(Write(path: StoreFormat.name, bytes: merged.line))
  }

  /// Whether two formats may be of one store.
  private func isSame(
    _ ours: StoreFormat, as theirs: StoreFormat, _ backup: Backup, _ store: Store
  ) throws(BackupFault) -> Bool {
    guard let own = ours.replicas, let others = theirs.replicas, !own.isEmpty,
      Set(own).isDisjoint(with: others)
    else { return true }
    if let founder = ours.founder { return founder == theirs.founder }
    // A format that was lost and written again knows neither its founder nor the replicas before.
    for replica in others {
      if try begins(replica, alikeIn: backup, store) { return true }
    }
    return false
  }

  /// Whether the journal of a replica begins with the same event in a backup and in a store.
  private func begins(
    _ replica: ReplicaID, alikeIn backup: Backup, _ store: Store
  ) throws(BackupFault) -> Bool {
    let files = backup.manifest.files.filter { $0.path.hasPrefix("journal/\(replica.text)/") }
    guard let first = files.min(by: { $0.path < $1.path }) else { return false }
    var steps = first.path.split(separator: "/").map(String.init)
    let name = steps.popLast() ?? ""
    let here: [UInt8]
    do throws(FileFault) { here = try store.root.folder(for: steps).contents(name) ?? [] } catch {
      throw .file(error)
    }
    guard let end = here.firstIndex(of: 0x0A) else { return false }
    return try backup.contents(of: first).starts(with: here[...end])
  }
}
