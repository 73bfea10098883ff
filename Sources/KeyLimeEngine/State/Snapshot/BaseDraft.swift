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
