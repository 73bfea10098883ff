import Testing

@testable import KeyLimeEngine

@Suite struct RestaurantLineTests {
  @Test func whatIsWrittenIsReadBack() throws {
    let id = try #require(RestaurantID("n1"))
    let position = try #require(Coordinate(latitude: 55.9531944, longitude: -3.1955813))
    var full = Restaurant(id: id, name: "Zoë \"Q\" \\ 寿司", position: position)
    full.kind = .fastFood
    full.cuisines = ["thai"]
    full.diets = [.vegan]
    full.address = Address(street: "1 High Street", city: "Edinburgh")
    full.price = .moderate
    full.rating = Stars(4.05)
    full.ratingCount = 12
    full.source = Source(name: "osm", record: "node/1")
    var writer = JSONWriter()
    full.write(to: &writer)
    let read = try writer.bytes.withBytes { bytes in try Restaurant(line: bytes) }
    #expect(read == full)
    #expect(full.json["rating"] == .number(JSONNumber(validated: "4.05")))
  }
}

/// What is lexed and written again is what a restaurant that was read would write.
@Suite struct LexedRestaurantTests {
  private func rewritten(_ line: String, crediting source: String = "file") throws -> String {
    try Array(line.utf8).withBytes { bytes in
      var lexed = LexedRestaurant()
      var scanner = JSONScanner(bytes)
      try lexed.read(from: &scanner)
      _ = try lexed.check(in: bytes)
      var buffer = ByteBuffer()
      lexed.rewrite(from: bytes, to: &buffer, crediting: source)
      return buffer.withBytes { String(decoding: $0, as: UTF8.self) }
    }
  }

  private func written(_ restaurant: Restaurant) -> String {
    var writer = JSONWriter()
    restaurant.write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func aLineIsWrittenAsItsRestaurantIs() throws {
    for place in InventedPlaces.list(500, seed: 11) {
      var place = place
      place.phone = "\"\\\n\u{1}é\u{7F}/"
      place.otherNames = ["", "x\ty", "寿司"]
      place.formerNames = ["\"é", ""]
      place.address.city = place.name
      place.source?.record = "a\\b"
      let line = written(place)
      #expect(try rewritten(line) == line)
    }
  }

  /// The same values in other spellings: white space, escapes, other orders, numbers, nulls,
  /// repeats.
  @Test(arguments: [
    #" { "name" : "A" , "id":"n1" ,"longitude":2e0,"latitude":1.50} "#,
    #"{"id":"n1","n\u0061me":"\u0041","latitude":1.5000000001,"longitude":2.0,"phone":null}"#,
    #"{"name":"B","id":"n1","latitude":15e-1,"longitude":2,"name":"A","name":null,"x":[{}]}"#,
  ]) func spellingsMakeNoDifference(_ line: String) throws {
    let expected =
      #"{"id":"n1","name":"A","latitude":1.5,"longitude":2,"source":{"name":"file"}}"#
    #expect(try rewritten(line) == expected)
  }

  @Test func everyMemberIsRead() throws {
    let line =
      #"{"id":"n1","name":"A","otherNames":["B"],"formerNames":["C"],"latitude":1,"longitude":2,"#
      + #""kind":"ice_cream","#
      + #""cuisines":["c"],"diets":["vegan","unheard of"],"address":{"street":"s","city":"t","#
      + #""region":"r","postcode":"p","country":"GB"},"price":2,"rating":4.5,"ratingCount":7,"#
      + #""phone":"1","email":"e","website":"w.uk","image":"i","menu":"m.uk","openingHours":"o","#
      + #""timeZone":"z","minimumAge":18,"source":{"name":"n","record":"r","attribution":"a"}}"#
    let restaurant = try Array(line.utf8).withBytes { try Restaurant(line: $0) }
    let known = line.replacing(#","unheard of""#, with: "")
    #expect(written(restaurant) == known)
    #expect(try rewritten(line) == known)
    #expect(restaurant.json == (try JSON(parsing: known).object))
  }

  @Test(
    "What leads to a file or a program is no page of a restaurant, whoever wrote it",
    arguments: ["javascript:alert(1)", "file:///etc/passwd", "--manual", "smb://h/s", "https://"])
  func unsafePages(_ page: String) throws {
    let start = #"{"id":"n1","name":"A","latitude":1,"longitude":2"#
    let line = #"\#(start),"website":"\#(page)","menu":"\#(page)"}"#
    let restaurant = try Array(line.utf8).withBytes { try Restaurant(line: $0) }
    #expect(restaurant.website == nil && restaurant.menu == nil)
    #expect(try rewritten(line) == start + #","source":{"name":"file"}}"#)
  }

  @Test(arguments: [
    ("", "file"), (#","source":{}"#, "file"), (#","source":{"name":"","record":"7"}"#, "file"),
    (#","source":{"name":"town"}"#, "town"),
  ]) func aRecordWithoutASourceIsCreditedToTheFile(_ source: String, _ name: String) throws {
    let line = try rewritten(#"{"id":"n1","name":"A","latitude":1,"longitude":2\#(source)}"#)
    #expect(try JSON(parsing: line)["source"]?["name"] == .string(name))
  }

  @Test(arguments: [
    (#"{"name":"A","latitude":1,"longitude":2}"#, Restaurant.Refusal.missing("id")),
    (#"{"id":"a b","name":"A","latitude":1,"longitude":2}"#, .invalid("id")),
    (#"{"id":"n1","name":"","latitude":1,"longitude":2}"#, .missing("name")),
    (#"{"id":"n1","name":"A","longitude":2}"#, .missing("latitude")),
    (#"{"id":"n1","name":"A","latitude":91,"longitude":2}"#, .invalid("latitude")),
    (#"{"id":"n1","name":"A","latitude":1,"longitude":2,"kind":"x"}"#, .invalid("kind")),
    (#"{"id":"n1","name":"A","latitude":1,"longitude":2,"rating":5.1}"#, .invalid("rating")),
    (
      #"{"id":"n1","name":"A","latitude":1,"longitude":2,"address":{"city":1}}"#,
      .invalid("address")
    ),
    (#"{"id":"n1","name":"A","latitude":1,"longitude":2,"price":1.5}"#, .invalid("price")),
  ]) func whatIsWrongIsNamed(_ line: String, _ refusal: Restaurant.Refusal) {
    #expect(throws: refusal) { try Array(line.utf8).withBytes { try Restaurant(line: $0) } }
  }
}
