import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct AuthorityTests {
  private let rename = RestaurantChange.edit(Patch(from: record(1), to: record(1, name: "Mine")))

  private func reason(_ scribe: Scribe, _ id: EventID) throws -> NoEffect? {
    let event = try #require(scribe.events.first { $0.id == id })
    return try State.fold(scribe.events).reason(against: event)
  }

  @Test func onlyAnAdminChangesARestaurant() throws {
    var scribe = Scribe()
    let forged = scribe.write(.restaurant(restaurant(1), rename), by: "ben", replica: 2)
    scribe.write(.restaurant(restaurant(1), .claim()), by: "ana")
    let allowed = scribe.write(.restaurant(restaurant(1), rename), by: "ana")
    scribe.write(.restaurant(restaurant(1), .release), by: "ana")
    let late = scribe.write(.restaurant(restaurant(1), .remove), by: "ana")
    #expect(try reason(scribe, forged) == .notPermitted)
    #expect(try reason(scribe, allowed) == nil)
    #expect(try reason(scribe, late) == .notPermitted)
    let state = try #require(try State.fold(scribe.events).restaurant(restaurant(1)))
    #expect(state.changes.count == 1)
    #expect(state.applied(to: record(1))?.name == "Mine")
  }

  @Test func whoHasReleasedARestaurantTakesNothingBack() throws {
    var scribe = Scribe()
    scribe.write(.restaurant(restaurant(1), .claim()), by: "ana")
    let undone = scribe.write(.restaurant(restaurant(1), rename), by: "ana")
    let early = scribe.write(.undo(undone), by: "ana")
    let kept = scribe.write(.restaurant(restaurant(1), rename), by: "ana")
    scribe.write(.restaurant(restaurant(1), .release), by: "ana")
    let redo = scribe.write(.redo(undone), by: "ana")
    let undo = scribe.write(.undo(kept), by: "ana")
    #expect(try reason(scribe, early) == nil)
    #expect(try reason(scribe, undone) == .undone)
    #expect(try reason(scribe, redo) == .notPermitted)
    #expect(try reason(scribe, undo) == .notPermitted)
    #expect(try reason(scribe, kept) == nil)
    let state = try #require(try State.fold(scribe.events).restaurant(restaurant(1)))
    #expect(state.changes.count == 1)
    scribe.write(.restaurant(restaurant(1), .claim()), by: "ana")
    let late = scribe.write(.undo(kept), by: "ana")
    #expect(try reason(scribe, late) == nil)
    #expect(try reason(scribe, kept) == .undone)
  }

  @Test func ofManyUndosEachTakesLittleLonger() throws {
    func foldTime(ofUndos count: Int) throws -> Double {
      var scribe = Scribe()
      scribe.write(.restaurant(restaurant(1), .claim()), by: "ana")
      for _ in 0..<count {
        let edit = scribe.write(.restaurant(restaurant(1), rename), by: "ana")
        scribe.write(.undo(edit), by: "ana")
      }
      return try TimeLimits.processorTime { () throws in
        let state = State.fold(scribe.events)
        #expect(try state.restaurant(restaurant(1))?.changes.isEmpty == true)
        #expect(try state.reasons(against: scribe.events).count == count)
      }
    }
    let few = try foldTime(ofUndos: 50)
    let many = try foldTime(ofUndos: 400)
    // Eight times as many take 13 times as long. Were each to look at all others, it would be 64.
    #expect(many < 40 * few)
  }

  @Test func aFormerAdminTakesNoDealFromGuestsByAnUndo() throws {
    var scribe = Scribe()
    let deal = Deal(title: "T")
    scribe.write(.restaurant(restaurant(1), .claim()), by: "ana")
    let offer = scribe.write(.restaurant(restaurant(1), .addDeal(named("d"), deal)), by: "ana")
    scribe.write(.restaurant(restaurant(1), .release), by: "ana")
    scribe.write(.undo(offer), by: "ana")
    let use = scribe.write(.deal(restaurant(1), named("d"), .use(nonce: "x")), by: "ben")
    #expect(try reason(scribe, use) == nil)
  }

  @Test func whoAddedARestaurantLooksAfterItUntilItHasAnAdmin() throws {
    var scribe = Scribe()
    scribe.write(.restaurant(restaurant(1), .add(record(1))))
    let own = scribe.write(.restaurant(restaurant(1), rename))
    scribe.write(.restaurant(restaurant(1), .claim()), by: "ben")
    let late = scribe.write(.restaurant(restaurant(1), .remove))
    #expect(try reason(scribe, own) == nil)
    #expect(try reason(scribe, late) == .notPermitted)
  }

  /// Of two replicas the first is the store's own; Ben began elsewhere.
  @Test func anotherStoresAccountTakesNoPlaceOfTheCatalogue() throws {
    var format = StoreFormat()
    format.replicas = [ReplicaID(random: 1)]
    let own = try #require(RestaurantID.added(by: account("ben"), random: 7))
    let other = try #require(RestaurantID.added(by: account("ana"), random: 7))
    var scribe = Scribe()
    scribe.write(.account(.create), by: "ana")
    scribe.write(.account(.create), by: "ben", replica: 2)
    let places = [restaurant(1), own, other]
    let added = places.map { id in
      var place = record(1, name: "Mine")
      place.id = id
      return scribe.write(.restaurant(id, .add(place)), by: "ben", replica: 2)
    }
    let edit = scribe.write(.restaurant(restaurant(1), rename), by: "ben", replica: 2)
    let here = scribe.write(.restaurant(restaurant(2), .add(record(2))), by: "ben")
    scribe.write(.account(.allow(ReplicaID(random: 2))), by: "ana")
    let abroad = scribe.write(
      .restaurant(restaurant(3), .add(record(3))), by: "ana", replica: 2)
    let state = State(
      snapshot: nil, Tail(scribe.events.shuffled().orderedForFold()),
      authority: Authority(format))
    let reasons = try state.reasons(against: scribe.events)
    #expect(added.map { reasons[$0] } == [.notPermitted, nil, .notPermitted])
    #expect([edit, here, abroad].map { reasons[$0] } == [.notPermitted, nil, nil])
    #expect(try state.restaurant(restaurant(1))?.applied(to: record(1)) == nil)
    #expect(try state.restaurant(own)?.added?.name == "Mine")
  }

  @Test func theIDOfAnAddedPlaceIsMadeFromItsAccount() throws {
    let id = try #require(RestaurantID.added(by: account("ana"), random: 1 << 40 | 5))
    #expect(id.isMade(from: account("ana")) && !id.isMade(from: account("ben")))
    #expect(id.text.hasPrefix("a000005") && id.text.count == 19)
    for text in ["a", "n77", "a000005", "\(id.text)0", "b\(id.text.dropFirst())"] {
      #expect(try !#require(RestaurantID(text)).isMade(from: account("ana")))
    }
  }

  @Test func ofManyUsesTheFirstInOrderWin() throws {
    var scribe = Scribe()
    var deal = Deal(title: "T")
    deal.usesInAll = 3
    scribe.write(.restaurant(restaurant(1), .claim()), by: "owner")
    scribe.write(.restaurant(restaurant(1), .addDeal(named("d"), deal)), by: "owner")
    let uses = (0..<5).map { number in
      scribe.write(
        .deal(restaurant(1), named("d"), .use(nonce: "x\(number)")), by: "p\(number)",
        replica: UInt64(9 - number))
    }
    let state = State.fold(scribe.events.reversed())
    let used = try state.uses(of: named("d"), at: restaurant(1))
    #expect(used.uses.map(\.nonce) == ["x0", "x1", "x2"])
    #expect(used.usesLeft(of: deal) == 0)
    #expect(try reason(scribe, uses[3]) == .limitReached)
  }

  @Test func onePersonUsesADealOnceAndACodeIsRedeemedOnce() throws {
    var scribe = Scribe()
    var deal = Deal(title: "T")
    deal.oncePerPerson = true
    scribe.write(.restaurant(restaurant(1), .claim()), by: "owner")
    scribe.write(.restaurant(restaurant(1), .addDeal(named("d"), deal)), by: "owner")
    scribe.write(.deal(restaurant(1), named("d"), .use(nonce: "x")))
    let again = scribe.write(.deal(restaurant(1), named("d"), .use(nonce: "y")), replica: 2)
    let forged = scribe.write(.deal(restaurant(1), named("d"), .redeem(nonce: "x")))
    let good = scribe.write(.deal(restaurant(1), named("d"), .redeem(nonce: "x")), by: "owner")
    let twice = scribe.write(.deal(restaurant(1), named("d"), .redeem(nonce: "x")), by: "owner")
    #expect(try reason(scribe, again) == .alreadyUsed)
    #expect(try reason(scribe, forged) == .notPermitted)
    #expect(try reason(scribe, good) == nil)
    #expect(try reason(scribe, twice) == .alreadyRedeemed)
  }

  @Test func whatIsMineNobodyElseTouches() throws {
    var scribe = Scribe()
    scribe.write(.checkIn(named("c"), .add(checkIn())))
    let forged = scribe.write(.checkIn(named("c"), .remove), by: "ben", replica: 2)
    #expect(try State.fold(scribe.events).checkIns(of: account("ana")).count == 1)
    #expect(try reason(scribe, forged) == .nothingThere)
  }

  @Test func forgottenCardsAreUnseenButStillLiked() throws {
    var scribe = Scribe()
    scribe.write(.card(.like(restaurant(1))))
    scribe.write(.card(.pass(restaurant(2))))
    scribe.write(.card(.like(restaurant(3))))
    scribe.write(.card(.unlike(restaurant(3))))
    var cards = try State.fold(scribe.events).cards(of: account("ana"))
    #expect(cards.seen == [restaurant(1), restaurant(2), restaurant(3)])
    #expect(cards.liked.map(\.restaurant) == [restaurant(1)])
    scribe.write(.card(.forgetSeen))
    scribe.write(.card(.pass(restaurant(4))))
    cards = try State.fold(scribe.events).cards(of: account("ana"))
    #expect(cards.seen == [restaurant(4)])
    #expect(cards.liked.map(\.restaurant) == [restaurant(1)])
  }
}

