import Testing

@testable import KeyLimeEngine

/// Places on web pages, in the words of schema.org.
@Suite struct SchemaOrgTests {
  @Test func schemaOrgInAPage() throws {
    let reading = try Reading(
      #"""
      <!DOCTYPE html><script>var a = 1</script>
      <SCRIPT type="application/ld+json">{"@context":"https://schema.org","@graph":[
      {"@type":"WebSite","name":"Site"},
      {"@type":["Restaurant","LocalBusiness"],"name":"Caf&eacute; X","url":"https://x.example",
      "geo":{"@type":"GeoCoordinates","latitude":"55.9","longitude":"-3.2"},
      "address":{"streetAddress":"1 High St","addressLocality":"Edinburgh","addressCountry":{"name":"GB"}},
      "servesCuisine":["Italian","Neapolitan Pizza"],"priceRange":"££","telephone":"0131",
      "suitableForDiet":"https://schema.org/VeganDiet","image":[{"url":"https://x.example/1.jpg"}],
      "hasMenu":{"url":"https://x.example/menu"},
      "aggregateRating":{"ratingValue":"9","bestRating":10,"reviewCount":"12"},
      "openingHoursSpecification":[{"dayOfWeek":["Monday","https://schema.org/Tuesday"],"opens":"09:00","closes":"23:59"}]}
      ]}</script></html>
      """#)
    #expect(reading.format == .schemaOrg)
    #expect(reading.count.seen == 2)
    let restaurant = try #require(reading.restaurants.first)
    #expect(restaurant.name == "Café X")
    #expect(restaurant.kind == .restaurant)
    #expect(restaurant.cuisines == ["italian", "neapolitan_pizza"])
    #expect(restaurant.diets == [.vegetarian, .vegan])
    #expect(restaurant.price == .moderate)
    #expect(restaurant.rating == Stars(4.5))
    #expect(restaurant.ratingCount == 12)
    #expect(restaurant.openingHours == "Mo,Tu 09:00-24:00")
    #expect(restaurant.menu == "https://x.example/menu")
    #expect(restaurant.address.country == "GB")
  }

  private static func script(_ text: String) -> String {
    "<script type=\"application/ld+json\">\(text)</script>"
  }

  private static let r1 =
    #"{"@type":"Restaurant","name":"R1","geo":{"latitude":52.5,"longitude":13.4}}"#

  @Test func aBrokenScriptIsCountedAndPassedOver() throws {
    let broken = Self.script("{\"@type\":\"WebPage\",\"description\":\"line\nbreak\"}")
    let reading = try Reading("<html>\(broken)\(Self.script(Self.r1))</html>")
    #expect(reading.restaurants.map(\.name) == ["R1"])
    #expect(reading.count.skipped == [.malformed: 1])
    let fault = try #require(throws: ImportFault.self) { _ = try Reading("<html>\(broken)</html>") }
    #expect(fault.byte > 0)
  }

  @Test(arguments: [
    ("//<![CDATA[\n", "\n//]]>\n"), ("\n/*<![CDATA[*/", "/*]]>*/"), ("<![CDATA[", "]]>"),
  ])
  func scriptsMayBeWrappedForXML(before: String, after: String) throws {
    let reading = try Reading("<html>\(Self.script(before + Self.r1 + after))</html>")
    #expect(reading.restaurants.map(\.name) == ["R1"])
  }

  @Test(arguments: [
    ("Restaurant", Kind.restaurant), ("CafeOrCoffeeShop", .cafe), ("BarOrPub", .bar),
    ("http://schema.org/FastFoodRestaurant", .fastFood), ("Bakery", .bakery),
    ("IceCreamShop", .iceCream), ("FoodEstablishment", .restaurant), ("Hotel", nil),
  ]) func schemaOrgTypes(_ type: String, _ kind: Kind?) throws {
    let reading = try Reading(
      #"[{"@type":"\#(type)","name":"X","geo":{"latitude":1,"longitude":2},"openingHours":["Mo 10:00-12:00","Tu 10:00-12:00"]}]"#
    )
    #expect(reading.restaurants.first?.kind == kind)
    if kind != nil {
      #expect(reading.restaurants.first?.openingHours == "Mo 10:00-12:00, Tu 10:00-12:00")
    }
  }

  private static func restaurant(_ members: String) throws -> Restaurant {
    try #require(
      try Reading(
        #"{"@context":"https://schema.org","@type":"Restaurant","name":"A","geo":{"latitude":1,"longitude":2},\#(members)}"#
      ).restaurants.first)
  }

  @Test(arguments: [("€€€ - €€", 1), ("$10-30", 1), ("$$", nil), ("n/a", nil), ("", nil)])
  func pricesThatNobodyCanReadAreNoted(_ price: String, _ count: Int?) throws {
    let reading = try Reading(
      #"{"@type":"Restaurant","name":"A","geo":{"latitude":1,"longitude":2},"priceRange":"\#(price)"}"#
    )
    #expect(reading.count.unread["priceRange"]?.count == count)
  }

  @Test func cuisinesAreCleaned() throws {
    let restaurant = try Self.restaurant(#""servesCuisine":"Fish &amp; Chips, Thai""#)
    #expect(restaurant.cuisines == ["fish_and_chips", "thai"])
  }

  @Test func numbersThatPeopleWroteAreRead() throws {
    let place = try Self.restaurant(
      #""aggregateRating":{"ratingValue":"4,3","bestRating":"5","reviewCount":"1,204"}"#)
    #expect(place.rating == Stars(4.3) && place.ratingCount == 1204)
    let answer = try Reading(
      #"""
      {"results":[{"fsq_id":"x","name":"A","geocodes":{"main":{"latitude":1,"longitude":2}},
      "categories":[{"name":"Thai Restaurant"}],"rating":8.6,"stats":{"total_ratings":"312"}}]}
      """#)
    #expect(answer.restaurants.first?.ratingCount == 312)
  }

  @Test func fromMidnightToMidnightIsClosedUnlessItIsEveryDay() throws {
    func hours(_ days: String) throws -> String? {
      try Self.restaurant(
        #""openingHoursSpecification":[{"dayOfWeek":"Monday","opens":"12:00","closes":"23:00"},{"dayOfWeek":[\#(days)],"opens":"00:00","closes":"00:00"}]"#
      ).openingHours
    }
    #expect(try hours(#""Sunday""#) == "Mo 12:00-23:00; Su off")
    let all =
      #""openingHoursSpecification":{"dayOfWeek":["Mo","Tu","We","Th","Fr","Sa","Su"],"opens":"00:00","closes":"00:00"}"#
    #expect(try Self.restaurant(all).openingHours == "24/7")
  }
}
