// What the state knows of ratings: exact for each restaurant, and which of them changed.

extension State {
  func hasRatings() throws(SnapshotFault) -> Bool {
    if !tail.keys(.ratings).isEmpty { return true }
    return try snapshot?.hasLines(.scores) ?? false
  }

  /// What people think of a restaurant; nil when nobody has rated it.
  public func ratingSummary(of restaurant: RestaurantID) throws(SnapshotFault) -> RatingSummary? {
    let key = SubjectKey(restaurant.text)
    let touched = try touched(.ratings, under: key)
    guard !touched.isEmpty else {
      let kept = try keptSummary(key)
      return kept.days.isEmpty ? nil : kept
    }
    // The next snapshot asks for it, and the rating columns do.
    return try known.summaries.answer(restaurant) { () throws(SnapshotFault) in
      try changedSummary(key, touched)
    }
  }

  private func keptSummary(_ key: SubjectKey) throws(SnapshotFault) -> RatingSummary {
    guard let body = try snapshot?.body(.scores, key) else { return RatingSummary() }
    return try body.withBytes { RatingSummary(body: $0) }.sound()
  }

  private func changedSummary(
    _ key: SubjectKey, _ touched: [SubjectKey]
  ) throws(SnapshotFault) -> RatingSummary? {
    var summary = try keptSummary(key)
    var times: [HybridTime] = []
    var isLatestGone = false
    for key in touched {
      let fold = try fold(Subject(section: .ratings, key: key))
      if let old = fold.old.rating {
        summary.add(old, sign: -1)
        if old.time == summary.last { isLatestGone = true }
      }
      if let new = fold.register.rating {
        summary.add(new, sign: 1)
        times.append(new.time)
      }
    }
    guard !summary.days.isEmpty else { return nil }
    // The ratings that nobody changed are read only when one of them may be the latest now.
    times +=
      isLatestGone
      ? try registers(.ratings, under: key).compactMap(\.register.rating?.time)
      : [summary.last].compactMap(\.self)
    summary.last = times.max()
    return summary
  }

  /// What people think of those restaurants that somebody has rated.
  public func ratingSummaries(
    of restaurants: [RestaurantID]
  ) throws(SnapshotFault) -> [RestaurantID: RatingSummary] {
    var summaries: [RestaurantID: RatingSummary] = [:]
    for id in restaurants { summaries[id] = try ratingSummary(of: id) }
    return summaries
  }

  /// Every restaurant that somebody has rated, in no order, with what is to be kept of its summary:
  /// all summaries together may be large.
  func ratedRestaurants<Kept>(
    keeping keep: (RatingSummary) -> Kept
  ) throws(SnapshotFault) -> [(id: RestaurantID, kept: Kept)] {
    let changed = Set(try touched(.ratings).compactMap(\.restaurant))
    var rated: [(id: RestaurantID, kept: Kept)] = []
    try snapshot?.visit(.scores) { (line) throws(SnapshotFault) in
      let id = try line.key.restaurant.sound()
      let summary = try line.body.withBytes { RatingSummary(body: $0) }.sound()
      if !changed.contains(id) { rated.append((id, keep(summary))) }
    }
    for id in changed {
      if let summary = try ratingSummary(of: id) { rated.append((id, keep(summary))) }
    }
    return rated
  }
}

// How far something derived has read each replica's journal. Only the number and the checksum of
// the last event count. The checksum tells two journals of the same length apart.

extension State {
  /// The events that this state was made of.
  var coverage: JournalPositions {
    var coverage = baseCoverage
    var latest: [ReplicaID: Event] = [:]
    for event in tail.events where event.id.n > latest[event.id.replica]?.id.n ?? 0 {
      latest[event.id.replica] = event
    }
    for (replica, event) in latest where event.id.n > coverage[replica]?.n ?? 0 {
      coverage[replica] = JournalPosition(n: event.id.n, crc: event.checksum)
    }
    return coverage
  }

  /// The events that the snapshot has.
  private var baseCoverage: JournalPositions {
    var coverage = JournalPositions()
    for entry in snapshot?.header.positions.entries ?? [] where entry.position.n > 0 {
      coverage[entry.replica] = JournalPosition(n: entry.position.n, crc: entry.position.crc)
    }
    return coverage
  }

  /// The restaurants whose ratings may have changed since something was derived from the journal.
  ///
  /// Nil when what was derived covers events that this state lacks, or lacks events that the
  /// snapshot covers: then it has to be made again.
  func restaurantsRated(since known: JournalPositions) -> Set<RestaurantID>? {
    guard isContinuation(of: known) else { return nil }
    var rated: Set<RestaurantID> = []
    var targets: Set<EventID> = []
    for event in tail.events where event.id.n > known[event.id.replica]?.n ?? 0 {
      if let toggle = event.toggle { targets.insert(toggle.target) }
      if let id = event.ratedRestaurant { rated.insert(id) }
    }
    for event in tail.events where targets.contains(event.id) {
      if let id = event.ratedRestaurant { rated.insert(id) }
    }
    // An event that the snapshot has may have been undone, or another one came before it.
    for subject in tail.refolded where subject.section == .ratings {
      if let id = subject.key.restaurant { rated.insert(id) }
    }
    return rated
  }

  /// Whether this state knows every event that came after some others.
  private func isContinuation(of known: JournalPositions) -> Bool {
    let base = baseCoverage
    guard base.entries.allSatisfy({ $0.position.n <= known[$0.replica]?.n ?? 0 }) else {
      return false
    }
    var unseen = known.entries.filter { !base.entries.contains($0) }
    for event in tail.events where !unseen.isEmpty {
      unseen.removeAll {
        $0.replica == event.id.replica && $0.position.n == event.id.n
          && $0.position.crc == event.checksum
      }
    }
    return unseen.isEmpty
  }
}

extension Event {
  /// The restaurant whose rating the event gives or takes away.
  fileprivate var ratedRestaurant: RestaurantID? {
    guard kind?.section == .ratings else { return nil }
    return subject?.key.restaurant
  }
}
