import Arguments
import Testing

/// What help and manual show as examples works as it stands.
@Suite struct ExampleTests {
  static let examples: [String] =
    (Specification.program.examples + Specification.commands.flatMap(\.spec.examples))
    .map(\.line)

  @Test(arguments: examples)
  func works(_ line: String) throws {
    try Preparation.with { bench in
      let finished = try bench.shell("keylime \(line)", variables: ["KEYLIME_ADVICE": "0"])
      #expect(finished.status == 0, "keylime \(line): \(finished.errorText)")
    }
  }

  @Test(arguments: Specification.commands)
  func everyCommandHasOne(_ command: Specification.Command) {
    #expect(
      !command.spec.examples.isEmpty || !command.spec.subcommands.isEmpty, "help shows an example")
  }
}
