import Testing

@testable import OpeningHours

/// Days without times count as open all day, and never silently.
@Suite struct RulesWithoutTimesTests {
  private func warned(_ value: String) -> [String] {
    guard case .understood(_, let warnings) = Schedule.parse(value) else { return ["?"] }
    let bytes = Array(value.utf8)
    return warnings.filter { $0.code == .noTimes }
      .map { String(decoding: bytes[$0.position], as: UTF8.self) }
  }

  @Test(arguments: [
    ("Mo-Fr", ["Mo-Fr"]), ("open", ["open"]), ("geöffnet", ["geöffnet"]),
    ("Mo-Fr; Sa 10:00-12:00; PH", ["Mo-Fr", "PH"]), ("Apr-Oct open", ["Apr-Oct open"]),
  ])
  func theyAreToldApart(value: String, parts: [String]) {
    #expect(warned(value) == parts)
  }

  @Test(arguments: [
    "24/7", "24 hours", "always open", "Mo-Fr 24 hours", "Mo-Fr 00:00-24:00", "Mo open \"ring\"",
    "Mo unknown", "PH off", "off", "Mo-Fr, 10:00-12:00", "10:00-12:00 || \"by appointment\"",
  ])
  func whatSaysMoreIsNot(value: String) { #expect(warned(value).isEmpty) }

  @Test func theMessageSaysWhatItCountsAs() throws {
    guard case .understood(let schedule, let warnings) = Schedule.parse("Mo-Fr") else {
      Issue.record("not understood")
      return
    }
    #expect(schedule.canonical == "Mo-Fr")
    #expect(warnings.map(\.message) == ["without times it counts as open all day: Mo-Fr"])
  }
}
