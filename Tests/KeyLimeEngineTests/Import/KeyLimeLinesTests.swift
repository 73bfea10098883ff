import Testing

@testable import KeyLimeEngine

@Suite struct KeyLimeLinesTests {
  @Test func linesAndWhatIsWrongWithThem() throws {
    let reading = try Reading(
      #"""
      {"id":"n1","name":" As  it is ","latitude":1.5,"longitude":2,"kind":"cafe","source":{"name":"s"}}
      {"id":"n2","latitude":1,"longitude":2}
      {"id":"n3","name":"C","longitude":2}
      {"id":"n4","name":"D","latitude":100,"longitude":2}
      {"id":"n5","name":"E","latitude":1,"longitude":2,"price":9}
      {"id":"n6","name":7,"latitude":1,"longitude":2}

      "text"
      {"name":"G","latitude":1,"longitude":2}
      {"id":"n1","name":"A","latitude":1,"longitude":2,"source":{"name":"s"}}
      """#)
    #expect(reading.format == .keylime)
    #expect(reading.restaurants.map(\.name) == [" As  it is ", "G"])
    #expect(reading.restaurants.first?.source == Source(name: "s"))
    #expect(reading.restaurants.last?.id.text.hasPrefix("x") == true)
    #expect(
      reading.count.details.map { "\($0.line ?? 0) \($0.reason)" } == [
        "2 noName", "3 noPosition", "4 positionOutOfRange", "5 malformed", "6 malformed",
        "8 malformed", "10 duplicate",
      ])
    #expect(reading.count.details.map(\.field) == [nil, nil, nil, "price", "name", nil, nil])
  }

  @Test func degreesMayBeTexts() throws {
    let reading = try Reading(
      #"""
      {"id":"n1","name":"A","latitude":"52.5","longitude":"13.25","rating":4}
      {"name":"B","latitude":1,"longitude":"2"}
      {"id":"n3","name":"C","latitude":"north","longitude":2}
      {"id":"n4","name":"D","latitude":"91","longitude":2}
      {"id":"n5","name":"E","latitude":1,"longitude":true}
      {"id":"n6","latitude":"1","longitude":2}
      """#, format: .keylime)
    #expect(reading.restaurants.map(\.position.description) == ["52.5,13.25", "1,2"])
    #expect(reading.restaurants.first?.id.text == "n1" && reading.restaurants.first?.rating != nil)
    #expect(
      reading.count.details.map { "\($0.line ?? 0) \($0.reason)" }
        == ["3 malformed", "4 positionOutOfRange", "5 malformed", "6 noName"])
    #expect(reading.count.details.map(\.field) == ["latitude", nil, "longitude", nil])
  }

  @Test func anArrayIsReadToo() throws {
    let reading = try Reading(#"[{"id":"n1","name":"A","latitude":1,"longitude":2}]"#)
    #expect(reading.format == .keylime)
    #expect(reading.count.accepted == 1)
  }

  @Test func aLineThatIsNoJSONIsAFault() throws {
    let line = #"{"id":"n1","name":"A","latitude":1,"longitude":2}"#
    let fault = try #require(throws: ImportFault.self) { _ = try Reading("\(line)\n\(line)x") }
    #expect(fault.line == 2)
    #expect(fault.record == 2)
    #expect(fault.byte == 2 * line.utf8.count + 1)
  }

  @Test func aDerivedIdDependsOnNameAndPlaceAlone() throws {
    let here = try #require(Coordinate(latitude: 55.95, longitude: -3.19))
    let near = try #require(Coordinate(latitude: 55.95001, longitude: -3.19001))
    let far = try #require(Coordinate(latitude: 55.96, longitude: -3.19))
    let id = try #require(DerivedID.id(name: "Bao House", position: here))
    #expect(id.text == "xsg69j4f5zahb")
    #expect(DerivedID.id(name: "BAO, house", position: near) == id)
    #expect(DerivedID.id(name: "Bao House", position: far) != id)
    #expect(DerivedID.id(name: "Bun House", position: here) != id)
  }

  @Test(arguments: [
    ("12", "my_city:12"), ("a b", "my_city:a_b"), ("é", "my_city:é"), ("\u{200B}", nil),
  ]) func ownIdsStandBehindThePrefix(_ own: String, _ expected: String?) throws {
    let place = try #require(Coordinate(latitude: 1, longitude: 2))
    let id = try #require(DerivedID.id(prefix: "my city", own: own, name: "A", position: place))
    let derived = try #require(DerivedID.id(name: "A", position: place))
    #expect(id.text == expected ?? derived.text)
  }

  @Test(arguments: ["", " \n", "\u{FEFF}"]) func nothingIsRefused(_ text: String) throws {
    let fault = try #require(throws: ImportFault.self) {
      _ = try Reading(text, format: .keylime)
    }
    #expect(fault.reason == .empty)
  }

  @Test(arguments: ["hello", "<html></html>", "{}", "[]", "a,b\n1,2\n", "PK\u{3}\u{4}"])
  func otherTextsAreNotRecognised(_ text: String) {
    let format = Array(text.utf8).withBytes { CatalogueFormat.recognise($0) }
    #expect(format == nil)
  }

  @Test func emptyHoursAreNone() throws {
    let reading = try Reading(
      #"""
      {"id":"n1","name":"A","latitude":1,"longitude":2,"openingHours":"","kitchenHours":""}
      {"name":"B","latitude":1,"longitude":2,"openingHours":""}
      """#, format: .keylime)
    #expect(reading.restaurants.map(\.openingHours) == [nil, nil])
    #expect(reading.restaurants.first?.kitchenHours == nil)
  }
}
