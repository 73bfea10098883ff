import Testing

@testable import Arguments

@Suite struct ManPageTests {
  static let pages = Kettle.program.manPages(date: "November 20, 2026")

  @Test func everyVisibleVerbHasAPage() {
    #expect(
      Self.pages.map(\.fileName) == [
        "kettle.1", "kettle-shelf.1", "kettle-service.1", "kettle-boil.1", "kettle-pour.1",
      ])
  }

  @Test(.enabled(if: isInstalled("mandoc")), arguments: pages)
  func mandocHasNothingToSay(_ page: ManPage) throws {
    let complaints = try withFiles([page.fileName: page.text]) { directory in
      printed(by: "mandoc -T lint -W style \(directory)/\(page.fileName)")
    }
    #expect(complaints == "")
  }

  @Test(
    .enabled(if: isInstalled("mandoc")),
    arguments: [
      "kettle boil [--amount <litres>] [--note <text>]",
      "[-w | --[no-]whistle] [-l | --lid]",
      ".A line that begins with a dot, a back\\slash and --lid are only text.",
      "Write litres with a point: '1.5l'.",
      "0.3l    a cup", "-s, --sort {green | black | herbal}", "JSON FIELDS\n", "id (string)",
      "kettle boil 'big red' --tag guests --tag 'after eight'", "kettle(1), kettle-pour(1)",
      "1       There is no such pot.",
    ])
  func isShownAsItWasWritten(_ text: String) throws {
    let page = try #require(Kettle.program.manPage(for: "boil", date: "November 20, 2026"))
    let shown = try withFiles([page.fileName: page.text]) { directory in
      printed(by: "mandoc -T ascii \(directory)/\(page.fileName) | col -bx")
    }
    #expect(shown.contains(text))
  }

  @Test func sectionsStandInTheirOrder() {
    let sections = Self.pages[3].text.split(separator: "\n").filter { $0.hasPrefix(".Sh ") }
    #expect(
      sections.map { $0.dropFirst(4) } == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "JSON FIELDS", "EXIT STATUS", "EXAMPLES", "SEE ALSO",
      ])
  }

  @Test func subVerbsAreInThePageOfTheirVerb() throws {
    let page = try #require(Kettle.program.manPage(for: "service", date: "November 20, 2026"))
    #expect(page.text.contains(".Ss kettle service parts order\nOrder a part.\n"))
    #expect(page.text.contains(".Nm kettle service send\n.Ar <file> ...\n"))
  }

  @Test(arguments: [
    ("plain", "plain"), ("-x", "\\-x"), ("a-b", "a-b"), ("(--lid)", "(\\-\\-lid)"),
    ("back\\slash", "back\\eslash"), ("~/x", "\\(ti/x"), ("it's", "it's"),
  ])
  func escapes(_ text: String, _ escaped: String) {
    #expect(ManWriter.escaped(text) == escaped)
  }

  @Test func noPageForNoVerb() {
    #expect(Kettle.program.manPage(for: "fly", date: "November 20, 2026") == nil)
  }
}
