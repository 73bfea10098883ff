import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct BillTests {
  @Test func theFourWaysOfTheApp() throws {
    let (me, eli) = try (Sample.person("account:ann"), Sample.person("eli"))
    for (payer, split, expected) in [
      (eli, .whole(me), -4001), (me, .whole(eli), 4001), (me, .equally([me, eli]), 2000),
      (eli, .equally([me, eli]), -2000),
    ] as [(PersonID, Split, Int64)] {
      let bill = try Sample.bill("b", 4001, paidBy: payer, split)
      #expect(bill.change(for: me, with: eli) == expected)
      #expect(bill.change(for: eli, with: me) == -expected)
    }
  }

  @Test(arguments: ["a", "b", "c", "d", "e"])
  func thePayerOfTwoKeepsTheOddCentWhateverTheBill(_ id: String) throws {
    let both = try Sample.people("x", "y")
    for payer in both {
      let bill = try Sample.bill(id, 2001, paidBy: payer, .equally(both))
      #expect(bill.shares.first { $0.person == payer }?.minor == 1001)
    }
  }

  @Test func oddCentsTurnFromBillToBill() throws {
    let three = try Sample.people("a", "b", "c")
    var luck: [PersonID: Int] = [:]
    for number in 0..<300 {
      let bill = try Sample.bill("bill\(number)", 1000, paidBy: three[0], .equally(three))
      #expect(bill.shares.map(\.minor).sorted() == [333, 333, 334])
      for share in bill.shares where share.minor == 334 { luck[share.person, default: 0] += 1 }
    }
    #expect(luck.values.allSatisfy { (70...130).contains($0) }, "\(luck)")
  }

  @Test func oddCentsOfNewBillsGoAround() throws {
    let three = try Sample.people("a", "b", "c")
    let random = { (number: Int) in UInt64(number) &* 0x9E37_79B9_7F4A_7C15 }
    for turn in 0..<30 {
      let draft = try Sample.bill("draft", 1000, paidBy: three[0], .equally(three))
      for bill in [1, 2].map({ draft.servingOddCents(turn: turn, from: random(turn * $0 + 1)) }) {
        #expect(bill.shares.first { $0.minor == 334 }?.person == three[turn % 3])
        #expect(draft.shares.map(\.minor).sorted() == bill.shares.map(\.minor).sorted())
      }
    }
    let even = try Sample.bill("even", 900, paidBy: three[0], .equally(three))
    #expect(even.servingOddCents(turn: 1, from: 5) == even)
  }

  @Test func thirtyOverSevenIsThirty() throws {
    let seven = try Sample.people("a", "b", "c", "d", "e", "f", "g")
    let bill = try Sample.bill("x", 3000, paidBy: seven[0], .equally(seven))
    #expect(bill.shares.map(\.minor).sorted() == [428, 428, 428, 429, 429, 429, 429])
  }

  @Test func largestRemaindersComeFirst() throws {
    let three = try Sample.people("a", "b", "c")
    let weights = zip(three, [1, 2, 4] as [Int64]).map { Split.Portion($0, $1) }
    let bill = try Sample.bill("x", 100, paidBy: three[0], .shares(weights))
    // 14 2/7, 28 4/7, 57 1/7: the one cent left is b's.
    #expect(bill.shares.map(\.minor) == [14, 29, 57])
  }

  @Test func taxAndTipFollowTheItems() throws {
    let (ann, eli) = try (Sample.person("ann"), Sample.person("eli"))
    let bill = try Sample.bill(
      "x", 4800, paidBy: ann,
      .items(
        .init(
          items: [
            .init("Steak", 3000, for: [ann]), .init("Soup", 500, for: [eli]),
            .init("Wine", 500, for: [ann, eli]),
          ], tax: 300, tip: 500)))
    #expect(bill.shares.map(\.minor) == [3900, 900])
  }

  @Test func severalPayers() throws {
    let people = try Sample.people("a", "b", "c")
    let bill = try Bill(
      id: #require(BillID("x")), date: Sample.day(), title: "",
      amount: Money(minor: 900, .usd), payers: [.init(people[1], 200), .init(people[0], 700)],
      split: .equally(people))
    #expect(bill.balances.map(\.minor) == [400, -100, -300])
    #expect(bill.debts.map(\.creditor) == [people[0], people[0]])
    #expect(bill.debts.map(\.amount.minor) == [100, 300])
  }

  @Test func randomBillsAddUpForEverybodyInAnyOrder() throws {
    var random = SplitMix64(seed: 42)
    let crowd = try Sample.people("account:me", "b", "c", "d", "e", "f")
    for number in (0..<400).sweep(100) {
      let bill = try Sample.randomBill(number, among: crowd, using: &random)
      let comment: Comment = "bill \(number) of seed 42"
      #expect(bill.shares.reduce(0) { $0 + $1.minor } == bill.amount.minor, comment)
      #expect(bill.shares.allSatisfy { $0.minor >= 0 }, comment)
      #expect(bill.balances.reduce(0) { $0 + $1.minor } == 0, comment)
      let other = try Bill(
        id: bill.id, date: bill.date, title: bill.title, amount: bill.amount,
        payers: bill.payers.shuffled(using: &random), split: bill.split.shuffled(using: &random))
      #expect(other.shares == bill.shares, comment)
      #expect(other.debts == bill.debts, comment)
      #expect(try Bill(bill.json) == bill, comment)
      #expect(try JSON(parsing: JSON.object(bill.json).compactText) == .object(bill.json))
    }
  }

  @Test func hugeAmountsAreSharedExactly() throws {
    let three = try Sample.people("a", "b", "c")
    let portions = three.map { Split.Portion($0, .max / 4) }
    let bill = try Sample.bill("x", .max, paidBy: three[0], .shares(portions))
    #expect(bill.shares.reduce(0) { $0 + $1.minor } == .max)
  }

  @Test func whatDoesNotAddUpIsRefused() throws {
    let (a, b) = try (Sample.person("a"), Sample.person("b"))
    func refusal(_ minor: Int64, _ payers: [Bill.Payer], _ split: Split) -> BillError? {
      do throws(BillError) {
        guard let id = BillID("x"), let date = CivilTime("2026-01-01") else { return nil }
        _ = try Bill(
          id: id, date: date, title: "", amount: Money(minor: minor, .usd), payers: payers,
          split: split)
        return nil
      } catch { return error }
    }
    let paid = [Bill.Payer(a, 10)]
    #expect(refusal(0, paid, .whole(b)) == .amountNotPositive)
    #expect(refusal(10, [], .whole(b)) == .noPayers)
    #expect(refusal(10, paid + paid, .whole(b)) == .repeatedPerson(a))
    #expect(refusal(10, paid + [.init(b, 0)], .whole(b)) == .paidNothing(b))
    #expect(refusal(11, paid, .whole(b)) == .payersDoNotAddUp(paid: 10, amount: 11))
    #expect(refusal(10, paid, .equally([])) == .nobodyShares)
    #expect(refusal(10, paid, .equally([b, b])) == .repeatedPerson(b))
    #expect(refusal(10, paid, .shares([.init(a, 0)])) == .nobodyShares)
    #expect(refusal(10, paid, .shares([.init(a, 2), .init(b, -1)])) == .negativePortion(b))
    #expect(refusal(10, paid, .percentages([.init(a, 9999)])) == .percentagesDoNotAddUp(9999))
    #expect(
      refusal(10, paid, .exactly([.init(a, 9)])) == .partsDoNotAddUp(parts: 9, amount: 10))
    #expect(refusal(10, paid, .exactly([.init(a, .max), .init(b, 1)])) == .tooLarge)
    #expect(
      refusal(10, paid, .items(.init(items: [.init("Tea", 10, for: [])])))
        == .itemWithoutPeople("Tea"))
    #expect(refusal(10, paid, .items(.init(items: [], tip: 10))) == .nobodyShares)
    #expect(
      refusal(10, paid, .items(.init(items: [.init("Tea", 11, for: [a])], tip: -1)))
        == .negativeItem("tip"))
    #expect(throws: BillError.notAPayment) {
      try Bill.payment(
        from: a, to: a, Money(minor: 1, .usd), id: #require(BillID("x")), date: Sample.day())
    }
  }
}

