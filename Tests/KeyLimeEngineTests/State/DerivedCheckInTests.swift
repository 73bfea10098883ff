import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct DerivedCheckInTests {
  private let people = ["ana", "ben", "cho"].map { account($0) }

  /// Whatever happens in whatever order, with snapshots in between and without, what is derived
  /// from check-ins is what a look at all of them tells.
  @Test(arguments: (1...6 as ClosedRange<UInt64>).sweep(2))
  func agreesWithALookAtAllCheckIns(seed: UInt64) throws {
    var history = RandomHistory(seed: seed)
    let events = history.events(360)
    let late = ReplicaID(random: 2)
    let store = try TemporaryStore()
    try Folder.make("\(store.path)/private")
    for count in [120, 240, 360] {
      // The events of one replica arrive at the very end.
      let known = events.prefix(count).filter { count == events.count || $0.id.replica != late }
      try store.write(known)
      if count == 120 { #expect(store.foldsInParts()) }
      let journal = store.journal()
      let whole = State.fold(known)
      for _ in 0..<2 {
        try journal.read { (state) throws(SnapshotFault) in
          for person in people { try check(state, whole, person, "seed \(seed), \(count) events") }
        }
        #expect(journal.writesSnapshot())
      }
    }
  }

  private func check(
    _ state: State, _ whole: State, _ person: AccountID, _ comment: Comment
  ) throws(SnapshotFault) {
    let all = Timeline(try whole.checkIns(of: person)).visits
    #expect(try visits(state, person) == all, comment)
    #expect(try visits(whole, person) == all, comment)
    let days = try state.checkInDays(of: person)
    #expect(days.map(\.day) == Set(all.map(\.checkIn.day)).sorted(), comment)
    for (day, counted) in days {
      let visits = all.filter { $0.checkIn.day == day }
      #expect(counted.count == visits.count, comment)
      #expect(counted.photos == visits.reduce(0) { $0 + $1.checkIn.photos.count }, comment)
    }
    #expect(try state.checkInCount(of: person) == all.count, comment)
    let places = Set(all.compactMap(\.checkIn.restaurant))
    #expect(try state.visitedRestaurants(by: person) == places, comment)
    for number in 0..<5 {
      let id = restaurant(number)
      #expect(try state.hasVisited(id, by: person) == places.contains(id), comment)
      let there = all.map(\.checkIn).filter { $0.restaurant == id }
      let past = there.first.map {
        PastVisits(count: there.count, last: Moment(secondsSince1970: $0.at.seconds))
      }
      #expect(try state.visits(at: id, by: person) == past, comment)
    }
    let since = checkIn().at.seconds - 86_400
    let last = try state.lastVisits(of: person, since: Moment(secondsSince1970: since))
    var expected: [LastVisit] = []
    for visit in all.map(\.checkIn) where visit.at.seconds >= since {
      guard let id = visit.restaurant, !expected.contains(where: { $0.restaurant == id }) else {
        continue
      }
      expected.append(LastVisit(restaurant: id, at: visit.at, placeName: visit.place.name))
    }
    #expect(last == expected, comment)
  }

  private func visits(
    _ state: State, _ person: AccountID
  ) throws(SnapshotFault) -> [CheckInState] {
    var visits: [CheckInState] = []
    try state.visitCheckIns(of: person) {
      visits.append($0)
      return true
    }
    return visits
  }

  @Test func onlyAsManyAreReadAsAreWanted() throws {
    var scribe = Scribe()
    for number in 0..<9 { scribe.write(.checkIn(named("c\(number)"), .add(checkIn()))) }
    var seen: [String] = []
    try State.fold(scribe.events).visitCheckIns(of: account("ana")) {
      seen.append($0.id.text)
      return seen.count < 3
    }
    #expect(seen == ["c8", "c7", "c6"])
  }

  @Test(
    "what nobody has written is not read",
    arguments: [
      "", "[", "[]", "[1]", "[1,0]", "[1,0,1,0,null]", "[1,0,1,0,null,\"x\"", "{}",
      "[1,9999,1,0,null,\"x\"]", "[1.5,0,1,0,null,\"x\"]",
      "[99999999999999999999,0,1,0,null,\"x\"]",
      "[1,0,1,70000,null,\"x\"]", "[1,0,1,0,\"n1\",5]",
    ])
  func foreignBodies(body: String) throws {
    let subject = Subject(
      section: .checkInsByTime,
      key: SubjectKey("ana", "25340238719825340230079999965535 c1"))
    let line = SnapshotLine(subject, body: Array(body.utf8))
    #expect(throws: SnapshotFault.self) { try CheckInState(line) }
  }

  @Test(arguments: ["", "253402387198 c1", "25340238719825340230079999965535"])
  func foreignKeys(key: String) throws {
    var scribe = Scribe()
    scribe.write(.checkIn(named("c1"), .add(checkIn())))
    let states = try State.fold(scribe.events).checkIns(of: account("ana"))
    let subject = Subject(section: .checkInsByTime, key: SubjectKey("ana", key))
    let line = SnapshotLine(subject, body: try #require(states.first).body)
    #expect(throws: SnapshotFault.self) { try CheckInState(line) }
  }

  @Test func nothingIsLostInTheLine() throws {
    var history = RandomHistory(seed: 7)
    for state in try State.fold(history.events(400)).checkIns(of: account("ben")) {
      let subject = Subject(section: .checkInsByTime, key: state.keys(of: account("ben")).byTime)
      let line = SnapshotLine(subject, body: state.body)
      #expect(try CheckInState(line) == state)
    }
  }
}
