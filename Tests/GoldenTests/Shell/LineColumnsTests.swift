import Testing

/// The columns of the lines in a pipe are those that the manual names.
@Suite struct LineColumnsTests {
  static let commands = Specification.commands.filter { !$0.spec.columns.isEmpty }

  @Test(arguments: commands)
  func areDocumented(_ command: Specification.Command) throws {
    try Preparation.with { bench in
      let example = command.spec.examples.map(\.line).first { line in
        !line.contains("--json") && !line.contains("--explain")
      }
      let line = try #require(example)
      let finished = try bench.shell(
        "keylime \(line) --header --unknown || keylime \(line) --header")
      let header = finished.outputText.split(separator: "\n").first.map(String.init)
      let names = command.spec.columns.map(\.name).joined(separator: "\t")
      #expect(header == names, "\(finished.errorText)")
      let rows = finished.outputText.split(separator: "\n").dropFirst()
      #expect(!rows.isEmpty)
      for row in rows {
        #expect(
          row.split(separator: "\t", omittingEmptySubsequences: false).count
            == command.spec.columns.count)
      }
    }
  }

  @Test func onePickIsOneLine() throws {
    try Preparation.with { bench in
      let pick = try bench.shell("keylime iwant-pick")
      #expect(pick.status == 0 && pick.outputText.split(separator: "\n").count == 1)
      let nothing = try bench.shell("keylime iwant-pick nosuchfood")
      #expect(
        nothing.status == 1 && nothing.output.isEmpty && nothing.errorText.contains("nosuchfood"))
      let quiet = try bench.shell("keylime iwant-pick nosuchfood -q")
      #expect(quiet.status == 1 && quiet.output.isEmpty && quiet.errors.isEmpty)
      let fault = try bench.shell("keylime show nosuchplace -q")
      #expect(fault.status == 1 && fault.errorText.split(separator: "\n").count == 1)
    }
  }
}