@Suite struct BillJSONTests {
  static let line = """
    {"id":"b7","date":"2026-11-20T19:30:00-08:00","title":"Tri-tip","kind":"expense",\
    "currency":"USD","amount":2001,"payers":[{"person":"account:ann","minor":2001}],\
    "split":{"mode":"equally","people":["account:ann","contact:eli"]},"note":"hot",\
    "restaurant":"n1","checkIn":"c9"}
    """

  @Test func readsAndWritesTheSameBytes() throws {
    let bill = try Bill(#require(JSON(parsing: Self.line).object))
    #expect(bill.shares.map(\.minor) == [1001, 1000])
    #expect(JSON.object(bill.json).compactText == Self.line)
  }

  @Test(arguments: [
    (#""title":"Tri-tip","#, "", Bill.Refusal.missing("title")),
    (#""amount":2001"#, #""amount":2001.0"#, .invalid("amount")),
    (#""amount":2001"#, #""amount":"2001""#, .invalid("amount")),
    (#""amount":2001"#, #""amount":2e3"#, .invalid("amount")),
    (#""USD""#, #""XYZ""#, .invalid("currency")),
    (#""note":"hot""#, #""note":null"#, .invalid("note")),
    (#""note":"hot""#, #""discount":5"#, .unknown("discount")),
    (#""note":"hot""#, #""title":"again""#, .repeated("title")),
    (#""equally""#, #""by weight""#, .invalid("split.mode")),
    (#""contact:eli""#, #""eli""#, .invalid("split.people")),
    (#""minor":2001"#, #""minor":2000"#, .unsound(.payersDoNotAddUp(paid: 2000, amount: 2001))),
    (#"{"person":"account:ann","minor":2001}"#, "7", .invalid("payers")),
    (#"{"person":"account:ann","minor":2001}"#, #"{"minor":1}"#, .missing("payers.person")),
    (#""people":["#, #""persons":["#, .unknown("split.persons")),
    (#""2026-11-20T"#, #""2026-02-30T"#, .invalid("date")),
  ])
  func refusesEverythingElse(_ old: String, _ new: String, _ expected: Bill.Refusal) throws {
    let text = Self.line.replacing(old, with: new)
    #expect(text != Self.line)
    let object = try #require(JSON(parsing: text).object)
    #expect(throws: expected) { try Bill(object) }
  }
}
