import Testing

@testable import KeyLimeEngine

private let noon: Int64 = 1_790_000_000

@Suite struct DealStatusTests {
  private func deal(_ change: (inout Deal) -> Void) -> Deal {
    var deal = Deal(title: "Two for one")
    change(&deal)
    return deal
  }

  private func time(_ seconds: Int64) -> OffsetTime? {
    OffsetTime(seconds: seconds, offsetMinutes: -480)
  }

  @Test func aDealCountsFromItsStartToBeforeItsEnd() {
    let one = deal {
      $0.starts = time(noon)
      $0.expires = time(noon + 60)
    }
    let statuses = [noon - 1, noon, noon + 59, noon + 60].map {
      one.status(for: nil, DealState(), at: $0)
    }
    #expect(statuses == [.notYet, .open, .open, .expired])
  }

  @Test func limitsAreOfAPersonAndOfAll() throws {
    var scribe = Scribe()
    let one = deal {
      $0.oncePerPerson = true
      $0.usesInAll = 2
    }
    scribe.write(.restaurant(restaurant(1), .claim()), by: "owner")
    scribe.write(.restaurant(restaurant(1), .addDeal(named("d"), one)), by: "owner")
    scribe.write(.deal(restaurant(1), named("d"), .use(nonce: "1")), by: "ana")
    func status(_ name: String) throws -> DealStatus {
      let uses = try State.fold(scribe.events).uses(of: named("d"), at: restaurant(1))
      return one.status(for: account(name), uses, at: noon)
    }
    #expect(try [status("ana"), status("ben")] == [.used, .open])
    scribe.write(.deal(restaurant(1), named("d"), .use(nonce: "2")), by: "ben")
    #expect(try [status("ana"), status("cy")] == [.used, .usedUp])
  }
}

@Suite struct TillTests {
  private var scribe = Scribe()
  private let key = DealKey(secret: [UInt8](repeating: 9, count: 32))
  private let deal: DealID = named("d")

  init() {
    var one = Deal(title: "Two for one")
    one.usesInAll = 1
    one.expires = OffsetTime(seconds: noon + 60, offsetMinutes: 0)
    scribe.write(.account(.create), by: "ana")
    scribe.write(.account(.create), by: "ben")
    scribe.write(.restaurant(restaurant(1), .claim()), by: "owner")
    scribe.write(.restaurant(restaurant(1), .addDeal(deal, one)), by: "owner")
  }

  private func code(
    _ name: String, _ nonce: UInt64, at place: Int = 1, until seconds: Int64 = 60
  ) -> DealCode {
    let end = OffsetTime(seconds: noon + seconds, offsetMinutes: 0)
    return DealCode(
      of: deal, at: restaurant(place), for: account(name), until: end, nonce: nonce, key)
  }

  private mutating func use(_ name: String, _ nonce: UInt64) -> DealCode {
    let code = code(name, nonce)
    let end = OffsetTime(seconds: noon + 60, offsetMinutes: 0)
    scribe.write(.deal(restaurant(1), deal, .use(nonce: code.nonceText, until: end)), by: name)
    return code
  }

  /// The owner moves the end of the deal; nil is for ever.
  @discardableResult
  private mutating func end(in seconds: Int64?) -> EventID {
    var (old, new) = (Deal(title: "T"), Deal(title: "T"))
    old.expires = OffsetTime(seconds: noon, offsetMinutes: 0)
    new.expires = seconds.flatMap { OffsetTime(seconds: noon + $0, offsetMinutes: 0) }
    let patch = Patch(from: old, to: new)
    return scribe.write(.restaurant(restaurant(1), .editDeal(deal, patch)), by: "owner")
  }

  private func verdict(
    _ code: DealCode, by name: String = "owner", at now: Int64 = noon, _ key: DealKey? = nil
  ) throws -> Till.Verdict {
    try Till(code, by: account(name), now: now, key: key ?? self.key)
      .verdict(in: State.fold(scribe.events))
  }

  /// As the till of a store with a snapshot sees it.
  private func verdictOfJournal(
    _ code: DealCode, by name: String = "owner"
  ) throws -> Till.Verdict {
    let folder = try TemporaryStore()
    try folder.write(scribe.events)
    let journal = folder.journal()
    try Folder.make("\(folder.path)/private")
    #expect(journal.writesSnapshot())
    return try Till(code, by: account(name), now: noon, key: key).verdict(in: journal)
  }

  @Test mutating func aCodeIsGoodOnce() throws {
    let code = use("ana", 77)
    guard case .good(let place, deal, _) = try verdict(code) else {
      Issue.record("not good")
      return
    }
    scribe.write(.deal(place, deal, .redeem(nonce: code.nonceText)), by: "owner")
    guard case .alreadyRedeemed = try verdict(code, at: noon + 100) else {
      Issue.record("good twice")
      return
    }
  }

  @Test mutating func theClockAndTheLimitAreLookedAt() throws {
    let code = use("ana", 77)
    let late = use("ben", 78)
    guard case .expired = try verdict(code, at: noon + 60) else {
      Issue.record("good after its end")
      return
    }
    guard case .limitReached = try verdictOfJournal(late) else {
      Issue.record("good beyond the limit")
      return
    }
    #expect(try verdictOfJournal(late, by: "ben") == .notYours(restaurant(1)))
    #expect(try verdictOfJournal(self.code("cy", 78)) == .wrong, "stolen")
  }

