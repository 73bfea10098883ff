import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct ExportTests {
  @Test(arguments: CatalogueExport.Format.allCases, ([1, 2, 3] as [UInt64]).sweep(1))
  func whatIsExportedIsReadBack(_ format: CatalogueExport.Format, _ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let restaurants = (0..<100).compactMap { RandomRestaurant.make($0, &random) }
    var export = CatalogueExport(format: format)
    for restaurant in restaurants { export.append(restaurant) }
    export.end()
    let reading = try Reading(export.bytes)
    #expect(reading.format.rawValue == format.rawValue)
    #expect(reading.restaurants.count == restaurants.count, "seed \(seed)")
    for (read, written) in zip(reading.restaurants, restaurants) {
      #expect(line(of: read) == line(of: written), "seed \(seed)")
    }
  }

  @Test func aFeatureHasItsPlaceAndItsFields() throws {
    var export = CatalogueExport(format: .geojson)
    let id = try #require(RestaurantID("n1"))
    let place = try #require(Coordinate(latitude: 55.95, longitude: -3.19))
    export.append(Restaurant(id: id, name: "A", position: place))
    export.end()
    let text = String(decoding: export.takeBytes(), as: UTF8.self)
    #expect(
      text == """
        {"type":"FeatureCollection","features":[
        {"type":"Feature","id":"n1","geometry":{"type":"Point","coordinates":[-3.19,55.95]},\
        "properties":{"id":"n1","name":"A","latitude":55.95,"longitude":-3.19}}
        ]}

        """)
    #expect(export.bytes.isEmpty)
  }

  @Test func aDetailThatASpreadsheetChangedIsLostAlone() throws {
    var export = CatalogueExport(format: .csv)
    let id = try #require(RestaurantID("n1"))
    let place = try #require(Coordinate(latitude: 55.95, longitude: -3.19))
    var restaurant = Restaurant(id: id, name: "A", position: place)
    (restaurant.checked, restaurant.kind) = (OSMDate.day("2025-01-02"), .restaurant)
    export.append(restaurant)
    export.end()
    let text = String(decoding: export.bytes, as: UTF8.self)
      .replacing("2025-01-02", with: "1/2/2025").replacing(",restaurant,", with: ",Restaurant,")
    let reading = try Reading(text)
    let read = try #require(reading.restaurants.first)
    #expect(read.name == "A" && read.checked == nil && read.kind == nil)
    #expect(reading.count.unread["checked"]?.example == "1/2/2025")
    #expect(reading.count.unread["kind"]?.example == "Restaurant")
  }

  @Test(arguments: [
    ("=1+1", "'=1+1"), ("@x", "'@x"), ("-x", "'-x"), ("+44 131", "+44 131"), ("'a", "'a"),
    ("'=a", "''=a"),
    ("plain", "plain"), ("-", "-"),
  ]) func formulasAreGuarded(_ text: String, _ cell: String) {
    #expect(CSVCells.guarded(text) == cell)
    #expect(CSVCells.unguarded(cell) == text)
  }

  /// Swift compares texts by canonical equivalence; exports must keep every scalar.
  private func line(of restaurant: Restaurant) -> String {
    var writer = JSONWriter()
    restaurant.write(to: &writer)
    let text = String(decoding: writer.bytes, as: UTF8.self)
    return text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}

enum RandomRestaurant {
  private static let pieces = [
    "a", "Z", "é", "e\u{301}", "寿", "ش", "👩\u{200D}🍳", " ", "  ", ",", ";", "\"", "\\", "'", "=",
    "+", "-", "@", "\t", "\n", "\r", "\r\n", "\u{0}", "\u{7F}", "\u{FEFF}", "\u{202E}", "&amp;",
    "|",
    "1", "<", "/", "\u{E000}",
  ]

  static func text(_ random: inout SplitMix64) -> String {
    (0...Int(random.next() % 6)).map { _ in
      pieces[Int(random.next() % UInt64(pieces.count))]
    }.joined()
  }

  static func make(_ index: Int, _ random: inout SplitMix64) -> Restaurant? {
    let latitude = Int32(Int64(random.next() % 1_800_000_001) - 900_000_000)
    let longitude = Int32(Int64(random.next() % 3_600_000_001) - 1_800_000_000)
    guard let id = RestaurantID(index % 3 == 0 ? "=n\(index)" : "n\(index)"),
      let place = Coordinate(latitudeE7: latitude, longitudeE7: longitude)
    else { return nil }
    var restaurant = Restaurant(id: id, name: text(&random), position: place)
    describe(&restaurant, &random)
    return restaurant
  }

  /// A page that may be opened; nil for any other.
  private static func safe(_ page: String) -> String? {
    Array(page.utf8).withBytes { WebAddress.isSafe(JSONString(raw: $0, hasEscapes: false)) }
      ? page : nil
  }

  private static func describe(_ restaurant: inout Restaurant, _ random: inout SplitMix64) {
    func maybe() -> String? { random.next() % 2 == 0 ? text(&random) : nil }
    func several() -> [String] { (0..<Int(random.next() % 3)).map { _ in text(&random) } }
    restaurant.otherNames = several()
    restaurant.formerNames = several()
    restaurant.cuisines = several()
    restaurant.diets = Diet.allCases.filter { _ in random.next() % 3 == 0 }
    restaurant.onlyDiets = restaurant.diets.filter { _ in random.next() % 3 == 0 }
    restaurant.noDiets = Diet.allCases.filter { _ in random.next() % 5 == 0 }
    restaurant.services = Service.allCases.filter { _ in random.next() % 3 == 0 }
    restaurant.noServices = Service.allCases.filter { _ in random.next() % 5 == 0 }
    restaurant.kind = Kind.allCases.randomElement(using: &random)
    restaurant.price =
      random.next() % 2 == 0 ? PriceLevel.allCases.randomElement(using: &random) : nil
    restaurant.rating = random.next() % 2 == 0 ? Stars(hundredths: Int(random.next() % 501)) : nil
    restaurant.ratingCount = random.next() % 2 == 0 ? Int(random.next() % 10000) : nil
    restaurant.minimumAge = random.next() % 2 == 0 ? 18 : nil
    restaurant.address = Address(
      street: maybe(), city: maybe(), region: maybe(), postcode: maybe(), country: maybe())
    restaurant.phone = maybe()
    restaurant.email = maybe()
    restaurant.website = maybe().flatMap { Self.safe("https://a.example/" + $0) }
    restaurant.image = maybe()
    restaurant.menu = maybe().flatMap { Self.safe("b.example/" + $0) }
    restaurant.openingHours = maybe()
    restaurant.kitchenHours = maybe()
    restaurant.hoursChecked = random.next() % 2 == 0 ? CalendarDay("2026-02-28") : nil
    restaurant.checked = random.next() % 2 == 0 ? CalendarDay("2020-02-29") : nil
    restaurant.timeZone = maybe()
    if let name = maybe() {
      restaurant.source = Source(name: name, record: maybe(), attribution: maybe())
    }
  }
}
