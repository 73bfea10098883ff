import Testing
import Thoroughness

/// Help is there in every way people ask for it.
@Suite struct HelpTests {
  @Test(arguments: Specification.commands.sweep(8))
  func theSameForEveryWayOfAsking(_ command: Specification.Command) throws {
    try Bench.with { bench in
      let line = command.path.joined(separator: " ")
      let full = try bench.shell("keylime \(line) --help")
      let brief = try bench.shell("keylime \(line) -h")
      #expect(full.status == 0 && full.errors.isEmpty && !full.output.isEmpty)
      #expect(brief.status == 0 && brief.errors.isEmpty && !brief.output.isEmpty)
      #expect(try bench.shell("keylime help \(line)") == full)
      #expect(try bench.shell("keylime --help \(line)") == full)
      #expect(try bench.shell("keylime \(line) --no-such-option -h") == brief)
      #expect(brief.outputText.contains(command.spec.summary))
    }
  }

  @Test(arguments: Specification.commands.sweep(30))
  func theBriefFormFits(_ command: Specification.Command) throws {
    let words = command.path + ["-h"]
    try Bench.with { bench in
      let page = try bench.shell("keylime \(words.joined(separator: " "))").outputText
      let long = page.split(separator: "\n").filter { $0.count > 79 }
      #expect(long.isEmpty, "lines over 79 columns: \(long)")
      let height = page.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      #expect(height <= 48, "\(height) lines")
    }
  }

  @Test(arguments: Specification.program.topics.map(\.name))
  func topicsAreThereAndFit(_ topic: String) throws {
    try Bench.with { bench in
      let page = try bench.shell("keylime help \(topic)")
      #expect(page.status == 0 && !page.output.isEmpty)
      #expect(!page.outputText.contains(" \\\n"), "a line that should have been joined")
    }
  }
}
