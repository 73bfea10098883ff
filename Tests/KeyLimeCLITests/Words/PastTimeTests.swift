import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// A time of day that is over means the next one where people look ahead.
@Suite struct PastTimeTests {
  private func run(at now: String, _ words: [String]) throws -> FakeWorld.Result {
    try TemporaryFolder.with { folder in
      var world = Town.world(folder)
      world.variables["KEYLIME_NOW"] = now
      return world.run(words)
    }
  }

  @Test(arguments: [
    ["nearby", "open at 1am"], ["nearby", "--at", "1am"], ["swipe", "--next", "--at", "1am"],
    ["iwant-pick", "open at 1am"], ["iwant-pick", "--at", "1am"],
  ])
  func theNextDayIsNamed(_ words: [String]) throws {
    let result = try run(at: "2026-11-20T22:30:00-08:00", words)
    #expect(result.errors.contains("keylime: open Sat 21 Nov 01:00\n"), "\(result.errors)")
    let json = try run(
      at: "2026-11-20T22:30:00-08:00", ["nearby", "open at 1am", "-n1", "--ndjson=asked,name"])
    #expect(json.output.contains("\"asked\":\"open Sat 21 Nov 01:00\""), "\(json.output)")
  }

  @Test func aWeekdayThatIsTodayIsThatOfNextWeek() throws {
    let past = try run(at: "2026-11-20T22:30:00-08:00", ["nearby", "fri 9am", "--ndjson=name"])
    let next = try run(
      at: "2026-11-20T22:30:00-08:00", ["nearby", "--at", "2026-11-27 09:00", "--ndjson=name"])
    #expect(!past.output.isEmpty && past.output == next.output)
    let pick = try run(at: "2026-11-20T22:30:00-08:00", ["iwant-pick", "fri 9am"])
    #expect(pick.errors.contains("open Fri 27 Nov 09:00"), "\(pick.errors)")
  }

  @Test(arguments: [
    ("2026-11-20T22:30:00-08:00", "this weekend", "Sat 21 Nov 12:30"),
    ("2026-11-21T12:30:00-08:00", "open at the weekend", "Sat 21 Nov 12:30"),
    ("2026-11-21T12:30:00-08:00", "weekend brunch", "Sun 22 Nov 11:00"),
    ("2026-11-22T10:00:00-08:00", "this weekend 7pm", "Sun 22 Nov 19:00"),
    ("2026-11-22T22:00:00-08:00", "this weekend 7pm", "Sat 28 Nov 19:00"),
    ("2026-11-20T10:00:00-08:00", "next weekend", "Sat 28 Nov 10:00"),
    ("2026-11-22T10:00:00-08:00", "next weekend", "Sat 28 Nov 10:00"),
    ("2026-11-20T10:00:00-08:00", "next friday", "Fri 27 Nov 10:00"),
  ])
  func theDayOfAWeekendIsNamed(_ now: String, _ words: String, _ time: String) throws {
    let result = try run(at: now, ["nearby", words])
    #expect(result.errors.contains("keylime: open \(time)\n"), "\(result.errors)")
  }

  @Test(arguments: ["good friday dinner", "on good friday at 7pm"])
  func theDateOfAHolidayThatMovesIsNamed(_ words: String) throws {
    let result = try run(at: "2026-11-20T22:30:00-08:00", ["iwant-pick", words])
    #expect(result.errors.contains("open Fri 26 Mar 19:00"), "\(result.errors)")
  }

  @Test(arguments: [
    ("27 nov at 7pm", "Fri 27 Nov 19:00"), ("christmas dinner", "Fri 25 Dec 19:00"),
    ("sat 27 nov 7pm", "Fri 27 Nov 19:00 (not a Saturday)"),
    ("27 nov at 7pm, a saturday", "Fri 27 Nov 19:00 (not a Saturday)"),
    ("saturday at 7pm 27 nov", "Fri 27 Nov 19:00 (not a Saturday)"),
    ("fri 27 nov 7pm", "Fri 27 Nov 19:00"), ("next friday 7pm", "Fri 27 Nov 19:00"),
    ("friday week at 7pm", "Fri 27 Nov 19:00"), ("1 nov at 7pm", "Mon 1 Nov 19:00"),
  ])
  func theWeekdayOfADateIsNamed(_ words: String, _ date: String) throws {
    let result = try run(at: "2026-11-20T22:30:00-08:00", ["nearby", words])
    #expect(result.errors.contains("keylime: open \(date)\n"), "\(result.errors)")
    let option = words.replacing(", a saturday", with: "").replacing("dinner", with: "7pm")
    guard option == words else { return }
    for verb in ["nearby", "iwant-pick"] where When(typed: words) != nil {
      let result = try run(at: "2026-11-20T22:30:00-08:00", [verb, "--at", words])
      #expect(result.errors.contains("keylime: open \(date)\n"), "\(result.errors)")
    }
  }

  @Test func aTimeThatIsStillToComeIsToday() throws {
    let result = try run(at: "2026-11-20T22:30:00-08:00", ["nearby", "open at 23:00"])
    #expect(result.errors.contains("keylime: open 23:00\n"), "\(result.errors)")
    let option = try run(at: "2026-11-20T22:30:00-08:00", ["nearby", "--at", "23:00"])
    #expect(!option.errors.contains("open"), "\(option.errors)")
  }

  @Test func lateInTheNightIsNow() throws {
    let late = try run(at: "2026-11-20T23:30:00-08:00", ["nearby", "open late", "--ndjson=name"])
    let now = try run(at: "2026-11-20T23:30:00-08:00", ["nearby", "--open-now", "--ndjson=name"])
    #expect(!late.output.isEmpty && late.output == now.output)
    for words in [["open late"], ["--at", "tonight"]] {
      let result = try run(at: "2026-11-20T23:30:00-08:00", ["nearby"] + words)
      #expect(result.errors.contains("keylime: open now\n"), "\(result.errors)")
    }
  }

  @Test(arguments: ["tonight", "open late"])
  func anEveningThatHasComeCountsTheMinutes(_ words: String) throws {
    let table = "name,latitude,longitude,hours\nLuna,52.5201,13.4000,Mo-Su 10:00-24:00"
    try OwnersWorld.with(places: table) { world in
      (world.isTerminal, world.now) = (true, "2026-11-20T22:20:00Z")
      for verb in [["iwant-pick", "-n2"], ["iwant-pick"], ["nearby"]] {
        let list = world.run(verb + [words, "--near", "52.52,13.40"])
        #expect(list.output.contains("closes in 40 min"), "\(list.output)\(list.errors)")
      }
    }
  }
}
