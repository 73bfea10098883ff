import Testing

@testable import KeyLimeEngine

/// Numbers and times as they stand in journals and lists.
@Suite struct DigitWriterTests {
  @Test(arguments: [
    (0, 2, "00"), (7, 2, "07"), (59, 2, "59"), (7, 1, "7"), (0, 1, "0"), (12_345, 2, "12345"),
    (3, 12, "000000000003"), (.max, 2, "9223372036854775807"),
  ])
  func writesNumbers(_ number: Int, _ count: Int, _ text: String) {
    var writer = DigitWriter()
    writer.write(number, count)
    #expect(writer.text == text)
    #expect(number.padded(to: count) == text)
  }

  @Test(arguments: [(0, "0000"), (9, "0009"), (10, "000a"), (65_535, "ffff"), (65_536, "10000")])
  func writesHexadecimalNumbers(_ number: Int, _ text: String) {
    var writer = DigitWriter()
    writer.write(number, 4, radix: 16)
    #expect(writer.text == text)
  }

  @Test(arguments: [Int64.min, -10, -1, 0, 9, 10, .max])
  func writesWholeNumbersOfJSON(_ number: Int64) {
    var writer = JSONWriter()
    writer.write(number)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == String(number))
  }

  @Test(arguments: [
    (0, "Z"), (60, "+01:00"), (-480, "-08:00"), (345, "+05:45"), (-1, "-00:01"),
    (1439, "+23:59"),
  ])
  func writesOffsets(_ minutes: Int, _ text: String) {
    var writer = DigitWriter()
    writer.write(minutesAhead: minutes)
    #expect(writer.text == text)
  }

  @Test(arguments: [
    (0, 0, "1970-01-01T00:00:00"), (-1, 86_399, "1969-12-31T23:59:59"),
    (20_777, 43_200, "2026-11-20T12:00:00"), (-719_528, 3661, "0000-01-01T01:01:01"),
  ])
  func writesMoments(_ day: Int, _ second: Int, _ text: String) {
    var writer = DigitWriter()
    writer.write(CalendarDay(daysSince1970: day), secondOfDay: second)
    #expect(writer.text == text)
  }
}
