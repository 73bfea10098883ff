import Testing

@testable import KeyLimeEngine

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
