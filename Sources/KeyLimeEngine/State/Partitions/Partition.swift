/// A long journal cut into parts that are folded one by one, two at a time.
struct Partition: Sendable {
  let journal: LongJournal
  /// The parts.
  let ranges: [Range<Int>]
  let claims: ClaimCheck
  let authority: Authority
  /// All events about accounts, by which every part knows who speaks for whom.
  let accounts: [Event]
  /// Where the tables of the parts are written.
  let folder: Folder
  /// The names of these tables, one for each part.
  let numbers: Range<Int>

  /// What a part came to.
  struct Part: Sendable {
    /// The name of the table with its lines.
    var file: Int
    /// The restaurants that people added or changed.
    var restaurants: [SubjectKey]
  }

  /// Folds all parts.
  func fold() throws(JournalError) -> [Part] {
    let middle = (numbers.lowerBound + numbers.upperBound) / 2
    let other = BackgroundThread { [self] in fold(middle..<numbers.upperBound) }
    let first = fold(numbers.lowerBound..<middle)
    // Whatever became of the first half, the other thread has to end before its files may be
    // removed.
    let second = other?.join() ?? fold(middle..<numbers.upperBound)
    return try first.get() + second.get()
  }

  private func fold(_ numbers: Range<Int>) -> Result<[Part], JournalError> {
    Result { () throws(JournalError) in
      var parts: [Part] = []
      for number in numbers { parts.append(try fold(number)) }
      return parts
    }
  }

  private func fold(_ number: Int) throws(JournalError) -> Part {
    let events = try journal.events(in: ranges[number - numbers.lowerBound])
    let state = State(
      snapshot: nil, Tail(events.orderedForFold()), claims: claims, authority: authority,
      accountEvents: Tail(accounts.orderedForFold()))
    let lines: [SnapshotLine]
    let restaurants: [SubjectKey]
    do throws(SnapshotFault) {
      (lines, restaurants) = (try state.changedLines(), try state.touched(.restaurants))
    } catch {
      throw .damaged(file: folder.path, byte: 0, .checksum)
    }
    var draft = TableDraft()
    for line in lines where !line.isEmpty { draft.append(line) }
    try SnapshotFiles.write(&draft, to: folder.file(String(number)))
    return Part(file: number, restaurants: restaurants)
  }
}
