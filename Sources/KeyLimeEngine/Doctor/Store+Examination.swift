extension Store {
  /// Examines every file of the store; `now` is in milliseconds since 1970.
  ///
  /// Nothing is changed. What cannot be read is a finding, never an error.
  public func examine(now: Int64) -> Examination {
    let tree = StoreTree(root)
    let journals = JournalExamination(self, now: now)
    let catalogue = CatalogueExamination(self)
    var examination = Examination()
    examination.findings =
      tree.findings + journals.findings + catalogue.findings + examinePhotos(journals, now)
      + examinePrivateFiles() + examineSnapshot() + examineConflictCopies(in: tree)
      + examineFormat(hasJournals: journals.replicas > 0)
    examination.findings = tree.withoutGuesses(examination.findings)
    examination.findings.sort { ($0.path, $0.kind.rawValue) < ($1.path, $1.kind.rawValue) }
    examination.locks = locks(in: tree)
    (examination.events, examination.replicas) = (journals.events, journals.replicas)
    examination.places = catalogue.places
    examination.photos = tree.entries.filter { $0.steps == ["photos"] }.count
    examination.bytes = tree.entries.reduce(0) {
      $0 + ($1.status.kind == .regular ? $1.status.size : 0)
    }
    return examination
  }

  private func examinePhotos(_ journals: JournalExamination, _ now: Int64) -> [Finding] {
    let named = journals.photos
    let folder = root.folder("photos")
    let there = (try? folder.names()) ?? []
    let fetched = webPhotos
    var findings: [Finding] = []
    for name in there {
      guard let photo = PhotoName(name), let bytes = try? folder.contents(name) else { continue }
      if !photo.text.hasPrefix(SHA256.hash(of: bytes).hexadecimal) {
        findings.append(
          Finding(
            .damagedPhoto, "photos/\(name)", "its bytes do not match its name", isMendable: true))
      } else if journals.isWhole, !named.contains(name), !fetched.contains(name) {
        // What cannot be read may name it, and so may what is not here yet.
        let isFresh = FileStatus(folder.file(name))?.isFresh(at: now) ?? true
        findings.append(
          isFresh
            ? Finding(
              .arriving, "photos/\(name)",
              "nothing names this picture yet; what does may still be arriving")
            : Finding(.orphan, "photos/\(name)", "nothing names this picture", isMendable: true))
      }
    }
    return findings
      + named.subtracting(there).sorted().map {
        Finding(.missingPhoto, "photos/\($0)", "this picture is named and not here")
      }
  }

  private func examinePrivateFiles() -> [Finding] {
    var findings: [Finding] = []
    func check(_ name: String, _ read: () throws -> Void) {
      do { try read() } catch {
        let fault = (error as? JournalError).map { StoreError($0) } ?? error as? StoreError
        // The path of the finding says which file it is.
        let reason =
          if case .damaged(_, _, let reason) = fault { reason } else { "\(fault ?? error)" }
        findings.append(
          Finding(
            .damagedPrivate, "private/\(name)", reason,
            isMendable: ["session", "replica"].contains(name) && fault?.isDamage == true))
      }
    }
    check("session") { _ = try session() }
    check("credentials") { _ = try accountsWithPassword() }
    check("passcode") { _ = try hasPasscodeHash() }
    check("replica") { _ = try ReplicaFile.replicas(store: path) }
    return findings
  }

  /// A store without journals needs no format: the next command writes it.
  private func examineFormat(hasJournals: Bool) -> [Finding] {
    let name = StoreFormat.name
    do throws(StoreError) {
      guard try StoreFormat.read(in: root) == nil, hasJournals else { return [] }
      let words = "it is missing, so nobody knows which of the journals are this store's own"
      return [Finding(.damagedFormat, name, words, isMendable: true)]
    } catch {
      guard case .damaged(_, _, let reason) = error else {
        return [Finding(.unusable, name, "\(error)")]
      }
      return [Finding(.damagedFormat, name, reason, isMendable: true)]
    }
  }

  private func examineSnapshot() -> [Finding] {
    let name = "private/snapshot"
    guard FileStatus(Snapshot.path(in: path)) != nil else { return [] }
    let isWhole: Bool
    if let snapshot = Snapshot(store: path) {
      do throws(SnapshotFault) {
        for section in Section.allCases { try snapshot.visit(section) { _ in } }
        isWhole = true
      } catch { isWhole = false }
    } else {
      isWhole = false
    }
    return isWhole
      ? [] : [Finding(.derived, name, "it is damaged; it is made again", isMendable: true)]
  }

  private func locks(in tree: StoreTree) -> [LockReport] {
    tree.entries.filter { $0.name == "lock" || $0.name.hasSuffix(".lock") }.compactMap { entry in
      guard entry.status.kind == .regular, let file = try? File(root.file(entry.path), .change),
        let isFree = try? file.tryLock()
      else { return nil }
      return LockReport(path: entry.path, isHeld: !isFree, holder: isFree ? nil : file.lockHolder)
    }
  }
}