  /// What two replicas gave away is too much when they meet, whatever became of the terms since.
  @Test mutating func aUseThatCameTooLateIsKnownWhateverBecameOfTheDeal() throws {
    _ = use("ana", 77)
    let prolonged = end(in: 100)
    let late = code("ben", 78, until: 100)
    let end = OffsetTime(seconds: noon + 100, offsetMinutes: 0)
    let event = scribe.write(
      .deal(restaurant(1), deal, .use(nonce: late.nonceText, until: end)), by: "ben", replica: 2)
    scribe.write(.undo(prolonged), by: "owner")
    let written = try #require(scribe.events.first { $0.id == event })
    #expect(try State.fold(scribe.events).reason(against: written) == .limitReached)
    guard case .limitReached = try verdictOfJournal(late) else {
      Issue.record("taken for a code of no deal")
      return
    }
  }

  @Test mutating func codesOfOthersAreRefused() throws {
    let code = use("ana", 77)
    #expect(try verdict(code, by: "ben") == .notYours(restaurant(1)))
    #expect(try verdict(code, DealKey(secret: [1])) == .wrong)
    #expect(try verdict(self.code("ben", 77)) == .wrong, "stolen")
    #expect(try verdict(self.code("cy", 79)) == .wrong, "never used")
    #expect(try verdict(self.code("ana", 77, at: 2)) == .wrong, "of another place")
    #expect(try verdict(self.code("ana", 77, until: 90)) == .wrong, "prolonged by the guest")
  }

  @Test mutating func aCodeOutlivesItsDealAsLongAsWasPromised() throws {
    let code = use("ana", 77)
    scribe.write(.restaurant(restaurant(1), .removeDeal(deal)), by: "owner")
    #expect(try verdict(code, at: noon + 59) == .good(restaurant(1), deal, nil))
    guard case .expired(_, _, nil, _) = try verdict(code, at: noon + 60) else {
      Issue.record("good after the end it was shown with")
      return
    }
  }

  @Test mutating func anOwnerMayProlongButNotShortenACode() throws {
    let code = use("ana", 77)
    func isGood(at seconds: Int64) throws -> Bool {
      if case .good = try verdict(code, at: noon + seconds) { true } else { false }
    }
    end(in: 10)
    #expect(try [isGood(at: 59), isGood(at: 60)] == [true, false])
    let prolonged = end(in: 100)
    #expect(try [isGood(at: 99), isGood(at: 100)] == [true, false])
    scribe.write(.undo(prolonged), by: "owner")
    #expect(try [isGood(at: 59), isGood(at: 60)] == [true, false])
    end(in: nil)
    #expect(try isGood(at: 10_000))
  }

  @Test mutating func aForgedEndMakesACodeWorthless() throws {
    let code = code("ana", 77)
    let end = OffsetTime(seconds: noon + 900, offsetMinutes: 0)
    scribe.write(.deal(restaurant(1), deal, .use(nonce: code.nonceText, until: end)), by: "ana")
    #expect(try verdict(code) == .wrong)
  }

  @Test func noncesAreWrittenInSixteenDigits() throws {
    for nonce: UInt64 in [0, 7, .max] {
      let code = code("ana", nonce)
      #expect(code.nonceText.count == 16)
      #expect(DealCode.nonce(of: code.nonceText) == nonce)
    }
  }

  @Test func oneKeyIsDrawnForAStore() throws {
    let folder = try TemporaryStore()
    let store = try Store(at: folder.path)
    var generator = SeededGenerator(seed: 3)
    let first = try store.dealKey { generator.next() }
    let second = try store.dealKey { generator.next() }
    #expect(first.key(of: restaurant(1)) == second.key(of: restaurant(1)))
    #expect(first.key(of: restaurant(1)) != first.key(of: restaurant(2)))
  }
}

@Suite struct DealBoardTests {
  @Test func favouritesComeFirstThenTheSoonestToExpire() throws {
    let folder = try TemporaryStore()
    let store = try Store(at: folder.path)
    let lines = (1...4).map {
      #"{"id":"n\#($0)","name":"P\#($0)","latitude":35.28\#($0),"longitude":-120.66}"#
    }
    _ = try store.importCatalogue(
      ImportRequest(
        bytes: Array((lines.joined(separator: "\n") + "\n").utf8), sourceName: "t", time: ""))
    var scribe = Scribe()
    func offer(_ place: Int, _ id: String, until end: Int64?) {
      var deal = Deal(title: id)
      deal.expires = end.flatMap { OffsetTime(seconds: noon + $0, offsetMinutes: 0) }
      scribe.write(.restaurant(restaurant(place), .claim()), by: "owner")
      scribe.write(.restaurant(restaurant(place), .addDeal(named(id), deal)), by: "owner")
    }
    offer(1, "never", until: nil)
    offer(2, "soon", until: 10)
    offer(3, "favourite", until: 100)
    offer(3, "favourite-sooner", until: 50)
    offer(4, "over", until: -1)
    offer(4, "far", until: 5)
    try folder.write(scribe.events)
    let offers = try State.fold(scribe.events).offers(for: nil, now: noon)
    var question = DealQuestion()
    question.origin = Coordinate(latitude: 35.281, longitude: -120.66)
    question.reach = Distance(metres: 250)
    question.favourites = [restaurant(3)]
    let board = try store.dealBoard(of: offers, question)
    #expect(board.deals.map(\.offer.id.text) == ["favourite-sooner", "favourite", "soon", "never"])
    #expect(board.tooFar == 1)
  }
}
