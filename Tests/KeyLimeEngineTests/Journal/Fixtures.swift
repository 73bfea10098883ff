import Thoroughness

@testable import KeyLimeEngine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A store folder that lives as long as the test.
final class TemporaryStore {
  let path: String

  init(in parent: String = TestFolders.parent) throws {
    path = "\(parent)/keylime-journal-\(UInt64.random(in: 0 ... .max))"
    try Folder.make(path)
  }

  deinit { try? Folder(path).removeAll() }

  func journal(_ replica: UInt64 = 1) -> FoldedJournal {
    FoldedJournal(Journal(store: path, replica: ReplicaID(random: replica)))
  }

  /// Writes events as their replicas would have written them.
  func write(_ events: [Event], perSegment count: Int = Segment.capacity) throws {
    let replicas = Dictionary(grouping: events) { $0.id.replica }
    for (replica, events) in replicas {
      let journal = Journal(store: path, replica: replica)
      try journal.folder(of: replica).make()
      let segments = Dictionary(grouping: events) { ($0.id.n - 1) / count + 1 }
      for (number, events) in segments {
        var bytes: [UInt8] = []
        for event in events.sorted() { EventLine.append(event, to: &bytes) }
        try replace(journal.path(of: replica, segment: number), with: bytes)
      }
    }
  }

  func bytes(_ path: String) throws -> [UInt8] {
    try File(ifPresent: path, .read)?.readAll() ?? []
  }

  func replace(_ path: String, with bytes: [UInt8]) throws {
    // Writing over a file makes some file systems flush it; a new one is not.
    try remove(path)
    try File(path, .create).write(bytes)
  }

  func remove(_ path: String) throws { try Folder(path).removeAll() }

  func move(_ path: String, to new: String) { rename(path, new) }
}

extension CommandKey: ExpressibleByStringLiteral {
  /// A key that does not say what was asked.
  public init(stringLiteral text: String) { self.init(text) }
}

extension FoldedJournal {
  /// Writes a snapshot; false when that cannot be done.
  func writesSnapshot() -> Bool {
    succeeds { refreshSnapshot(evenIfNotDue: true) }
  }
}

extension Store {
  /// Brings the rating columns up to date and writes a snapshot; false when that cannot be done.
  func writesSnapshot() -> Bool {
    succeeds { refreshSnapshot(evenIfNotDue: true) }
  }
}

/// Whether an attempt that needs a lock succeeds within two seconds.
///
/// Another test that starts a program holds copies of all open files, and with them of a lock that
/// was just given back, until that program has taken over.
private func succeeds(_ attempt: () -> Bool) -> Bool {
  for _ in 0..<400 {
    if attempt() { return true }
    usleep(5000)
  }
  return false
}

func account(_ name: String) -> AccountID { AccountID(name) ?? AccountID(random: 0) }

func restaurant(_ number: Int) -> RestaurantID {
  guard let id = RestaurantID("n\(number)") else { preconditionFailure() }
  return id
}

func limes(_ count: Int) -> Limes {
  guard let limes = Limes(count) else { preconditionFailure() }
  return limes
}

func named<Subject>(_ text: String) -> Identifier<Subject> {
  Identifier(text) ?? Identifier(random: 0)
}

func record(_ number: Int, name: String = "Bao House") -> Restaurant {
  guard let position = Coordinate(latitude: 35.28, longitude: -120.66) else {
    preconditionFailure()
  }
  return Restaurant(id: restaurant(number), name: name, position: position)
}

func checkIn(note: String? = nil) -> CheckIn {
  guard let time = OffsetTime("2026-11-20T12:30:00-08:00") else { preconditionFailure() }
  var checkIn = CheckIn(place: .init(name: "Bao House"), at: time)
  checkIn.note = note
  return checkIn
}

/// Writes events one after the other, as one or several replicas, a second apart.
struct Scribe {
  private(set) var events: [Event] = []
  private var numbers: [UInt64: Int] = [:]
  private var milliseconds: Int64 = 1_790_000_000_000

  @discardableResult
  mutating func write(
    _ action: Action, by name: String = "ana", replica: UInt64 = 1, key: String? = nil
  ) -> EventID {
    numbers[replica, default: 0] += 1
    milliseconds += 1000
    let id = EventID(replica: ReplicaID(random: replica), n: numbers[replica] ?? 1)
    events.append(
      Event(
        id: id, time: HybridTime(milliseconds: milliseconds), by: account(name), action: action,
        key: key))
    return id
  }

