/// What a repair did.
public struct Repair: Equatable, Sendable {
  /// What was mended.
  public var mended: [Finding] = []
  /// What could not be mended, and why.
  public var failed: [Failed] = []

  /// A finding that could not be mended.
  public struct Failed: Equatable, Sendable {
    /// The finding.
    public let finding: Finding
    /// Why not.
    public let reason: String
  }

  /// Mends a finding, and notes whether that worked.
  fileprivate mutating func take(_ finding: Finding, _ mend: () throws(StoreError) -> Void) {
    do throws(StoreError) {
      try mend()
      mended.append(finding)
    } catch { failed.append(Failed(finding: finding, reason: "\(error)")) }
  }
}

extension Finding {
  /// The name of the folder of the journal that it is about.
  fileprivate var journalName: String {
    path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
  }
}

extension Store {
  /// Mends what an examination found: tightens modes, removes left-overs and derived files, and
  /// sets aside in `lost+found/` what is damaged.
  ///
  /// Nothing that people did is deleted. `now` is in milliseconds since 1970; `random` names a new
  /// replica where one has to be given up. Throws ``StoreError``
  /// when the locks cannot be taken or the report cannot be written.
  public func repair(
    _ examination: Examination, now: Int64, random: () -> UInt64
  ) throws(StoreError) -> Repair {
    try prepareForWriting()
    var (repair, lost) = (Repair(), LostAndFound(in: root, now: now))
    let later = try mendUnderLocks(
      examination.findings.filter(\.isMendable), into: &repair, &lost, random)
    // This takes the lock of the catalogue itself, as an import does.
    for finding in later where finding.isOfPlaces {
      repair.take(finding) { () throws(StoreError) in
        try leaveOutUnreadable(finding, into: &lost)
      }
    }
    // The lock of the session is always taken before that of the journal, which is free by now. The
    // format is made of the journals, which are mended by now.
    for finding in later where !finding.isOfPlaces {
      repair.take(finding) { () throws(StoreError) in
        try mendUnderSessionLock(finding, into: &lost)
      }
    }
    try onDisk { () throws(FileFault) in try lost.finish() }
    return repair
  }

  /// Mends what is mended under the locks of catalogue and journal; gives what is left.
  private func mendUnderLocks(
    _ findings: [Finding], into repair: inout Repair, _ lost: inout LostAndFound,
    _ random: () -> UInt64
  ) throws(StoreError) -> [Finding] {
    let catalogueLock = try CatalogueLock(in: self)
    let lock: File
    do throws(JournalError) {
      lock = try Journal(store: path, replica: ReplicaID(random: 1), waiting: waiting)
        .lockForWriting()
    } catch { throw StoreError(error) }
    // An import may have ended since the examination, and what it wrote is live by now.
    let catalogue =
      findings.contains(where: \.isInCatalogue)
      ? StoreTree(root).findings + CatalogueExamination(self).findings : []
    var (later, repairedJournals): ([Finding], Set<String>) = ([], [])
    for finding in findings {
      if finding.isInCatalogue, !catalogue.contains(where: finding.isStill) {
        repair.mended.append(finding)
      } else if finding.isOfPlaces || finding.isUnderSessionLock {
        later.append(finding)
      } else if finding.kind == .damagedJournal,
        !repairedJournals.insert(finding.journalName).inserted
      {
        repair.mended.append(finding)
      } else {
        repair.take(finding) { () throws(StoreError) in try mend(finding, into: &lost, random) }
      }
    }
    _ = consume lock
    _ = consume catalogueLock
    return later
  }

  /// Publishes what is readable of the places, and sets the generation before aside.
  private func leaveOutUnreadable(
    _ finding: Finding, into lost: inout LostAndFound
  ) throws(StoreError) {
    try republishCatalogue()
    let generation = finding.path.split(separator: "/").dropLast().joined(separator: "/")
    guard FileStatus(root.file(generation)) != nil else { return }
    do throws(FileFault) { try lost.take(generation, finding.words) } catch { throw .file(error) }
  }

