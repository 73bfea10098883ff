import Testing

@testable import KeyLimeEngine

/// Ratings and prices of files whose numbers are on other scales than stars and levels.
@Suite struct RecordScalesTests {
  /// A table and an array of places with these values of one field.
  private func readings(_ field: String, _ values: [String]) throws -> [Reading] {
    let rows = values.enumerated().map { "P,\($0).5,2,\"\($1)\"\n" }.joined()
    let objects = values.enumerated().map {
      #"{"name":"P","lat":\#($0).5,"lon":2,"\#(field)":"\#($1)"}"#
    }
    return [
      try Reading("name,lat,lon,\(field)\n" + rows),
      try Reading("[\(objects.joined(separator: ","))]"),
    ]
  }

  @Test(arguments: [
    (["9.2", "8,1", "4.6", "3.1"], [4.6, 4.05, 2.3, 1.55]),
    (["92", "81", "4"], [nil, nil, nil]), (["4.5", "3", "5"], [4.5, 3, 5]),
    (["9.2", "4.6/5"], [4.6, 4.6]),
  ])
  func aRatingAboveFiveTellsTheScale(_ texts: [String], _ stars: [Double?]) throws {
    for reading in try readings("rating", texts) {
      #expect(reading.restaurants.map(\.rating) == stars.map { $0.flatMap { Stars($0) } })
      #expect(reading.count.unread["rating"]?.count ?? 0 == stars.count { $0 == nil })
    }
  }

  @Test(arguments: ["0", "0.0", "0/5", "☆☆☆☆☆"])
  func aRatingOfZeroSaysThatNobodyHasRated(_ text: String) throws {
    for reading in try readings("rating", [text, "4.5"]) {
      #expect(reading.restaurants.map(\.rating) == [nil, Stars(4.5)])
      #expect(reading.count.unread.isEmpty)
    }
  }

  @Test(arguments: [
    ("4.5 (1,204)", 1204), ("4.5 (120 reviews)", 120), ("★★★★☆ (7)", 7), ("4.5 (new)", nil),
  ])
  func aRatingMayNameItsCount(_ text: String, _ count: Int?) throws {
    for reading in try readings("rating", [text]) {
      #expect(reading.restaurants.first?.rating != nil)
      #expect(reading.restaurants.map(\.ratingCount) == [count])
    }
  }

  @Test func aRatingWithACountHasTheScaleOfTheFile() throws {
    for reading in try readings("rating", ["9.2 (120)", "4.6 (3)", "92%"]) {
      #expect(reading.restaurants.map(\.rating) == [Stars(4.6), Stars(2.3), Stars(4.6)])
    }
  }

  @Test func aChosenFieldHasAScaleToo() throws {
    var options = CatalogueReader.Options()
    options.fields = [.name: "n", .rating: "score"]
    let feature = GeoJSONTests.feature(#""n":"A","score":9.2"#)
    let reading = try Reading(GeoJSONTests.collection(feature), options: options)
    #expect(reading.restaurants.map(\.rating) == [Stars(4.6)])
  }

  @Test func oneWrongRatingAmongManyChangesNothing() throws {
    for reading in try readings("rating", [String](repeating: "4", count: 40) + ["9", "4"]) {
      #expect(reading.restaurants.last?.rating == Stars(4))
      #expect(reading.count.unread["rating"]?.count == 1)
    }
  }

  @Test func recordsBehindTheFirstOnesAreOnTheSameScale() throws {
    let rows = (0..<200).map { "P,1.\($0),2,\($0 % 2 == 0 ? 9 : 4)\n" }.joined()
    let objects = (0..<200).map {
      #"{"name":"P","lat":1.\#($0),"lon":2,"rating":\#($0 % 2 == 0 ? 9 : 4)}"#
    }
    for text in ["name,lat,lon,rating\n" + rows, objects.joined(separator: "\n")] {
      let reading = try Reading(text)
      #expect(reading.restaurants.suffix(2).map(\.rating) == [Stars(4.5), Stars(2)])
    }
  }

  @Test func amountsAreNoPriceLevels() throws {
    for reading in try readings("price", ["3", "25", "1200", "$$"]) {
      #expect(reading.restaurants.map(\.price) == [nil, nil, nil, .moderate])
      #expect(reading.count.unread["price"]?.count == 3)
    }
    for reading in try readings("price", ["3", "1", "4"]) {
      #expect(reading.restaurants.map(\.price?.rawValue) == [3, 1, 4])
    }
  }

  @Test(arguments: [
    #"[{"name":"A","lat":1,"lon":2,"aggregateRating":{"ratingValue":4.6,"bestRating":10}}]"#,
    "name,lat,lon,rating,bestRating\nA,1,2,4.6,10\n",
  ])
  func theBestRatingBesideItIsTheScale(_ text: String) throws {
    let reading = try Reading(text)
    #expect(reading.restaurants.map(\.rating) == [Stars(2.3)])
    #expect(reading.count.unusedColumns.isEmpty)
  }

  @Test func aFaultBehindWaitingRecordsNamesItsPlace() throws {
    let fault = try #require(throws: ImportFault.self) {
      _ = try Reading(#"[{"name":"A","lat":1,"lon":2},{"name":"B","lat":1,"lon":3},{"name":]"#)
    }
    #expect(fault.record == 3)
  }

  @Test(arguments: [
    ("$$ - $$$", 2), ("€–€€", 1), ("$$$-$$", nil), ("$ - x", nil), ("10 - 20", nil), ("-", nil),
  ])
  func aRangeOfPricesBeginsAtItsLowerEnd(_ text: String, _ level: Int?) {
    #expect(PriceSigns.level(text)?.rawValue == level)
  }
}
