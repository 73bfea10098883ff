extension Journal {
  /// The time of the last event of a replica; nil when there is none.
  ///
  /// Throws ``JournalError`` when the journal cannot be read.
  public func lastTime(of replica: ReplicaID) throws(JournalError) -> HybridTime? {
    let number = try Segment.last(in: folder(of: replica))
    guard number > 0,
      let file = try journalIO(File(ifPresent: path(of: replica, segment: number), .read))
    else { return nil }
    return try SegmentEnd(file, size: journalIO(file.size()), replica, number).time
  }

  /// Takes the lock that a writer of this store's journal holds, and waits for it.
  ///
  /// It is held as long as the file is open.
  func lockForWriting() throws(JournalError) -> File {
    precondition(replica != .nobody, "a journal that is only read is not written")
    let folder = Folder(store).folder("private")
    try journalIO(folder.make(isPrivate: true))
    let file = try journalIO(File(folder.file("journal.lock"), .update))
    try journalIO(file.lock(waiting))
    return file
  }
}
