import Testing

@testable import KeyLimeEngine

/// What single tags do to a restaurant.
@Suite struct OSMTagTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let tags: String
    let field: String
    let value: JSON?
    var testDescription: String { "\(tags) gives \(field)" }

    init(_ tags: String, _ field: String, _ value: JSON?) {
      (self.tags, self.field, self.value) = (tags, field, value)
    }
  }

  static let cases = [
    Case(#""cuisine":"pizza;kebab""#, "cuisines", ["pizza", "kebab"]),
    Case(#""cuisine":"pizza,_kebab,_vegetarian""#, "cuisines", ["pizza", "kebab", "vegetarian"]),
    Case(#""cuisine":"Fish and Chips; fish_and_chips""#, "cuisines", ["fish_and_chips"]),
    Case(#""cuisine":"Fish & Chips;fish_&_chips""#, "cuisines", ["fish_and_chips"]),
    Case(#""cuisine":" ; ""#, "cuisines", nil),
    Case(#""cuisine":"...;yes;5-elemente""#, "cuisines", ["5-elemente"]),
    Case(#""diet:vegan":"yes""#, "diets", ["vegetarian", "vegan"]),
    Case(#""diet:vegetarian":"only""#, "diets", ["vegetarian"]),
    Case(#""diet:vegan":"no""#, "diets", nil),
    Case(#""diet:vegan":"limited""#, "diets", nil),
    Case(#""diet_gluten_free":"yes""#, "diets", ["gluten_free"]),
    Case(#""cuisine":"vegan""#, "diets", ["vegetarian", "vegan"]),
    Case(#""category":"vegetarian_friendly""#, "diets", ["vegetarian"]),
    Case(#""category":"vegan_only""#, "diets", ["vegetarian", "vegan"]),
    Case(#""phone":"+44 1;+44 2""#, "phone", "+44 1"),
    Case(#""contact:phone":"+44 1""#, "phone", "+44 1"),
    Case(#""contact_mobile":"+44 1""#, "phone", "+44 1"),
    Case(#""website":"https://a.example/?a=1;b=2""#, "website", "https://a.example/?a=1;b=2"),
    Case(#""website":"http://a.example; http://b.example""#, "website", "http://a.example"),
    Case(#""contact:website":"www.a.example""#, "website", "http://www.a.example"),
    Case(#""website":"no","url":"http://a.example""#, "website", "http://a.example"),
    Case(#""website":"javascript:alert(1)""#, "website", nil),
    Case(#""email":"mailto:a@b.example""#, "email", "a@b.example"),
    Case(#""contact:email":"a@b.example; c@d.example""#, "email", "a@b.example"),
    Case(#""email":"none""#, "email", nil),
    Case(#""image":"File:A.jpg""#, "image", nil),
    Case(#""image":"https://a.example/a.jpg""#, "image", "https://a.example/a.jpg"),
    Case(#""website:menu":"https://a.example/menu""#, "menu", "https://a.example/menu"),
    Case(#""opening_hours":"Mo-Fr  08:00-18:00""#, "openingHours", "Mo-Fr 08:00-18:00"),
    Case(#""min_age":"18""#, "minimumAge", 18),
    Case(#""min_age":"adult""#, "minimumAge", nil),
    Case(#""stars":"5""#, "rating", nil),
    Case(#""name:en":"The X","alt_name":"Y;X""#, "otherNames", ["The X", "Y"]),
    Case(#""name:ja":"エックス","name:etymology":"Z""#, "otherNames", ["エックス"]),
    Case(#""name:zh-Hant":"甲","name_ko":"갑""#, "otherNames", ["甲", "갑"]),
    Case(#""old_name":"W","int_name":"V""#, "otherNames", ["V"]),
    Case(#""old_name":"W;V;X;W","int_name":"V""#, "formerNames", ["W"]),
  ]

  @Test(arguments: [
    (#""name":"X","name:en":"Y""#, "X"), (#""name:en":"Y; Z","int_name":"V""#, "Y"),
    (#""int_name":"V","brand":"B""#, "V"), (#""name:ja":"エックス","brand":"B""#, "エックス"),
    (#""name":" ","brand":"B""#, "B"),
  ])
  func whatHasNoNameIsCalledWhatElseItIsCalled(_ tags: String, _ name: String) throws {
    let reading = try Reading(Self.element(#""amenity":"cafe",\#(tags)"#))
    #expect(reading.restaurants.map(\.name) == [name])
    #expect(reading.restaurants.first?.otherNames.contains(name) == false)
  }

  @Test(arguments: cases) func says(_ example: Case) throws {
    let reading = try Reading(Self.element(#""amenity":"cafe","name":"X",\#(example.tags)"#))
    let restaurant = try #require(reading.restaurants.first)
    #expect(restaurant.json[example.field] == example.value)
  }

  struct KindCase: Sendable, CustomTestStringConvertible {
    let tags: String
    let kind: Kind?
    var testDescription: String { tags }
  }

  static let kinds = [
    KindCase(tags: #""amenity":"restaurant""#, kind: .restaurant),
    KindCase(tags: #""amenity":"fast_food","shop":"tyres""#, kind: .fastFood),
    KindCase(tags: #""amenity":"restaurant;cafe""#, kind: .restaurant),
    KindCase(tags: #""amenity":"place_of_worship; Cafe""#, kind: .cafe),
    KindCase(tags: #""amenity":"biergarten""#, kind: .biergarten),
    KindCase(tags: #""amenity":"food_court""#, kind: .foodCourt),
    KindCase(tags: #""shop":"bakery""#, kind: .bakery),
    KindCase(tags: #""shop":"pastry, bakery""#, kind: .pastry),
    KindCase(tags: #""amenity":"atm","shop":"deli""#, kind: .deli),
    KindCase(tags: #""icon":"maki_restaurant-pizza""#, kind: .restaurant),
    KindCase(tags: #""icon":"maki_star-stroked","shop":"pastry""#, kind: .pastry),
    KindCase(tags: #""icon":"supermarket","shop":"supermarket""#, kind: nil),
    KindCase(tags: #""shop":"coffee""#, kind: nil),
    KindCase(tags: #""amenity":"bank""#, kind: nil),
    KindCase(tags: #""disused:amenity":"bank""#, kind: nil),
    KindCase(tags: #""disused:amenity":"bank","amenity":"cafe""#, kind: .cafe),
  ]

  @Test(arguments: [
    #""disused:amenity":"cafe""#, #""was:amenity":"restaurant""#, #""was_shop":"bakery""#,
    #""abandoned:amenity":"pub""#, #""demolished:amenity":"bar""#,
    #""amenity":"cafe","disused":"yes""#,
    #""amenity":"cafe","abandoned":"yes""#, #""disused:amenity":"cafe","amenity":"bank""#,
    #""amenity":"cafe","end_date":"2026-11-19""#, #""amenity":"cafe","end_date":"2026-10""#,
    #""amenity":"cafe","end_date":"2025""#, #""amenity":"cafe","end_date":"yes""#,
  ]) func whatIsGoneIsCountedAsThat(_ tags: String) throws {
    var options = CatalogueReader.Options()
    options.today = CalendarDay("2026-11-20")
    let reading = try Reading(Self.element(#""name":"X",\#(tags)"#), options: options)
    #expect(reading.count.skipped == [.permanentlyClosed: 1])
  }

  @Test(arguments: ["2026-11-20", "2026-11", "2026", "~1990", "soon", "2025-13"])
  func whatHasNotEndedIsThere(_ end: String) throws {
    var options = CatalogueReader.Options()
    options.today = CalendarDay("2026-11-20")
    let text = Self.element(#""name":"X","amenity":"cafe","end_date":"\#(end)""#)
    #expect(try Reading(text, options: options).count.skipped.isEmpty)
    #expect(try Reading(text).restaurants.count == 1)
  }

  @Test func dietsAreOfThreeValues() throws {
    let reading = try Reading(
      Self.element(
        #""name":"X","amenity":"cafe","diet:vegan":"only","diet:vegetarian":"yes","diet:halal":"no","diet:kosher":"some""#
      ))
    let place = try #require(reading.restaurants.first)
    #expect(place.diets == [.vegetarian, .vegan])
    #expect(place.onlyDiets == [.vegan])
    #expect(place.noDiets == [.halal])
  }

  @Test func theKitchenAndTheChecksAreKept() throws {
    let reading = try Reading(
      Self.element(
        #""name":"X","amenity":"pub","opening_hours:kitchen":"Mo-Su 12:00-21:00","check_date":"2025-03","check_date:opening_hours":"2024-05-01","survey:date":"never""#
      ))
    let place = try #require(reading.restaurants.first)
    #expect(place.kitchenHours == "Mo-Su 12:00-21:00")
    #expect(place.hoursChecked == CalendarDay("2024-05-01"))
    #expect(place.checked == CalendarDay("2025-03-01"))
  }

  @Test(arguments: [
    (#""amenity":"ice_cream""#, ["ice_cream"]), (#""shop":"ice_cream""#, ["ice_cream"]),
    (#""amenity":"ice_cream","cuisine":"crepe""#, ["crepe"]), (#""amenity":"cafe""#, []),
  ])
  func anIceCreamParlourServesIceCream(tags: String, cuisines: [String]) throws {
    let reading = try Reading(Self.element(#""name":"X",\#(tags)"#))
    #expect(reading.restaurants.first?.cuisines == cuisines)
  }

  @Test(arguments: kinds) func isFood(_ example: KindCase) throws {
    let reading = try Reading(Self.element(#""name":"X",\#(example.tags)"#))
    #expect(reading.restaurants.first?.kind == example.kind)
    #expect(reading.count.skipped[.notFood] == (example.kind == nil ? 1 : nil))
  }

  @Test(arguments: [
    (
      #""addr:country":"GB","addr:housenumber":"14","addr:street":"George Street""#,
      "14 George Street"
    ),
    (
      #""addr:country":"NO","addr:housenumber":"16","addr:street":"Hausmanns gate""#,
      "Hausmanns gate 16"
    ),
    (#""addr:housenumber":"16","addr:street":"Hausmanns gate""#, "Hausmanns gate 16"),
    (#""addr:housenumber":"14","addr:street":"George Street""#, "14 George Street"),
    (#""addr_housenumber":"1","addr_place":"Piershill Place""#, "1 Piershill Place"),
    (
      #""addr:country":"CZ","addr:conscriptionnumber":"243","addr:street":"Čechova""#, "Čechova 243"
    ),
    (#""addr:full":"Somewhere 1""#, "Somewhere 1"),
    (#""addr:full":"1 High St, Leith","addr:street_address":"1 High St""#, "1 High St"),
    (#""addr:street":"High St","addr:street_address":"1 High St""#, "1 High St"),
    (#""addr:street":"Cowgate","addr:housename":"The Mill""#, "The Mill, Cowgate"),
    (
      #""addr:country":"JP","addr:neighbourhood":"本町","addr:block_number":"4","addr:housenumber":"2""#,
      "本町 4-2"
    ),
  ]) func addressLine(_ tags: String, _ street: String) throws {
    let reading = try Reading(Self.element(#""amenity":"cafe","name":"X",\#(tags)"#))
    #expect(reading.restaurants.first?.address.street == street)
  }

  @Test func addressParts() throws {
    let reading = try Reading(
      Self.element(
        #""amenity":"cafe","name":"X","addr:town":"T","addr:state":"S","postal_code":"1","addr:country":"uk""#
      ))
    #expect(
      reading.restaurants.first?.address
        == Address(city: "T", region: "S", postcode: "1", country: "GB"))
  }

  static func element(_ tags: String) -> String {
    #"{"elements":[{"type":"node","id":1,"lat":50.0,"lon":14.0,"tags":{\#(tags)}}]}"#
  }

  @Test(arguments: [
    "@id\t@type\t@lat\t@lon\tname\tamenity\tstars\n1\tnode\t52.5\t13.4\tA\trestaurant\t4\n",
    #"[{"id":"node/1","lat":1,"lon":2,"properties":{"amenity":"pub","name":"A","stars":4}}]"#,
  ])
  func aHotelsClassIsNoRating(text: String) throws {
    let place = try #require(try Reading(text).restaurants.first)
    #expect(place.id.text == "n1" && place.rating == nil)
  }

  @Test(arguments: [("private", 0), ("no", 0), ("customers", 1), ("yes", 1)])
  func whereThePublicMayNotEnterIsNoAnswer(_ access: String, _ count: Int) throws {
    let text = Self.element(#""name":"X","amenity":"cafe","access":"\#(access)""#)
    let reading = try Reading(text)
    #expect(reading.count.accepted == count)
    #expect(reading.count.skipped == (count == 0 ? [.notPublic: 1] : [:]))
  }
}

@Suite struct OSMReferenceTests {
  @Test(arguments: [
    ("node/123", "node/123"), ("n123", "node/123"), ("way/8", "way/8"), ("r9", "relation/9"),
    ("https://www.openstreetmap.org/node/123", "node/123"),
    ("https://www.openstreetmap.org/way/123#map=19/55.9/-3.2", "way/123"),
    ("http://osm.org/relation/5?x=y", "relation/5"), ("openstreetmap.org/node/7/", "node/7"),
  ])
  func isReadAsTyped(_ text: String, _ record: String) {
    #expect(OSMReference(typed: text)?.record == record)
  }

  @Test(arguments: [
    "", "123", "node", "node/", "node/-1", "node/0", "node/x", "house/1", "n", "x1",
    "https://example.org/node/1", "node/99999999999999999999",
  ])
  func nothingElseIs(_ text: String) {
    #expect(OSMReference(typed: text) == nil)
  }
}
