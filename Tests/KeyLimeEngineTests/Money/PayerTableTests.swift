import Testing

@testable import KeyLimeEngine

/// Tables that say in each row who paid and for whom.
@Suite struct PayerTableTests {
  private static func table(_ text: String, _ mark: DecimalMark? = nil) throws -> BillTable {
    try BillTable(
      reading: Array(text.utf8), currency: #require(Currency(code: "EUR")), decimalMark: mark)
  }

  /// Each bill as `2026-11-20 Pizza: Ann 20.00 EUR = Ann 10.00, Eli 10.00`.
  private static func bills(_ table: BillTable) throws -> [String] {
    let people = try table.names.indices.map { try Sample.person("p\($0)") }
    func name(_ person: PersonID) -> String {
      people.firstIndex(of: person).map { table.names[$0] } ?? ""
    }
    return try table.rows.map { row in
      let bill = try row.bill(people: people)
      func part(_ person: PersonID, _ minor: Int64) -> String {
        "\(name(person)) \(Money(minor: minor, bill.currency).decimal)"
      }
      let payers = bill.payers.map { part($0.person, $0.minor) }.joined(separator: ", ")
      let shares = bill.shares.map { part($0.person, $0.minor) }.sorted().joined(separator: ", ")
      let kind = bill.kind == .payment ? " (paid back)" : ""
      return "\(bill.date) \(bill.title)\(kind): \(payers) \(bill.currency.code) = \(shares)"
    }
  }

  @Test(arguments: [
    ("Date,Description,Amount,Paid By,Split Between", "2026-11-20,Pizza,20,Ann,\"Ann, Eli\""),
    ("creditor;subject;participants;date;amount", "Ann;Pizza;Ann/Eli;20.11.2026;20,00"),
    ("date,title,amount,currency,paid_by,split_between", "2026-11-20,Pizza,20.0,€,Ann,Ann|Eli"),
    ("Datum;Zweck;Betrag;Bezahlt von;Für wen", "20.11.2026;Pizza;20,00 €;Ann;Ann, Eli"),
    ("date,what,amount,payer_name,payer_weight,owers", "2026-11-20,Pizza,20,Ann,1.0,\"Ann, Eli\""),
    ("Date,What,Who paid,Amount,For", "2026-11-20,Pizza,Ann,20,\"Ann, Eli\""),
    ("Datum;Was;Wer;Betrag;Für", "20.11.2026;Pizza;Ann;20,00 €;Ann, Eli"),
    ("Datum,Beschreibung,Betrag,Bezahlt von,Aufgeteilt auf", "20.11.2026,Pizza,20,Ann,Ann/Eli"),
    ("日付,内容,金額,支払者,対象者", "2026/11/20,Pizza,20,Ann,Ann、Eli"),
    ("Date,Description,Amount,Paid By,Split Between", "2026-11-20,Pizza,20,Ann,Ann & Eli"),
    ("Date,Description,Cost,Paid by,Ann owes,Eli owes", "2026-11-20,Pizza,20,Ann,0,10"),
    ("Date,Description,Cost,Paid by,Split with", "2026-11-20,Pizza,20,Ann,Eli"),
    ("Date,Description,Cost,Paid by,Shared with", "2026-11-20,Pizza,20,Ann,Eli (10)"),
    ("Date,Description,Cost,Paid by,Split with", "2026-11-20,Pizza,20,Ann,\"Ann, Eli\""),
    ("Date,Description,Cost,Paid by,Ann's share,Eli's share", "2026-11-20,Pizza,20,Ann,10,10"),
    (
      "Date,Description,Amount,Paid By,Split Between",
      "20/11/2026,Pizza,€20,Ann,everyone\n"
        + "2026-11-21,x,1,Eli,Eli"
    ),
  ])
  func headingsAndSignsOfManyTables(_ header: String, _ row: String) throws {
    let table = try Self.table("\(header)\n\(row)\n")
    #expect(table.refused == [] && table.format == nil)
    #expect(try Self.bills(table).first == "2026-11-20 Pizza: Ann 20.00 EUR = Ann 10.00, Eli 10.00")
  }

  @Test func languagesThatWriteTheDayFirst() throws {
    let table = try Self.table("Fecha;Importe;Pagado por;Participantes\n03/05/2026;5,00;Ann;Ann\n")
    #expect(try Self.bills(table) == ["2026-05-03 : Ann 5.00 EUR = Ann 5.00"])
    let english = try Self.table("Date,Amount,Paid by,Shared by\n03/05/2026,5,Ann,Ann\n")
    #expect(english.refused.map(\.reason) == ["'03/05/2026' is no date, or may be two"])
  }

  @Test func payersOfOneRowWhomOnlyLaterRowsName() throws {
    let table = try Self.table(
      "Date,Amount,Paid by,Shared by\n"
        + "2026-11-20,6,\"Ann, Bob\",all\n2026-11-21,1,Ann,Eli\n2026-11-22,1,Bob,Eli\n")
    #expect(table.names == ["Eli", "Ann", "Bob"])
    #expect(
      try Self.bills(table).first
        == "2026-11-20 : Ann 3.00, Bob 3.00 EUR = Ann 2.00, Bob 2.00, Eli 2.00")
  }