@Suite struct GuestTests {
  private func uses(
    _ deal: Deal, _ guests: [(name: String, replica: UInt64, isAnonymous: Bool)]
  ) throws -> Int {
    var scribe = Scribe()
    scribe.write(.restaurant(restaurant(1), .claim()), by: "owner")
    scribe.write(.restaurant(restaurant(1), .addDeal(named("d"), deal)), by: "owner")
    for (number, guest) in guests.enumerated() {
      let promise = UsePromise(isAnonymous: guest.isAnonymous)
      scribe.write(
        .deal(restaurant(1), named("d"), .use(.hash("\(number)"), promise)), by: guest.name,
        replica: guest.replica)
    }
    return try State.fold(scribe.events).uses(of: named("d"), at: restaurant(1)).uses.count
  }

  private var once: Deal {
    var deal = Deal(title: "T")
    deal.oncePerPerson = true
    return deal
  }

  @Test func accountsWithoutANameAreOnePersonOnOneMachine() throws {
    #expect(try uses(once, [("a", 2, true), ("b", 2, true)]) == 1)
    #expect(try uses(once, [("a", 2, true), ("b", 3, true)]) == 2)
    #expect(try uses(once, [("a", 2, false), ("b", 2, false)]) == 2)
    #expect(try uses(once, [("a", 2, false), ("b", 2, true)]) == 1, "b may be a")
    #expect(try uses(once, [("a", 2, false), ("a", 3, false)]) == 1)
  }

