import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct FoldTests {
  @Test(arguments: ["a check-in", "a contact", "an account"].sweep(1))
  func ofManyChangesEachTakesLittleLonger(_ subject: String) throws {
    func change(_ number: Int) -> Action {
      let name = "N \(number)"
      switch subject {
      case "a check-in":
        return .checkIn(named("c"), .edit(Patch(from: checkIn(), to: checkIn(note: name))))
      case "a contact":
        return .contact(named("c"), .edit(Patch(from: Contact(name: "P"), to: Contact(name: name))))
      default:
        var profile = Account()
        profile.firstName = name
        return .account(.edit(Patch(from: Account(), to: profile)))
      }
    }
    func foldTime(of count: Int) throws -> Double {
      var scribe = Scribe()
      scribe.write(.account(.create))
      scribe.write(.checkIn(named("c"), .add(checkIn())))
      scribe.write(.contact(named("c"), .add(Contact(name: "P"))))
      for number in 1...count { scribe.write(change(number)) }
      return try TimeLimits.processorTime { () throws in
        let state = State.fold(scribe.events)
        let note = try state.checkIns(of: account("ana")).first?.checkIn.note
        let contact = try state.contacts(of: account("ana")).first?.contact.name
        let profile = try state.account(account("ana"))?.profile.firstName
        #expect([note, contact, profile].contains("N \(count)"))
      }
    }
    _ = try foldTime(of: 10)
    let few = try foldTime(of: 200)
    let many = try foldTime(of: 1600)
    // Were each to look at all before it, eight times as many would take 64 times as long.
    #expect(many < 24 * few)
  }

  @Test(arguments: (1...6 as ClosedRange<UInt64>).sweep(1), [false, true])
  func theOrderOfArrivalDoesNotMatter(seed: UInt64, isAboutDeals: Bool) throws {
    var history = RandomHistory(seed: seed)
    history.isAboutDeals = isAboutDeals
    let events = history.events(400)
    let expected = try State.fold(events).serialised()
    var generator = SplitMix64(seed: seed)
    for _ in (0..<4).sweep(2) {
      let shuffled = (events + events.prefix(50)).shuffled(using: &generator)
      #expect(try State.fold(shuffled).serialised() == expected, "seed \(seed)")
    }
  }

  @Test(arguments: (1...5 as ClosedRange<UInt64>).sweep(1), [false, true])
  func foldingOnFromASnapshotIsFoldingAll(seed: UInt64, isAboutDeals: Bool) throws {
    var history = RandomHistory(seed: seed)
    history.isAboutDeals = isAboutDeals
    let events = history.events(Thoroughness.isWhole ? 300 : 190)
    let store = try TemporaryStore()
    let journal = store.journal()
    try Folder.make("\(store.path)/private")
    var generator = SplitMix64(seed: seed)
    // A base, on which the recent level and the rest are laid.
    var count = 100
    try store.write(Array(events.prefix(count)))
    #expect(store.foldsInParts())
    while count < events.count {
      count = min(events.count, count + Int.random(in: 1...60, using: &generator))
      let known = Array(events.prefix(count))
      try store.write(known)
      journal.forget()
      let expected = try State.fold(known).serialised()
      #expect(
        try journal.read { (state) throws(SnapshotFault) in try state.serialised() } == expected,
        "seed \(seed)")
      if Bool.random(using: &generator) { #expect(journal.writesSnapshot()) }
      #expect(
        try journal.read { (state) throws(SnapshotFault) in try state.serialised() } == expected,
        "seed \(seed)")
    }
  }

  @Test(arguments: (1...3 as ClosedRange<UInt64>).sweep(1))
  func lateArrivalsFromAnotherReplicaAreFoldedIn(seed: UInt64) throws {
    var history = RandomHistory(seed: seed)
    let events = history.events(300)
    let late = ReplicaID(random: 2)
    let store = try TemporaryStore()
    let journal = store.journal()
    try Folder.make("\(store.path)/private")
    try store.write(events.filter { $0.id.replica != late })
    #expect(journal.writesSnapshot())
    try store.write(events)
    let expected = try State.fold(events).serialised()
    #expect(
      try journal.read { (state) throws(SnapshotFault) in try state.serialised() } == expected)
    #expect(journal.writesSnapshot())
    #expect(
      try journal.read { (state) throws(SnapshotFault) in try state.serialised() } == expected)
  }

  @Test func scoresAreTheSumOfTheRatingsThatCount() throws {
    var history = RandomHistory(seed: 9)
    let state = State.fold(history.events(2000))
    for number in 1..<5 {
      var terms = RatingSummary()
      let ratings = try state.ratings(of: restaurant(number))
      for rating in ratings { terms.add(rating, sign: 1) }
      terms.last = ratings.map(\.time).max()
      #expect(try state.ratingSummary(of: restaurant(number)) ?? RatingSummary() == terms)
    }
  }

  /// Each machine joins the two the other way round before it hears of the other.
  @Test func contactsThatAreJoinedEachWithTheOtherLoseNothing() throws {
    var scribe = Scribe()
    var (one, two) = (Contact(name: "Bo"), Contact(name: "Bo"))
    (one.emails, two.phones) = (["bo@example.org"], ["1"])
    scribe.write(.contact(named("one"), .add(one)))
    scribe.write(.contact(named("two"), .add(two)))
    scribe.write(.contact(named("one"), .merge(two)))
    scribe.write(.contact(named("two"), .join(named("one"))))
    scribe.write(.contact(named("two"), .merge(one)), replica: 2)
    scribe.write(.contact(named("one"), .join(named("two"))), replica: 2)
    let contacts = try State.fold(scribe.events).contacts(of: account("ana"))
    #expect(contacts.map(\.id) == [named("two")])
    #expect(contacts.first?.contact.emails == ["bo@example.org"])
    #expect(contacts.first?.contact.phones == ["1"])
  }

  @Test func theLatestRatingOfEachPersonCounts() throws {
    var scribe = Scribe()
    for person in 0..<10 {
      scribe.write(.rate(restaurant(1), limes(1)), by: "p\(person)", replica: UInt64(person + 1))
      scribe.write(.rate(restaurant(1), limes(5)), by: "p\(person)", replica: UInt64(person + 1))
    }
    let summary = try #require(try State.fold(scribe.events).ratingSummary(of: restaurant(1)))
    #expect(summary.count == 10)
    #expect(summary.limes == 50)
  }
}
