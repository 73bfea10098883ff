/// Writes the next snapshot of a store beside the live one, and then makes it the live one.
///
/// What changed goes to the recent level, and some of that on to the base.
struct SnapshotWriter {
  private let old: Snapshot?
  private var files: SnapshotFiles
  private var header = SnapshotHeader()
  private var recent: [SnapshotLine]

  /// The recent level may have this many bytes, and `shareOfTable` for each table of the base
  /// besides; then the largest share of it moves on to its table.
  private static let recentSize = 1 << 19
  private static let shareOfTable = 1 << 15

  /// Takes what changed since the snapshot that a state began with.
  ///
  /// Throws ``JournalError/damaged(file:byte:_:)`` when that snapshot is not as it was written.
  init(_ state: State, upTo positions: JournalPositions, store: String) throws(JournalError) {
    old = state.snapshot
    files = try SnapshotFiles(store: store)
    header.base = old?.header.base ?? []
    header.positions = positions
    header.last = [old?.header.last, state.tail.events.last?.order].compactMap(\.self).max()
    header.authority = state.authority.mark(for: positions)
    header.hasCuts = state.hasCuts
    let hasClaims = state.tail.events.contains { $0.kind == .claimRestaurant }
    header.claims = old?.header.claims ?? (hasClaims ? state.claims.mark : nil)
    header.restaurants = old?.header.restaurants ?? RestaurantStamp()
    do throws(SnapshotFault) {
      let changed = try state.touched(.restaurants)
      var new = 0
      for key in changed where try old?.body(.restaurants, key) == nil { new += 1 }
      header.restaurants.take(changed, new: new, upTo: header.last)
      recent = (try old?.recentLines() ?? []).merged(with: try state.changedLines())
    } catch { throw files.damage }
  }

  /// Writes the tables and the file that names them, and removes those that are not named any more.
  mutating func write() throws(JournalError) {
    if header.base.isEmpty, size(of: recent[...]) > Self.recentSize {
      header.base = try tables(of: recent, from: [])
      recent = []
    }
    while size(of: recent[...]) > Self.recentSize + header.base.count * Self.shareOfTable {
      try moveLargestShare()
    }
    if !recent.isEmpty {
      var draft = TableDraft()
      for line in recent { draft.append(line) }
      header.recent = try files.write(&draft)
    }
    try files.publish(header)
  }

  /// Rewrites the table of the base to which most of the recent level belongs.
  private mutating func moveLargestShare() throws(JournalError) {
    let bounds = header.base.dropFirst().map { part in
      recent.indices.firstPlace { !recent[$0].head.lexicographicallyPrecedes(part.from) }
    }
    let shares = zip([0] + bounds, bounds + [recent.count]).map { $0..<$1 }
    let largest = shares.indices.max { size(of: recent[shares[$0]]) < size(of: recent[shares[$1]]) }
    guard let largest else { return }
    let part = header.base[largest]
    let lines = try files.read(part.file) { (table) throws(SnapshotFault) in
      try Snapshot.lines(of: table)
    }
    let merged = lines.merged(with: Array(recent[shares[largest]]))
    recent.removeSubrange(shares[largest])
    let tables = try tables(of: merged, from: part.from)
    header.base.replaceSubrange(largest...largest, with: tables)
  }

  private func size(of lines: ArraySlice<SnapshotLine>) -> Int {
    lines.reduce(0) { $0 + $1.bytes.count }
  }

  /// Cuts lines into tables of the base, which keep nothing of what is gone.
  private mutating func tables(
    of lines: [SnapshotLine], from first: [UInt8]
  ) throws(JournalError) -> [SnapshotHeader.Part] {
    let lines = lines.filter { !$0.isEmpty }
    var base = BaseDraft(bytes: size(of: lines[...]), from: first)
    for line in lines { try base.append(line, to: &files) }
    return try base.finish(&files)
  }
}

extension [SnapshotLine] {
  /// The lines with others laid over them; both are in the order of their keys.
  func merged(with others: [SnapshotLine]) -> [SnapshotLine] {
    var merged: [SnapshotLine] = []
    merged.reserveCapacity(count + others.count)
    var index = 0
    for line in others {
      let place = (index..<count).firstPlace { self[$0].orderOfHead(to: line) >= 0 }
      merged += self[index..<place]
      merged.append(line)
      let isReplaced = place < count && self[place].orderOfHead(to: line) == 0
      index = isReplaced ? place + 1 : place
    }
    return merged + self[index...]
  }
}

extension State {
  /// The lines that differ from the snapshot's, in the order of their keys.
  func changedLines() throws(SnapshotFault) -> [SnapshotLine] {
    var lines: [SnapshotLine] = []
    let hasIneffective = try snapshot?.hasLines(.ineffective) ?? false
    var effects: [EventID: NoEffect?] = [:]
    for section in Section.primary {
      for key in try touched(section) {
        let subject = Subject(section: section, key: key)
        let fold = try fold(subject)
        lines.append(fold.line(of: subject))
        // The section lists only events without effect. An event that has its effect again needs an
        // empty line, to hide the older one.
        if hasIneffective { for id in fold.folded { effects[id] = .some(nil) } }
        for (id, reason) in fold.refused { effects[id] = reason }
      }
    }
    for (id, reason) in effects {
      let old = hasIneffective ? try snapshot?.body(.ineffective, id.key) : nil
      guard reason != nil || old != nil else { continue }
      lines.append(
        SnapshotLine(Subject(section: .ineffective, key: id.key), body: reason?.body ?? []))
    }
    lines += try changedRatings()
    lines += try changedScores()
    lines += try changedCheckIns()
    lines += try changedBills()
    return lines.sorted { $0.orderOfHead(to: $1) < 0 }
  }

  /// What people think of the restaurants whose ratings changed.
  private func changedScores() throws(SnapshotFault) -> [SnapshotLine] {
    try Set(touched(.ratings).map(\.head)).map { (key) throws(SnapshotFault) in
      let summary: RatingSummary? =
        if let id = key.restaurant { try ratingSummary(of: id) } else { nil }
      return SnapshotLine(Subject(section: .scores, key: key), body: summary?.body ?? [])
    }
  }
}
