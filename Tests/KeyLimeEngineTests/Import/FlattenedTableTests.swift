import Testing

@testable import KeyLimeEngine

/// Tables that programs make of JSON: each heading is the path to a value.
@Suite struct FlattenedTableTests {
  @Test func businessesOfYelpFusion() throws {
    let reading = try Reading(
      """
      id,alias,name,is_closed,review_count,categories,rating,coordinates.latitude,coordinates.longitude,\
      location.address1,location.city,location.zip_code,price
      x1,21-berlin,21,False,10,"[{'alias': 'thai', 'title': 'Thai'}]",4.5,52.5,13.4,Main St 1,Berlin,10115,€€
      x2,gone-berlin,Gone,True,1,[],4,52.5,13.4,Main St 2,Berlin,10115,NaN

      """)
    let place = try #require(reading.restaurants.first)
    #expect(place.name == "21" && place.cuisines == ["thai"] && place.price?.rawValue == 2)
    #expect(place.rating?.value == 4.5 && place.ratingCount == 10)
    #expect(place.address.oneLine == "Main St 1, Berlin 10115")
    #expect(place.id.text == "yelp:x1" && place.otherNames == [] && place.kind == .restaurant)
    #expect(reading.restaurants.count == 1, "one is closed for good")
  }

  @Test(arguments: [
    ("geometry.location.lat,geometry.location.lng,types", "52.5,13.4,\"['restaurant', 'food']\""),
    ("geocodes.main.latitude,geocodes.main.longitude,a", "52.5,13.4,"),
    ("location/lat,location/lng,categories/0", "52.5,13.4,Restaurant"),
    ("properties.a,b,geometry.coordinates", #"x,y,"[13.4, 52.5]""#),
    (",geo.lat,geo.lng", "0,52.5,13.4"), ("geo[0].lat,geo[0].lng,x", "1,2,3"),
  ])
  func positions(_ header: String, _ cells: String) throws {
    let table = "name,\(header)\nBao House,\(cells)\n"
    guard !header.hasPrefix("geo[") else {
      #expect(throws: ImportFault.self) { try Reading(table) }
      return
    }
    let place = try #require(try Reading(table).restaurants.first)
    #expect(place.position == Coordinate(latitude: 52.5, longitude: 13.4))
  }

  @Test func fieldsAreChosenByTheirPaths() throws {
    var options = CatalogueReader.Options()
    options.fields = [.name: "label.text", .latitude: "pos.x", .longitude: "pos.y"]
    let reading = try Reading(
      "label.text,pos.x,pos.y\nBao House,52.5,13.4\n", options: options, pieces: 7)
    #expect(reading.restaurants.map(\.name) == ["Bao House"])
  }

  @Test(arguments: [
    "No.,name,lat,lon,St. Name\n1,Bao House,52.5,13.4,Main St\n",
    "name,Lat/Lon,Food/Drink\nBao House,\"52.5, 13.4\",Thai\n",
    "name,lat,lon,e.mail\nBao House,52.5,13.4,a@example.org\n",
  ])
  func otherSignsInHeadingsAreNoPaths(_ table: String) throws {
    let header = try #require(table.split(separator: "\n").first).split(separator: ",")
    #expect(!FlattenedColumns.areFlattened(header.map(String.init)))
  }

  @Test func brokenRowsAreCountedAndTold() throws {
    let table = "name,geo.lat,geo.lon\nBao House,52.5,13.4\nToo,1,2,3\nNowhere,,\n"
    let reading = try Reading(table)
    #expect(reading.restaurants.map(\.name) == ["Bao House"])
    #expect(reading.count.seen == 3)
  }

  @Test func namesMayBeWordsForNothing() throws {
    let reading = try Reading(
      """
      name,geo.lat,geo.lon,hours,hours.monday,hours.tuesday
      True,52.5,13.4,NaN,9:00-17:00,unknown
      None,52.5,13.5,NULL,closed,9:00-17:00
      null,52.5,13.6,,,

      """)
    #expect(reading.restaurants.map(\.name) == ["True", "None", "null"])
    #expect(
      reading.restaurants.map(\.openingHours) == ["Mo 9:00-17:00", "Mo off; Tu 9:00-17:00", nil])
  }

  @Test func elementsFollowTheirNumbers() throws {
    let reading = try Reading(
      "name,geo.lat,geo.lon,cuisines/10,cuisines/2,cuisines/0\nBao,52.5,13.4,lao,thai,taiwanese\n")
    #expect(reading.restaurants.first?.cuisines == ["taiwanese", "thai", "lao"])
  }

  @Test func listsOfObjectsInOneColumnAreCuisines() throws {
    let reading = try Reading(
      "name,lat,lon,categories\nBao,52.5,13.4,\"[{'alias': 'thai', 'title': 'Thai'}]\"\n")
    #expect(reading.restaurants.first?.cuisines == ["thai"])
  }
}
