/// Where the line of an event stands in the journals, and to which part of a partitioned fold it
/// belongs.
struct EventPlace: Sendable {
  /// The events that are looked for by what they are.
  enum Role: UInt8, Sendable {
    case plain
    /// It is about an account, so it may decide who speaks for whom.
    case account
    /// It undoes or redoes another one.
    case toggle
    /// It claims a restaurant.
    case claim
  }

  // In this order it takes 32 bytes.
  /// The event's number in the journal of its replica.
  let n: Int
  /// The place of the replica among all of them.
  let replica: Int32
  let segment: UInt32
  /// Where its line begins.
  let offset: UInt32
  /// How long the line is, without its line feed.
  let length: UInt32
  /// Tells what must be folded together: two events about one subject have the same.
  var hash: UInt32
  let role: Role

  /// Takes an event, the position behind its line, and how long the line is.
  init(_ event: Event, replica: Int, endingAt end: JournalPosition, length: Int) {
    (self.replica, n) = (Int32(clamping: replica), event.id.n)
    // What is clamped is not a line of the journal, which is found out when it is read again.
    segment = UInt32(clamping: end.segment)
    offset = UInt32(clamping: end.offset - length - 1)
    self.length = UInt32(clamping: length)
    (role, hash) = (Role(event.kind), Self.hash(of: event))
  }

  /// The number of the part that the event belongs to when there are `count` parts.
  func part(of count: Int) -> Int { Int(hash) % count }

  private static func hash(of event: Event) -> UInt32 {
    guard let subject = event.subject else { return UInt32(truncatingIfNeeded: event.id.n) }
    switch subject.section {
    // The summary of a restaurant needs all ratings of it, and a deal needs its restaurant.
    case .ratings, .restaurants, .deals:
      return UInt32(truncatingIfNeeded: Fingerprint.of(subject.key.head.bytes))
    default: return UInt32(truncatingIfNeeded: Fingerprint.of(subject.key.bytes))
    }
  }
}

extension EventPlace.Role {
  init(_ kind: ActionKind?) {
    switch kind {
    case .claimRestaurant: self = .claim
    case .some(let kind) where kind.section == .accounts: self = .account
    case .some(let kind) where kind.section == .toggles: self = .toggle
    default: self = .plain
    }
  }
}
