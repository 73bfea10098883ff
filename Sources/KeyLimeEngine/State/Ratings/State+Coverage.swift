/// How far into each replica's journal something derived has read.
///
/// The checksum of the last event tells a journal from another one that is as long.
struct JournalCoverage: Equatable {
  /// How far into one replica's journal.
  struct Entry: Equatable {
    let replica: ReplicaID
    /// The number of the last event that was read, from 1.
    var n: Int
    /// The eight digits of its checksum.
    var crc: [UInt8]
  }

  /// By replica, in their order; those of which nothing was read are left out.
  private(set) var entries: [Entry] = []

  /// The number of the last event that was read of a replica, or 0.
  func last(of replica: ReplicaID) -> Int { entries.first { $0.replica == replica }?.n ?? 0 }

  /// Goes on to an event, unless that was read already.
  mutating func advance(_ replica: ReplicaID, to n: Int, crc: @autoclosure () -> [UInt8]) {
    guard n > last(of: replica) else { return }
    entries.removeAll { $0.replica == replica }
    let place = entries.firstIndex { $0.replica > replica } ?? entries.count
    entries.insert(Entry(replica: replica, n: n, crc: crc()), at: place)
  }
}

extension State {
  /// The events that this state was made of.
  var coverage: JournalCoverage {
    var coverage = baseCoverage
    var latest: [ReplicaID: Event] = [:]
    for event in tail.events where event.id.n > latest[event.id.replica]?.id.n ?? 0 {
      latest[event.id.replica] = event
    }
    for (replica, event) in latest {
      coverage.advance(replica, to: event.id.n, crc: event.checksum)
    }
    return coverage
  }

  /// The events that the snapshot has.
  private var baseCoverage: JournalCoverage {
    var coverage = JournalCoverage()
    for entry in snapshot?.header.positions.entries ?? [] {
      coverage.advance(entry.replica, to: entry.position.n, crc: entry.position.crc)
    }
    return coverage
  }

  /// The restaurants whose ratings may have changed since something was derived from the journal;
  /// nil when that cannot be said, since it was made of other events, or of fewer than the snapshot
  /// has.
  func restaurantsRated(since known: JournalCoverage) -> Set<RestaurantID>? {
    guard isContinuation(of: known) else { return nil }
    var rated: Set<RestaurantID> = []
    var targets: Set<EventID> = []
    for event in tail.events where event.id.n > known.last(of: event.id.replica) {
      if let toggle = event.toggle { targets.insert(toggle.target) }
      if let id = event.ratedRestaurant { rated.insert(id) }
    }
    for event in tail.events where targets.contains(event.id) {
      if let id = event.ratedRestaurant { rated.insert(id) }
    }
    // An event that the snapshot has may have been undone, or another one came before it.
    for subject in tail.refolded where subject.section == .ratings {
      if let id = subject.key.parts.first.flatMap({ RestaurantID($0) }) { rated.insert(id) }
    }
    return rated
  }

  /// Whether this state knows every event that came after some others.
  private func isContinuation(of known: JournalCoverage) -> Bool {
    let base = baseCoverage
    guard base.entries.allSatisfy({ $0.n <= known.last(of: $0.replica) }) else { return false }
    var unseen = known.entries.filter { !base.entries.contains($0) }
    for event in tail.events where !unseen.isEmpty {
      unseen.removeAll {
        $0.replica == event.id.replica && $0.n == event.id.n && $0.crc == event.checksum
      }
    }
    return unseen.isEmpty
  }
}

extension Event {
  /// The restaurant whose rating the event gives or takes away.
  fileprivate var ratedRestaurant: RestaurantID? {
    guard kind?.section == .ratings else { return nil }
    return subject?.key.parts.first.flatMap { RestaurantID($0) }
  }
}
