/// The folded journal up to some events: derived, local to this machine, checked when it is read,
/// and made anew when it is gone or does not fit.
///
/// It has two levels in one format, the ``Table``. `recent` has the subjects that changed last;
/// `base` has the others, cut into tables of about a megabyte by the order of their keys. A line in
/// `recent` replaces the one under the same key in `base`. When `recent` has grown, the part of the
/// base is rewritten that most of its lines belong to; no command pays for the whole.
///
///     private/snapshot/current    names the tables, see ``SnapshotHeader``
///     private/snapshot/4          a table; its name is never used again
///
/// It is under `private/`, because it decides who may do what. A user who may not read it folds the
/// journals.
final class Snapshot {
  let header: SnapshotHeader
  private let folder: Folder
  let recent: Table?
  /// The tables of the base that were opened.
  private var parts: [Table?]

  static func folder(in store: String) -> Folder {
    Folder(store).folder("private").folder("snapshot")
  }

  static func path(in store: String) -> String { folder(in: store).file("current") }

  /// The file that a process locks to write the snapshot, or to decide what the next one holds.
  static func lockFile(in store: String) throws(FileFault) -> File {
    let folder = Folder(store).folder("private")
    try folder.make(isPrivate: true)
    return try File(folder.file("snapshot.lock"), .update)
  }

  /// Opens the snapshot of a store; nil when there is none that can be used.
  init?(store: String) {
    guard let header = Self.header(in: store) else { return nil }
    self.header = header
    folder = Self.folder(in: store)
    parts = header.base.map { _ in nil }
    guard let file = header.recent else {
      recent = nil
      return
    }
    // Another process may have replaced the snapshot meanwhile; then this one is folded again.
    guard let table = Table(folder.file(String(file))) else { return nil }
    recent = table
  }

  func isLive(in store: String) -> Bool { Self.header(in: store) == header }

  static func header(in store: String) -> SnapshotHeader? {
    guard let line = try? folder(in: store).contents("current") else { return nil }
    return SnapshotHeader(line: line)
  }

  // MARK: - Looking up

  /// The body of the line of a subject; nil when there is none.
  func body(_ section: Section, _ key: SubjectKey) throws(SnapshotFault) -> ArraySlice<UInt8>? {
    let wanted = Subject(section: section, key: key).bytes
    if let line = try recent.flatMap({ (table) throws(SnapshotFault) in
      try Self.line(wanted, in: table)
    }) {
      return line.body.isEmpty ? nil : line.body
    }
    guard let number = part(holding: wanted) else { return nil }
    return try Self.line(wanted, in: try part(number))?.body
  }

  private static func line(
    _ key: [UInt8], in table: Table
  ) throws(SnapshotFault) -> SnapshotLine? {
    let line = try TableCursor(table, from: key).line
    guard let line, line.bytes.starts(with: key) else { return nil }
    return line
  }

  /// Calls `body` with each line of a section under a prefix, in the order of the keys.
  func visit(
    _ section: Section, under prefix: SubjectKey? = nil,
    _ body: (SnapshotLine) throws(SnapshotFault) -> Void
  ) throws(SnapshotFault) {
    let lines = try LayeredLines(self, section, under: prefix, over: [])
    try lines.visit { (line) throws(SnapshotFault) in
      try body(line)
      return true
    }
  }

  /// Whether a section has more than some number of lines under a prefix; at most one line more
  /// than that is read.
  func hasLines(
    _ section: Section, under prefix: SubjectKey? = nil, moreThan most: Int = 0
  ) throws(SnapshotFault) -> Bool {
    var count = 0
    try LayeredLines(self, section, under: prefix, over: []).visit { _ in
      count += 1
      return count <= most
    }
    return count > most
  }

  // MARK: - The tables of the base

  /// The number of the part that a key would be in; nil without a base.
  func part(holding key: [UInt8]) -> Int? {
    let behind = key.withBytes { key in
      header.base.indices.firstPlace { header.base[$0].from.withBytes { key.precedes($0) } }
    }
    return behind > 0 ? behind - 1 : nil
  }

  func part(_ number: Int) throws(SnapshotFault) -> Table {
    if let table = parts[number] { return table }
    let table = try Table(folder.file(String(header.base[number].file))).sound()
    parts[number] = table
    return table
  }

  /// The lines of the level that changes often.
  func recentLines() throws(SnapshotFault) -> [SnapshotLine] {
    guard let recent else { return [] }
    return try Self.lines(of: recent)
  }

  static func lines(of table: Table) throws(SnapshotFault) -> [SnapshotLine] {
    var lines: [SnapshotLine] = []
    var cursor = try TableCursor(table, from: [])
    while let line = try cursor.line {
      lines.append(line)
      try cursor.advance()
    }
    return lines
  }
}

/// A part of a snapshot that is not as it was written; what it was made from is still whole.
public struct SnapshotFault: Error, Equatable, Sendable {}

extension Optional {
  /// The value; what should be there and is not is a fault of the snapshot.
  func sound() throws(SnapshotFault) -> Wrapped {
    guard let self else { throw SnapshotFault() }
    return self
  }
}
