/// The scores of all rated restaurants, for asking about many rows of an index.
///
/// An index knows 32 bits of a restaurant's id, so it asks by that fingerprint and is told of every
/// restaurant that may be meant; whoever has read the record asks again by id. Nothing is taken apart
/// before it is asked for: most rated restaurants are far from where somebody is hungry. A class, since
/// it is handed on for every row that is looked at.
public final class Scoreboard: Sendable {
  /// The section of the snapshot, whole lines.
  private let lines: [UInt8]
  /// Where each line is.
  private let table: ScoreTable
  /// What has changed since the snapshot; nil where no rating is left.
  private let changed: [RestaurantID: ScoreTerms?]
  private let changedByFingerprint: [UInt32: [RestaurantID]]
  /// The day that heat is measured on, and how fast it fades.
  let fading: Fading
  private let weights: FadingTable

  init(
    lines: [UInt8] = [], table: ScoreTable = ScoreTable(bytes: []),
    changed: [RestaurantID: ScoreTerms?], fading: Fading
  ) {
    (self.lines, self.table) = (lines, table)
    self.changed = changed
    self.fading = fading
    weights = FadingTable(fading)
    changedByFingerprint = Dictionary(grouping: changed.keys.sorted(), by: \.fingerprint)
  }

  /// Whether nobody has rated anything.
  public var isEmpty: Bool { lines.isEmpty && changed.isEmpty }

  /// The score of a restaurant; nil when nobody has rated it.
  public func score(of id: RestaurantID) -> KeyLimeScore? {
    let terms: ScoreTerms?
    if let change = changed[id] { terms = change } else { terms = oldTerms(of: id) }
    return terms.map { KeyLimeScore($0, fading) }
  }

  /// Calls `body` with the ranks of all restaurants whose id has this fingerprint: mostly none, rarely
  /// two.
  func visitRanks(ofFingerprint fingerprint: UInt32, _ body: (ScoreRank) -> Void) {
    let news = changedByFingerprint.isEmpty ? [] : changedByFingerprint[fingerprint] ?? []
    visit(fingerprint) { id, rest in
      guard !news.contains(where: { id.elementsEqual($0.text.utf8) }) else { return }
      if let rank = ScoreRank(beginning: rest, weights) { body(rank) }
    }
    for id in news {
      if let terms = changed[id] ?? nil { body(KeyLimeScore(terms, fading).rank) }
    }
  }

  /// Whether a restaurant whose id has this fingerprint may have been rated.
  func mayHold(_ fingerprint: UInt32) -> Bool {
    table.contains(fingerprint)
      || !changedByFingerprint.isEmpty && changedByFingerprint[fingerprint] != nil
  }

  private func oldTerms(of wanted: RestaurantID) -> ScoreTerms? {
    var found: ScoreTerms?
    visit(wanted.fingerprint) { id, rest in
      guard id.elementsEqual(wanted.text.utf8), let end = rest.firstIndex(of: 0x0A) else { return }
      found = ScoreTerms(body: Piece(rebasing: rest[..<end]))
    }
    return found
  }
}

// MARK: - The lines

extension Scoreboard {
  private typealias Piece = UnsafeBufferPointer<UInt8>

  /// Calls `body` with the id of each line of a fingerprint, and with all that follows the id.
  private func visit(_ fingerprint: UInt32, _ body: (Piece, Piece) -> Void) {
    table.visit(fingerprint) { start in
      lines.withUnsafeBufferPointer { buffer in
        guard start < buffer.count else { return }
        let id = Self.id(buffer, start)
        let behind = min(start + SnapshotLine.keyOffset + id.count + 1, buffer.count)
        body(id, Piece(rebasing: buffer[behind...]))
      }
    }
  }

  /// The id on the line at an offset: see ``SnapshotLine``.
  static func id(
    _ buffer: UnsafeBufferPointer<UInt8>, _ start: Int
  ) -> UnsafeBufferPointer<UInt8> {
    let first = min(start + SnapshotLine.keyOffset, buffer.count)
    var tab = first
    while tab < buffer.count, buffer[tab] != 0x09 { tab += 1 }
    return Piece(rebasing: buffer[first..<tab])
  }
}

extension RestaurantID {
  /// What the index keeps of an id: see ``Columns``.
  var fingerprint: UInt32 { UInt32(truncatingIfNeeded: Fingerprint.of(text.utf8)) }
}

extension State {
  /// The scores of all rated restaurants on a day.
  public func scoreboard(_ fading: Fading) throws(SnapshotFault) -> Scoreboard {
    // First, so that the changed ones are looked up in what is in memory then.
    let kept = try base.map { (base) throws(SnapshotFault) in try base.checkedScores() }
    var changed: [RestaurantID: ScoreTerms?] = [:]
    for key in tail(.ratings) {
      guard let id = key.parts.first.flatMap({ RestaurantID($0) }), changed[id] == nil else {
        continue
      }
      changed.updateValue(try score(of: id), forKey: id)
    }
    guard let (lines, table) = kept else { return Scoreboard(changed: changed, fading: fading) }
    return Scoreboard(lines: lines, table: table, changed: changed, fading: fading)
  }
}