  private func mend(
    _ finding: Finding, into lost: inout LostAndFound, _ random: () -> UInt64
  ) throws(StoreError) {
    switch finding.kind {
    case .looseMode: try tighten(finding.path)
    case .leftOver: try sweep(finding.path, into: &lost)
    case .damagedJournal: try mendJournal(finding.path, into: &lost, random)
    case .shortJournal, .forkedJournal: try giveUp(finding.path, into: &lost, random)
    case .damagedCatalogue where finding.path == "catalogue/current":
      try rebuildCurrent(into: &lost)
    case .derived:
      try onDisk { () throws(FileFault) in try removeDerived(finding.path) }
    case .damagedPhoto, .orphan, .damagedCatalogue:
      do throws(FileFault) { try lost.take(finding.path, finding.words) } catch {
        throw .file(error)
      }
    case .misplaced, .unknownFile, .conflictCopy, .arriving, .tornCommand, .clock, .newerEvents,
      .unheardJournal, .missingPhoto, .damagedPrivate, .damagedFormat, .denied, .unusable:
      break
    }
  }

  private func tighten(_ path: String) throws(StoreError) {
    guard let status = FileStatus(root.file(path)),
      status.kind == .regular || status.kind == .folder
    else { return }
    let excess = StoreTree.Entry(path: path, status: status).excessPermissions
    try onDisk { () throws(FileFault) in
      try FileStatus.setPermissions(status.permissions & ~excess, of: root.file(path))
    }
  }

  private func sweep(_ path: String, into lost: inout LostAndFound) throws(StoreError) {
    let steps = path.split(separator: "/").map(String.init)
    do throws(FileFault) {
      guard steps.first != "journal" else {
        return try lost.take(path, "a command that was cut short")
      }
      let target = root.folder(for: steps)
      if FileStatus(target.path)?.kind == .folder {
        try target.removeAll()
      } else {
        try root.folder(for: steps.dropLast()).remove(steps.last ?? "")
      }
    } catch { throw .file(error) }
  }

  private func removeDerived(_ path: String) throws(FileFault) {
    let steps = path.split(separator: "/").map(String.init)
    let target = root.folder(for: steps)
    if FileStatus(target.path)?.kind == .folder { return try target.removeAll() }
    try root.folder(for: steps.dropLast()).remove(steps.last ?? "")
  }

  private func mendJournal(
    _ path: String, into lost: inout LostAndFound, _ random: () -> UInt64
  ) throws(StoreError) {
    let name = path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
    guard let replica = ReplicaID(name) else { return }
    try takeSnapshot(into: &lost, "it may hold what the damaged lines said")
    do throws(JournalError) {
      try JournalRepair.repair(replica, of: self, into: &lost)
      guard try !journal.log.hasEvents(of: replica) else { return }
      // The numbers of what moved away are not used again.
      try ReplicaFile.giveUp(replica, store: self.path, random: random, waiting: waiting)
    } catch { throw StoreError(error) }
  }

  /// Leaves a journal as it is, so that a backup can still bring its end, and goes on in another.
  private func giveUp(
    _ path: String, into lost: inout LostAndFound, _ random: () -> UInt64
  ) throws(StoreError) {
    let name = path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
    guard let replica = ReplicaID(name) else { return }
    do throws(JournalError) {
      try ReplicaFile.giveUp(replica, store: self.path, random: random, waiting: waiting)
    } catch { throw StoreError(error) }
    try takeSnapshot(into: &lost, "it may hold what the missing lines said")
  }

  /// The folded journal may still know what is damaged or missing in the journals.
  private func takeSnapshot(
    into lost: inout LostAndFound, _ why: String
  ) throws(StoreError) {
    guard FileStatus(Snapshot.path(in: path)) != nil else { return }
    do throws(FileFault) { try lost.take("private/snapshot", why) } catch { throw .file(error) }
  }

  private func rebuildCurrent(into lost: inout LostAndFound) throws(StoreError) {
    guard let generation = try newestReadable() else { return }
    do throws(FileFault) {
      if FileStatus(catalogue.file("current")) != nil {
        try lost.take("catalogue/current", "it does not name a generation")
      }
      if !isPublished(generation.number) {
        try folder(of: generation.number).replace(Generation.copyName, with: generation.line)
      }
      try catalogue.replace("current", with: generation.line)
    } catch { throw .file(error) }
  }
}

extension Finding {
  /// Whether it is about a file that only the holder of the session's lock writes.
  fileprivate var isUnderSessionLock: Bool { kind == .damagedPrivate || kind == .damagedFormat }

  fileprivate var isInCatalogue: Bool { path.hasPrefix("catalogue/") }

  /// Whether a later finding is this one, whatever its words are by now.
  fileprivate func isStill(_ later: Finding) -> Bool { kind == later.kind && path == later.path }

  /// Whether some lines of the live generation are no places.
  fileprivate var isOfPlaces: Bool {
    kind == .damagedCatalogue && path.hasSuffix("/\(Generation.linesName)")
  }
}