  /// Moves the clock, back when negative; the next event of a replica must still be its latest.
  mutating func wait(_ milliseconds: Int64) { self.milliseconds += milliseconds }
}

extension State {
  /// Folds events, in whatever order they are given; events that are given twice count once.
  static func fold(_ events: [Event]) -> State {
    State(snapshot: nil, Tail(events.orderedForFold()))
  }

  /// Everybody's ratings of a restaurant, by account.
  func ratings(of restaurant: RestaurantID) throws(SnapshotFault) -> [Rating] {
    try registers(.ratings, under: SubjectKey(restaurant.text)).compactMap(\.register.rating)
  }

  /// The whole state as bytes: every line in the order of the keys.
  ///
  /// Equal states give equal bytes.
  func serialised() throws(SnapshotFault) -> [UInt8] {
    let changed = try changedLines()
    var old: [SnapshotLine] = []
    for section in Section.allCases { try snapshot?.visit(section) { old.append($0) } }
    return old.merged(with: changed).flatMap { $0.body.isEmpty ? [] : $0.bytes + [0x0A] }
  }

  /// The state where a check decides about claims.
  static func fold(_ events: [Event], _ claims: ClaimCheck) -> State {
    State(snapshot: nil, Tail(events.orderedForFold()), claims: claims)
  }
}

extension DealChange {
  /// A use as 0.1.0 wrote it.
  static func use(nonce: String, until: OffsetTime? = nil) -> DealChange {
    .use(.nonce(nonce), UsePromise(until: until))
  }

  /// A redemption as 0.1.0 wrote it.
  static func redeem(nonce: String) -> DealChange { .redeem(.nonce(nonce)) }
}

extension DealUse {
  /// The random number of a code of 0.1.0; empty for another code.
  var nonce: String { if case .nonce(let text) = mark { text } else { "" } }
}

extension TemporaryStore {
  /// Folds the journals part by part, so that all of the snapshot is in its base; tells whether
  /// that worked.
  func foldsInParts(_ authority: Authority = .everybody, parts size: Int = 40) -> Bool {
    // A program that another test starts may hold a copy of the lock for a moment.
    (0..<400).contains { _ in
      let journal = Journal(store: path, replica: ReplicaID(random: 1))
      if PartitionedFold(journal, authority, eventsInPart: size).write() { return true }
      System.pause(milliseconds: 5)
      return false
    }
  }
}

extension FoldedJournal {
  /// Writes some actions whatever the state is.
  @discardableResult
  func append(
    _ actions: [Action], by account: AccountID, key: CommandKey? = nil, now: Int64
  ) throws -> Appended {
    try append(by: account, key: key, now: now) { _ in actions.map { KeyedAction($0) } }
  }

  var replica: ReplicaID { log.replica }

  var damage: DamageLog { log.damage }

  func folder(of replica: ReplicaID) -> Folder { log.folder(of: replica) }

  func path(of replica: ReplicaID, segment: Int) -> String {
    log.path(of: replica, segment: segment)
  }

  func events() throws -> [Event] { try log.events() }

  func event(_ id: EventID) throws -> Event? { try log.events([id]).first }

  func newest(_ count: Int) throws -> [Event] {
    var (events, newest): ([Event], NewestEvents) = ([], try log.newest())
    while events.count < count, let event = try newest.next() { events.append(event) }
    return events
  }
}

extension State {
  /// The state where each of these ratings is somebody else's.
  static func rated(_ ratings: [(restaurant: RestaurantID, limes: Int, day: Int)]) -> State {
    fold(Scribe.ratings(ratings))
  }
}

extension Scribe {
  /// Ratings as events, each of somebody else.
  static func ratings(
    _ ratings: [(restaurant: RestaurantID, limes: Int, day: Int)], replica: UInt64 = 1
  ) -> [Event] {
    ratings.sorted { $0.day < $1.day }.enumerated().map { index, rating in
      Event(
        id: EventID(replica: ReplicaID(random: replica), n: index + 1),
        time: HybridTime(milliseconds: Int64(rating.day) * 86_400_000 + Int64(index)),
        by: account("p\(index)"), action: .rate(rating.restaurant, limes(rating.limes)))
    }
  }
}
