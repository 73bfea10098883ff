import Testing
import Thoroughness

@testable import KeyLimeEngine

/// JSON of any shape with a name and a position.
@Suite struct PlainJSONTests {
  private func one(_ text: String) throws -> Restaurant {
    try #require(try Reading(text).restaurants.first)
  }

  @Test(arguments: [
    #"{"name":"A","lat":55.9,"lng":-3.2}"#, #"{"title":"A","latitude":"55.9","lon":"-3,2"}"#,
    #"{"name":"A","geo":{"lat":55.9,"long":-3.2}}"#,
    #"{"name":"A","location":{"coordinates":[-3.2,55.9],"type":"Point"}}"#,
    #"{"name":"A","geo":{"coordinates":[-3.2,55.9]}}"#, #"{"name":"A","loc":[-3.2,55.9]}"#,
    // Pairs of Mongo begin with the longitude, as its restaurants of New York do.
    #"{"name":"A","address":{"coord":[-3.2,55.9]}}"#,
    #"{"_id":{"$oid":"5"},"name":"A","coords":[{"$numberDouble":"-3.2"},{"$numberDouble":"55.9"}]}"#,
    #"{"_id":{"$oid":"5"},"name":"A","latlng":[55.9,-3.2]}"#, #"{"name":"A","coords":[55.9,-3.2]}"#,
    #"{"name":"A","latlng":[55.9,-3.2]}"#, #"{"name":"A","position":"55.9, -3.2"}"#,
    #"{"name":"A","wkt":"POINT (-3.2 55.9)"}"#, #"{"name":"A","location_latlong":[55.9,-3.2]}"#,
    #"{"name":"A","GPS coordinates":"55.9, -3.2"}"#,
    #"{"name":"A","geo_point_2d":{"lon":-3.2,"lat":55.9}}"#,
    #"{"name":"A","geo_point_2d":[55.9,-3.2]}"#,
    #"{"venue":{"name":"A","location":{"lat":55.9,"lng":-3.2}}}"#,
    #"{"name":"A","geometry":{"location":{"lat":55.9,"lng":-3.2},"viewport":{"lat":1,"lng":1}}}"#,
    #"{"name":"A","geocodes":{"main":{"latitude":55.9,"longitude":-3.2}}}"#,
    #"{"name":{"text":"A"},"latitude":{"$numberDouble":"55.9"},"longitude":{"$numberDecimal":"-3.2"}}"#,
    #"{"name":"A","at":"7","coordinates":{"lat":55.9,"lng":-3.2}}"#,
    #"[{"type":"Feature","geometry":{"type":"Point","coordinates":[-3.2,55.9]},"properties":{"name":"A"}}]"#,
    #"{"name":"A","geo":{"type":"Polygon","coordinates":[[[-3.3,55.8],[-3.1,55.8],[-3.1,56],[-3.3,56],[-3.3,55.8]]]}}"#,
  ])
  func aNameAndAPositionUnderAnyNames(text: String) throws {
    let restaurant = try one(text)
    #expect(restaurant.name == "A")
    #expect(restaurant.position == Coordinate(latitude: 55.9, longitude: -3.2), "\(text)")
  }

