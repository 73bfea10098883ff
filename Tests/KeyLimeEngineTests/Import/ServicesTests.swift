import Testing

@testable import KeyLimeEngine

/// What files say a place offers besides its food, and what nobody needs to say.
@Suite struct ServicesTests {
  private static let none: [Service] = []

  private func one(_ text: String) throws -> Restaurant {
    try #require(try Reading(text).restaurants.first)
  }

  @Test(arguments: [
    (#""takeaway":"yes""#, [Service.takeaway], none), (#""takeaway":"only""#, [.takeaway], none),
    (#""delivery":"no""#, none, [Service.delivery]),
    (#""outdoor_seating":"terrace""#, [.outdoorSeating], none),
    (#""outdoor_seating":"seasonal""#, [.outdoorSeating], none),
    (#""wheelchair":"designated""#, [.wheelchair], none),
    (#""wheelchair":"limited""#, none, none), (#""wheelchair":"unknown""#, none, none),
    (#""takeaway":"sometimes""#, none, none),
    (
      #""wheelchair":"no","delivery":"yes","takeaway":"yes""#, [.takeaway, .delivery], [.wheelchair]
    ),
  ])
  func tagsOfOpenStreetMap(tags: String, services: [Service], denied: [Service]) throws {
    let place = try one(
      #"""
      {"elements":[{"type":"node","id":1,"lat":55.9,"lon":-3.2,
      "tags":{"name":"X","amenity":"restaurant",\#(tags)}}]}
      """#)
    #expect(place.services == services)
    #expect(place.noServices == denied)
  }

  @Test(arguments: [
    // Google's new and old names.
    #""takeout":true,"delivery":false,"accessibilityOptions":{"wheelchairAccessibleEntrance":true}"#,
    #""takeout":true,"delivery":false,"wheelchair_accessible_entrance":true"#,
    #""serviceOptions":{"takeaway":"Yes","delivery":"No"},"wheelchair":1"#,
    #""services":["Takeaway","Wheelchair accessible","Catering"],"noServices":"delivery""#,
    // Collectors of Google's maps.
    #"""
    "additionalInfo":{"Service options":[{"Takeout":true},{"Delivery":false}],"Accessibility":[
    {"Wheelchair accessible entrance":true},{"Wheelchair accessible seating":false}]}
    """#,
    #"""
    "wheelchair":"yes","about":[{"id":"service_options","name":"Service options","options":[
    {"name":"Delivery","enabled":false},{"name":"Takeout","enabled":true}]}]
    """#,
    #""serviceTypes":["takeout","dine-in"],"facilities":"Wheelchair access","delivers":false"#,
  ])
  func membersOfAnyJSON(members: String) throws {
    let place = try one(#"{"name":"A","lat":55.9,"lng":-3.2,\#(members)}"#)
    #expect(place.services == [.takeaway, .wheelchair])
    #expect(place.noServices == [.delivery])
  }

  @Test func columnsOfATable() throws {
    let reading = try Reading(
      """
      name,latitude,longitude,takeaway,outdoor_seating,wheelchair,services
      A,55.9,-3.2,yes,no,limited,
      B,55.9,-3.2,,,,takeaway; delivery
      C,55.9,-3.2,maybe,unknown,,
      """)
    #expect(reading.restaurants.map(\.services) == [[.takeaway], [.takeaway, .delivery], []])
    #expect(reading.restaurants.map(\.noServices) == [[.outdoorSeating], [], []])
    #expect(reading.count.unusedColumns.isEmpty)
  }

  /// A list under the name that collections of GeoJSON have for their records.
  @Test func featuresMayBeWords() throws {
    let place = try one(
      #"""
      [{"name":"A","features":["Delivery","Outdoor Seating","Reservations"],"latitude":41.9,
      "longitude":12.5,"priceLevel":"$$ - $$$"}]
      """#)
    #expect(place.services == [.delivery, .outdoorSeating] && place.price == .moderate)
  }

  @Test func cellsWithObjects() throws {
    let reading = try Reading(
      """
      name,latitude,longitude,about
      A,55.9,-3.2,"{""Service options"": {""Delivery"": false, ""Takeout"": true}}"
      B,55.9,-3.2,"{'Service options': {'Delivery': True}, 'Offerings': {'Coffee': True}}"
      C,55.9,-3.2,"Air conditioning,Car park,Terrace,Wheelchair access"
      D,55.9,-3.2,"A terrace by the river, delivery never"
      """)
    #expect(
      reading.restaurants.map(\.services)
        == [[.takeaway], [.delivery], [.outdoorSeating, .wheelchair], []])
    #expect(reading.restaurants.map(\.noServices) == [[.delivery], [], [], []])
  }

  @Test(arguments: [
    "Plats à emporter, Livraison à domicile, Service en terrasse, WiFi, Accès PMR",
    "Lieferservice; Zum Mitnehmen; Außenbereich; barrierefrei; Parkplatz",
    "Asporto / Consegna a domicilio / Dehors / Accessibile ai disabili",
    "テイクアウト、デリバリー、テラス席、バリアフリー",
  ])
  func wordsOfOtherLanguages(services: String) throws {
    let place = try Reading("name,lat,lon,services\nA,1,2,\"\(services)\"\n").restaurants[0]
    #expect(Set(place.services) == [.takeaway, .delivery, .outdoorSeating, .wheelchair])
  }

  @Test func columnsOfOtherLanguages() throws {
    let reading = try Reading(
      "name;lat;lon;lieferung;selbstabholung;w3\nA;1;2;FALSCH;WAHR;https://a.example\n")
    let place = try #require(reading.restaurants.first)
    #expect(place.services == [.takeaway] && place.noServices == [.delivery])
    #expect(place.website == "https://a.example")
  }

  /// Somebody who takes no orders on a site may deliver all the same.
  @Test func noDeliveryOfOneSiteIsNotNone() throws {
    let reading = try Reading(
      "Restaurant Name,Latitude,Longitude,Has Online delivery\nA,1,2,Yes\nB,1,3,No\n")
    #expect(reading.restaurants.map(\.services) == [[.delivery], []])
    #expect(reading.restaurants.map(\.noServices) == [[], []])
    let members = try Reading(
      #"[{"name":"A","lat":1,"lng":2,"has_online_delivery":0,"delivery":"yes"}]"#)
    #expect(members.restaurants.map(\.services) == [[.delivery]])
  }

  @Test func publishersHaveNamesOfTheirOwn() throws {
    let yelp = try one(
      #"""
      {"business_id":"b","name":"A","latitude":34.4,"longitude":-119.7,"is_open":1,
      "categories":"Restaurants","attributes":{"RestaurantsTakeOut":"True",
      "RestaurantsDelivery":"False","OutdoorSeating":"None","WheelchairAccessible":true}}
      """#.split(separator: "\n").joined())
    #expect(yelp.services == [.takeaway, .wheelchair])
    #expect(yelp.noServices == [.delivery])
    let fusion = try one(
      #"""
      {"businesses":[{"id":"b","name":"A","is_closed":false,"categories":[{"title":"Thai"}],
      "coordinates":{"latitude":37.7,"longitude":-122.4},
      "transactions":["pickup","delivery","restaurant_reservation"]}],"total":1}
      """#)
    #expect(fusion.services == [.takeaway, .delivery])
    let page = try one(
      #"""
      {"@context":"https://schema.org","@type":"Restaurant","name":"A",
      "geo":{"latitude":55.9,"longitude":-3.2},"amenityFeature":[
      {"@type":"LocationFeatureSpecification","name":"Outdoor seating","value":true},
      {"@type":"LocationFeatureSpecification","name":"Wheelchair accessible","value":false},
      {"@type":"LocationFeatureSpecification","name":"Fireplace","value":true}]}
      """#)
    #expect(page.services == [.outdoorSeating])
    #expect(page.noServices == [.wheelchair])
  }

  @Test func whatIsSoldOverACounterIsTakenAlong() throws {
    let here = try #require(Coordinate(latitude: 55.9, longitude: -3.2))
    var place = Restaurant(id: try #require(RestaurantID("a")), name: "Golden Bay", position: here)
    #expect(place.grade(Service.takeaway) == .unknown)
    place.name = "Golden Bay Take-Away"
    #expect(place.grade(Service.takeaway) == .yes)
    place.name = "Pizza Delivery Roma"
    #expect(place.grade(Service.delivery) == .yes)
    (place.name, place.kind) = ("Partake", .bakery)
    #expect(place.grade(Service.takeaway) == .yes)
    place.noServices = [.takeaway]
    #expect(place.grade(Service.takeaway) == .no)
    place.kind = .biergarten
    #expect(place.grade(Service.outdoorSeating) == .yes)
    #expect(place.grade(Service.wheelchair) == .unknown)
  }

  /// Two sources of one place, the first of which is believed.
  @Test func theFirstOfTwoSourcesIsBelieved() throws {
    let here = try #require(Coordinate(latitude: 55.9, longitude: -3.2))
    let id = try #require(RestaurantID("a"))
    var (first, second) = (
      Restaurant(id: id, name: "A", position: here), Restaurant(id: id, name: "A", position: here)
    )
    (first.services, first.noServices) = ([.takeaway], [.wheelchair])
    (second.services, second.noServices) = (
      [.wheelchair, .delivery], [.takeaway, .outdoorSeating]
    )
    first.fillGaps(from: second)
    #expect(first.services == [.takeaway, .delivery])
    #expect(first.noServices == [.wheelchair, .outdoorSeating])
  }

  @Test(arguments: [
    ("Take away", Service.takeaway), ("to go", .takeaway), ("Outdoor seating", .outdoorSeating),
    ("beer-garden", .outdoorSeating), ("step free", .wheelchair), ("barrierefrei", .wheelchair),
    ("À emporter", .takeaway), ("home delivery", .delivery), ("outside", nil), ("taken", nil),
  ])
  func wordsOfPeople(word: String, service: Service?) { #expect(Service(word: word) == service) }
}
