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

  /// Every command that takes `--key` lists what its answers have for it and for `--dry-run`.
  @Test func whatWritesListsTheFieldsOfWriting() throws {
    func check(_ spec: CommandSpec, below path: [String], _ inherited: [ResultField] = []) {
      let own = path + [spec.name]
      let fields = spec.fields.isEmpty ? inherited : spec.fields
      if spec.options.contains(where: { $0.name == "key" }) {
        let names = fields.map(\.name)
        for field in ["event", "repeated", "dryRun", "events"] {
          #expect(names.count { $0 == field } == 1, "\(own): \(field)")
        }
      }
      for command in spec.subcommands { check(command, below: own, fields) }
    }
    for command in Commands.all { check(command.verb.spec, below: []) }
    try OwnersWorld.with { world in
      let dry = world.run("rate", "bao-house", "4", "--dry-run", "--json=dryRun,events")
      #expect(dry.output.hasPrefix(#"{"dryRun":true,"events":[{"do":"rate""#), "\(dry.errors)")
      let words = ["checkin", "bao-house", "--key", "k", "--json=repeated"]
      #expect(world.run(words).status == 0)
      #expect(world.run(words).output == #"{"repeated":true}"# + "\n")
    }
  }

  @Test func whatIsWrongStaysWrong() {
    #expect(FakeWorld().run("show", "--json=help", "--bogus").status == 2)
    #expect(FakeWorld().run("show", "--json").status == 2)
    #expect(FakeWorld().run("--json=help").status == 2)
  }
}
