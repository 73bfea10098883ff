import Testing

@testable import KeyLimeEngine

/// Files that say only the days of bills, which an earlier bill can have later where clocks differ.
@Suite struct ExportedDaysTests {
  /// The earlier bill is at 19:00 UTC of the 20th.
  private static func bills() throws -> [Bill] {
    let people = try Sample.people("account:me", "eli")
    return try [
      Sample.bill(
        "1", 900, paidBy: people[0], .equally(people), title: "Earlier",
        on: "2026-10-21T02:00:00+07:00"),
      Sample.bill(
        "2", 700, paidBy: people[1], .equally(people), title: "Later",
        on: "2026-10-20T20:00:00Z"),
    ]
  }

  @Test func theDaysOfAJournalAreInOrder() throws {
    let me = try Sample.person("account:me")
    let text = try AccountingJournal(of: me, names: [:]).text(of: Self.bills())
    let days = text.split(separator: "\n").filter { $0.hasPrefix("2026") }.map { $0.prefix(10) }
    #expect(days == ["2026-10-20", "2026-10-21"])
  }

  /// Its last transaction closes debts that run in a circle.
  @Test func aCircleIsSettledOnTheLastDay() throws {
    let people = try Sample.people("account:me", "eli", "ana")
    let times = ["2026-10-19", "2026-10-21T02:00:00+07:00", "2026-10-20T20:00:00Z"]
    let bills = try times.enumerated().map { number, time in
      try Sample.bill(
        "\(number)", 900, paidBy: people[number], .whole(people[(number + 1) % 3]), on: time)
    }
    let text = try AccountingJournal(of: people[0], names: [:]).text(of: bills)
    #expect(text.contains("2026-10-21 * settled in a circle"), "\(text)")
  }

  @Test(arguments: BillTable.Format.allCases)
  func theDaysOfATableAreInOrder(format: BillTable.Format) throws {
    let bills = try Self.bills()
    let text = try BillTable.text(of: bills, for: format, today: bills[0].date.day) { $0.key }
    let later = try #require(text.firstRange(of: "Later"))
    let earlier = try #require(text.firstRange(of: "Earlier"))
    let isOldestFirst = format != .ihatemoney
    #expect((later.lowerBound < earlier.lowerBound) == isOldestFirst, "\(text)")
  }
}
