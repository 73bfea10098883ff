import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct SplitwiseCSVTests {
  static let export = #"""
    Note: does not include group expenses

    Date,Description,Category,Cost,Currency,Ann Orr,Eli Berg,"Zoë, Q."

    2026-11-20,"Tri-tip, ""hot""",Dining out,30.00,USD,20.00,-10.00,-10.00
    2026-11-21,Eli B. paid Ann O.,Payment,10.00,USD,-10.00,10.00,0.00
    2026-11-22,Sushi,Dining out,4000,JPY,1000,1000,-2000

    2026-11-30,Total balance, , ,USD,10.00,0.00,-10.00
    2026-11-30,Total balance, , ,JPY,1000,1000,-2000

    """#

  @Test func readsAnExport() throws {
    let table = try SplitwiseCSV(reading: Self.export)
    #expect(table.names == ["Ann Orr", "Eli Berg", "Zoë, Q."])
    #expect(table.rows.map(\.description) == ["Tri-tip, \"hot\"", "Eli B. paid Ann O.", "Sushi"])
    #expect(table.rows.map(\.line) == [5, 6, 7])
    #expect(table.refused.isEmpty)
    #expect(try table.contradictions().isEmpty)
  }

  @Test(arguments: [
    ("USD", "1,234.50", 123_450), ("EUR", "1.234,50", 123_450), ("USD", "1,234,567.8", 123_456_780),
    ("USD", "1,234", 123_400), ("EUR", "12,5", 1250), ("EUR", "12,50", 1250),
    ("JPY", "1,234,567", 1_234_567), ("KWD", "1,234.500", 1_234_500),
  ])
  func amountsMayBeInGroups(currency: String, amount: String, minor: Int64) throws {
    let text = """
      Date,Description,Category,Cost,Currency,A,B
      2026-11-20,x,y,"\(amount)",\(currency),"\(amount)","-\(amount)"
      """
    let table = try SplitwiseCSV(reading: text)
    #expect(table.rows.map(\.cost.minor) == [minor], "\(table.refused)")
    #expect(table.rows.map(\.balances) == [[minor, -minor]])
  }

  @Test(arguments: [("KWD", "1,234"), ("USD", "12,34.50"), ("USD", "1.23,50"), ("USD", "1,2,3")])
  func amountsWithTwoMeaningsAreRefused(currency: String, amount: String) throws {
    let text =
      "Date,Description,Category,Cost,Currency,A,B\n2026-11-20,x,y,\"\(amount)\",\(currency),1,-1\n"
    #expect(try SplitwiseCSV(reading: text).refused.map(\.reason) == [.badAmount(amount)])
  }

  /// A spreadsheet writes days in numbers, and in some countries semicolons between the cells.
  @Test func whatASpreadsheetSavedAgainIsRead() throws {
    let table = try SplitwiseCSV(
      reading: "Datum;Beschreibung;Kategorie;Kosten;Währung;Jo;Lena\n"
        + "02.01.2026;Pizza;Essen;24,00;EUR;12,00;-12,00\n")
    #expect(table.refused.isEmpty && table.names == ["Jo", "Lena"])
    #expect(table.rows.map(\.date) == [CivilTime("2026-01-02")])
    #expect(table.rows.map(\.balances) == [[1200, -1200]])
    let days = try SplitwiseCSV(
      reading: "Date,Description,Category,Cost,Currency,A,B\n"
        + "1/5/2026,x,y,2,USD,1,-1\n1/15/2026,x,y,2,USD,1,-1\n")
    #expect(days.rows.map(\.date.day.description) == ["2026-01-05", "2026-01-15"])
  }

  @Test func makesBillsWithTheSameBalances() throws {
    let table = try SplitwiseCSV(reading: Self.export)
    let people = try Sample.people("account:ann", "eli", "zoe")
    let bills = try table.rows.enumerated().map {
      try $1.bill(id: #require(BillID("s\($0)")), people: people)
    }
    #expect(bills.map(\.amount.text) == ["$30.00", "$10.00", "¥2000"])
    #expect(bills.map(\.kind) == [.expense, .payment, .expense])
    let positions = try Ledger(bills).positions()
    #expect(positions[.usd]?[people[0]] == 1000)
    #expect(positions[.usd]?[people[1]] == nil)
  }

  @Test func whatIsWrittenIsReadBackWithEveryBalance() throws {
    var random = SplitMix64(seed: 9)
    let crowd = try Sample.people("account:me", "b", "c", "d")
    let bills = try (0..<120).map { try Sample.randomBill($0, among: crowd, using: &random) }
    let text = try SplitwiseCSV(bills) { $0.key }.text(today: Sample.day().day)
    let table = try SplitwiseCSV(reading: text)
    #expect(try table.contradictions().isEmpty)
    #expect(table.refused.isEmpty)
    let people = try table.names.map { try Sample.person($0 == "me" ? "account:me" : $0) }
    // A row that leaves all even is a bill only as it is written out.
    let open = table.rows.filter { $0.balances.contains { $0 != 0 } }
    let again = try open.enumerated().map {
      try $1.bill(id: #require(BillID("s\($0)")), people: people)
    }
    #expect(try Ledger(again).positions() == Ledger(bills).positions())
  }

  @Test(arguments: ["=SUM(A1)", "+1", "-x", "@cmd", "\tx", "'=x", "'quoted", "plain", "''+"])
  func formulasAreGuardedAndComeBack(_ title: String) throws {
    let (a, b) = try (Sample.person("a"), Sample.person("b"))
    let bill = try Sample.bill("1", 10, paidBy: a, .whole(b), title: title)
    let text = try SplitwiseCSV([bill]) { $0.key }.text(today: Sample.day().day)
    #expect(!text.contains(",="))
    #expect(!text.contains(",+"))
    #expect(!text.contains(",@"))
    #expect(try SplitwiseCSV(reading: text).rows.first?.description == title)
  }

  @Test(arguments: [
    ("2026-11-20,x,y,1.00,USD,1.00", SplitwiseCSV.Reason.wrongCellCount(6)),
    ("soon,x,y,1.00,USD,1.00,-1.00", .badDate("soon")),
    ("2026-11-20,x,y,1.00,ZZZ,1.00,-1.00", .unknownCurrency("ZZZ")),
    ("2026-11-20,x,y,1.00,USD,1.001,-1.00", .badAmount("1.001")),
    ("2026-11-20,x,y,\"1,0000\",USD,1.00,-1.00", .badAmount("1,0000")),
    ("2026-11-20,x,y,1.00,USD,1.00,-0.99", .doesNotCancel(1)),
    ("2026-11-20,x,y,1.00,USD,0.00,0.00", .nothingOpen),
  ])
  func refusesARowAndSaysWhy(_ row: String, _ reason: SplitwiseCSV.Reason) throws {
    let text = "Date,Description,Category,Cost,Currency,A,B\n\(row)\n"
    let table = try SplitwiseCSV(reading: text)
    #expect(table.rows.isEmpty)
    #expect(table.refused == [.init(line: 2, reason: reason)])
  }

  @Test(arguments: ["", "a,b\n1,2", "Date,Description\n"])
  func refusesOtherTables(_ text: String) {
    #expect(throws: SplitwiseCSV.ReadingError.noHeader) { try SplitwiseCSV(reading: text) }
  }
}