  @Test(arguments: [
    (
      #""opening_hours":{"weekday_text":["Monday: 9:00 AM – 9:00 PM","Sunday: Closed"]}"#,
      "Monday: 9:00 AM – 9:00 PM; Sunday: Closed"
    ),
    (
      #""regularOpeningHours":{"periods":[],"weekdayDescriptions":["Monday: 9:00 – 21:00"]}"#,
      "Monday: 9:00 – 21:00"
    ),
    (
      #""opening_hours":{"weekday_text":["Friday: 6:00 PM – 2:00 AM","Saturday: 1:00 – 8:00 PM"]}"#,
      "Friday: 6:00 PM – 2:00 AM, Saturday: 1:00 – 8:00 PM"
    ),
    (
      #""opening_hours":{"weekday_text":["Saturday: 6:00 PM – 2:00 AM","Sunday: Closed"]}"#,
      "Sunday: Closed; Saturday: 6:00 PM – 2:00 AM"
    ),
    (#""hours":{"fri":"18:00-02:00","sat":"12:00-20:00"}"#, "Fr 18:00-02:00, Sa 12:00-20:00"),
    (#""hours":{"weekend":"10:00-18:00","mon":"closed"}"#, "Sa,Su 10:00-18:00; Mo off"),
    (#""hours":{"Tue-Fri":"9:00-17:00"}"#, "Tu-Fr 9:00-17:00"),
    (#""hours":{"weather":"10:00-18:00"}"#, nil),
    (#""hours":{"monday_open":"10:00","monday_close":"18:00"}"#, "Mo 10:00-18:00"),
    (#""hours":{"https://schema.org/Sunday":{"opens":"10:00","closes":"18"}}"#, "Su 10:00-18"),
    (#""monday":"10:00-18:00","Hours_Tuesday":"Closed""#, "Mo 10:00-18:00; Tu off"),
    (#""monday":"10:00-18:00","wed":5"#, #"Mo 10:00-18:00; We unknown "5""#),
    (#""business_status":"CLOSED_TEMPORARILY","hours":"24/7""#, #"off "temporarily closed""#),
  ])
  func hoursAreFoundDayByDay(_ members: String, _ hours: String?) throws {
    let restaurant = try one(#"{"name":"A","lat":1,"lon":2,\#(members)}"#)
    #expect(restaurant.openingHours == hours)
  }

  @Test(arguments: [
    #""permanently_closed":true"#, #""business_status":"CLOSED_PERMANENTLY""#,
    #""is_closed":true"#, #""date_closed":"2020-01-01""#,
    #""operating_status":"permanently_closed""#, #""is_open":0"#,
  ])
  func whatIsClosedForGoodIsNoPlace(_ member: String) throws {
    let reading = try Reading(#"{"name":"A","lat":1,"lon":2,\#(member)}"#)
    #expect(reading.restaurants.isEmpty && reading.count.skipped[.permanentlyClosed] == 1)
  }

  private static let two = #"{"name":"A","lat":1,"lon":2},{"name":"B","lat":1,"lon":3}"#

  @Test(arguments: [
    "[\(two)]", #"{"results":[\#(two)],"next":null}"#,
    #"{"meta":{"name":"x"},"data":{"filters":[{"name":"f"}],"places":[\#(two)]}}"#,
    #"{"k1":{"name":"A","lat":1,"lon":2},"k2":{"name":"B","lat":1,"lon":3}}"#,
    #"{"places":{"k1":{"name":"A","lat":1,"lon":2},"k2":{"name":"B","lat":1,"lon":3}}}"#,
    two.replacing("},{", with: "}\n{"), "{\n" + two.dropFirst().replacing("},{", with: "}\n\n{\n"),
  ])
  func recordsAreFoundWhereverTheyAre(text: String) throws {
    for pieces in [Int.max, 7] {
      let reading = try Reading(text, pieces: pieces)
      #expect(reading.format == .json)
      #expect(reading.restaurants.map(\.name) == ["A", "B"], "\(text)")
      #expect(reading.count.seen == 2)
    }
  }

  @Test func membersThatNothingIsReadFromAreNamed() throws {
    let reading = try Reading(
      #"""
      [{"name":"A","geo":{"lat":1,"lon":2,"accuracy":5},"score":2.5,"view":{"top":{"a":1}},
      "notes":"","Mon":"9-17","poi":{"phone":"1","brands":[{"name":"B"}]},"rating":{"average":4},
      "contacts":[{"phone":"1","fax":"2"}]},
      {"name":"B","lat":1,"lon":2,"notes":"x","score":1}]
      """#)
    #expect(
      reading.count.unusedColumns == [
        "geo.accuracy", "score", "view", "poi.brands", "contacts.fax", "notes",
      ])
    var options = CatalogueReader.Options()
    options.fields = [.price: "score", .name: "title"]
    let chosen = try Reading(
      #"[{"title":"A","name":"x","lat":1,"lon":2,"score":2}]"#, options: options)
    #expect(chosen.count.unusedColumns == ["name"])
  }

  @Test func theFirstLineMayLackItsPosition() throws {
    let reading = try Reading(
      #"{"name":"A","lat":null,"photos":[{"url":"x"}]}"# + "\n" + #"{"name":"B","lat":1,"lon":3}"#)
    #expect(reading.restaurants.map(\.name) == ["B"])
    #expect(reading.count.skipped == [.noPosition: 1])
  }

  @Test func everythingElseHasUsualNamesToo() throws {
    let restaurant = try one(
      #"""
      [{"_id":{"$oid":"5f1"},"name":"A","lat":55.9,"lon":-3.2,"cuisine":["Thai","Vegan"],
      "address":{"road":"High Street","house_number":12,"town":"Edinburgh","zip":"EH1",
      "country_code":"gb"},"contact":{"phone":"+44 1","website":"a.example"},"price_level":2,
      "rating":{"value":4.5},"userRatingCount":"1,204","types":["restaurant","point_of_interest"],
      "opening_hours":{"monday":"10:00-22:00","tuesday":["off"]}}]
      """#)
    #expect(restaurant.id.text == "test:5f1")
    #expect(restaurant.kind == .restaurant && restaurant.cuisines == ["thai"])
    #expect(restaurant.diets == [.vegetarian, .vegan])
    #expect(restaurant.address.oneLine == "12 High Street, Edinburgh EH1, GB")
    #expect(restaurant.phone == "+44 1" && restaurant.website == "http://a.example")
    #expect(restaurant.price == .moderate && restaurant.rating == Stars(4.5))
    #expect(restaurant.ratingCount == 1204)
    #expect(restaurant.openingHours == "Mo 10:00-22:00; Tu off")
  }

  @Test func namesOfOtherPublishersAreKnown() throws {
    let zomato = try one(
      #"""
      {"restaurants":[{"restaurant":{"name":"A","location":{"latitude":"1","longitude":"2"},
      "cuisines":"Thai","user_rating":{"aggregate_rating":"4.5","votes":"120"},
      "timings":"12 Noon to 11 PM","phone_numbers":"+91 80 12345, +91 80 54321"}}]}
      """#)
    #expect(zomato.rating == Stars(4.5) && zomato.ratingCount == 120)
    #expect(zomato.openingHours == "12 Noon to 11 PM" && zomato.phone == "+91 80 12345")
    let here = try one(
      #"""
      {"items":[{"title":"A","position":{"lat":1,"lng":2},
      "contacts":[{"phone":[{"value":"+49301"}],"www":[{"value":"https://a.example"}]}],
      "address":{"countryCode":"DEU","countryName":"Deutschland"},
      "categories":[{"id":"100-1000-0001","name":"Casual Dining"}],
      "foodTypes":[{"id":"203-000","name":"Thai","primary":true}]}]}
      """#)
    #expect(here.phone == "+49301" && here.website == "https://a.example")
    #expect(here.cuisines == ["thai"] && here.address.country == "DE")
    let tomTom = try one(
      #"""
      {"results":[{"type":"POI","poi":{"name":"A","categories":["pizza","restaurant"],
      "timeZone":{"ianaId":"Europe/Amsterdam"}},"address":{"streetNumber":"12",
      "streetName":"Kerklaan","municipality":"Amsterdam","countryCode":"NL",
      "freeformAddress":"Kerklaan 12, Amsterdam"},"position":{"lat":52,"lon":5}}]}
      """#)
    #expect(tomTom.address.oneLine == "Kerklaan 12, Amsterdam, NL")
    #expect(tomTom.timeZone == "Europe/Amsterdam")
    let google = try one(
      #"""
      {"results":[{"name":"A","geometry":{"location":{"lat":1,"lng":2}},"types":["restaurant"],
      "vicinity":"1 High Street, Leith","serves_vegetarian_food":true}]}
      """#)
    #expect(google.address.street == "1 High Street, Leith" && google.diets == [.vegetarian])
  }

  @Test(arguments: [("long_name", "short_name"), ("longText", "shortText")])
  func thePartsOfAnAddressOfGoogleAreRead(long: String, short: String) throws {
    let components = [
      ("5", "5", "street_number"), ("Hickson Road", "Hickson Rd", "route"),
      ("The Rocks", "The Rocks", "locality"), ("2000", "2000", "postal_code"),
      ("New South Wales", "NSW", "administrative_area_level_1"), ("Australia", "AU", "country"),
    ].map { #"{"\#(long)":"\#($0)","\#(short)":"\#($1)","types":["\#($2)"]}"# }
    let place = try one(
      #"[{"name":"A","lat":-33.8,"lon":151.2,"formattedAddress":"5 Hickson Rd, The Rocks","#
        + #""addressComponents":[\#(components.joined(separator: ","))]}]"#)
    #expect(place.address.oneLine == "5 Hickson Road, The Rocks NSW 2000, AU")
    #expect(place.address.city == "The Rocks" && place.address.postcode == "2000")
    let postal = try one(
      #"""
      [{"name":"A","lat":-33.8,"lon":151.2,"formattedAddress":"5 Hickson Rd, The Rocks NSW 2000",
      "postalAddress":{"regionCode":"AU","postalCode":"2000","administrativeArea":"NSW",
      "locality":"The Rocks","addressLines":["5 Hickson Rd"]}}]
      """#)
    #expect(postal.address.oneLine == "5 Hickson Rd, The Rocks NSW 2000, AU")
  }

  @Test func numbersThatNobodyCanReadAreNoted() throws {
    let reading = try Reading(
      #"""
      [{"name":"A","lat":1,"lon":2,"price":"10-20 €","rating":"9 or 10","reviews":"12 or so"},
      {"name":"B","lat":1,"lon":3,"price":"$$","rating":4.5,"reviews":12},
      {"name":"C","lat":1,"lon":4,"price":"-","rating":null,"reviews":[{"text":"5 stars"}]}]
      """#)
    #expect(reading.count.unread.mapValues(\.count) == ["price": 1, "rating": 1, "reviews": 1])
    #expect(reading.count.unread["price"]?.example == "10-20 €")
  }

  @Test(arguments: [
    (#"{"result":{"records":[{"_id":1,"Name":"A","Lat":"1","Long":"2"}]}}"#, "x582mekezh3dq"),
    (#"[{"_id":"5f1","name":"A","lat":1,"lon":2}]"#, "test:5f1"),
    (#"[{"_id":1,"restaurant_id":"7","name":"A","lat":1,"lon":2}]"#, "test:7"),
    ("_id,name,lat,lon\n1,A,1,2\n", "x582mekezh3dq"),
    ("_id,name,lat,lon\n5f1,A,1,2\n", "test:5f1"), ("id,name,lat,lon\n1,A,1,2\n", "test:1"),
    ("_id,Establishment ID,Establishment Name,Latitude,Longitude\n1,7,A,1,2\n", "test:7"),
  ])
  func theNumberOfARowIsNoId(_ text: String, _ id: String) throws {
    #expect(try Reading(text).restaurants.map(\.id.text) == [id])
  }

  @Test(arguments: [
    #"""
    {"establishments":[{"FHRSID":7,"BusinessName":"A","BusinessType":"Pub/bar/nightclub",
    "RatingValue":"5","RatingKey":"fhrs_5_en-gb","geocode":{"longitude":"-1.5","latitude":"53.8"}}]}
    """#,
    "FHRSID,BusinessName,BusinessType,RatingValue,Longitude,Latitude\n7,A,Pub/bar/nightclub,5,-1.5,53.8\n",
  ])
  func aGradeForHygieneIsNoRating(_ text: String) throws {
    let reading = try Reading(text)
    let restaurant = try #require(reading.restaurants.first)
    #expect(restaurant.rating == nil && reading.count.unread.isEmpty)
    #expect(restaurant.kind == .pub && restaurant.id.text == "test:7")
  }

  @Test func theStreetMayBeOnTheSecondLine() throws {
    let lines = #""AddressLine1":"","AddressLine2":"1 High Street","AddressLine3":"Leith""#
    let restaurant = try one(#"[{"BusinessName":"A","lat":1,"lon":2,\#(lines)}]"#)
    #expect(restaurant.address.street == "1 High Street")
    let first = try one(
      #"[{"name":"A","lat":1,"lon":2,"addressLine2":"Floor 2","addressLine1":"5 Rose Street"}]"#)
    #expect(first.address.street == "5 Rose Street")
    let named = try one(
      #"[{"name":"A","lat":1,"lon":2,"address_line1":"A","address_line2":"5 Rose Street"}]"#)
    #expect(named.address.street == "5 Rose Street")
  }

  @Test func aRatingMayHoldItsCount() throws {
    let restaurant = try one(
      #"[{"name":"A","lat":1,"lon":2,"photos":{"count":9},"rating":{"average":4.5,"count":120}}]"#)
    #expect(restaurant.rating == Stars(4.5) && restaurant.ratingCount == 120)
  }

  @Test func anAnswerToSPARQLIsRead() throws {
    let restaurant = try one(
      #"""
      {"head":{"vars":["item","itemLabel","coord","site"]},"results":{"bindings":[{
      "item":{"type":"uri","value":"http://www.wikidata.org/entity/Q1"},
      "coord":{"datatype":"http://www.opengis.net/ont/geosparql#wktLiteral","type":"literal",
      "value":"Point(-3.19 55.95)"},"site":{"type":"uri","value":"https://a.example/"},
      "itemLabel":{"xml:lang":"en","type":"literal","value":"A"}}]}}
      """#)
    #expect(restaurant.name == "A" && restaurant.website == "https://a.example/")
    #expect(restaurant.position == Coordinate(latitude: 55.95, longitude: -3.19))
  }

  @Test func featuresOfEsriAreRead() throws {
    let restaurant = try one(
      #"""
      {"displayFieldName":"","geometryType":"esriGeometryPoint","spatialReference":{"wkid":4326},
      "features":[{"attributes":{"OBJECTID":1,"NAME":"A","TYPE":"Restaurant"},
      "geometry":{"x":-3.19,"y":55.95}}]}
      """#)
    #expect(restaurant.name == "A" && restaurant.kind == .restaurant)
    #expect(restaurant.position == Coordinate(latitude: 55.95, longitude: -3.19))
  }

  @Test func thePathOfARecordIsNoName() throws {
    let restaurant = try one(
      #"""
      {"places":[{"name":"places/ChIJN1t","id":"ChIJN1t","types":["cafe"],
      "location":{"latitude":1,"longitude":2},"displayName":{"text":"Places Café"}}]}
      """#)
    #expect(restaurant.name == "Places Café" && restaurant.id.text == "test:ChIJN1t")
  }

  @Test(
    arguments: [
      (#""primaryType":"hotel","types":["hotel","restaurant","lodging"]"#, true, .restaurant),
      (
        #""primaryType":"zydeco","types":["zydeco","fast_food_restaurant","food"]"#, true, .fastFood
      ),
      (#""primaryType":"bar","types":["bar","restaurant","food"]"#, true, .bar),
      (#""types":["food","point_of_interest","establishment"]"#, true, nil),
      (#""types":["supermarket","grocery_or_supermarket","food","store"]"#, false, nil),
      (#""types":["gas_station","convenience_store","food"]"#, false, nil),
      (#""primaryType":"market","types":["food_store","store"]"#, false, nil),
      (#""types":["gas_station","cafe","food"]"#, true, .cafe),
      (#""primaryType":"tea_store","types":["food"]"#, false, nil),
      // What Wikidata says of the address of its own page.
      (#""item":{"type":"uri","value":"http://www.wikidata.org/entity/Q1"}"#, true, nil),
    ] as [(String, Bool, Kind?)])
  func allTypesAreLookedAt(_ members: String, isFood: Bool, kind: Kind?) throws {
    let reading = try Reading(#"[{"name":"A","lat":1,"lon":2,\#(members)}]"#)
    #expect(reading.restaurants.map(\.kind) == (isFood ? [kind] : []), "\(members)")
  }

  @Test func theNameMayStandUnderRestaurant() throws {
    let feature =
      #""restaurant":"Oleana","address":"134 Hampshire St","marker-symbol":"restaurant""#
    let collection = GeoJSONTests.collection(GeoJSONTests.feature(feature))
    let reading = try Reading(collection, format: .json)
    #expect(reading.restaurants.map(\.name) == ["Oleana"])
    let whole = try one(
      #"{"restaurants":[{"restaurant":{"id":"7","name":"Otto","url":"o.example","lat":1,"lng":2}}]}"#
    )
    #expect(whole.name == "Otto" && whole.website == "http://o.example")
    let hotels = try? Reading(#"[{"restaurant":"yes","lat":1,"lng":2}]"#, format: .json)
    #expect(hotels?.restaurants.isEmpty ?? true)
  }

  @Test func whatIsNoPlaceToEatStaysOut() throws {
    let reading = try Reading(
      #"""
      [{"name":"A","lat":1,"lon":2},{"name":"Shoes","type":"shoe_store","lat":1,"lon":2},
      {"name":"Gone","lat":1,"lon":2,"business_status":"CLOSED_PERMANENTLY"},{"name":"Nowhere"},
      {"lat":1,"lon":2},{"name":"Null","lat":0,"lon":0},7]
      """#)
    #expect(reading.restaurants.map(\.name) == ["A"])
    #expect(
      reading.count.skipped == [
        .notFood: 1, .permanentlyClosed: 1, .noPosition: 1, .noName: 1, .nullIsland: 1,
        .malformed: 1,
      ])
  }

  @Test(arguments: [
    (#"{"id":"a","name":"A","latitude":1,"longitude":2}"#, CatalogueFormat.keylime),
    (#"{"id":"a","name":"A","latitude":1,"longitude":2,"new":1,"source":{"name":"s"}}"#, .keylime),
    (#"{"id":7,"name":"A","latitude":1,"longitude":2}"#, .json),
    (#"{"name":"A","latitude":1,"longitude":2,"cuisine":"thai"}"#, .json),
    (#"{"businesses":[{"name":"A","lat":1,"lng":2}]}"#, .json),
    (#"{"businesses":[]}"#, .yelpFusion), (#"{"name":"A","coordinates":[2,1]}"#, .json),
  ])
  func formatsOfOneKindAreToldApart(text: String, format: CatalogueFormat) {
    #expect(Array(text.utf8).withBytes { CatalogueFormat.recognise($0) } == format)
  }

  @Test func damageNeverCrashes() {
    var random = SplitMix64(seed: 11)
    let bytes = Array("{\"a\":{\"b\":[\(Self.two)],\"c\":{\"$x\":[[1]]}}}".utf8)
    for _ in 0..<(Thoroughness.isWhole ? 2000 : 400) {
      var damaged = bytes
      for _ in 0...Int(random.next() % 4) {
        damaged[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      let count = (try? Reading(damaged, format: .json))?.count
      if let count { #expect(count.seen == count.accepted + count.skippedTotal) }
    }
  }
}
