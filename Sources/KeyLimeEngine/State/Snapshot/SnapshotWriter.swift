/// Writes the next snapshot of a store beside the live one, and then makes it the live one.
///
/// Nothing is synced: files that a power failure leaves half written do not match their fingerprints,
/// and the journal is folded again.
struct SnapshotWriter {
  private let store: String
  private let folder: Folder
  private let old: Snapshot?
  private var header = SnapshotHeader()
  private var nextFile: Int
  private var recent: [SnapshotLine]

  /// A table of the base is cut where it grows past this many bytes, or past a 32nd of the base.
  private static let partSize = 1 << 20
  /// The recent level may have this many bytes, and `shareOfPart` for each table of the base besides;
  /// then the largest share of it moves on to its table.
  private static let recentSize = 1 << 19
  private static let shareOfPart = 1 << 15

  /// Takes what changed since the snapshot that a state began with.
  init(_ state: State, upTo positions: JournalPositions, store: String) throws(SnapshotFault) {
    self.store = store
    old = state.snapshot
    header.base = old?.header.base ?? []
    header.positions = positions
    header.last = [old?.header.last, state.tail.events.last?.order].compactMap(\.self).max()
    header.restaurants = old?.header.restaurants ?? RestaurantStamp()
    let changed = try state.touched(.restaurants)
    var new = 0
    for key in changed where try old?.body(.restaurants, key) == nil { new += 1 }
    header.restaurants.take(changed, new: new, upTo: header.last)
    let hasClaims = state.tail.events.contains { $0.kind == .claimRestaurant }
    header.claims = old?.header.claims ?? (hasClaims ? state.claims.mark : nil)
    header.authority = state.authority.mark(for: positions)
    header.hasCuts = state.hasCuts
    recent = (try old?.recentLines() ?? []).merged(with: try state.changedLines())
    folder = Snapshot.folder(in: store)
    let names = (try? folder.names()) ?? []
    nextFile = (names.compactMap { Int($0) }.max() ?? 0) + 1
  }

  /// Writes the tables and the file that names them, and removes those that are not named any more.
  mutating func write() throws(JournalError) {
    try journalIO(folder.make(isPrivate: true))
    if header.base.isEmpty, size(of: recent) > Self.recentSize {
      header.base = try tables(of: recent.filter { !$0.body.isEmpty }, from: [])
      recent = []
    }
    while size(of: recent) > Self.recentSize + header.base.count * Self.shareOfPart {
      try moveLargestShare()
    }
    header.recent = recent.isEmpty ? nil : try table(of: recent[...])
    try journalIO(
      folder.replace("current", with: header.line, isPrivate: true, isDurable: false))
    let live = Set((header.base.map(\.file) + [header.recent].compactMap(\.self)).map(String.init))
    removeOldForm()
    for name in try journalIO(folder.names()) where Int(name) != nil && !live.contains(name) {
      try journalIO(folder.remove(name))
    }
  }

  /// Removes the snapshot of version 0.1.0, which was beside the journal.
  private func removeOldForm() {
    try? Folder(store).folder("snapshot").removeAll()
  }

  private func size(of lines: [SnapshotLine]) -> Int { lines.reduce(0) { $0 + $1.bytes.count } }

  /// Rewrites the table of the base to which most of the recent level belongs.
  private mutating func moveLargestShare() throws(JournalError) {
    let bounds = header.base.dropFirst().map { part in
      recent.indices.firstPlace { !recent[$0].head.lexicographicallyPrecedes(part.from) }
    }
    let shares = zip([0] + bounds, bounds + [recent.count]).map { $0..<$1 }
    let largest = shares.indices.max { size(of: shares[$0]) < size(of: shares[$1]) }
    guard let largest else { return }
    let part = header.base[largest]
    let lines: [SnapshotLine]
    do throws(SnapshotFault) {
      guard let table = Table(folder.file(String(part.file))) else {
        throw SnapshotFault(byte: 0)
      }
      lines = try Snapshot.lines(of: table)
    } catch {
      throw .damaged(file: Snapshot.path(in: store), byte: error.byte, .checksum)
    }
    let merged = lines.merged(with: Array(recent[shares[largest]])).filter { !$0.body.isEmpty }
    recent.removeSubrange(shares[largest])
    let parts = try tables(of: merged, from: part.from)
    header.base.replaceSubrange(largest...largest, with: parts)
  }

  private func size(of share: Range<Int>) -> Int {
    recent[share].reduce(0) { $0 + $1.bytes.count }
  }

  /// Cuts lines into tables of the base; the first one begins at a key, whatever lines it has.
  private mutating func tables(
    of lines: [SnapshotLine], from first: [UInt8]
  ) throws(JournalError) -> [SnapshotHeader.Part] {
    let total = size(of: lines)
    let limit = max(Self.partSize, total / 32)
    let count = max(1, total / limit)
    var parts: [SnapshotHeader.Part] = []
    var (start, bytes) = (0, 0)
    for index in lines.indices {
      bytes += lines[index].bytes.count
      let isLast = index == lines.count - 1
      guard isLast || bytes >= total / count + 1 else { continue }
      let from = parts.isEmpty ? first : Array(lines[start].head)
      parts.append(.init(file: try table(of: lines[start...index]), from: from))
      (start, bytes) = (index + 1, 0)
    }
    if parts.isEmpty { parts.append(.init(file: try table(of: []), from: first)) }
    return parts
  }

  /// Writes a table and gives its file's name.
  private mutating func table(of lines: ArraySlice<SnapshotLine>) throws(JournalError) -> Int {
    var draft = TableDraft()
    for line in lines { draft.append(line.bytes, keyEnd: line.bodyStart) }
    defer { nextFile += 1 }
    let path = folder.file(String(nextFile))
    let file = try journalIO(File(path, .createPrivate))
    try journalIO(file.write(draft.finished()))
    return nextFile
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