  @Test func aDealWithoutTheRuleIsForAllAsOftenAsTheyLike() throws {
    let text = #"{"title":"T"}"#
    let deal = try Deal(json: try #require(try JSON(parsing: Array(text.utf8)).object))
    #expect(try uses(deal, [("a", 2, true), ("a", 2, true), ("b", 2, true)]) == 3)
  }
}

@Suite struct AuthorityMarkTests {
  private func mark(ownReplicas: [UInt64]) -> String? {
    var format = StoreFormat()
    format.replicas = ownReplicas.map { ReplicaID(random: $0) }
    var positions = JournalPositions()
    for number: UInt64 in [1, 2] {
      positions[ReplicaID(random: number)] = JournalPosition(n: 1)
    }
    return Authority(format).mark(for: positions)
  }

  @Test func aNewReplicaThatHasWrittenNothingLeavesTheSnapshotAsItIs() {
    #expect(mark(ownReplicas: [1]) == mark(ownReplicas: [1, 3]))
  }

  @Test func aReplicaWithLinesCountsAsOwnOrAsForeign() {
    #expect(mark(ownReplicas: [1]) != mark(ownReplicas: [2]))
    #expect(mark(ownReplicas: [1, 2]) == nil)
  }

  @Test func aReplicaIsRegisteredOnceInARun() throws {
    let folder = try TemporaryStore()
    let store = try Store(at: folder.path, now: 0)
    try store.prepareForWriting()
    try store.register(ReplicaID(random: 1))
    let path = "\(folder.path)/format.json"
    // A file that is written again has lost the blank line.
    try folder.replace(path, with: folder.bytes(path) + [0x0A])
    let first = try folder.bytes(path)
    try store.register(ReplicaID(random: 1))
    #expect(try folder.bytes(path) == first)
    try store.register(ReplicaID(random: 2))
    #expect(try folder.bytes(path) != first)
    let format = try StoreFormat.read(in: Folder(folder.path))
    #expect(format?.replicas == [ReplicaID(random: 1), ReplicaID(random: 2)].sorted())
  }

  @Test func aBackupBringsTheLinesOfAWrongClock() throws {
    var theirs = StoreFormat()
    let wrong = WrongClock(
      replica: ReplicaID(random: 1), numbers: 3...5, time: HybridTime(milliseconds: 7))
    (theirs.replicas, theirs.founder) = ([ReplicaID(random: 1)], ReplicaID(random: 1))
    theirs.wrongClocks = [wrong]
    let merged = StoreFormat().merged(with: theirs)
    #expect(merged.wrongClocks == [wrong] && merged.founder == ReplicaID(random: 1))
    #expect(merged.merged(with: theirs) == merged)
  }
}
