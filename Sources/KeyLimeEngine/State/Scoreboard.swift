/// The scores of all rated restaurants, for asking about many rows of an index.
///
/// An index knows 32 bits of a restaurant's id, so it asks by that fingerprint and is told of every
/// restaurant that may be meant; whoever has read the record asks again by id. Nothing is taken apart
/// before it is asked for: most rated restaurants are far from where somebody is hungry.
public struct Scoreboard: Sendable {
  /// The section of the snapshot, whole lines.
  private let lines: [UInt8]
  /// Open addressing by fingerprint: the offset of a line + 1, or 0.
  private var slots: [UInt32] = [0]
  /// What has changed since the snapshot; nil where no rating is left.
  private var changed: [RestaurantID: ScoreTerms?] = [:]
  private var changedByFingerprint: [UInt32: [RestaurantID]] = [:]
  /// The day that heat is measured on, and how fast it fades.
  let fading: Fading
  private let weights: FadingTable

  init(lines: [UInt8], changed: [RestaurantID: ScoreTerms?], fading: Fading) {
    self.lines = lines
    self.changed = changed
    self.fading = fading
    weights = FadingTable(fading)
    for id in changed.keys.sorted() { changedByFingerprint[id.fingerprint, default: []].append(id) }
    fillSlots()
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
    let news = changedByFingerprint[fingerprint] ?? []
    visit(fingerprint) { id, terms in
      guard !news.contains(where: { id.elementsEqual($0.text.utf8) }) else { return }
      if let rank = ScoreRank(body: terms, weights) { body(rank) }
    }
    for id in news {
      if let terms = changed[id] ?? nil { body(KeyLimeScore(terms, fading).rank) }
    }
  }

  private func oldTerms(of wanted: RestaurantID) -> ScoreTerms? {
    var found: ScoreTerms?
    visit(wanted.fingerprint) { id, body in
      if id.elementsEqual(wanted.text.utf8) { found = ScoreTerms(body: body) }
    }
    return found
  }
}

// MARK: - The table

extension Scoreboard {
  private mutating func fillSlots() {
    // A line is longer than 32 bytes, so that this is at most half full.
    var size = 16
    while size < lines.count / 16 { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
    lines.withUnsafeBufferPointer { buffer in
      var start = 0
      while start < buffer.count {
        guard let (id, _, end) = Self.parts(buffer, start) else { return }
        var slot = Int(Self.fingerprint(id)) & (size - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
        slots[slot] = UInt32(start + 1)
        start = end + 1
      }
    }
  }

  private typealias Piece = UnsafeBufferPointer<UInt8>

  /// Calls `body` with the id and the terms of each line of a fingerprint.
  private func visit(_ fingerprint: UInt32, _ body: (Piece, Piece) -> Void) {
    var slot = Int(fingerprint) & (slots.count - 1)
    guard slots[slot] != 0 else { return }
    lines.withUnsafeBufferPointer { buffer in
      while slots[slot] != 0 {
        if let (id, terms, _) = Self.parts(buffer, Int(slots[slot]) - 1),
          Self.fingerprint(id) == fingerprint
        {
          body(id, terms)
        }
        slot = (slot + 1) & (slots.count - 1)
      }
    }
  }

  /// The id and the terms of the line at an offset, and where it ends: see ``SnapshotLine``.
  private static func parts(_ buffer: Piece, _ start: Int) -> (Piece, Piece, end: Int)? {
    let idStart = start + SnapshotLine.keyOffset
    var tab = idStart
    while tab < buffer.count, buffer[tab] != 0x09 { tab += 1 }
    var end = tab
    while end < buffer.count, buffer[end] != 0x0A { end += 1 }
    guard end < buffer.count else { return nil }
    return (
      Piece(rebasing: buffer[idStart..<tab]), Piece(rebasing: buffer[(tab + 1)..<end]), end
    )
  }

  private static func fingerprint(_ id: Piece) -> UInt32 {
    UInt32(truncatingIfNeeded: Fingerprint.of(UnsafeRawBufferPointer(id)))
  }
}

extension RestaurantID {
  /// What the index keeps of an id: see ``Columns``.
  var fingerprint: UInt32 { UInt32(truncatingIfNeeded: Fingerprint.of(text.utf8)) }
}

extension State {
  /// The scores of all rated restaurants on a day.
  public func scoreboard(_ fading: Fading) throws(SnapshotFault) -> Scoreboard {
    var changed: [RestaurantID: ScoreTerms?] = [:]
    for key in tail(.ratings) {
      guard let id = key.parts.first.flatMap({ RestaurantID($0) }), changed[id] == nil else {
        continue
      }
      changed.updateValue(try score(of: id), forKey: id)
    }
    return Scoreboard(
      lines: try base?.checkedScores() ?? [], changed: changed, fading: fading)
  }
}
