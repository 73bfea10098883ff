/// The folder of a snapshot, while the next one is written beside the live one.
///
/// Nothing is synced: files that a power failure leaves half written do not match their
/// fingerprints, and the journal is folded again.
struct SnapshotFiles {
  let folder: Folder
  private let store: String
  private var next: Int

  /// Makes the folder when it is not there.
  init(store: String) throws(JournalError) {
    self.store = store
    folder = Snapshot.folder(in: store)
    try journalIO(folder.make(isPrivate: true))
    let numbers = try journalIO(folder.names()).compactMap { Int($0) }
    // A greater one is nothing that this program wrote.
    next = (numbers.filter { $0 < 1 << 48 }.max() ?? 0) + 1
  }

  /// Names for `count` new tables.
  ///
  /// No table had them before.
  mutating func reserve(_ count: Int) -> Range<Int> {
    defer { next += count }
    return next..<next + count
  }

  mutating func write(_ draft: inout TableDraft) throws(JournalError) -> Int {
    let number = reserve(1).lowerBound
    try Self.write(&draft, to: folder.file(String(number)))
    return number
  }

  /// Writes a table that is not there yet.
  static func write(_ draft: inout TableDraft, to path: String) throws(JournalError) {
    let file = try journalIO(File(path, .createPrivate))
    try journalIO(file.write(draft.finished()))
  }

  /// Reads a table; throws ``JournalError/damaged(file:byte:_:)`` when it is not as it was written.
  func read<Result>(
    _ number: Int, _ body: (Table) throws(SnapshotFault) -> Result
  ) throws(JournalError) -> Result {
    do throws(SnapshotFault) {
      guard let table = Table(folder.file(String(number))) else { throw SnapshotFault() }
      return try body(table)
    } catch { throw damage }
  }

  var damage: JournalError { .damaged(file: Snapshot.path(in: store), byte: 0, .checksum) }

  /// Makes a snapshot the live one, and removes the tables that it does not name.
  func publish(_ header: SnapshotHeader) throws(JournalError) {
    try journalIO(
      folder.replace("current", with: header.line, isPrivate: true, isDurable: false))
    // Version 0.1.0 had its snapshot beside the journal.
    try? Folder(store).folder("snapshot").removeAll()
    let live = Set((header.base.map(\.file) + [header.recent].compactMap(\.self)).map(String.init))
    for name in try journalIO(folder.names()) where Int(name) != nil && !live.contains(name) {
      try journalIO(folder.remove(name))
    }
  }
}

/// Cuts lines into the tables of a base, and writes them.
struct BaseDraft {
  private var draft = TableDraft()
  private var parts: [SnapshotHeader.Part] = []
  /// Where the table begins that is being gathered.
  private var from: [UInt8]
  private let limit: Int

  /// A table is cut where it grows past this many bytes, or past a 32nd of all lines.
  private static let tableSize = 1 << 20

  /// Begins a base.
  ///
  /// `bytes` is about how long its lines are together. `from` is the key at which its first
  /// table begins, whatever lines that has.
  init(bytes: Int, from: [UInt8] = []) {
    self.from = from
    // Tables that are about equal, none of them much smaller than the others.
    limit = bytes / max(1, bytes / max(Self.tableSize, bytes / 32)) + 1
  }

  /// Adds the next line in the order of the keys.
  mutating func append(
    _ line: SnapshotLine, to files: inout SnapshotFiles
  ) throws(JournalError) {
    if draft.size >= limit {
      try endTable(&files)
      from = Array(line.head)
    }
    draft.append(line)
  }

  /// Writes the last table and gives all tables.
  ///
  /// There is at least one.
  mutating func finish(
    _ files: inout SnapshotFiles
  ) throws(JournalError) -> [SnapshotHeader.Part] {
    try endTable(&files)
    return parts
  }

  private mutating func endTable(_ files: inout SnapshotFiles) throws(JournalError) {
    parts.append(.init(file: try files.write(&draft), from: from))
    draft = TableDraft()
  }
}
