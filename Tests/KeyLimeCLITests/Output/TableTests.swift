import Testing

@testable import KeyLimeCLI

@Suite struct TableTests {
  private func lines(columns: Int, _ options: String...) throws -> [String] {
    var world = FakeWorld()
    world.variables["KEYLIME_FORCE_TTY"] = String(columns)
    world.variables["NO_COLOR"] = "1"
    let result =
      if let option = options.first {
        try world.deliver(Diner.listing(), option)
      } else {
        try world.deliver(Diner.listing())
      }
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func aTerminalGetsHeadingsAndPadding() throws {
    #expect(
      try lines(columns: 80) == [
        "NAME               DISTANCE  ID",
        "Firestone Grill       410 m  n1",
        "寿司屋               1.2 km  n2",
        "Tab and line [31m     12 km  n3",
      ])
  }

  @Test func headingsCanBeLeftOut() throws {
    #expect(try lines(columns: 80, "--no-header").count == 3)
  }

  @Test("no line is wider than the terminal", arguments: [20, 24, 30, 36, 120])
  func fits(columns: Int) throws {
    for line in try lines(columns: columns) { #expect(DisplayWidth.of(line) <= columns) }
  }

  @Test func longTextsAreCutBeforeColumnsGo() throws {
    let lines = try lines(columns: 24)
    #expect(lines[0].hasSuffix("ID"))
    #expect(lines[1].hasPrefix("Firestone…"))
  }

  @Test func theHighestRankGoesFirst() {
    let headings = [("A", 0), ("B", 2), ("C", 1), ("D", 2)].map {
      ColumnHeading(title: $0.0, alignment: .left, rank: $0.1, shrinksTo: nil)
    }
    func columns(_ width: Int) -> [Int] {
      TableLayout(headings, natural: [5, 5, 5, 5], width: width).places.map(\.column)
    }
    #expect(columns(26) == [0, 1, 2, 3])
    #expect(columns(25) == [0, 1, 2])
    #expect(columns(18) == [0, 2])
    #expect(columns(5) == [0])
    #expect(columns(2) == [0], "what is never lost is never lost")
  }

  @Test func columnsThatSayNothingGoFirst() {
    let headings = [("NAME", 0), ("PRICE", 1), ("STREET", 2), ("RATING", 0)].map {
      ColumnHeading(title: $0.0, alignment: .left, rank: $0.1, shrinksTo: 4)
    }
    func columns(_ width: Int) -> [Int] {
      TableLayout(
        headings, natural: [10, 5, 10, 5], unknown: [false, true, false, true], width: width
      ).places.map(\.column)
    }
    #expect(columns(36) == [0, 2, 3], "even where there is room")
    #expect(columns(29) == [0, 2, 3])
    #expect(columns(10) == [0, 3], "what is never lost is never lost")
  }

  @Test func theNameIsWholeAsLongAsSomethingElseCanGo() {
    let headings = [
      ColumnHeading(title: "NAME", alignment: .left, rank: 0, shrinksTo: 8, keeps: 40),
      ColumnHeading(title: "PRICE", alignment: .left, rank: 3, shrinksTo: nil, briefRank: 5),
      ColumnHeading(title: "STREET", alignment: .left, rank: 4, shrinksTo: nil),
      ColumnHeading(title: "OPEN", alignment: .left, rank: 1, shrinksTo: nil),
    ]
    func places(_ width: Int) -> [TableLayout.Place] {
      TableLayout(headings, natural: [20, 10, 12, 6], brief: [20, 4, 12, 6], width: width).places
    }
    #expect(places(54).map(\.width) == [20, 10, 12, 6])
    #expect(places(53).map(\.isBrief) == [false, true, false, false])
    #expect(places(43).map(\.column) == [0, 1, 3], "the street goes before a name is cut")
    #expect(places(43).first?.width == 20)
    #expect(places(24).map(\.width) == [10, 4, 6])
    #expect(places(21).map(\.column) == [0, 3], "the hours stay to the end")
    #expect(places(21).map(\.width) == [13, 6])
  }

  @Test func aColumnIsUnknownWhenEveryCellIs() {
    let listing = Listing(
      [0, 1],
      columns: [
        Column("A") { _ in .unknown }, Column("B") { $0 == 0 ? .unknown : Cell("b") },
        Column("C") { _ in Cell("–") },
      ], json: { _ in [:] }, whenEmpty: Nothing("none"))
    #expect(Table(listing, width: 80).unknown == [true, false, false])
  }

  @Test func colourIsWrappedAroundWords() throws {
    var world = FakeWorld()
    world.variables["KEYLIME_FORCE_TTY"] = "80"
    let output = try world.deliver(Diner.listing()).output
    #expect(output.contains("\u{1B}[1mFirestone Grill\u{1B}[0m"))
    #expect(!output.contains("\u{1B}[31m"), "the catalogue must not colour anything")
  }

  @Test func unknownIsShownAsADashAndNeverAsZero() {
    #expect(Cell.number(nil).shown.plain == "–")
    #expect(Cell.number(nil).raw == "")
  }
}
