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
