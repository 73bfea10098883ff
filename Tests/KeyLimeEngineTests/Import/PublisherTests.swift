import Testing

@testable import KeyLimeEngine

/// Yelp, Foursquare and Overture.
@Suite struct PublisherTests {
  static let yelp = #"""
    {"business_id":"b1","name":"Thai Tide","address":"1 High St","city":"Goleta","state":"CA","postal_code":"93117","latitude":34.4,"longitude":-119.7,"stars":4.5,"review_count":80,"is_open":1,"attributes":{"RestaurantsPriceRange2":"2"},"categories":"Restaurants, Thai, Bars, Nightlife","hours":{"Monday":"0:0-0:0","Tuesday":"11:0-22:30","Wednesday":"11:0-22:30","Saturday":"17:0-2:0"}}
    {"business_id":"b2","name":"Gone","latitude":34.4,"longitude":-119.7,"stars":3,"review_count":5,"is_open":0,"attributes":null,"categories":"Food, Coffee & Tea","hours":null}
    {"business_id":"b3","name":"Dentist","latitude":34.4,"longitude":-119.7,"stars":3,"review_count":5,"is_open":1,"categories":"Health & Medical, Dentists","hours":null}
    {"user_id":"u1"}
    """#

  @Test func yelpBusinesses() throws {
    let reading = try Reading(Self.yelp)
    #expect(reading.format == .yelp)
    #expect(reading.count.skipped == [.permanentlyClosed: 1, .notFood: 1, .malformed: 1])
    let restaurant = try #require(reading.restaurants.first)
    #expect(restaurant.id.text == "yelp:b1")
    #expect(restaurant.kind == .restaurant)
    #expect(restaurant.cuisines == ["thai"])
    #expect(restaurant.rating == Stars(4.5))
    #expect(restaurant.ratingCount == 80)
    #expect(restaurant.price == .moderate)
    #expect(restaurant.openingHours == "Mo unknown; Tu,We 11:00-22:30; Sa 17:00-02:00")
    #expect(restaurant.address.region == "CA")
  }

  private static let yelpTable = """
    business_id,name,latitude,longitude,stars,review_count,is_open,categories,hours,attributes
    b1,Thai Tide,34.4,-119.7,4.5,80,1,"Restaurants, Thai","{'Monday': '9:0-22:0'}",\
    "{'WiFi': ""u'free'"", 'RestaurantsPriceRange2': '2'}"
    b2,Gone,34.4,-119.7,3.0,5,0,"Food, Coffee & Tea",,
    b3,Bob,34.4,-119.7,5.0,5,1,"Plumbing, Home Services",,
    b4,Ink,34.4,-119.7,5.0,5,1,"Tattoo;Beauty & Spas",,

