import Testing

@testable import OpeningHours

@Suite("Hours past midnight that a later rule erases")
struct ErasedHoursTests {
  private func warning(_ value: String) -> Warning? {
    guard case .understood(_, let warnings) = Schedule.parse(value) else { return nil }
    return warnings.first { $0.code == .erasedHours }
  }

  @Test("The warning names the rule and the hours, and mends the value")
  func mended() {
    let warning = warning("Mo-Th 10:00-02:00; Fr-Sa 10:00-03:00")
    #expect(warning?.message == "rule 2 erases Fr 00:00-02:00")
    #expect(warning?.position == 19..<36)
    #expect(warning?.mended == "Mo-Th 10:00-02:00, Fr-Sa 10:00-03:00")
  }

  @Test("The mended value has the hours back and nothing else changed")
  func meaning() {
    let broken = schedule("Mo-Th 10:00-02:00; Fr-Sa 10:00-03:00; Su 12:00-20:00")
    let mended = schedule("Mo-Th 10:00-02:00, Fr-Sa 10:00-03:00, Su 12:00-20:00")
    #expect(
      warning("Mo-Th 10:00-02:00; Fr-Sa 10:00-03:00; Su 12:00-20:00")?.mended == mended.canonical)
    let place = Place(timeZone: .utc)
    for minute in stride(from: 0, to: 7 * 1440, by: 30) {
      let moment = utc("2024-05-20 00:00").adding(seconds: Int64(minute) * 60)
      let isErased =
        (4 * 1440..<4 * 1440 + 120).contains(minute) || (6 * 1440..<6 * 1440 + 180).contains(minute)
      let differs =
        broken.status(at: moment, in: place).state != mended.status(at: moment, in: place).state
      #expect(differs == isErased, "minute \(minute)")
    }
  }

  @Test("Rules that share days with others cannot be mended by a comma")
  func shared() {
    let warning = warning("Mo-Su 10:00-02:00; Fr 10:00-03:00")
    #expect(warning?.message == "rule 2 erases Fr 00:00-02:00")
    #expect(warning != nil && warning?.mended == nil)
  }

  @Test(
    "What a comma would mend is told without its warning",
    arguments: [
      ("Fr 18:00-02:00; Sa 12:00-14:00", true), ("Fr 18:00-02:00, Sa 12:00-14:00", false),
      ("Mo-Su 10:00-02:00; Fr 10:00-03:00", false), ("Fr 18:00-02:00; Sa off", false),
      ("Fr 18:00-23:00; Sa 12:00-14:00", false), ("Fr 6pm-2am; Sa 9:30-14:00", true),
      ("Fr 18:00-02:00; PH 12:00-14:00", false),
    ])
  func withoutWarning(value: String, erases: Bool) {
    #expect(schedule(value).erasesHours == erases)
    #expect((warning(value)?.mended != nil) == erases)
  }

  @Test(
    "Times that a semicolon parts from their days",
    arguments: [
      ("09:00-12:00; 14:00-18:00", "09:00-12:00,14:00-18:00"),
      ("Mo 09:00-12:00; 14:00-18:00; Sa off", "Mo 09:00-12:00,14:00-18:00; Sa off"),
    ])
  func timesWithoutDays(value: String, mended: String) {
    guard case .understood(_, let warnings) = Schedule.parse(value) else {
      Issue.record("not understood")
      return
    }
    #expect(warnings.map(\.code) == [.timesWithoutDays])
    #expect(warnings.first?.mended == mended)
  }

  @Test(
    "No hours are erased",
    arguments: [
      "Mo-Th 10:00-02:00, Fr-Sa 10:00-03:00", "Fr-Sa 10:00-03:00; Mo 10:00-22:00",
      "Mo-Su 18:00-02:00",
      "Fr 18:00-02:00; Sa off", "Fr 18:00-24:00; Sa 10:00-12:00", "Fr 18:00-02:00; 12:00-13:00 off",
    ])
  func fine(value: String) { #expect(warning(value) == nil) }
}

/// A comment that is a rule of its own is never taken for hours silently.
@Suite struct CommentsAloneTests {
  private func warning(_ value: String) -> Warning? {
    guard case .understood(_, let warnings) = Schedule.parse(value) else { return nil }
    return warnings.first { $0.code == .erasedHours }
  }

  @Test(arguments: [
    ("Mo 09:00-17:00; \"kitchen till 16\"", "Mo 09:00-17:00 open \"kitchen till 16\""),
    ("Mo-Fr 09:00-17:00; open \"ring\"; Sa off", "Mo-Fr 09:00-17:00 open \"ring\"; Sa off"),
    (
      "Mo 09:00-12:00; Tu 10:00-12:00; \"ring\"",
      "Mo 09:00-12:00 open \"ring\"; Tu 10:00-12:00 open \"ring\""
    ),
  ])
  func itIsToldAndMended(value: String, mended: String) {
    let warning = warning(value)
    #expect(
      warning?.message.hasSuffix("is only a comment, and replaces the hours before it") == true)
    #expect(warning?.mended == schedule(mended).canonical)
  }

  @Test func twoCommentsAreNotJoined() {
    let found = warning("Mo 09:00-12:00 \"ring\"; \"knock\"")
    #expect(found != nil && found?.mended == nil)
  }

  @Test(arguments: [
    "\"by appointment\"", "Mo-Fr 09:00-17:00; Sa \"by appointment\"",
    "Mo-Fr 09:00-17:00 || \"by appointment\"", "Mo-Fr 09:00-17:00; off \"closed for good\"",
    "PH off; \"by appointment\"",
  ])
  func whatIsMeantIsNot(value: String) { #expect(warning(value) == nil) }
}

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
