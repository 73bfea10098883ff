import Testing

@testable import KeyLimeEngine

/// Telephone numbers as files write them.
@Suite struct WrittenPhoneTests {
  @Test(arguments: [
    ("080 42297555\r\n+91 9743772233", "080 42297555"), ("+91 80 123; +91 80 999", "+91 80 123"),
    ("080 4229755 / 080 4229756", "080 4229755"),
    ("(415) 555-1234, (415) 555-9876", "(415) 555-1234"),
    ("415-555-1234 / 415-555-9876", "415-555-1234"),
    ("4155551234.0", "4155551234"), ("tel:+49301", "+49301"), ("Tel:\n030 123456", "030 123456"),
  ])
  func theFirstNumberIsTaken(_ text: String, _ number: String) throws {
    #expect(WrittenPhone.first(text) == number)
    let reading = try Reading("name,lat,lon,phone\nA,1,2,\"\(text)\"\n")
    #expect(reading.restaurants.map(\.phone) == [number])
  }

  @Test(arguments: [
    "030/123456", "+49 35056 / 12345", "+39 06 1234567/8", "030 / 1234567", "112", "555-1234 x12",
    "1.800.555.1234", "+43 (0)5574 / 123456789", "call us", "+44 131 555 0100",
  ])
  func oneNumberStaysWhole(_ text: String) { #expect(WrittenPhone.first(text) == text) }

  @Test(arguments: ["4.93024E+11", "4,93024E+11", "", " "])
  func whatIsNoNumberIsNone(_ text: String) { #expect(WrittenPhone.first(text) == nil) }
}
