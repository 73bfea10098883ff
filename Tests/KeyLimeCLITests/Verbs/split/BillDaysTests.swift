import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// Bills are listed and exported from a day up to a day.
@Suite struct BillDaysTests {
  private func withBills(_ body: (SplitWorld) throws -> Void) throws {
    try SplitWorld.with { world in
      for day in ["03", "05", "09"] {
        let result = world.run("split", "eli", "10", "--at", "2026-11-\(day)", "--title", "d\(day)")
        #expect(result.status == 0, "\(result.errors)")
      }
      try body(world)
    }
  }

  @Test(arguments: [
    ([], ["d09", "d05", "d03"]), (["--until", "2026-11-05"], ["d05", "d03"]),
    (["--since", "2026-11-04", "--until", "2026-11-08"], ["d05"]),
    (["eli", "--since", "2026-11-05"], ["d09", "d05"]),
  ])
  func theHistoryEndsOnADay(words: [String], titles: [String]) throws {
    try withBills { world in
      let rows = world.run(["split", "history"] + words + ["--json"]).rows
      #expect(rows.compactMap { $0["title"]?.text } == titles)
      let balance = 500 * (titles.first.flatMap { ["d03", "d05", "d09"].firstIndex(of: $0) } ?? 0)
      #expect(rows.first?["balance"]?.minor == balance + 500)
    }
  }

  @Test func aPastBalanceIsNoneOfToday() throws {
    try withBills { world in
      let result = world.run("split", "history", "eli", "--until", "2026-11-05")
      #expect(!(result.output + result.errors).contains("circle"), "\(result.errors)")
      let nothing = world.run("split", "history", "--until", "2026-11-01")
      #expect(nothing.errors.contains("there are no bills up to 2026-11-01"))
    }
  }

  @Test func anExportTakesTheSameDays() throws {
    try withBills { world in
      let text = world.run("split", "export", "--since", "2026-11-04", "--until", "2026-11-08")
        .output
      #expect(text.contains("d05") && !text.contains("d03") && !text.contains("d09"), "\(text)")
      #expect(world.run("split", "export", "--since", "2026-11-10").status == 1)
    }
  }
}