    """
  private static let yelpArray = #"""
    {"data":[{"business_id":"b1","name":"Thai Tide","latitude":34.4,"longitude":-119.7,"stars":4.5,
    "review_count":80,"attributes":{"RestaurantsPriceRange2":"2"},"categories":"Restaurants, Thai",
    "hours":{"Monday":"9:0-22:0"}},
    {"business_id":"b2","name":"Gone","latitude":34.4,"longitude":-119.7,"is_open":0,
    "categories":"Food, Coffee & Tea"},
    {"business_id":"b3","name":"Bob","latitude":34.4,"longitude":-119.7,
    "categories":"Plumbing, Home Services"},
    {"business_id":"b4","name":"Ink","latitude":34.4,"longitude":-119.7,"categories":null}]}
    """#

  @Test(arguments: [yelpTable, yelpArray])
  func yelpBusinessesInOtherShapes(_ text: String) throws {
    let reading = try Reading(text)
    #expect(reading.count.skipped == [.permanentlyClosed: 1, .notFood: 2])
    let restaurant = try #require(reading.restaurants.first)
    #expect(restaurant.id.text == "yelp:b1" && restaurant.cuisines == ["thai"])
    #expect(restaurant.rating == Stars(4.5) && restaurant.ratingCount == 80)
    #expect(restaurant.openingHours == "Mo 09:00-22:00" && restaurant.price == .moderate)
    #expect(restaurant.source?.attribution == CatalogueFormat.yelp.attribution)
  }

  @Test func dietsOfYelpAreRead() throws {
    let reading = try Reading(
      #"""
      {"business_id":"a","name":"A","latitude":1,"longitude":2,"categories":"Bars, Nightlife",
      "attributes":{"DietaryRestrictions":"{'gluten-free': True, 'vegan': True, 'halal': False}"}}
      """#)
    #expect(reading.restaurants.map(\.diets) == [[.vegetarian, .vegan, .glutenFree]])
    #expect(reading.restaurants.map(\.kind) == [.bar])
  }

  @Test func yelpFusionAnswers() throws {
    let reading = try Reading(
      #"""
      {"businesses":[{"id":"f1","alias":"a","name":"Phở Co","image_url":"https://i.example/1.jpg",
      "is_closed":false,"url":"https://y.example/f1","review_count":12,"rating":4.0,"price":"€€€",
      "categories":[{"alias":"vietnamese","title":"Vietnamese"}],
      "coordinates":{"latitude":37.7,"longitude":-122.4},"phone":"+1415","display_phone":"(415)",
      "location":{"address1":"1 Main St","address2":"","city":"SF","zip_code":"94105","country":"US","state":"CA"},
      "hours":[{"open":[{"day":0,"start":"1100","end":"2200","is_overnight":false}]}]},
      {"id":"f2","name":"Shut","is_closed":true,"categories":[{"alias":"bars","title":"Bars"}],
      "coordinates":{"latitude":1,"longitude":1}}],"total":2}
      """#)
    #expect(reading.format == .yelpFusion)
    #expect(reading.count.skipped == [.permanentlyClosed: 1])
    let restaurant = try #require(reading.restaurants.first)
    #expect(restaurant.kind == .restaurant)
    #expect(restaurant.cuisines == ["vietnamese"])
    #expect(restaurant.price == .expensive)
    #expect(restaurant.openingHours == "Mo 11:00-22:00")
    #expect(restaurant.phone == "(415)")
    #expect(restaurant.address.oneLine == "1 Main St, SF CA 94105, US")
  }

  @Test func foursquareAnswers() throws {
    let reading = try Reading(
      #"""
      {"results":[{"fsq_id":"4b","name":"A","categories":[{"id":1,"name":"Thai Restaurant"}],
      "geocodes":{"main":{"latitude":1.5,"longitude":2.5}},"rating":9.1,"price":2,
      "location":{"address":"1 High St","locality":"Leith","country":"GB"},"tel":"1",
      "hours":{"display":"Mon 11:00-22:00","open_now":true}},
      {"fsq_id":"4c","name":"B","categories":[{"name":"Shoe Store"}],
      "geocodes":{"main":{"latitude":1,"longitude":2}}}]}
      """#)
    #expect(reading.format == .foursquare && reading.count.skipped == [.notFood: 1])
    let restaurant = try #require(reading.restaurants.first)
    #expect(restaurant.id.text == "fsq:4b" && restaurant.cuisines == ["thai"])
    #expect(restaurant.rating == Stars(4.55) && restaurant.price == .moderate)
    #expect(restaurant.address.oneLine == "1 High St, Leith, GB")
    let venues = try Reading(
      #"{"response":{"venues":[{"id":"5","name":"V","referralId":"v-1","location":{"lat":1,"lng":2,"city":"X"},"categories":[{"name":"Pub"}]}]}}"#
    )
    #expect(venues.format == .foursquare && venues.restaurants.first?.kind == .pub)
    let recommended = try Reading(
      #"{"response":{"groups":[{"name":"recommended","items":[{"referralId":"e-1","venue":{"id":"5","name":"V","location":{"lat":1,"lng":2},"categories":[{"name":"Pub"}]}}]}]}}"#
    )
    #expect(recommended.restaurants.map(\.id.text) == ["fsq:5"])
    #expect(recommended.restaurants.first?.kind == .pub)
    let rows = try Reading(
      #"{"fsq_place_id":"6","name":"O","latitude":1,"longitude":2,"fsq_category_labels":["Dining and Drinking > Cafe, Coffee, and Tea House > Coffee Shop"]}"#
    )
    #expect(rows.restaurants.first?.id.text == "fsq:6" && rows.restaurants.first?.kind == .cafe)
  }

  @Test(arguments: ["", "[]"]) func overtureRows(around: String) throws {
    let row =
      #"{"id":"08f","names":{"primary":"R"},"categories":{"primary":"thai_restaurant"},"bbox":{"xmin":1,"xmax":1,"ymin":2,"ymax":2}}"#
    let reading = try Reading(around.isEmpty ? row : "[\(row)]")
    #expect(reading.format == .overture)
    #expect(reading.restaurants.map(\.id.text) == ["overture:08f"])
    #expect(reading.restaurants.first?.position == Coordinate(latitude: 2, longitude: 1))
  }

  private static let spread = """
    {
      "business_id": "a",
      "name": "A", "latitude": 1, "longitude": 2, "is_open": 1,
      "categories": "Restaurants, Thai"
    }
    """

  @Test(arguments: [("", "\n", ""), ("[", ",", "]")])
  func businessesOfYelpMaySpanLines(open: String, between: String, close: String) throws {
    let second = Self.spread.replacing("\"a\"", with: "\"b\"")
    let reading = try Reading(open + Self.spread + between + second + close)
    #expect(reading.format == .yelp)
    #expect(reading.restaurants.map(\.id.text) == ["yelp:a", "yelp:b"])
    #expect(reading.restaurants.map(\.cuisines) == [["thai"], ["thai"]])
  }

  @Test(arguments: ["[\(place)]", place.replacing(",", with: ",\n")])
  func placesOfOvertureMaySpanLinesOrBeAnArray(text: String) throws {
    let reading = try Reading(text)
    #expect(reading.format == .overture && reading.restaurants.count == 1)
  }

  @Test(arguments: ["", "\n"]) func placesOfOvertureAsGDALWritesThem(end: String) throws {
    let place = #"""
      {"type":"Feature","properties":{"id":"08f","names":"{ \"primary\": \"Ristorante\" }",
      "categories":"{ \"primary\": \"italian_restaurant\" }","phones":"[ \"+44131\" ]"},
      "geometry":{"type":"Point","coordinates":[-3.2,55.9]}}
      """#
    let collection = #"{"type":"FeatureCollection","features":[\#(place)]}"#
    for text in [collection, place.replacing("\n", with: "") + end] {
      let reading = try Reading(text)
      #expect(reading.format == .overture)
      let restaurant = try #require(reading.restaurants.first)
      #expect(restaurant.id.text == "overture:08f" && restaurant.name == "Ristorante")
      #expect(restaurant.cuisines == ["italian"] && restaurant.phone == "+44131")
    }
  }

  @Test func aYelpErrorIsRefused() throws {
    let text = #"{"error":{"code":"TOKEN_INVALID","description":"Invalid token"}}"#
    let fault = try #require(throws: ImportFault.self) {
      _ = try Reading(text, format: .yelpFusion)
    }
    #expect(fault.reason == .incomplete(remark: "Invalid token"))
  }

  static let place = #"""
    {"type":"Feature","id":"08f","geometry":{"type":"Point","coordinates":[-3.2,55.9]},"properties":{"names":{"primary":"Ristorante","common":{"en":"Restaurant"}},"categories":{"primary":"italian_restaurant","alternate":["pizza_restaurant","bar"]},"confidence":0.9,"addresses":[{"freeform":"1 High St","locality":"Edinburgh","region":"GB-SCT","postcode":"EH1","country":"GB"}],"phones":["+44131"],"websites":["https://r.example"],"emails":["a@r.example"]}}
    """#

  @Test(arguments: [place + "\n", #"{"type":"FeatureCollection","features":[\#(place)]}"#])
  func overturePlaces(_ text: String) throws {
    let reading = try Reading(text)
    #expect(reading.format == .overture)
    let restaurant = try #require(reading.restaurants.first)
    #expect(restaurant.id.text == "overture:08f")
    #expect(restaurant.name == "Ristorante")
    #expect(restaurant.otherNames == ["Restaurant"])
    #expect(restaurant.kind == .restaurant)
    #expect(restaurant.cuisines == ["italian", "pizza"])
    #expect(restaurant.address.region == "SCT")
    #expect(restaurant.email == "a@r.example")
    #expect(restaurant.source?.attribution?.contains("Overture Maps Foundation") == true)
  }

  @Test(arguments: [
    ("thai_restaurant", Kind.restaurant), ("fast_food_restaurant", .fastFood),
    ("coffee_shop", .cafe), ("irish_pub", .pub), ("beer_garden", .biergarten),
    ("ice_cream_shop", .iceCream), ("bakery", .bakery), ("dentist", nil), ("wine_bar", .bar),
    ("nail_bar", nil), ("delicatessen", .deli), ("food_court", .foodCourt),
  ]) func overtureCategories(_ category: String, _ kind: Kind?) {
    var categories = FoodCategories()
    categories.add(category)
    #expect(categories.kind == kind)
  }

  /// Overture says which category comes first; the others say what else is there.
  @Test(arguments: [
    ("coffee_shop", "restaurant", Kind.cafe), ("bakery", "restaurant", .bakery),
    ("pub", "restaurant", .pub), ("thai_restaurant", "bar", .restaurant),
  ]) func theFirstCategoryDecides(_ primary: String, _ other: String, _ kind: Kind) throws {
    let text = Self.place.replacing(
      #"{"primary":"italian_restaurant","alternate":["pizza_restaurant","bar"]}"#,
      with: #"{"primary":"\#(primary)","alternate":["\#(other)"]}"#)
    #expect(try Reading(text + "\n").restaurants.map(\.kind) == [kind])
  }

  @Test(
    arguments: [
      (#""categories":{"primary":"eat_and_drink"}"#, nil, []),
      (
        #""categories":{"primary":"eat_and_drink","alternate":["pizza_restaurant"]}"#,
        .restaurant, ["pizza"]
      ),
      (#""taxonomy":{"primary":"zydeco","hierarchy":["food_and_drink","zydeco"]}"#, nil, []),
    ] as [(String, Kind?, [String])])
  func theRootOfFoodIsFood(_ categories: String, _ kind: Kind?, _ cuisines: [String]) throws {
    let text = Self.place.replacing(
      #""categories":{"primary":"italian_restaurant","alternate":["pizza_restaurant","bar"]}"#,
      with: categories
    ).replacing(#""primary":"Ristorante""#, with: #""primary":"Da Luigi""#)
    let reading = try Reading(text + "\n")
    #expect(reading.restaurants.map(\.kind) == [kind])
    #expect(reading.restaurants.map(\.cuisines) == [cuisines])
  }

  @Test(arguments: [
    ("$$", 2), ("€€€", 3), ("££", 2), ("¥", 1), ("₩₩₩₩", 4), ("2", 2), ("moderate", 2),
    ("Inexpensive", 1), ("$$$$$", nil), ("$€", nil), ("$10-20", nil), ("0", nil), ("5", nil),
    ("", nil),
  ]) func priceSigns(_ text: String, _ level: Int?) {
    #expect(PriceSigns.level(text)?.rawValue == level)
  }

  @Test(arguments: [("", "\n", ""), ("[", ",", "]")])
  func rowsOfOverturesTableMayHoldLists(open: String, between: String, close: String) throws {
    let rows = ["a", "b"].map {
      #"{"id":"\#($0)","names":{"primary":"R"},"categories":{"primary":"cafe"},"bbox":{"xmin":1,"ymin":2},"addresses":[{"locality":"X"}]}"#
    }
    let reading = try Reading(open + rows.joined(separator: between) + close)
    #expect(reading.restaurants.map(\.id.text) == ["overture:a", "overture:b"])
    #expect(reading.restaurants.first?.address.city == "X")
  }
}
