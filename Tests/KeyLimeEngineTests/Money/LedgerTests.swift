import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct LedgerTests {
  @Test func currenciesAreNeverNetted() throws {
    let (me, eli) = try (Sample.person("account:me"), Sample.person("eli"))
    let euro = try #require(Currency(code: "EUR"))
    let ledger = try Ledger([
      Sample.bill("1", 1000, paidBy: me, .whole(eli)),
      Sample.bill("2", 700, euro, paidBy: eli, .whole(me)),
    ])
    #expect(ledger.balances(of: me).map(\.amount.text) == ["-€7.00", "$10.00"])
    #expect(ledger.balances(of: eli).map(\.amount.text) == ["€7.00", "-$10.00"])
    let totals = try ledger.totals(of: me)
    #expect(totals.map(\.owes.text) == ["€7.00", "$0.00"])
    #expect(totals.map(\.isOwed.text) == ["€0.00", "$10.00"])
  }

  @Test func theOrderOfBillsDoesNotMatter() throws {
    var random = SplitMix64(seed: 5)
    let crowd = try Sample.people("account:me", "b", "c", "d")
    let bills = try (0..<50).map { try Sample.randomBill($0, among: crowd, using: &random) }
    #expect(try Ledger(bills) == Ledger(bills.shuffled(using: &random)))
  }

  @Test func bothSidesComputeTheSame() throws {
    var random = SplitMix64(seed: 6)
    let crowd = try Sample.people("account:me", "account:you", "c")
    let ledger = try Ledger(
      (0..<60).map { try Sample.randomBill($0, among: crowd, using: &random) })
    for one in crowd {
      for other in crowd where one != other {
        #expect(
          ledger.balances(of: one, with: other).map(\.amount.minor)
            == ledger.balances(of: other, with: one).map { -$0.amount.minor })
      }
    }
  }

  @Test(arguments: (0..<60).sweep(8))
  func payingWhatIsSuggestedBringsAllToZero(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let crowd = try (0..<Int.random(in: 2...18, using: &random)).map {
      try Sample.person("p\($0)")
    }
    var ledger = try Ledger(
      (0..<30).map { try Sample.randomBill($0, among: crowd, using: &random) })
    let payments = try ledger.settlement()
    for (currency, positions) in try ledger.positions() {
      #expect(payments.count { $0.amount.currency == currency } < positions.count)
    }
    for (number, debt) in payments.enumerated() {
      try ledger.add(
        .payment(
          from: debt.debtor, to: debt.creditor, debt.amount, id: #require(BillID("p\(number)")),
          date: Sample.day()))
    }
    #expect(ledger.debts.isEmpty, "seed \(seed)")
    #expect(try ledger.settlement().isEmpty)
  }

  @Test func theFewestPaymentsAreFound() throws {
    // Two groups cancel by themselves, which going from the largest down does not see.
    let minors: [Int64] = [-4, -3, 7, -6, -5, 11]
    let positions = try Dictionary(
      uniqueKeysWithValues: minors.enumerated().map { (try Sample.person("p\($0)"), $1) })
    #expect(Settlement(positions, in: .usd).payments().count == 4)
  }

  @Test(arguments: 0..<20)
  func noShorterSettlementExists(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var minors = (0..<6).map { _ in Int64.random(in: -4...4, using: &random) }
    minors.append(-minors.reduce(0, +))
    let positions = try Dictionary(
      uniqueKeysWithValues: minors.enumerated().map { (try Sample.person("p\($0)"), $1) })
    let open = minors.filter { $0 != 0 }
    #expect(
      Settlement(positions, in: .usd).payments().count == open.count - mostGroups(open[...]),
      "seed \(seed)")
  }

  /// The most groups that sum to zero, by trying every group for the first number.
  private func mostGroups(_ numbers: ArraySlice<Int64>) -> Int {
    guard let first = numbers.first else { return 0 }
    let rest = Array(numbers.dropFirst())
    var best = 0
    for mask in 0..<(1 << rest.count) {
      let group = rest.indices.filter { mask & 1 << $0 != 0 }
      guard first + group.reduce(0, { $0 + rest[$1] }) == 0 else { continue }
      let others = rest.indices.filter { mask & 1 << $0 == 0 }.map { rest[$0] }
      best = max(best, 1 + mostGroups(others[...]))
    }
    return best
  }

  @Test func debtsThatRunInACircleAreSettled() throws {
    let people = try Sample.people("a", "b", "c")
    let bills = try (0..<3).map {
      try Sample.bill("\($0)", 10, paidBy: people[$0], .whole(people[($0 + 1) % 3]))
    }
    #expect(try Ledger(bills).debts.isEmpty)
    #expect(try Ledger(bills.dropLast()).debts.count == 2)
  }

  /// Bob pays Priya for me; what the two do not owe each other does not come back with the next
  /// bill.
  @Test func aSettledCircleStaysSettled() throws {
    let people = try Sample.people("account:me", "bob", "priya")
    let (me, bob, priya) = (people[0], people[1], people[2])
    var ledger = try Ledger([
      Sample.bill("1", 400, paidBy: priya, .whole(me)),
      Sample.bill("2", 400, paidBy: me, .whole(bob)),
      Sample.bill("3", 400, paidBy: bob, .whole(priya)),
    ])
    #expect(ledger.debts.isEmpty)
    try ledger.add(Sample.bill("4", 1500, paidBy: me, .whole(bob)))
    #expect(ledger.balances(of: me).map(\.amount.minor) == [1500])
    #expect(ledger.debts.count == 1)
  }

  @Test("which circle goes first depends on the names of people, not on their ids")
  func namesOrderCircles() throws {
    func open(_ ids: [String]) throws -> Set<[String]> {
      let people = try ids.map(Sample.person)
      let names = Dictionary(uniqueKeysWithValues: zip(people, ["me", "eli", "ana", "bo"]))
      let bills = try [(0, 1), (1, 2), (2, 0), (1, 3), (3, 0)].enumerated().map { number, pair in
        try Sample.bill("\(number)", 10, paidBy: people[pair.1], .whole(people[pair.0]))
      }
      let ledger = try Ledger(bills, by: PeopleOrder(people[0], names: names))
      return Set(ledger.debts.map { [names[$0.debtor] ?? "", names[$0.creditor] ?? ""] })
    }
    for ids in [["m", "e", "a", "b"], ["m", "e", "b", "a"], ["a", "b", "d", "c"]] {
      #expect(try open(ids) == [["eli", "bo"], ["bo", "me"]])
    }
  }

  @Test(arguments: 0..<20)
  func circlesCancelWithoutMovingAnybody(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let crowd = try (0..<Int.random(in: 2...8, using: &random)).map { try Sample.person("p\($0)") }
    let bills = try (0..<40).map { try Sample.randomBill($0, among: crowd, using: &random) }
    let ledger = try Ledger(bills)
    #expect(try ledger.debts == Ledger(bills.reversed()).debts)
    var positions: [Currency: [PersonID: Int64]] = [:]
    for debt in bills.flatMap(\.debts) {
      positions[debt.amount.currency, default: [:]][debt.creditor, default: 0] += debt.amount.minor
      positions[debt.amount.currency, default: [:]][debt.debtor, default: 0] -= debt.amount.minor
    }
    let open = positions.mapValues { $0.filter { $0.value != 0 } }.filter { !$0.value.isEmpty }
    #expect(try ledger.positions() == open)
    for debts in Dictionary(grouping: ledger.debts, by: \.amount.currency).values {
      var rest = debts
      // Without circles somebody is always only owed.
      while !rest.isEmpty {
        let debtors = Set(rest.map(\.debtor))
        let before = rest.count
        rest.removeAll { !debtors.contains($0.creditor) }
        #expect(rest.count < before, "a circle is left: \(rest)")
        if rest.count == before { break }
      }
    }
  }

  @Test func historyRunsUpToTheBalance() throws {
    let (me, eli) = try (Sample.person("account:me"), Sample.person("eli"))
    let bills = try [
      Sample.bill("2", 501, paidBy: me, .equally([me, eli]), on: "2026-11-21"),
      Sample.bill("1", 1000, paidBy: eli, .whole(me), on: "2026-11-20"),
      .payment(
        from: me, to: eli, Money(minor: 750, .usd), id: #require(BillID("3")),
        date: Sample.day("2026-11-22")),
      Sample.bill("4", 5, paidBy: eli, .whole(eli), on: "2026-11-23"),
    ]
    let history = try Ledger.history(of: me, with: eli, in: bills)
    #expect(history.map(\.change.minor) == [-1000, 250, 750])
    #expect(history.map(\.balance.minor) == [-1000, -750, 0])
  }
}
