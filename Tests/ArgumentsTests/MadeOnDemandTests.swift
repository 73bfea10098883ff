import Testing

@testable import Arguments

/// A run makes the specification of the verb that was typed, and nothing that only help needs.
@Suite struct MadeOnDemandTests {
  private let program = ProgramSpec(
    name: "kettle", summary: "Boils water",
    verbs: [
      Verb("boil", boil),
      Verb("pour", unneeded(CommandSpec(name: "pour", summary: "Pour"))),
    ])

  private static let boil = CommandSpec(
    name: "boil", summary: "Boil", discussion: unneeded(""), examples: unneeded([]),
    fields: unneeded([]), columns: unneeded([]), exits: unneeded([]), environment: unneeded([]),
    files: unneeded([]), seeAlso: unneeded([]))

  private static func unneeded<Part>(_ part: Part) -> Part {
    Issue.record("something was made that nobody asked for")
    return part
  }

  @Test func aVerbThatIsTyped() throws {
    guard case .command(let arguments) = try Parser(program).parse(["boil"]) else {
      Issue.record("no command")
      return
    }
    #expect(arguments.path == ["boil"])
  }

  @Test func nothingIsMadeForTheGlobalOptions() {
    #expect(Parser(program).globals(in: ["boil", "--quiet"]).path == ["boil"])
  }
}
