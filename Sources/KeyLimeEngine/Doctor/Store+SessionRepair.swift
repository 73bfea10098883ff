extension Store {
  /// Sets aside what is damaged of `private/session`, `private/replica` or `format.json`, and makes
  /// the format again.
  ///
  /// Another process may have mended it since the examination; then nothing is done.
  func mendUnderSessionLock(
    _ finding: Finding, into lost: inout LostAndFound
  ) throws(StoreError) {
    let lock = try onDisk { () throws(FileFault) in try lockForSession() }
    if finding.kind == .damagedFormat {
      try rebuildFormat(finding, into: &lost)
    } else if finding.path == "private/replica" ? isReplicaFileDamaged : isSessionDamaged {
      try setAside(finding, into: &lost)
    }
    _ = consume lock
  }

  /// Whether the file is there and does not name replicas; without it, the next command begins one.
  private var isReplicaFileDamaged: Bool {
    do throws(JournalError) {
      _ = try ReplicaFile.replicas(store: path)
    } catch { return StoreError(error).isDamage }
    return false
  }

  /// Makes the format of the journals, unless it names replicas by now.
  ///
  /// Where there was no file, the repair itself wrote one without replicas before it came here.
  private func rebuildFormat(
    _ finding: Finding, into lost: inout LostAndFound
  ) throws(StoreError) {
    do throws(StoreError) {
      guard try StoreFormat.read(in: root)?.replicas == nil else { return }
    } catch {
      guard error.isDamage else { throw error }
      try setAside(finding, into: &lost)
    }
    let format: StoreFormat
    do throws(JournalError) { format = try formatByJournals() } catch { throw StoreError(error) }
    try onDisk { () throws(FileFault) in
      try root.replace(StoreFormat.name, with: format.line)
    }
  }

  private func setAside(_ finding: Finding, into lost: inout LostAndFound) throws(StoreError) {
    do throws(FileFault) { try lost.take(finding.path, finding.words) } catch {
      throw .file(error)
    }
  }
}
