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
      let typed = try Self.filled(line, bench)
      let finished = try bench.shell("keylime \(typed)", variables: ["KEYLIME_ADVICE": "0"])
      // What asks a person says here which option would answer.
      let asks = finished.errorText.contains("is required when not running interactively")
      #expect(finished.status == 0 || asks, "keylime \(typed): \(finished.errorText)")
    }
  }

  /// The example with an id that exists in the place of `7k3f`, which stands for one.
  private static func filled(_ line: String, _ bench: Bench) throws -> String {
    guard line.contains("7k3f") else { return line }
    let id = try bench.shell(line.hasPrefix("split") ? "cat bill" : "cat deal").outputText
    return line.split(separator: " ").map { $0 == "7k3f" ? id : String($0) }
      .joined(separator: " ")
  }

  @Test(arguments: Specification.commands)
  func everyCommandHasOne(_ command: Specification.Command) {
    #expect(
      !command.spec.examples.isEmpty || !command.spec.subcommands.isEmpty, "help shows an example")
  }
}
