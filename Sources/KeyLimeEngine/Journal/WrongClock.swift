/// The last lines of one of this store's own replicas that version 0.1.0 stamped with a clock which
/// was ahead.
///
/// They count from the time of the line before them. ``StoreFormat`` remembers them, so that they
/// do so whatever a clock shows later. The store goes on writing as another replica, because no
/// line may be earlier than the one before it.
public struct WrongClock: Equatable, Sendable {
  /// Whose lines they are.
  public let replica: ReplicaID
  /// The numbers of the lines.
  let numbers: ClosedRange<Int>
  /// When they count from.
  let time: HybridTime
}

extension WrongClock {
  /// The form in `format.json`.
  ///
  ///     {"replica":"k3f9q0d7m2xa","from":17,"to":20,"time":"2026-11-20T19:07:25.123Z#0000"}
  var json: JSONObject {
    [
      "replica": .string(replica.text), "from": .count(numbers.lowerBound),
      "to": .count(numbers.upperBound), "time": .string(time.text),
    ]
  }

  /// Reads that form; nil when it is something else.
  init?(json: JSON) {
    guard let replica = json["replica"]?.text.flatMap({ ReplicaID($0) }),
      let first = json["from"]?.number?.integer, let last = json["to"]?.number?.integer,
      1 <= first, first <= last, last <= Int64(EventID.numbers.upperBound),
      let time = json["time"]?.text.flatMap({ HybridTime($0) })
    else { return nil }
    self.init(replica: replica, numbers: Int(first)...Int(last), time: time)
  }
}

extension [WrongClock] {
  /// The event as it counts.
  func corrected(_ event: Event) -> Event {
    let wrong = first { $0.replica == event.id.replica && $0.numbers.contains(event.id.n) }
    return wrong.map { event.moved(to: $0.time) } ?? event
  }
}

extension Journal {
  /// The last lines of a replica, when they are more than a day ahead of `now`, in milliseconds
  /// since 1970.
  func wrongClock(of replica: ReplicaID, now: Int64) throws(JournalError) -> WrongClock? {
    let limit = HybridTime(milliseconds: now + HybridTime.followedLead)
    guard let last = try events(of: replica, segment: lastSegment(of: replica)).last,
      last.time > limit
    else { return nil }
    var (low, high) = (1, try lastSegment(of: replica))
    while low < high {
      let middle = (low + high + 1) / 2
      let first = try events(of: replica, segment: middle).first
      if let first, first.time <= limit { low = middle } else { high = middle - 1 }
    }
    // The last segment that begins with a right time, or the first of all.
    let right = try events(of: replica, segment: low).prefix { $0.time <= limit }.last
    return WrongClock(
      replica: replica, numbers: (right?.id.n ?? 0) + 1...last.id.n,
      time: right?.time ?? HybridTime(milliseconds: now))
  }
}
