/// Which replicas have written here, so that a journal that is gone as a whole is missed.
///
///     {"replica":"k3f9q0d7m2xa","machine":"","folder":"","written":true}
///
/// The last such line of a replica counts.
extension ReplicaFile {
  /// The replicas whose journals must be here.
  static func written(store: String) throws(JournalError) -> Set<ReplicaID> {
    var written: Set<ReplicaID> = []
    for entry in try entries("\(store)/private/replica") {
      if entry.hasWritten == true { written.insert(entry.replica) }
      if entry.hasWritten == false { written.remove(entry.replica) }
    }
    return written
  }

  /// Notes that a replica of this store has written.
  ///
  /// What it wrote is on the disk, so that nobody minds when this cannot be.
  static func noteWritten(_ replica: ReplicaID, store: String) {
    func isNews() -> Bool {
      let written = try? written(store: store)
      return written.map { !$0.contains(replica) } ?? false
    }
    let folder = Folder(store).folder("private")
    let path = folder.file("replica")
    guard isNews(), let known = try? replicas(store: store), known.contains(replica),
      let lock = try? File(path, .update), (try? lock.tryLock()) ?? false, isNews()
    else { return }
    try? append(line(replica, hasWritten: true), to: path, in: folder)
    _ = consume lock
  }
}
