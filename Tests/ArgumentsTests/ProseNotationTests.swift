import Testing

@testable import Arguments

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
