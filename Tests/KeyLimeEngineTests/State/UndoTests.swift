import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct UndoTests {
  private func rating(_ scribe: Scribe) throws -> Int? {
    try State.fold(scribe.events).rating(of: restaurant(1), by: account("ana"))?.limes.count
  }

  @Test func undoingARatingBringsBackTheOneBefore() throws {
    var scribe = Scribe()
    scribe.write(.rate(restaurant(1), limes(2)))
    let second = scribe.write(.rate(restaurant(1), limes(5)))
    scribe.write(.undo(second))
    #expect(try rating(scribe) == 2)
    scribe.write(.undo(second))
    #expect(try rating(scribe) == 2)
    scribe.write(.redo(second))
    #expect(try rating(scribe) == 5)
  }

  @Test func undoingAClearingBringsTheRatingBack() throws {
    var scribe = Scribe()
    scribe.write(.rate(restaurant(1), limes(2)))
    let clearing = scribe.write(.clearRating(restaurant(1)))
    #expect(try rating(scribe) == nil)
    scribe.write(.undo(clearing))
    #expect(try rating(scribe) == 2)
  }

  @Test func othersCannotUndoWhatIDid() throws {
    var scribe = Scribe()
    let first = scribe.write(.rate(restaurant(1), limes(2)))
    scribe.write(.undo(first), by: "ben")
    #expect(try rating(scribe) == 2)
    let event = try #require(scribe.events.last)
    #expect(try State.fold(scribe.events).reason(against: event) == .notPermitted)
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func undoingIsAsIfItHadNeverHappened(seed: UInt64) throws {
    var history = RandomHistory(seed: seed)
    var events = history.events(200).filter { $0.toggle == nil && $0.key == nil }
    var generator = SplitMix64(seed: seed)
    let state = State.fold(events)
    let undone = try #require(
      events.filter { try !$0.action.isIrrevocable && state.mayReverse($0) }
        .randomElement(using: &generator))
    let expected = try contents(events.filter { $0.id != undone.id })
    let latest = try #require(events.last)
    let n = 1 + (events.filter { $0.id.replica == undone.id.replica }.map(\.id.n).max() ?? 0)
    let undo = Event(
      id: EventID(replica: undone.id.replica, n: n),
      time: HybridTime(milliseconds: latest.time.milliseconds + 1), by: undone.by,
      action: .undo(undone.id))
    events.append(undo)
    #expect(try contents(events) == expected, "seed \(seed)")
    // What nobody was entitled to say stays so.
    let isForbidden = try state.reason(against: undone) == .notPermitted
    let reason = try State.fold(events).reason(against: undone)
    #expect(reason == .undone || isForbidden && reason == .notPermitted)
  }

  /// What counts of each subject, without the names of the events that do not.
  private func contents(_ events: [Event]) throws -> [[UInt8]] {
    let state = State.fold(events)
    return try Section.allCases.filter { $0.isPrimary && $0 != .toggles }.flatMap { section in
      try state.registers(section).filter { !$0.register.events.isEmpty }
        .map { $0.key.bytes + $0.register.events.flatMap(\.members) }
    }
  }

  @Test func undoAndRedoWithoutANameRetraceTheirSteps() throws {
    let store = try TemporaryStore()
    let journal = store.journal()
    let ana = account("ana")
    let act = { (action: Action) in
      guard case .written(let events) = try journal.append([action], by: ana, now: 1) else {
        return
      }
      #expect(events.count == 1)
    }
    for number in 1...3 { try act(.rate(restaurant(number), limes(number))) }
    try act(.unfavourite(restaurant(9)))
    _ = try journal.append([.favourite(restaurant(1))], by: account("ben"), now: 1)
    var undone: [EventID] = []
    while case .undoable(let events) = try journal.latestToUndo(by: ana) {
      let event = try #require(events.first)
      undone.append(event.id)
      try act(.undo(event.id))
    }
    #expect(undone.map(\.n) == [3, 2, 1])
    var redone: [EventID] = []
    while case .redoable(let events) = try journal.latestToRedo(by: ana) {
      let event = try #require(events.first)
      redone.append(event.id)
      try act(.redo(event.id))
    }
    #expect(redone.map(\.n) == [1, 2, 3])
    let left = try journal.read { (state) throws(SnapshotFault) in try state.ratings(by: ana) }
    #expect(left.count == 3)
  }

  @Test func whatWasDoneSinceAnUndoIsInTheWayOfARedoWithoutAName() throws {
    let store = try TemporaryStore()
    let journal = store.journal()
    let act = { (name: String, action: Action) throws -> Event in
      let appended = try journal.append([action], by: account(name), now: 1)
      guard case .written(let events) = appended else { throw Failed() }
      return try #require(events.first)
    }
    let first = try act("ana", .rate(restaurant(1), limes(1)))
    _ = try act("ana", .undo(first.id))
    _ = try act("ben", .rate(restaurant(1), limes(2)))
    _ = try act("ana", .unfavourite(restaurant(9)))
    #expect(try journal.latestToRedo(by: account("ana")) == .redoable([first]), "nothing of hers")
    let second = try act("ana", .rate(restaurant(2), limes(3)))
    #expect(try journal.latestToRedo(by: account("ana")) == .overtaken([first], by: second))
    _ = try act("ana", .undo(second.id))
    #expect(try journal.latestToRedo(by: account("ana")) == .redoable([second]))
    _ = try act("ana", .redo(second.id))
    #expect(try journal.latestToRedo(by: account("ana")) == .overtaken([first], by: second))
    _ = try act("ana", .redo(first.id))
    #expect(try journal.latestToRedo(by: account("ana")) == nil)
  }

  private struct Failed: Error {}

  /// What counted once counts for good: the uses after some events are the first of the uses after
  /// more of them, whatever was undone, edited, removed or released since.
  @Test(arguments: (1...5 as ClosedRange<UInt64>).sweep(1))
  func nothingTakesAUseOrARedemptionBack(seed: UInt64) throws {
    var history = RandomHistory(seed: seed)
    history.isAboutDeals = true
    let events = history.events(240)
    var (before, seen): ([SubjectKey: DealState], Int) = ([:], 0)
    for count in stride(from: 12, through: events.count, by: 12) {
      for (key, register) in try State.fold(Array(events.prefix(count))).registers(.deals) {
        let (old, new) = (before[key] ?? DealState(), register.dealUses)
        #expect(new.uses.starts(with: old.uses), "seed \(seed), \(count) events")
        #expect(new.redemptions.starts(with: old.redemptions), "seed \(seed), \(count) events")
        before[key] = new
        seen += new.uses.count - old.uses.count
      }
    }
    #expect(seen > 3, "seed \(seed) uses next to nothing")
  }

  @Test func undoingAHigherLimitTakesNoUseBack() throws {
    var scribe = Scribe()
    var (two, four) = (Deal(title: "T"), Deal(title: "T"))
    (two.usesInAll, four.usesInAll) = (2, 4)
    scribe.write(.restaurant(restaurant(1), .claim()), by: "owner")
    scribe.write(.restaurant(restaurant(1), .addDeal(named("d"), two)), by: "owner")
    let raised = scribe.write(
      .restaurant(restaurant(1), .editDeal(named("d"), Patch(from: two, to: four))), by: "owner")
    func use(_ person: Int) {
      scribe.write(.deal(restaurant(1), named("d"), .use(nonce: "x\(person)")), by: "p\(person)")
    }
    func used() throws -> [String] {
      try State.fold(scribe.events.reversed()).uses(of: named("d"), at: restaurant(1))
        .uses.map(\.nonce)
    }
    (1...3).forEach(use)
    scribe.write(.undo(raised), by: "owner")
    #expect(try used() == ["x1", "x2", "x3"])
    use(4)
    #expect(try used() == ["x1", "x2", "x3"], "the limit is two again, and more were used")
    scribe.write(.redo(raised), by: "owner")
    use(5)
    #expect(try used() == ["x1", "x2", "x3", "x5"])
  }

  @Test func undoingAnOfferTakesNoUseBack() throws {
    var scribe = Scribe()
    scribe.write(.restaurant(restaurant(1), .claim()), by: "owner")
    let offer = scribe.write(
      .restaurant(restaurant(1), .addDeal(named("d"), Deal(title: "T"))), by: "owner")
    scribe.write(.deal(restaurant(1), named("d"), .use(nonce: "x")))
    scribe.write(.undo(offer), by: "owner")
    let late = scribe.write(.deal(restaurant(1), named("d"), .use(nonce: "y")))
    scribe.write(.deal(restaurant(1), named("d"), .redeem(nonce: "x")), by: "owner")
    let state = State.fold(scribe.events)
    let deal = try state.uses(of: named("d"), at: restaurant(1))
    #expect(deal.uses.map(\.nonce) == ["x"])
    #expect(deal.isRedeemed(.nonce("x")))
    let event = try #require(scribe.events.first { $0.id == late })
    #expect(try state.reason(against: event) == .nothingThere)
  }

  @Test func whatIsUsedStaysUsed() throws {
    var scribe = Scribe()
    scribe.write(.restaurant(restaurant(1), .claim()), by: "owner")
    scribe.write(.restaurant(restaurant(1), .addDeal(named("d"), Deal(title: "T"))), by: "owner")
    let use = scribe.write(.deal(restaurant(1), named("d"), .use(nonce: "x")))
    scribe.write(.undo(use))
    let state = State.fold(scribe.events)
    #expect(try state.uses(of: named("d"), at: restaurant(1)).isUsed(by: Guest(account("ana"))))
    #expect(try state.reason(against: try #require(scribe.events.last)) == .irrevocable)
  }
}
