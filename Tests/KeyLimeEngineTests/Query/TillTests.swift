import Testing

@testable import KeyLimeEngine

private let noon: Int64 = 1_790_000_000

@Suite struct TillTests {
  private var scribe = Scribe()
  private let key = DealKey(secret: [UInt8](repeating: 9, count: 32))
  private let hours = DealHours(PlaceClocks(zone: .utc))
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
  ) -> KeyedDealCode {
    let end = OffsetTime(seconds: noon + seconds, offsetMinutes: 0)
    return KeyedDealCode(
      of: deal, at: restaurant(place), for: account(name), until: end, nonce: nonce, key)
  }

  private mutating func use(_ name: String, _ nonce: UInt64) -> KeyedDealCode {
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

  private func till(
    _ code: KeyedDealCode, _ name: String, at now: Int64 = noon, _ key: DealKey? = nil
  ) -> Till {
    Till(
      .keyed(code), by: account(name), now: Moment(secondsSince1970: now), hours: hours,
      key: key ?? self.key)
  }

  private func answer(_ code: KeyedDealCode) throws -> Till.Answer {
    try till(code, "owner").answer(in: State.fold(scribe.events))
  }

  private func verdict(
    _ code: KeyedDealCode, by name: String = "owner", at now: Int64 = noon, _ key: DealKey? = nil
  ) throws -> Till.Verdict {
    try till(code, name, at: now, key).answer(in: State.fold(scribe.events)).verdict
  }

  /// As the till of a store with a snapshot sees it.
  private func verdictOfJournal(
    _ code: KeyedDealCode, by name: String = "owner"
  ) throws -> Till.Verdict {
    let folder = try TemporaryStore()
    try folder.write(scribe.events)
    let journal = folder.journal()
    try Folder.make("\(folder.path)/private")
    #expect(journal.writesSnapshot())
    return try till(code, name).answer(in: journal).verdict
  }

  @Test mutating func aCodeIsGoodOnce() throws {
    let code = use("ana", 77)
    #expect(try verdict(code) == .good)
    let find = try #require(try answer(code).find)
    scribe.write(.deal(find.restaurant, find.id, .redeem(nonce: code.nonceText)), by: "owner")
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
    #expect(try verdictOfJournal(late, by: "ben") == .notYours)
    #expect(try verdictOfJournal(self.code("cy", 78)) == .wrong, "stolen")
  }

  @Test mutating func aSecondUseOfOnePersonIsCalledThat() throws {
    var (several, once) = (Deal(title: "T"), Deal(title: "T"))
    (several.usesInAll, once.usesInAll) = (1, 3)
    (several.oncePerPerson, once.oncePerPerson) = (false, true)
    let patch = Patch(from: several, to: once)
    scribe.write(.restaurant(restaurant(1), .editDeal(deal, patch)), by: "owner")
    _ = use("ana", 77)
    let second = use("ana", 78)
    #expect(try verdictOfJournal(second) == .alreadyUsed)
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
    #expect(try verdict(code, by: "ben") == .notYours)
    #expect(try verdict(code, DealKey(secret: [1])) == .wrong)
    #expect(try verdict(self.code("ben", 77)) == .wrong, "stolen")
    #expect(try verdict(self.code("cy", 79)) == .wrong, "never used")
    #expect(try verdict(self.code("ana", 77, at: 2)) == .wrong, "of another place")
    #expect(try verdict(self.code("ana", 77, until: 90)) == .wrong, "prolonged by the guest")
  }

  @Test mutating func aCodeOutlivesItsDealAsLongAsWasPromised() throws {
    let code = use("ana", 77)
    scribe.write(.restaurant(restaurant(1), .removeDeal(deal)), by: "owner")
    #expect(try verdict(code, at: noon + 59) == .good)
    guard case .expired = try verdict(code, at: noon + 60) else {
      Issue.record("good after the end it was shown with")
      return
    }
  }

  @Test mutating func anOwnerMayProlongButNotShortenACode() throws {
    let code = use("ana", 77)
    func isGood(at seconds: Int64) throws -> Bool {
      try verdict(code, at: noon + seconds) == .good
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

  @Test mutating func codesOfNowAreGoodOnceToo() throws {
    let code = DealCode(bits: 99)
    let mark = code.mark(of: deal, at: restaurant(1))
    scribe.write(.deal(restaurant(1), deal, .use(mark)), by: "ana")
    func verdict(_ code: DealCode, by name: String = "owner") throws -> Till.Verdict {
      try Till(
        .short(code), by: account(name), now: Moment(secondsSince1970: noon), hours: hours
      ).answer(in: State.fold(scribe.events)).verdict
    }
    #expect(try verdict(code) == .good)
    #expect(try verdict(DealCode(bits: 98)) == .wrong)
    #expect(try verdict(code, by: "kit") == .notYours)
    scribe.write(.restaurant(restaurant(1), .addStaff(account("kit"))), by: "ben")
    #expect(try verdict(code, by: "kit") == .notYours, "only an admin names staff")
    scribe.write(.restaurant(restaurant(1), .addStaff(account("kit"))), by: "owner")
    #expect(try verdict(code, by: "kit") == .good)
    scribe.write(.deal(restaurant(1), deal, .redeem(mark)), by: "kit")
    guard case .alreadyRedeemed = try verdict(code) else {
      Issue.record("good twice")
      return
    }
  }

  /// The guest had it on the screen in time, and the bill came later.
  @Test mutating func aCodeThatWasJustShownOutlivesItsHours() throws {
    let code = DealCode(bits: 99)
    let promise = UsePromise(when: "Mo 14:00-14:20")
    var offered = Deal(title: "T")
    offered.when = promise.when
    let change = Patch(from: Deal(title: "T"), to: offered)
    scribe.write(.restaurant(restaurant(1), .editDeal(deal, change)), by: "owner")
    end(in: nil)
    scribe.write(
      .deal(restaurant(1), deal, .use(code.mark(of: deal, at: restaurant(1)), promise)),
      by: "ana")
    func verdict(after seconds: Int64) throws -> Till.Verdict {
      try Till(
        .short(code), by: account("owner"), now: Moment(secondsSince1970: noon + seconds),
        hours: hours
      ).answer(in: State.fold(scribe.events)).verdict
    }
    #expect(try [verdict(after: 60), verdict(after: 1500)] == [.good, .good])
    #expect(try verdict(after: 2400) == .notNow)
  }

  /// Noon of the tests is a Monday, 14:13 UTC.
  @Test mutating func weeklyHoursAreCheckedAtTheTill() throws {
    let code = DealCode(bits: 99)
    let promise = UsePromise(when: "Mo 14:00-15:00")
    var (old, new) = (Deal(title: "T"), Deal(title: "T"))
    (old.when, new.when) = ("Mo 14:00-15:00", "Tu 10:00-11:00")
    let change = Patch(from: Deal(title: "T"), to: old)
    scribe.write(.restaurant(restaurant(1), .editDeal(deal, change)), by: "owner")
    end(in: nil)
    scribe.write(
      .deal(restaurant(1), deal, .use(code.mark(of: deal, at: restaurant(1)), promise)), by: "ana")
    func verdict(at seconds: Int64) throws -> Till.Verdict {
      try Till(
        .short(code), by: account("owner"), now: Moment(secondsSince1970: seconds), hours: hours
      ).answer(in: State.fold(scribe.events)).verdict
    }
    let tuesday = noon + 20 * 3600
    #expect(try [verdict(at: noon), verdict(at: noon + 7200)] == [.good, .notNow])
    #expect(try verdict(at: tuesday) == .notNow)
    let moved = Patch(from: old, to: new)
    scribe.write(.restaurant(restaurant(1), .editDeal(deal, moved)), by: "owner")
    #expect(try [verdict(at: noon), verdict(at: tuesday)] == [.good, .good])
  }
}
