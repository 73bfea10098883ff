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
      one.status(for: Guest(nil), DealState(), at: $0)
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
      return one.status(for: Guest(account(name)), uses, at: noon)
    }
    #expect(try [status("ana"), status("ben")] == [.used, .open])
    scribe.write(.deal(restaurant(1), named("d"), .use(nonce: "2")), by: "ben")
    #expect(try [status("ana"), status("cy")] == [.used, .usedUp])
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
    let offers = try State.fold(scribe.events).offers(for: Guest(nil), now: noon)
    var question = DealQuestion()
    question.origin = Coordinate(latitude: 35.281, longitude: -120.66)
    question.reach = Distance(metres: 250)
    question.favourites = [restaurant(3)]
    let board = try store.dealBoard(of: offers, question)
    #expect(board.deals.map(\.offer.id.text) == ["favourite-sooner", "favourite", "soon", "never"])
    #expect(board.tooFar == 1)
  }
}
