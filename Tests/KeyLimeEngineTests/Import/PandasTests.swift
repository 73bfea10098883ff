import Testing

@testable import KeyLimeEngine

/// What pandas makes of the values of a table.
@Suite struct PandasTests {
  @Test(
    arguments: [
      (
        "['Monday: 9:00 AM – 5:00 PM', 'Tuesday: Closed']",
        "Monday: 9:00 AM – 5:00 PM; Tuesday: Closed"
      ),
      (
        #"{'open_now': True, 'periods': [], 'weekday_text': ["Monday: 9:00 – 17:00"]}"#,
        "Monday: 9:00 – 17:00"
      ),
      (#"{"Monday": "11:00-22:00"}"#, "Mo 11:00-22:00"),
      ("{'Mon': None, 'Tue': '9-17'}", "Tu 9-17"),
      ("{'open_now': True}", nil), ("Mo-Fr 10:00-18:00", "Mo-Fr 10:00-18:00"),
    ] as [(String, String?)])
  func printedListsAreHours(cell: String, hours: String?) throws {
    let quoted = cell.replacing("\"", with: "\"\"")
    let reading = try Reading("name,lat,lon,hours\nA,1,2,\"\(quoted)\"\n")
    #expect(reading.restaurants.map(\.openingHours) == [hours])
    #expect(reading.count.unread.isEmpty)
  }

  @Test func printedListsThatNobodyCanReadAreNoted() throws {
    let reading = try Reading("name,lat,lon,Opening hours\nA,1,2,\"{'0': '11-22'}\"\n")
    #expect(reading.restaurants.map(\.openingHours) == [nil])
    #expect(reading.count.unread["Opening hours"]?.example == #"{"0":"11-22"}"#)
  }

  @Test(
    arguments: [
      (#"{'a': 'it\'s', "b": "x'y"}"#, #"{"a":"it's","b":"x'y"}"#),
      (#"['say "hi"', None, True, 1.5]"#, #"["say \"hi\"",null,true,1.5]"#),
      ("[broken", nil), ("[ruhig]", nil), ("text", nil),
    ] as [(String, String?)])
  func literalsOfPython(text: String, json: String?) {
    #expect(PythonLiteral.read(text)?.compactText == json)
  }

  @Test func postcodesBecomeFractions() throws {
    let reading = try Reading("name,lat,lon,zip\nA,1,2,10115.0\nB,1,3,EH1.0\nC,1,4,10115\n")
    #expect(reading.restaurants.map(\.address.postcode) == ["10115", "EH1.0", "10115"])
  }

  @Test func levelsBecomeFractions() throws {
    let reading = try Reading("name,lat,lon,price_level\nA,1,2,2.0\nB,1,3,\nC,1,4,2.5\n")
    #expect(reading.restaurants.map(\.price) == [.moderate, nil, nil])
    #expect(reading.count.unread.mapValues(\.count) == ["price_level": 1])
  }
}
