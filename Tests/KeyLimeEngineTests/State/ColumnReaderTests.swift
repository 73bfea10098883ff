import Testing

@testable import KeyLimeEngine

@Suite struct ColumnReaderTests {
  @Test(arguments: [
    0, 7, -7, 10, 999_999_999_999_999_999, -999_999_999_999_999_999, 1_000_000_000_000_000_000,
    Int64.max, .min,
  ])
  func everyWholeNumberComesBack(_ number: Int64) throws {
    var columns = ColumnWriter()
    columns.append(number)
    columns.append("behind it")
    columns.append(number)
    try columns.bytes.withBytes { bytes in
      var reader = try #require(ColumnReader(bytes))
      #expect(try reader.integer() == number)
      #expect(try reader.string()?.text == "behind it")
      #expect(try reader.integer() == number)
      #expect(try reader.integer() == nil)
    }
  }

  @Test(arguments: ["[01]", "[-]", "[1.5]", "[1e3]", "[9223372036854775808]"])
  func whatIsNoWholeNumberIsRefused(_ text: String) throws {
    #expect(throws: JSONError.self) {
      try Array(text.utf8).withBytes { bytes in
        var reader = try #require(ColumnReader(bytes))
        _ = try reader.integer()
      }
    }
  }

  @Test(arguments: [
    ("account:k3f9q0d7m2xa", true), ("contact:a:b", true), ("guest:a", false), ("account", false),
    ("contact:", false), (":a", false), ("account:\u{7F}", false),
  ])
  func peopleAreReadAsFromText(_ text: String, _ isPerson: Bool) throws {
    var columns = ColumnWriter()
    columns.append([text, "contact:b"])
    try columns.bytes.withBytes { bytes in
      var reader = try #require(ColumnReader(bytes))
      let people = try reader.strings { PersonID($0) }
      #expect(people == [text, "contact:b"].compactMap { PersonID($0) })
      #expect(people.count == (isPerson ? 2 : 1))
    }
  }
}
