import Arguments
import Testing
import Thoroughness

/// What help and manual show as examples works as it stands.
@Suite struct ExampleTests {
  struct Shown: Sendable, CustomTestStringConvertible {
    let example: Example
    var testDescription: String { example.line }
    /// Whether it asks somebody; where there is nobody it must be refused, and say what is missing.
    var asks: Bool { example.summary.hasPrefix("Asks") }
  }

  /// All of them but those that need a server, or a word that somebody else has to give first.
  static let examples: [Shown] =
    (Specification.program.examples + Specification.commands.flatMap(\.spec.examples))
    .filter {
      !$0.line.hasPrefix("admin redeem") && !$0.line.contains("--overpass")
        && !$0.line.contains("--osm")
    }.map {
      Shown(example: $0)
    }

  @Test(arguments: examples.sweep(66))
  func works(_ shown: Shown) throws {
    try Preparation.with { bench in
      var line = shown.example.line
      if line.contains("7k3f") {
        let list = line.hasPrefix("split") ? "split history" : "deals 'Bao House'"
        let ids = try bench.shell("keylime \(list) --template '{{id}}'").outputText
        line = line.replacing("7k3f", with: ids.prefix { $0 != "\n" })
      }
      if line.hasPrefix("restore") {
        _ = try bench.shell("keylime backup keylime.tar.gz; keylime backup stick/keylime")
      }
      if line.hasPrefix("account cut") {
        _ = try bench.shell("mkdir -p store/journal/k3f9q0d7m2xa")
      }
      let finished = try bench.shell(
        "keylime \(line) 3< passcode", variables: ["KEYLIME_ADVICE": "0"])
      if shown.asks || finished.errorText.contains("when not running interactively") {
        #expect([0, 2, 4, 5].contains(finished.status), "\(finished.errorText)")
        #expect(!finished.errors.isEmpty)
      } else if !finished.errorText.contains("already") {
        #expect(finished.status == 0, "keylime \(line): \(finished.errorText)")
      }
    }
  }

  @Test(arguments: Specification.commands.filter { $0.path.count == 1 })
  func everyVerbHasOne(_ command: Specification.Command) {
    #expect(
      !command.spec.examples.isEmpty || !command.spec.subcommands.isEmpty, "help shows an example")
  }
}
