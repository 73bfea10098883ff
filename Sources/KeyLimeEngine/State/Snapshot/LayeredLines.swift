/// The lines under a prefix in all levels at once.
///
/// Of the lines under one key that of the newest level counts. It hides the others even when it has
/// no body.
struct LayeredLines {
  private let prefix: [UInt8]
  // Each level stands at its first line that is not before the prefix.
  private var news: ListCursor
  private var recent: TableCursor?
  private var base: BaseCursor?

  /// The lines of a section under a prefix: some changes, in the order of their keys, over those of
  /// a snapshot.
  init(
    _ snapshot: Snapshot?, _ section: Section, under key: SubjectKey?, over changes: [SnapshotLine]
  ) throws(SnapshotFault) {
    prefix = [section.letter] + (key?.bytes ?? [])
    news = ListCursor(changes, from: prefix)
    guard let snapshot else { return }
    if let table = snapshot.recent { recent = try TableCursor(table, from: prefix) }
    base = try BaseCursor(snapshot, from: prefix)
  }

  /// Calls `body` with each line that has a body, in the order of the keys, until it returns false.
  consuming func visit(
    while body: (SnapshotLine) throws(SnapshotFault) -> Bool
  ) throws(SnapshotFault) {
    var (news, recent, base) = (Optional(news), recent, base)
    var (new, newer, old) = (
      try line(of: &news), try line(of: &recent), try line(of: &base)
    )
    while true {
      let keptOrder = Self.order(newer, old)
      let kept = keptOrder <= 0 ? newer : old
      let order = Self.order(new, kept)
      guard let line = order <= 0 ? new : kept else { return }
      if order <= 0 { new = try next(of: &news) }
      if order >= 0 {
        if keptOrder <= 0 { newer = try next(of: &recent) }
        if keptOrder >= 0 { old = try next(of: &base) }
      }
      if !line.isEmpty { guard try body(line) else { return } }
    }
  }

  private func next(
    of level: inout (some LineCursor)?
  ) throws(SnapshotFault) -> SnapshotLine? {
    try level?.advance()
    return try line(of: &level)
  }

  /// The line under a cursor; at the end of the prefix the level is done with.
  private func line(
    of level: inout (some LineCursor)?
  ) throws(SnapshotFault) -> SnapshotLine? {
    if let line = try level?.line, line.begins(with: prefix) { return line }
    level = nil
    return nil
  }

  /// Below zero when the first line comes first; the end comes behind every line.
  private static func order(_ a: SnapshotLine?, _ b: SnapshotLine?) -> Int {
    guard let a else { return b == nil ? 0 : 1 }
    return b.map { a.orderOfHead(to: $0) } ?? -1
  }
}
