/// The scores of all rated restaurants, for asking about many rows of an index.
///
/// An index knows 32 bits of a restaurant's id, so it asks by that fingerprint and is told ranks that
/// are not behind any that may be meant; whoever has read the record asks again by id. A class, since
/// it is handed on for every row that is looked at and remembers what it was asked.
public final class Scoreboard {
  /// What decides about one restaurant.
  private let terms: (RestaurantID) throws(SnapshotFault) -> ScoreTerms?
  /// The restaurants about which something happened since, by fingerprint.
  private let changed: [Change]
  /// A sieve of them: of most rows nothing more has to be asked.
  private let changedSieve: FingerprintSieve
  /// The scores of those that were asked for.
  private var scores: [KeyLimeScore??]
  /// The day that heat is measured on, and how fast it fades.
  private let fading: Fading
  /// What could not be read when it was asked for, so that the answers since are not right: who looks
  /// at thousands of rows is not stopped by one.
  public var fault: SnapshotFault? { ownFault }
  private var ownFault: SnapshotFault?

  private struct Change: Comparable {
    var fingerprint: UInt32
    var id: RestaurantID
    /// How many events there are about its ratings.
    var count = 1

    static func < (a: Change, b: Change) -> Bool {
      a.fingerprint == b.fingerprint ? a.id < b.id : a.fingerprint < b.fingerprint
    }

    static func == (a: Change, b: Change) -> Bool { a.id == b.id }
  }

  /// A board of what a snapshot knows, and of the restaurants that each event since is about.
  init(
    changed ids: [RestaurantID], fading: Fading,
    terms: @escaping (RestaurantID) throws(SnapshotFault) -> ScoreTerms?
  ) {
    (self.terms, self.fading) = (terms, fading)
    var changed: [Change] = []
    var sieve = FingerprintSieve()
    for change in ids.map({ Change(fingerprint: $0.fingerprint, id: $0) }).sorted() {
      if let last = changed.last, last == change {
        changed[changed.count - 1].count += 1
      } else {
        changed.append(change)
        sieve.insert(change.fingerprint)
      }
    }
    self.changed = changed
    changedSieve = sieve
    scores = [KeyLimeScore??](repeating: nil, count: changed.count)
  }

  /// Whether nobody has rated anything.
  public var isEmpty: Bool { changed.isEmpty }

  /// The score of a restaurant; nil when nobody has rated it.
  public func score(of id: RestaurantID) -> KeyLimeScore? {
    let change = Change(fingerprint: id.fingerprint, id: id)
    let place = firstChange(notBefore: change)
    if place < changed.count, changed[place] == change { return score(ofChange: place) }
    return nil
  }

  /// Calls `body` with the ranks of all restaurants whose id has this fingerprint, or better ones:
  /// mostly none, rarely two.
  func visitRanks(ofFingerprint fingerprint: UInt32, _ body: (ScoreRank) -> Void) {
    var place =
      changedSieve.mayHold(fingerprint) ? firstChange(withFingerprint: fingerprint) : changed.count
    while place < changed.count, changed[place].fingerprint == fingerprint {
      if let rank = score(ofChange: place)?.rank { body(rank) }
      place += 1
    }
  }

  /// No restaurant whose id has this fingerprint has a higher score; nil when none is rated.
  func highestScore(ofFingerprint fingerprint: UInt32) -> Double? {
    let before: Double? = nil
    guard changedSieve.mayHold(fingerprint) else { return before }
    let place = firstChange(withFingerprint: fingerprint)
    guard place < changed.count, changed[place].fingerprint == fingerprint else { return before }
    return highestChange(from: place, before)
  }

  /// Whether all restaurants with a higher score than the last of a list are told apart from the
  /// others; if not, the list has to be made again after ``readAll()``.
  func tellsApart(above score: Double?) -> Bool { true }

  /// The score that the others have at most; nil when all are told apart.
  var floor: Double? { nil }

  /// Reads the scores of all restaurants, after those of the highest did not do.
  func readAll() {
  }

  /// Which of some rows, a bit each, may be of restaurants with at least a score, and with more than
  /// the floor; `fingerprint` gives that of a row's id.
  func rows(
    _ rows: UInt64, scoring least: Double, _ fingerprint: (Int) -> UInt32
  ) -> UInt64 {
    changedSieve.rows(rows, fingerprint)
  }

  /// What a score may have become, without working it out.
  ///
  /// A rating adds at most its weight, which is at most one. It raises the mean, with its five votes of
  /// three, by at most a quarter of what it was; twice that leaves room for rounding.
  private func highestChange(from first: Int, _ before: Double?) -> Double? {
    var (place, highest) = (first, 0.0)
    while place < changed.count, changed[place].fingerprint == changed[first].fingerprint {
      let count = Double(changed[place].count)
      highest = max(highest, (before ?? 0) * (1 + count / 2) + count)
      place += 1
    }
    return highest
  }

  private func score(ofChange place: Int) -> KeyLimeScore? {
    if let known = scores[place] { return known }
    let score = askedScore(of: changed[place].id)
    scores[place] = .some(score)
    return score
  }

  private func askedScore(of id: RestaurantID) -> KeyLimeScore? {
    do throws(SnapshotFault) {
      return try terms(id).map { KeyLimeScore($0, fading) }
    } catch {
      ownFault = error
      return nil
    }
  }

  private func firstChange(notBefore change: Change) -> Int {
    var place = firstChange(withFingerprint: change.fingerprint)
    while place < changed.count, changed[place] < change { place += 1 }
    return place
  }

  private func firstChange(withFingerprint fingerprint: UInt32) -> Int {
    changed.indices.firstPlace { changed[$0].fingerprint >= fingerprint }
  }
}

extension RestaurantID {
  /// What the index keeps of an id: see ``Columns``.
  var fingerprint: UInt32 { UInt32(truncatingIfNeeded: Fingerprint.of(text.utf8)) }
}

extension State {
  /// The scores of all rated restaurants on a day.
  func scoreboard(_ fading: Fading) throws(SnapshotFault) -> Scoreboard {
    var rated: Set<RestaurantID> = []
    try snapshot?.visit(.scores) { line in
      if let id = line.key.parts.first.flatMap({ RestaurantID($0) }) { rated.insert(id) }
    }
    for key in try touched(.ratings) {
      if let id = key.parts.first.flatMap({ RestaurantID($0) }) { rated.insert(id) }
    }
    return Scoreboard(changed: Array(rated), fading: fading) { (id) throws(SnapshotFault) in
      try score(of: id)
    }
  }

  /// The scores for a list of what is around; nil when nobody has rated anything.
  public func scoreboard(
    for question: NearbyQuestion, _ fading: Fading
  ) throws(SnapshotFault) -> Scoreboard? {
    try scoreboard(fading).unlessEmpty
  }

  /// The scores for a question that asks for means; nil when nobody has rated anything.
  public func scoreboardOfMeans(_ fading: Fading) throws(SnapshotFault) -> Scoreboard? {
    try scoreboard(fading).unlessEmpty
  }
}

extension Scoreboard {
  fileprivate var unlessEmpty: Scoreboard? { isEmpty ? nil : self }
}
