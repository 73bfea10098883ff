import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

// One after the other: while a pager runs, the whole process takes SIGPIPE in another way.
@Suite(.serialized) struct PagerTests {
  @Test(
    arguments: [
      ([:], nil, "less"), (["PAGER": "more"], nil, "more"), (["PAGER": "more"], "most", "most"),
      (["PAGER": "more", "KEYLIME_PAGER": "bat"], "most", "bat"),
      (["KEYLIME_PAGER": ""], "most", nil),
      (["PAGER": "cat"], nil, nil), (["PAGER": "more"], "", nil),
    ] as [([String: String], String?, String?)])
  func theCommandIsWeighed(variables: [String: String], configured: String?, command: String?) {
    #expect(Pager.command(Environment(variables), configured: configured) == command)
  }

  @Test(arguments: [(10, true), (9, false)])
  func onlyWhatOverflowsIsPaged(lines: Int, isPaged: Bool) throws {
    try TemporaryFolder.with { folder in
      var world = FakeWorld()
      world.isTerminal = true
      world.size = ScreenSize(columns: 80, rows: 10)
      world.variables["KEYLIME_PAGER"] = "cat >'\(folder)/paged'"
      let text = String(repeating: "line\n", count: lines)
      let result = try world.deliver(.text(text))
      let paged = try? UserFile.read("\(folder)/paged")
      #expect((paged == Array(text.utf8)) == isPaged)
      #expect((result.output == text) == !isPaged)
    }
  }

  @Test func aPagerThatIsClosedEarlyIsNoFault() throws {
    let text = Array(repeating: UInt8(ascii: "\n"), count: 1 << 20)
    #expect(Platform.pipe(text, into: "true"))
  }

  @Test func aPagerThatIsMissingLosesNothing() throws {
    var world = FakeWorld()
    world.isTerminal = true
    world.size = ScreenSize(columns: 80, rows: 2)
    world.variables["KEYLIME_PAGER"] = "keylime-no-such-pager 2>/dev/null"
    #expect(try world.deliver(.text("a\nb\nc\n")).output == "a\nb\nc\n")
  }

  @Test(arguments: ["false", "sh -c 'exit 3'"]) func aPagerThatFailsLosesNothing(
    _ command: String
  ) throws {
    var world = FakeWorld()
    world.isTerminal = true
    world.size = ScreenSize(columns: 80, rows: 2)
    world.variables["KEYLIME_PAGER"] = command
    #expect(try world.deliver(.text("a\nb\nc\n")).output == "a\nb\nc\n")
  }

  @Test func nothingIsPagedIntoAPipe() throws {
    #expect(try FakeWorld().context().terminal.height == nil)
  }
}
