import Testing

@testable import KeyLimeEngine

/// Whose turn it is to pay.
@Suite struct TurnTests {
  @Test("the shares of six times 61.37 differ by pennies, which decide nothing")
  func roundingDecidesNothing() throws {
    let people = try (1...6).map { try Sample.person("p\($0)") }
    let payers = [people[3], people[0], people[5], people[1], people[4], people[2]]
    let bills = try payers.enumerated().map { index, payer in
      try Sample.bill(
        "bill \(index)", 6137, paidBy: payer, .equally(people), on: "2026-11-1\(index)")
    }
    let turns = try Ledger.turns(among: people, in: bills)
    #expect(Set(turns.map(\.standing.minor)).count > 1)
    #expect(turns.map(\.person) == payers)
  }

  @Test("among equals who never paid, names decide and not ids, by which the odd cent falls")
  func theOddCentDecidesNothing() throws {
    for ids in [["x", "y"], ["y", "x"]] {
      let (ann, bo, cy) = try (
        Sample.person("account:me"), Sample.person(ids[0]), Sample.person(ids[1])
      )
      for number in 0..<3 {
        let bill = try Sample.bill("bill \(number)", 1000, paidBy: ann, .equally([ann, bo, cy]))
        let turns = try Ledger.turns(
          among: [ann, bo, cy], in: [bill],
          by: PeopleOrder(ann, names: [ann: "Ann", bo: "Bo", cy: "Cy"]))
        #expect(turns.map(\.person) == [bo, cy, ann], "\(ids), bill \(number)")
      }
    }
  }

  @Test func aPennyThatIsOwedDecides() throws {
    let people = try Sample.people("a", "b")
    let bills = try [
      Sample.bill("1", 1000, paidBy: people[0], .equally(people), on: "2026-11-18"),
      Sample.bill("2", 998, paidBy: people[1], .equally(people), on: "2026-11-19"),
    ]
    #expect(try Ledger.turns(among: people, in: bills).map(\.person) == [people[1], people[0]])
  }

  @Test func whoPaidLongestAgoIsToldByTheInstant() throws {
    let people = try Sample.people("a", "b")
    let bills = try [
      Sample.bill("1", 9, paidBy: people[0], .whole(people[1]), on: "2026-10-21T12:00:00+01:00"),
      Sample.bill("2", 9, paidBy: people[1], .whole(people[0]), on: "2026-10-21T17:30:00+07:00"),
    ]
    #expect(try Ledger.turns(among: people, in: bills).map(\.person) == [people[1], people[0]])
  }
}

/// The order of times at places with other clocks.
@Suite struct CivilTimeOrderTests {
  @Test("a day without a time is between the days beside it, and inside its own")
  func theOrderIsThatOfInstants() throws {
    let inOrder = [
      "2026-10-20T23:59:00-08:00", "2026-10-21", "2026-10-21T18:00:00+05:00",
      "2026-10-21T20:30:00+07:00", "2026-10-21T15:00:00+01:00", "2026-10-22T01:00:00+07:00",
      "2026-10-22",
    ]
    let times = try inOrder.map { try #require(CivilTime($0)) }
    #expect(times.shuffled().sorted() == times)
  }
}
