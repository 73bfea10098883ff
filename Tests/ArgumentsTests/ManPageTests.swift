import Testing
import Thoroughness

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

  @Test func theColumnsOfASubVerbAreInThePageOfItsVerb() throws {
    let list = CommandSpec(
      name: "list", summary: "List the teas", columns: [ResultColumn("TEA", "Its name")])
    let shelf = Verb(
      "shelf", CommandSpec(name: "shelf", summary: "Manage the shelf", subcommands: [list]))
    let program = ProgramSpec(name: "kettle", summary: "Make tea", verbs: [shelf])
    let page = try #require(program.manPage(for: "shelf", date: "November 20, 2026"))
    #expect(page.text.contains(".It Va TEA\nIts name.\n"), "\(page.text)")
  }

  @Test func noPageForNoVerb() {
    #expect(Kettle.program.manPage(for: "fly", date: "November 20, 2026") == nil)
  }

  /// Whatever a text holds, mandoc takes it for text, and shows every letter of it.
  @Test(.enabled(if: isInstalled("mandoc")), arguments: [1, 10, 30] as [UInt64])
  func anyTextIsOnlyText(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let letters = Array("ab.'\\\"-~^`,;:!?()[]{}<>|=&%$#@é  ")
    let words = (0..<400).map { _ in "x" + random.word(from: letters, upTo: 9) + " " }
    let wild = (0..<60).map { _ in random.word(from: letters, upTo: 30) + "y" }
    let flag = Flag("f", summary: "S" + wild[0], discussion: wild[1])
    let spec = CommandSpec(
      name: "a", summary: "A" + wild[2],
      discussion: words.joined() + "\n\n" + wild.joined(separator: "\n\n"),
      options: [flag.declaration], examples: wild.prefix(9).map { Example($0, $0) },
      fields: [ResultField("n", type: "t", wild[3])], exits: [ExitNote(1, wild[4])],
      environment: [EnvironmentNote("E", wild[5])], files: [FileNote(wild[6], wild[7])])
    let program = ProgramSpec(name: "p", summary: "P", verbs: [Verb("a", spec)])
    let page = try #require(program.manPage(for: "a", date: "November 20, 2026"))
    let (complaints, shown) = try withFiles(["a.1": page.text]) { directory in
      (
        printed(by: "mandoc -T lint -W style \(directory)/a.1"),
        printed(by: "mandoc -T utf8 \(directory)/a.1 | col -bx")
      )
    }
    #expect(complaints == "", "seed \(seed)")
    let flat = shown.split(whereSeparator: \.isWhitespace).joined()
    #expect(
      flat.contains(words.joined().filter { $0 != " " }), "seed \(seed)")
  }
}
