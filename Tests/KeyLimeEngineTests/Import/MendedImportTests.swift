import Testing

@testable import KeyLimeEngine

/// What publishers write in other ways than they should.
@Suite struct MendedImportTests {
  private func fusion(_ titles: [String], position: String = "1.5") throws -> Reading {
    let categories = titles.map { #"{"alias":"x","title":"\#($0)"}"# }.joined(separator: ",")
    return try Reading(
      #"{"businesses":[{"id":"a","name":"A","review_count":"1,204","categories":[\#(categories)],"#
        + #""coordinates":{"latitude":\#(position),"longitude":\#(position)}}]}"#)
  }

  @Test(arguments: [
    ("Japanese Curry", "japanese"), ("Conveyor Belt Sushi", "sushi"), ("South African", "african"),
    ("Puerto Rican", "caribbean"), ("Shanghainese", "chinese"), ("Sicilian", "italian"),
    ("Hot Pot", "hotpot"), ("Pan Asian", "asian"), ("Banh Mi", "vietnamese"),
  ])
  func aLessCommonCategoryIsFood(title: String, cuisine: String) throws {
    let restaurant = try #require(try fusion([title]).restaurants.first)
    #expect(restaurant.cuisines == [cuisine])
    #expect(restaurant.kind == .restaurant)
    #expect(restaurant.ratingCount == 1204)
  }

  @Test(arguments: [
    (["Thai", "Bars"], Kind.restaurant), (["Bars", "Thai"], .restaurant), (["Bars"], .bar),
    (["Cocktail Bars", "Bubble Tea"], .bar), (["Pubs", "Irish"], .pub),
  ])
  func theMostFoodLikeCategoryIsTheKind(titles: [String], kind: Kind) throws {
    #expect(try fusion(titles).restaurants.first?.kind == kind)
  }

  @Test func whatIsNoFoodStaysOut() throws {
    #expect(try fusion(["Dentists"]).count.skipped == [.notFood: 1])
  }

  @Test func nullIslandHasItsOwnReason() throws {
    #expect(try fusion(["Thai"], position: "0").count.skipped == [.nullIsland: 1])
    let csv = try Reading("name,lat,lon\nA,0,0\nB,0,0.1\nC,0.0,-0\n")
    #expect(csv.count.skipped == [.nullIsland: 2])
    #expect(csv.restaurants.map(\.name) == ["B"])
  }

  @Test func aPlacesOwnSiteComesBeforeAGuidesPage() throws {
    let text = """
      name,lat,lon,url,websiteurl,Location
      A,1,2,https://guide.example/a,https://a.example,"Lisbon, Portugal"
      """
    let restaurant = try #require(try Reading(text).restaurants.first)
    #expect(restaurant.website == "https://a.example")
    #expect(restaurant.address.city == "Lisbon" && restaurant.address.country == "PT")
  }

  @Test(arguments: ["City, Country", "city", "Location", "Area"])
  func aTownWithItsCountryInOneColumn(column: String) throws {
    let text = "name,lat,lon,\"\(column)\"\nA,1,2,\"Lisbon, Portugal\"\n"
    let address = try #require(try Reading(text).restaurants.first).address
    #expect(address.city == "Lisbon" && address.country == "PT")
  }

  private static let towns: [(String, String, String?, String)] = [
    ("Portland, Oregon, USA", "Portland", "Oregon", "US"), ("Bern, CH", "Bern", nil, "CH"),
  ]

  @Test(arguments: towns)
  func aTownWithItsCountry(text: String, city: String, region: String?, country: String) {
    let town = TownAndCountry(text)?.address
    #expect(town?.city == city && town?.region == region && town?.country == country)
  }

  @Test(arguments: ["55.9,-3.2", "1 High Street, UK", "Lisbon", "Back room, upstairs", ""])
  func whatIsNoTownWithItsCountry(text: String) { #expect(TownAndCountry(text) == nil) }

  @Test func aUrlAloneIsTheWebsite() throws {
    let restaurant = try Reading("name,lat,lon,url\nA,1,2,https://a.example\n").restaurants.first
    #expect(restaurant?.website == "https://a.example")
  }

  @Test(arguments: [
    ("latin_(cuban, mexican", ["latin", "cuban", "mexican"]), ("pop_up;thai", ["thai"]),
    ("Latin (Cuban, Puerto Rican), Bar", ["latin", "cuban", "puerto_rican", "bar"]),
    ("pizza (takeaway)", ["pizza_takeaway"]), ("Grill · Steakhouse", ["grill", "steakhouse"]),
    ("うどん・そば", ["うどん", "そば"]), ("Italian - Pizza", ["italian", "pizza"]),
    ("tex-mex", ["tex-mex"]), ("plat paral·lel", ["plat_paral·lel"]),
  ])
  func oddCuisines(text: String, items: [String]) { #expect(TagList.keywords(text) == items) }

  @Test(arguments: [
    ("Modern Frans", ["french"]), ("Franse keuken", ["french"]), ("A hint of spice", nil),
    ("Modern French", ["modern_french"]), ("Griekse · Turkse", ["greek", "turkish"]),
  ])
  func cuisinesInOtherLanguages(text: String, cuisines: [String]?) throws {
    let place = try Reading("name,location_latlong,cuisine\nA,\"[1, 2]\",\(text)\n").restaurants[0]
    #expect(place.position == Coordinate(latitude: 1, longitude: 2))
    #expect(place.cuisines == cuisines ?? ["a_hint_of_spice"])
  }

  /// Spatial databases write points in binary, and booleans as letters.
  @Test func positionsOfADatabase() throws {
    let reading = try Reading(
      """
      id,name,address,location,has_outdoor_seating
      1,A,"High Street 1, Oban",0101000020E61000005C8BBBE6FA272940DBA73EEB75D74B40,t
      2,B,,0101000000CDCCCCCCCCCC09C00000000000E04B40,f
      3,C,,00000000014009CCCCCCCCCCCD404BE00000000000,
      """)
    let positions = reading.restaurants.map(\.position)
    #expect(
      positions == [
        Coordinate(latitude: 55.6832861, longitude: 12.5780861),
        Coordinate(latitude: 55.75, longitude: -3.225),
        Coordinate(latitude: 55.75, longitude: 3.225),
      ])
    #expect(reading.restaurants.map(\.services) == [[.outdoorSeating], [], []])
    #expect(reading.restaurants.map(\.noServices) == [[], [.outdoorSeating], []])
    #expect(
      WellKnownBinary.point(hex: "0101000020110F00000000000000000000000000000000000000") == nil)
    #expect(WellKnownBinary.point(hex: String(repeating: "z", count: 42)) == nil)
  }

  @Test(arguments: ["55.95, -3.19", "(55.951,-3.192)", "POINT (-3.192 55.951)", "[55.951, -3.192]"])
  func aColumnMayBeKnownByItsFirstPosition(text: String) throws {
    let reading = try? Reading("name,anywhere\nA,\"\(text)\"\n")
    let isExact = text != "55.95, -3.19"
    #expect((reading?.restaurants.first?.position.latitude == 55.951) == isExact)
  }

  @Test func columnsWithTheirLanguage() throws {
    let reading = try Reading(
      """
      spot;classifications-it;classifications-en;address-it;timetable-it;closingDays-it;latitude;longitude
      AL TINO;Trattoria;Inn;Via S. Trinità 10, Trento;11.30 - 14.30/ 18.30 - 21.30;domenica;46.06;11.12
      """)
    let place = try #require(reading.restaurants.first)
    #expect(place.name == "AL TINO" && place.address.street == "Via S. Trinità 10, Trento")
    #expect(place.openingHours == "11:30-14:30,18:30-21:30; Su off" && place.kind == .restaurant)
  }

  /// A number that only programmers would read is no position, in whatever file it is.
  @Test(arguments: ["0x10", "1e999", "10p2"])
  func whatIsNoPosition(text: String) throws {
    #expect(Coordinate.latitude(parsing: text) == nil)
    for file in [
      "name,lat,lon\nA,\(text),\(text)\nB,1,2\n",
      #"[{"name":"A","lat":"\#(text)","lon":"\#(text)"},{"name":"B","lat":1,"lon":2}]"#,
    ] {
      let reading = try Reading(file)
      #expect(reading.restaurants.map(\.name) == ["B"])
      #expect(reading.count.skipped[.noPosition] == 1, "\(file)")
    }
  }

  @Test(arguments: ["0x10", "nan", "inf", "1e999", ""])
  func thatIsNoNumber(text: String) { #expect(PlainNumber.read(text) == nil) }

  @Test(arguments: [
    ("1204", 1204), ("1,204", 1204), ("1 204", 1204), ("12.0", 12), ("many", -1),
    ("1.000", 1000), ("2.500", 2500), ("1.234.567", 1_234_567), ("1,20,400", 120_400),
    ("1,204.0", 1204), ("0.500", -1), ("1.0000", 1), ("1.5", -1), ("4,5", -1), ("1.000,00", -1),
    ("(1,204)", 1204), ("1,204 reviews", 1204), ("120 đánh giá", 120), ("3 K", -1),
    ("12 or so", -1),
  ])
  func counts(text: String, count: Int) {
    #expect((WrittenCount.read(text) ?? -1) == count)
  }

  @Test(arguments: [("1.000", 1), ("2.500", nil), (#""2.500""#, 2500)] as [(String, Int?)])
  func countsInJSON(text: String, count: Int?) throws {
    let reading = try Reading(#"[{"name":"A","lat":1,"lon":2,"reviews":\#(text)}]"#)
    #expect(try #require(reading.restaurants.first).ratingCount == count)
  }

  @Test(arguments: ["NULL", "None", "nan", #"\N"#, "n/a", "#N/A"])
  func wordsForNothingAreNothing(word: String) throws {
    let csv = try Reading(
      "id,name,lat,lon,phone,city,cuisine,type\n\(word),None,1,2,\(word),\(word),\(word),\(word)\n")
    let json = try Reading(
      [
        #"[{"id":"\#(word)","name":"None","lat":1,"lon":2,"phone":"\#(word)","#,
        #""city":"\#(word)","cuisine":["\#(word)"]}]"#,
      ].joined().replacing(#"\N"#, with: #"\\N"#))
    for restaurant in try [csv, json].map({ try #require($0.restaurants.first) }) {
      #expect(restaurant.name == "None" && restaurant.id.text.hasPrefix("x"))
      #expect(restaurant.phone == nil && restaurant.address.city == nil)
      #expect(restaurant.cuisines.isEmpty)
    }
  }

  @Test func namibiaIsACountry() throws {
    let reading = try Reading("name,lat,lon,country\nA,-22,17,NA\n")
    #expect(reading.restaurants.first?.address.country == "NA")
  }

  @Test func aFaultIsOnTheLineThatItIsOn() throws {
    let bytes = Array("name,lat,lon\nA,1,2\nB".utf8) + [0xFF] + Array(",1,2\nC,1,2\n".utf8)
    let fault = try #require(throws: ImportFault.self) { _ = try Reading(bytes, format: .csv) }
    #expect(fault.reason == .invalidUTF8 && fault.line == 3)
  }
}