  @Test func settleUp() throws {
    let table = try Self.table(
      """
      Who paid,Amount,Currency,For whom,Split amounts,Purpose,Category,Date & time,Type
      Ann,10.00,EUR,Ann;Eli;Zoë,3.33;3.34;3.32,Tea,,2026-11-20 21:00:00,expense
      Ann;Eli,12;8,EUR,Ann;Eli,5;15,Pizza,,2026-11-21 20:00:00,expense
      Eli,5,EUR,Ann,5,,,2026-11-22 10:00:00,transfer
      Ann,9,EUR,Ann;Eli,4;4.50;1,x,,2026-11-22 10:00:00,expense
      Ann,9,EUR,Ann;Eli,1;4.50,x,,2026-11-22 10:00:00,expense
      Ann,9,EUR,Ann;Eli,5;4,Won,,2026-11-22 10:00:00,income
      """)
    #expect(
      try Self.bills(table) == [
        "2026-11-20T21:00:00 Tea: Ann 10.00 EUR = Ann 3.34, Eli 3.34, Zoë 3.32",
        "2026-11-21T20:00:00 Pizza: Ann 12.00, Eli 8.00 EUR = Ann 5.00, Eli 15.00",
        "2026-11-22T10:00:00  (paid back): Eli 5.00 EUR = Ann 5.00",
        "2026-11-22T10:00:00 Won: Ann -9.00 EUR = Ann -5.00, Eli -4.00",
      ])
    #expect(
      table.refused.map(\.reason) == [
        "3 amounts fall on 2 people", "what falls on people is not the €9.00 that was paid",
      ])
    #expect(table.assumedCurrency == nil)
  }

  /// The odd cent falls on somebody else from bill to bill.
  @Test func roundedSharesThatAreAlikeAreEqual() throws {
    let table = try Self.table(
      "date,amount,paid by,for whom,split amounts\n2026-11-20,100,Ann,A;B;C,33.33;33.33;33.33\n")
    let people = try table.names.indices.map { try Sample.person("p\($0)") }
    let bill = try #require(try table.rows.first?.bill(people: people))
    #expect(bill.split == .equally(Array(people.prefix(3))))
  }

  /// Cospend has the weights in a table before, and tables of other things behind.
  @Test func cospend() throws {
    let table = try Self.table(
      """
      name,weight,active,color
      "Ann",1,1,"#112233"
      "Eli",2,1,"#445566"

      what,amount,date,timestamp,payer_name,payer_weight,payer_active,owers,comment,deleted
      "deleteMeIfYouWant",1,1970-01-01,666,"Eli",2,1,"Eli","",0
      "Dinner",42.5,2024-01-15,1705276800,"Ann",1,1,"Ann,Eli","late",0
      "Gone",1,2024-01-15,1705276800,"Ann",1,1,"Ann,Eli","",1

      categoryname,categoryid,icon,color
      "Food",5,"x","#da8733"
      """)
    #expect(try Self.bills(table) == ["2024-01-15 Dinner: Ann 42.50 EUR = Ann 14.17, Eli 28.33"])
    #expect(table.refused == [] && table.assumedCurrency?.code == "EUR")
  }

  @Test(arguments: [
    ("60", "Ann: 36; Eli: 24", "Ann 36.00, Eli 24.00"),
    ("60", "Ann: 60%, Eli: 40%", "Ann 36.00, Eli 24.00"),
    ("20", "Ann (12.50), Eli (7.50)", "Ann 12.50, Eli 7.50"),
    ("20", "Ann (12,50), Eli (7,50)", "Ann 12.50, Eli 7.50"),
    ("20", "Ann: 12,50, Eli: 7,50", "Ann 12.50, Eli 7.50"),
    ("9", "1,2,3", "1 3.00, 2 3.00, 3 3.00"),
    ("-6", "Ann, Eli", "Ann -3.00, Eli -3.00"),
    ("1k", "Ann", "Ann 1000.00"),
  ])
  func whatFallsOnPeople(_ amount: String, _ owers: String, _ shares: String) throws {
    let table = try Self.table(
      "date,amount,paid by,participants\n2026-11-20,\(amount),Ann,\"\(owers)\"\n")
    #expect(
      try Self.bills(table).map { $0.split(separator: "= ").last.map(String.init) } == [shares])
  }

  /// What a bill is for is nobody whom it falls on; and a couple may be one name.
  @Test func wordsThatAreNoPeople() throws {
    let purpose = try Self.table("Date,Who,Amount,For,Ann,Eli\n2026-11-20,Ann,4,Tea,2,2\n")
    #expect(try Self.bills(purpose) == ["2026-11-20 : Ann 4.00 EUR = Ann 2.00, Eli 2.00"])
    let couple = try Self.table(
      "date,amount,paid by,for whom\n2026-11-20,6,Kim,Kim;Ann & Eli\n")
    #expect(couple.names == ["Kim", "Ann & Eli"])
  }

  /// A comma is part of a name unless what it separates are names as well.
  @Test func severalPayers() throws {
    let table = try Self.table(
      """
      date,amount,paid by,participants
      2026-11-20,11,"Ann, Eli","Ann, Eli"
      2026-11-20,4,"Berg, Eli",Ann|Eli
      """)
    #expect(
      try Self.bills(table) == [
        "2026-11-20 : Ann 5.50, Eli 5.50 EUR = Ann 5.50, Eli 5.50",
        "2026-11-20 : Berg, Eli 4.00 EUR = Ann 2.00, Eli 2.00",
      ])
  }

  @Test(arguments: [
    ("1/5/2026,9,EUR,Ann,Eli", "'1/5/2026' is no date, or may be two"),
    ("2026-11-20,,EUR,Ann,Eli", "its amount: no amount given"),
    ("2026-11-20,\"1,234\",EUR,Ann,Eli", "its amount: '1,234' may be 1234 or 1.234"),
    ("2026-11-20,$9,EUR,Ann,Eli", "'$9' is not in EUR"),
    ("2026-11-20,9,groats,Ann,Eli", "'groats' is no currency"),
    ("2026-11-20,0,EUR,Ann,Eli", "it cost nothing"),
    ("2026-11-20,9,EUR,,Eli", "it names nobody who paid"),
    ("2026-11-20,9,EUR,Ann,", "it falls on nobody"),
    ("2026-11-20,9;8,EUR,Ann;Eli;Zoë,Eli", "3 people paid 2 amounts"),
    ("2026-11-20,9,EUR,Ann,Ann: 50%; Eli: 40%", "its percentages do not make 100"),
  ])
  func refusesARowAndSaysWhy(_ row: String, _ reason: String) throws {
    let table = try Self.table("date,amount,currency,paid by,split between\n\(row)\n")
    #expect(table.rows.isEmpty)
    #expect(table.refused == [.init(number: 2, reason: reason)])
  }

  @Test func theMarkOfTheReaderDecides() throws {
    let text = "date,amount,paid by,participants\n2026-11-20,\"1,234\",Ann,Ann\n"
    #expect(
      try Self.bills(Self.table(text, .point)) == ["2026-11-20 : Ann 1234.00 EUR = Ann 1234.00"])
  }

  @Test func anotherTableBehindIsPassedOver() throws {
    let table = try Self.table(
      """
      Date,Amount,Paid By,Split Between
      2026-11-20,9,Ann,Ann

      Settlement
      From,To,AUD Amount
      Ann,Eli,12.00
      """)
    #expect(table.rows.count == 1 && table.refused == [])
  }

  /// A short row between bills is no end of the table.
  @Test func rowsBetweenAreToldOf() throws {
    let table = try Self.table(
      """
      Date,Amount,Paid By,Split Between
      2026-11-20,9,Ann,Ann
       ,
      Second week
      2026-11-21,9,Ann,Ann
      soon,9,Ann,Ann
      """)
    #expect(table.rows.count == 2 && table.refused.map(\.number) == [4, 6])
  }

  @Test func whatATableLacksIsSaid() {
    #expect(throws: BillTable.ReadingError.noColumn(of: "dates")) {
      try Self.table("Description,Amount,Paid By,Split Between\nx,1,Ann,Eli\n")
    }
    #expect(throws: BillTable.ReadingError.noColumn(of: "the people whom the bills fall on")) {
      try Self.table("Date,Amount,Paid By\n2026-11-20,1,Ann\n")
    }
    #expect(throws: BillTable.ReadingError.splitwise(.noHeader)) { try Self.table("a,b\n1,2\n") }
  }

  /// Phones write `1/15/26, 8:00 PM`.
  @Test(arguments: [
    ("\"1/15/26, 8:00 PM\"", "2026-01-15T20:00:00"), ("15.01.26", "2026-01-15"),
    ("\"Jan 15, 2026\"", "2026-01-15"), ("2026/01/15", "2026-01-15"),
  ])
  func datesOfSpreadsheets(_ written: String, _ date: String) throws {
    let table = try Self.table("date,amount,paid by,participants\n\(written),9,Ann,Ann\n")
    #expect(try Self.bills(table) == ["\(date) : Ann 9.00 EUR = Ann 9.00"])
  }

  /// Each person may have a column; others hold something else.
  @Test func columnsOfPeople() throws {
    let table = try Self.table(
      """
      Date,Description,Amount,Paid By,Ann,Eli,Zoë,Factor,Tip,Back
      2026-11-20,Pizza,20.00,Ann,12.50,7.50,,1.1,,yes
      2026-11-21,Tea,4.00,Eli,x,x,,1.1,,yes
      2026-11-22,Cake,9.00,Ann,3,3,3.00,1.1,,
      2026-11-23,Bus,5.00,Ann,1,0,1,1.1,,
      2026-11-24,Off,5.00,Ann,1.50,2,,1.1,1.50,
      2026-11-25,None,5.00,Ann,,,,1.1,,
      """)
    #expect(
      try Self.bills(table) == [
        "2026-11-20 Pizza: Ann 20.00 EUR = Ann 12.50, Eli 7.50",
        "2026-11-21 Tea: Eli 4.00 EUR = Ann 2.00, Eli 2.00",
        "2026-11-22 Cake: Ann 9.00 EUR = Ann 3.00, Eli 3.00, Zoë 3.00",
        "2026-11-23 Bus: Ann 5.00 EUR = Ann 2.50, Zoë 2.50",
      ])
    #expect(
      table.refused.map(\.reason) == [
        "what falls on people is not the €5.00 that was paid", "it falls on nobody",
      ])
  }

  /// ihatemoney writes the same bills as JSON and as a table.
  @Test func theSameBillHasTheSameID() throws {
    let json = """
      [{"what":"Pizza","amount":20.0,"currency":"EUR","date":"2026-11-20","payer_name":"Ann",
      "payer_weight":1.0,"owers":["Ann","Eli"],"bill_type":"Expense"}]
      """
    let table =
      "date,what,bill_type,amount,currency,payer_name,payer_weight,owers\n"
      + "2026-11-20,Pizza,Expense,20.0,EUR,Ann,1.0,\"Ann, Eli\"\n"
    #expect(try Self.table(json).rows.map(\.id) == Self.table(table).rows.map(\.id))
  }
}
