import Testing

@testable import OpeningHours

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
