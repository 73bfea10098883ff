import Testing

/// The columns of the lines in a pipe are those that the manual names.
@Suite struct LineColumnsTests {
  /// The examples of `hours` read a file.
  static let commands = Specification.commands.filter {
    !$0.spec.columns.isEmpty && $0.path != ["hours"]
  }

  @Test(arguments: commands)
  func areDocumented(_ command: Specification.Command) throws {
    try Preparation.with { bench in
      let names = command.spec.columns.map(\.name)
      let lines = [command.path.joined(separator: " ")] + command.spec.examples.map(\.line)
      // Some examples change something, and some have other output.
      for line in lines {
        let finished = try bench.shell("keylime \(line) --header < /dev/null")
        let rows = finished.outputText.split(separator: "\n").map { row in
          row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        // The last column may be there only on demand.
        guard rows.count > 1, rows[0] == names || rows[0] == names.dropLast() else { continue }
        #expect(rows.allSatisfy { $0.count == rows[0].count })
        return
      }
      Issue.record("no example of '\(command)' prints the columns \(names)")
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
