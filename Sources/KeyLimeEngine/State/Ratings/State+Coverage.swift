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
