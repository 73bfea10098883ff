import Arguments
import Testing

@testable import KeyLimeCLI

/// `--json=help` asks what a verb gives, not the verb itself.
@Suite struct FieldListTests {
  /// Every verb and sub-verb that has fields, as it is typed.
  static let commands: [[String]] = Commands.all.flatMap { paths(of: $0.verb.spec, below: []) }

  private static func paths(of spec: CommandSpec, below path: [String]) -> [[String]] {
    let own = path + [spec.name]
    return [own] + spec.subcommands.flatMap { paths(of: $0, below: own) }
  }

  @Test("of", arguments: commands) func needsNoOperands(command: [String]) {
    let (output, errors) = (OutputStream(), OutputStream())
    let words = ["keylime"] + command + ["--json=help"]
    let status = Run(FakeWorld().host(output, errors)).status(for: words)
    #expect(errors.text == "")
    #expect(status == 0)
    #expect(!output.text.isEmpty)
  }

  @Test func whatIsWrongStaysWrong() {
    #expect(FakeWorld().run("show", "--json=help", "--bogus").status == 2)
    #expect(FakeWorld().run("show", "--json").status == 2)
    #expect(FakeWorld().run("--json=help").status == 2)
  }
}
