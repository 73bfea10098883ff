import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// What programs get.
@Suite struct PipeTests {
  @Test func linesAreTabSeparatedWholeAndWithoutHeadings() throws {
    let output = try FakeWorld().deliver(Diner.listing()).output
    #expect(
      output == """
        Firestone Grill\t412\tn1
        寿司屋\t1203\tn2
        Tab and line \u{1B}[31m\u{202E}\t12300\tn3\n
        """)
  }

  @Test func coloursComeWhenTheyAreAskedFor() throws {
    var world = FakeWorld()
    world.variables["CLICOLOR_FORCE"] = "1"
    let listing = Listing(
      ["a\tb"], columns: [Column("A") { Cell($0, .strong) }, Column("B") { _ in .unknown }],
      json: { ["a": .string($0)] }, whenEmpty: Nothing("none"))
    #expect(try world.deliver(.listing(listing)).output == "\u{1B}[1ma b\u{1B}[0m\t\n")
    #expect(try world.deliver(.listing(listing), "--color=never").output == "a b\t\n")
  }

  @Test func headingsCanBeAskedFor() throws {
    let output = try FakeWorld().deliver(Diner.listing(), "--header").output
    #expect(output.hasPrefix("NAME\tDISTANCE\tID\n"))
  }

  @Test func timesAreInRFC3339() {
    let cell = Cell.time(Instant(seconds: 0), now: Instant(seconds: 7200))
    #expect(cell.raw == "1970-01-01T00:00:00Z")
    #expect(cell.shown.plain == "2 hours ago")
  }

  @Test func idsEndInNUL() throws {
    #expect(try FakeWorld().deliver(Diner.listing(), "-0").output == "n1\0n2\0n3\0")
  }

  @Test func aRecordBecomesFields() throws {
    let record = Record(
      json: [
        "id": "n1", "cuisines": ["thai", "lao"], "address": ["city": "Bern"], "price": .null,
      ],
      lines: ["one line"])
    #expect(
      try FakeWorld().deliver(.record(record)).output
        == "id\tn1\ncuisines\tthai;lao\naddress.city\tBern\nprice\t\n")
  }

  @Test func nothingFoundSaysSoOnStandardErrorAlone() throws {
    let result = try FakeWorld().deliver(Diner.listing([]))
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors == "keylime: no diner within 3 km\nhint: try 5 km\n")
  }

  @Test(arguments: [
    ("--json", "[]\n"), ("--ndjson", ""), ("-0", ""), ("--template={{name}}", ""),
    ("--geojson", "{\"type\":\"FeatureCollection\",\"features\":[]}\n"),
  ])
  func nothingFoundIsAnEmptyListForPrograms(option: String, output: String) throws {
    let result = try FakeWorld().deliver(Diner.listing([]), option)
    #expect(result.output == output)
    #expect(result.status == 1)
    if option.contains("json"), option != "--geojson" { #expect(result.errors.isEmpty) }
  }

  @Test func aChangeIsConfirmedOnStandardError() throws {
    let done = Output.done(
      Confirmation(json: ["limes": 5], line: "Rated \("Bao", .strong)", hints: ["undo it"]))
    let plain = try FakeWorld().deliver(done)
    #expect(plain.output.isEmpty)
    #expect(plain.errors == "Rated Bao\nhint: undo it\n")
    #expect(try FakeWorld().deliver(done, "-q").errors.isEmpty)
    let json = try FakeWorld().deliver(done, "--json")
    #expect((json.output, json.errors) == ("{\"limes\":5}\n", ""))
  }
}
