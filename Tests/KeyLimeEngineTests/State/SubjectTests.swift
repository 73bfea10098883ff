import Testing

@testable import KeyLimeEngine

/// What the lines of others say cannot become a line of a snapshot that nobody folded.
@Suite struct SubjectTests {
  private func line(_ members: String, n: Int = 1) -> Event? {
    let replica = ReplicaID(random: 2).text
    let text = """
      {"v":1,"replica":"\(replica)","n":\(n),"time":"2026-11-20T19:07:25.123Z#0000",\
      "by":"7h2c9qk4m0wd",\(members)}
      """
    return EventLine.readBody(Array(text.utf8)[...])
  }

  @Test(
    "ids with control characters",
    arguments: [
      #""do":"rate","limes":5,"restaurant":"n1\nMstore\tR.1\t{}""#,
      #""do":"favourite","restaurant":"n1\tn2""#,
      #""do":"avoidCuisine","cuisine":"a\nb""#,
      #""do":"useDeal","restaurant":"n1","deal":"d\u0000""#,
      #""do":"addBill","bill":"\u001f""#,
    ])
  func haveNoSubject(members: String) throws {
    let event = try #require(line(members))
    #expect(event.kind != nil)
    #expect(event.subject == nil)
    guard case .unknown = event.action else {
      Issue.record("\(event.action)")
      return
    }
  }

  @Test func otherTextsHaveOne() throws {
    let event = try #require(line(#""do":"avoidCuisine","cuisine":"crème \u0041""#))
    #expect(event.subject?.key.parts == ["7h2c9qk4m0wd", "crème A"])
  }

  @Test func aSnapshotHoldsNothingOfThem() throws {
    let store = try TemporaryStore()
    var scribe = Scribe()
    scribe.write(.rate(restaurant(1), limes(4)))
    scribe.write(
      .unknown("avoidCuisine", ["cuisine": "a\nStore\tR.1\t{}"]), by: "ben", replica: 2)
    try store.write(scribe.events)
    #expect(store.foldsInParts())
    let snapshot = try #require(Snapshot(store: store.path))
    var keys: [SubjectKey] = []
    try snapshot.visit(.avoidedCuisines) { keys.append($0.key) }
    #expect(keys == [])
    let rating = try store.journal().read { (state) throws(SnapshotFault) in
      try state.rating(of: restaurant(1), by: account("ana"))
    }
    #expect(rating != nil)
  }

  @Test(arguments: [Int.max, 1 << 50 + 1, 0, -1]) func aNumberThatNoJournalReachesIsNoEvent(n: Int)
  {
    #expect(line(#""do":"favourite","restaurant":"n1""#, n: n) == nil)
    #expect(line(#""do":"favourite","restaurant":"n1""#, n: 1 << 50) != nil)
    #expect(EventID("\(ReplicaID(random: 2)).\(n)") == nil)
  }
}
