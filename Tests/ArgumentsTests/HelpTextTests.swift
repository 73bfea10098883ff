import Testing

@testable import Arguments

@Suite struct HelpTextTests {
  @Test func aCommandOnOneScreen() {
    #expect(
      Kettle.program.help(for: ["shelf"], form: .brief) == """
        usage: kettle shelf [<options>] [<place>]
               kettle shelf <command> [<arguments>]

        What is on the shelf

        OPERANDS
          <place>  Where to look

        COMMANDS
          add [<options>] <tea>  Put tea on the shelf

        OPTIONS
              --sorted     In the order of the alphabet
              --grams <n>  How much

        GLOBAL OPTIONS
          --quiet --verbose --kitchen --color --json --help
        See 'kettle shelf --help' for more.

        """)
  }

  @Test func theOverviewGroupsWhatPeopleWantInTheGivenOrder() throws {
    let page = try #require(Kettle.program.help(for: [], form: .brief))
    #expect(
      page.hasPrefix(
        """
        usage: kettle [<options>] <command> [<arguments>]

        Every day
          boil     Boil water in a pot
          pour     Pour water into a cup

        Stock
          shelf    What is on the shelf
          service  Keep kettles in order

        """))
    #expect(!page.contains("__steam"))
  }

  @Test(arguments: [
    "It stops by itself.",
    "--water <source>\n        Where the water is from\n\n        One of: tap,", "--[no-]whistle\n",
    "Less is faster. Write litres",
    "          0.3l    a cup\n", "A tag (can be repeated)",
    "JSON FIELDS\n  id (string)       Stable id",
    "How much water (default: 1l; environment: KETTLE_AMOUNT)",
    "EXIT STATUS\n  0  done\n  1  there is no such pot",
    "          green   not too hot\n          black\n",
    "EXAMPLES\n  kettle boil blue --amount 1.5l\n        Fill the blue pot",
  ])
  func theFullPageHas(_ text: String) throws {
    #expect(try #require(Kettle.program.help(for: ["boil"], form: .full)).contains(text))
  }

  @Test(arguments: [40, 60, 79, 120])
  func noLineIsWiderThanAsked(_ width: Int) throws {
    for path in [[], ["boil"], ["shelf", "add"], ["service"]] {
      let page = try #require(Kettle.program.help(for: path, form: .full, width: width))
      for line in page.split(separator: "\n") where !line.hasPrefix("  kettle ") {
        #expect(line.count <= max(width, 56), "\(line)")
      }
    }
  }

  @Test func hiddenOptionsStayHidden() throws {
    #expect(try !#require(Kettle.program.help(for: ["boil"], form: .full)).contains("secret"))
  }

  @Test func aTopicIsAPageOfItsOwn() {
    #expect(Kettle.program.help(for: ["steam"], form: .full) == "Steam is hot.\n")
  }

  @Test func nothingIsCalledSo() {
    #expect(Kettle.program.help(for: ["fly"], form: .full) == nil)
    #expect(Kettle.program.help(for: ["shelf", "fly"], form: .full) == nil)
  }

  @Test func headingsCanBeDressed() throws {
    let page = try #require(
      Kettle.program.help(for: ["boil"], form: .brief, emphasis: { "*\($0)*" }))
    #expect(page.contains("\n*OPTIONS*\n"))
  }

  @Test func longWordsAndEmptyTextsWrap() {
    #expect(wrap("", width: 10).isEmpty)
    #expect(wrap("a incomprehensible b", width: 5) == ["a", "incomprehensible", "b"])
    #expect(wrap("aa bb cc", width: 5) == ["aa bb", "cc"])
  }

  @Test func verbsAsATable() {
    #expect(
      Kettle.program.commandTable() == """
        | | command | |
        |---|---|---|
        | **Every day** | `kettle boil` | Boil water in a pot |
        |  | `kettle pour` | Pour water into a cup |
        | **Stock** | `kettle shelf` | What is on the shelf |
        |  | `kettle service` | Keep kettles in order |

        """)
  }
}

/// Help and manual write a placeholder in prose as the usage line does.
@Suite struct ProseNotationTests {
  private static let spec = CommandSpec(
    name: "pour", summary: "Pour into POT",
    operands: [Operand("POT", value: .text, summary: "A pot").declaration],
    options: [Option("at", value: .text.named("WHEN"), summary: "At WHEN").declaration])

  @Test(arguments: [
    ("Pour POT at WHEN.", "Pour <pot> at <when>."), ("POTS and place.POT", "POTS and place.POT"),
    ("With TIME, --at=WHEN", "With TIME, --at=WHEN"), ("(POT)", "(<pot>)"), ("'POT'", "'<pot>'"),
    ("  POT  stays in a table", "  POT  stays in a table"), ("", ""),
  ])
  func isWritten(_ text: String, _ written: String) {
    #expect(ProseNotation(Self.spec).written(text) == written)
  }

  @Test func everyTextOfACommandIs() {
    let spec = Self.spec.inNotation
    #expect(spec.summary == "Pour into <pot>")
    #expect(spec.options.first?.summary == "At <when>")
    #expect(spec.operands.first?.name == "POT")
  }
}
