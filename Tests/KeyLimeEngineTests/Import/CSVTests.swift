import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct CSVTests {
  @Test func usualColumnsAreFound() throws {
    let reading = try Reading(
      """
      \u{FEFF}Restaurant Name;LAT;Lng;Cuisine;Phone Number;Zip;Price Range;Stars;Reviews\r
      "Bao ""House""\r
      Two";55.95;-3,19;Chinese, taiwanese;+44 131;EH1;££;4.5;1,204\r

      """)
    #expect(reading.format == .csv)
    let restaurant = try #require(reading.restaurants.first)
    #expect(restaurant.name == #"Bao "House" Two"#)
    #expect(restaurant.position.description == "55.95,-3.19")
    #expect(restaurant.cuisines == ["chinese", "taiwanese"])
    #expect(restaurant.phone == "+44 131")
    #expect(restaurant.address.postcode == "EH1")
    #expect(restaurant.price == .moderate)
    #expect(restaurant.rating == Stars(4.5))
    #expect(restaurant.ratingCount == 1204)
    #expect(restaurant.kind == nil)
  }

  @Test(arguments: [
    ("latitudeE7,longitudeE7", "559500000,-31900000"), ("lat_e7,lng_e7", "559500000,-31900000"),
    ("latitudeE7,longitudeE7", "55.95,-3.19"),
  ])
  func degreesMayBeInTenMillionths(_ header: String, _ position: String) throws {
    let reading = try Reading("name,\(header)\nA,\(position)\n")
    #expect(reading.restaurants.map(\.position.description) == ["55.95,-3.19"])
  }

  @Test(arguments: [
    ("4.2/5", 4.2), ("4,2 / 5", 4.2), ("8.4/10", 4.2), ("0/5", nil), ("6/5", nil), ("4/0", nil),
    ("4/", nil), ("1/2/5", nil), ("84%", 4.2), ("120%", nil), ("4.5 (120)", 4.5), ("4,5/5", 4.5),
    ("Rated 4.5 out of 5", 4.5), ("4.0 of 5 bubbles", 4), ("4,5 von 5", 4.5), ("4 stars", 4),
    ("4.5★", 4.5), ("★★★★☆", 4), ("⭐️⭐️⭐️", 3), ("★★½", 2.5), ("★★★★★★", nil), ("4 or 5", nil),
  ])
  func aRatingMayNameItsScale(_ text: String, _ stars: Double?) throws {
    let table = try Reading("name,lat,lon,rating\nA,1,2,\"\(text)\"\n")
    let json = try Reading(#"[{"name":"A","lat":1,"lon":2,"rating":"\#(text)"}]"#)
    for reading in [table, json] {
      #expect(reading.restaurants.map(\.rating) == [stars.flatMap { Stars($0) }])
    }
  }

  @Test(arguments: [
    ("geo:55.95,-3.19", "55.95,-3.19"), ("geo:55.95,-3.19?z=17", "55.95,-3.19"),
    ("https://www.google.com/maps/place/A/@1,2,17z/data=!3d55.95!4d-3.19", "55.95,-3.19"),
    ("https://maps.google.com/?q=55.95,-3.19", "55.95,-3.19"),
    ("https://www.openstreetmap.org/?mlat=55.95&mlon=-3.19", "55.95,-3.19"),
    ("lat 55.95 lon -3.19", "55.95,-3.19"), ("9C7RXR26+2X", nil), ("9C7R XR26", nil),
  ])
  func aPositionMayBeAnAddress(_ text: String, _ position: String?) throws {
    let reading = try Reading("name,coordinates\nA,\"\(text)\"\nB,\"1,2\"\n")
    let positions = reading.restaurants.filter { $0.name == "A" }.map(\.position.description)
    #expect(positions == [position].compactMap(\.self))
  }

  @Test(arguments: ["-", "\u{2212}", "\u{2013}", "\u{FF0D}"])
  func aMinusMayBeOfAnyFont(_ minus: String) throws {
    let texts = [
      "name,latlng\nA,\"55.95,\(minus)3.19\"\n", "name,lat,lon\nA,55.95,\(minus)3.19\n",
      "name,wkt\nA,POINT (\(minus)3.19 55.95)\n", "name,lat,lon\nA,\"55,95\",\"\(minus)3,19\"\n",
      #"[{"name":"A","latlng":"55.95, \#(minus)3.19"}]"#,
      #"[{"name":"A","lat":"55.95","lon":"\#(minus)3.19"}]"#,
    ]
    for text in texts {
      let positions = try Reading(text).restaurants.map(\.position.description)
      #expect(positions == ["55.95,-3.19"], "\(text)")
    }
  }

  @Test(arguments: ["Typ", "tipo"])
  func whatAPlaceIsMayBeInAnotherLanguage(_ column: String) throws {
    let reading = try Reading("name,lat,lon,\(column)\nA,1,2,Restaurant\nB,1,2,Café\n")
    #expect(reading.restaurants.map(\.kind) == [.restaurant, .cafe])
  }

  @Test(arguments: [
    ("business_status", "CLOSED_PERMANENTLY"), ("Permanently Closed", "TRUE"),
    ("date_closed", "2020-01-01"), ("is_closed", "1"), ("hours", "Permanently closed"),
  ])
  func whatIsClosedForGoodIsNoPlace(_ column: String, _ value: String) throws {
    let reading = try Reading("name,lat,lon,\(column)\nA,1,2,\(value)\nB,1,2,\n")
    #expect(reading.restaurants.map(\.name) == ["B"])
  }

  @Test(arguments: [
    ("Monday,Tue", "09:00-17:00,closed", "Mo 09:00-17:00; Tu off"),
    ("mon_open,mon_close", "09:00,17:00", "Mo 09:00-17:00"), ("mon,tue", "3,5", nil),
  ])
  func hoursAreFoundInColumnsOfDays(_ columns: String, _ cells: String, _ hours: String?) throws {
    let reading = try Reading("name,lat,lon,\(columns)\nA,1,2,\(cells)\n")
    #expect(reading.restaurants.first?.openingHours == hours)
  }

  @Test func headingsInOtherLanguagesAreFound() throws {
    let reading = try Reading(
      """
      \u{FEFF}Name;Straße;PLZ;Ort;Land;Breitengrad;Längengrad;Küche;Preis;Bewertung;Öffnungszeiten\r
      "Gasthaus ""Linde"" Mitte";Hauptstr. 1;10115;Berlin;DE;52,5321;13,3849;Deutsch;€€;4,3;Mo-Fr 11-22\r

      """)
    let restaurant = try #require(reading.restaurants.first)
    #expect(restaurant.name == #"Gasthaus "Linde" Mitte"#)
    #expect(restaurant.address.street == "Hauptstr. 1" && restaurant.address.country == "DE")
    #expect(restaurant.cuisines == ["german"] && restaurant.price == .moderate)
    #expect(restaurant.rating == Stars(4.3) && restaurant.openingHours == "Mo-Fr 11-22")
  }

  @Test(
    arguments: [
      "Name;Adresse;Breite;Länge", "NAME;ADRESSE;BREITE;LÄNGE", "Bezeichnung;Straße;Breite;Laenge",
      "Nom;Adresse;Latitude;Longitude", "Enseigne;Rue;Lat;Long",
      "Nombre;Dirección;Latitud;Longitud", "Nombre;Direccion;latitud;longitud",
      "Nome;Indirizzo;Latitudine;Longitudine", "Insegna;Via;latitudine;longitudine",
    ])
  func namesAndPositionsAreFoundInOtherLanguages(headings: String) throws {
    let reading = try Reading("\(headings)\nLinde;Hauptstr. 1;52,5321;13,3849\n")
    let restaurant = try #require(reading.restaurants.first)
    #expect(restaurant.name == "Linde" && restaurant.address.street == "Hauptstr. 1")
    #expect(restaurant.position == Coordinate(latitude: 52.5321, longitude: 13.3849))
  }

  @Test(
    "signs",
    arguments: [
      ("€€", 2), ("££", 2), ("¥¥¥", 3), ("₩₩", 2), ("$", 1), ("₹₹", 2), ("₺₺₺₺", 4), ("￥￥", 2),
      ("$$$$", 4),
    ])
  func priceSignsOfAnyCurrencyCount(signs: String, level: Int) throws {
    let reading = try Reading("name,lat,lon,price\nA,1,2,\(signs)\n")
    #expect(reading.restaurants.first?.price?.rawValue == level)
  }

  @Test(arguments: [",", ";", "\t", "|"]) func delimitersAreFoundOut(_ delimiter: String) throws {
    let text = ["name,lat,lon", "A,1,2"].map {
      $0.split(separator: ",").joined(separator: delimiter)
    }
    #expect(try Reading(text.joined(separator: "\n")).restaurants.first?.name == "A")
  }

  @Test(arguments: [";", "\t", ","]) func aLineBeforeTheHeaderMaySayTheDelimiter(
    _ delimiter: String
  ) throws {
    for end in ["\n", "\r\n"] {
      let lines = ["sep=\(delimiter)", "name;lat;lon;city", "A;1;2;Rome", "B;1;;Rome", ""]
      let text = lines.joined(separator: end).replacing(";", with: delimiter)
      let reading = try Reading("\u{FEFF}" + text)
      #expect(reading.restaurants.map(\.address.city) == ["Rome"])
      #expect(reading.count.details.first?.line == 4)
    }
  }

  @Test func columnsMayBeNamed() throws {
    var options = CatalogueReader.Options()
    options.fields = [.name: "Who", .position: "Where"]
    let reading = try Reading(
      "Who,Where\nA,POINT (-3.2 55.9)\nB,\"55.8, -3.1\"\n", format: .csv, options: options)
    #expect(reading.restaurants.map(\.position.description) == ["55.9,-3.2", "55.8,-3.1"])
  }

  @Test func aMissingColumnIsNamedWithThoseThereAre() throws {
    let fault = try #require(throws: ImportFault.self) { _ = try Reading("name,lat,foo\nA,1,2\n") }
    #expect(fault.reason == .missingColumns(["longitude"], found: ["name", "lat", "foo"]))
  }

  @Test func rowsAreCountedWithTheirLines() throws {
    let reading = try Reading(
      "id,name,lat,lon,type\n1,A,1,2,cafe\n2,,1,2,bar\n3,C,,,pub\n4,\"D\nD\",99,1,pub\n5,E,1\n"
        + "6,F,1,2,museum\n7,G,1,2,Fine dining\n8,H,1,2,\n")
    #expect(reading.count.seen == 8)
    #expect(reading.restaurants.map(\.id.text) == ["test:1", "test:7", "test:8"])
    #expect(
      reading.count.details.map { "\($0.line ?? 0) \($0.reason)" }
        == ["3 noName", "4 noPosition", "5 positionOutOfRange", "7 noPosition", "8 notFood"])
  }

  @Test func blankLinesAreCounted() throws {
    let reading = try Reading("name,lat,lon\nA,55,3\n\n\nB,99,3\n\r\nC,,\n")
    #expect(reading.count.details.map(\.line) == [5, 7])
  }

  @Test(arguments: [
    ("geometry", "POINT (-3.2 55.9)"), ("geo_point_2d", "55.9, -3.2"),
    ("meta_geo_point", "55.9, -3.2"), ("business_latitude\",\"business_longitude", "55.9\",\"-3.2"),
    ("item\",\"coord", "http://w.example/Q1\",\"Point(-3.2 55.9)"),
  ])
  func columnsOfPublishersHoldPositions(columns: String, cells: String) throws {
    for name in ["name", "itemLabel"] {
      let reading = try Reading("\(name),\"\(columns)\"\nA,\"\(cells)\"\n")
      #expect(reading.restaurants.map(\.name) == ["A"])
      #expect(reading.restaurants.first?.position == Coordinate(latitude: 55.9, longitude: -3.2))
    }
  }

  @Test func emptyValuesAtTheEndMayBeMissingOrTooMany() throws {
    let reading = try Reading(
      "name,lat,lon,phone,city\nA,1,2\nB,1,2,+44 1,,,\nC,1,2,,Rome,x\nD,1,2,+44 2,\n")
    #expect(reading.restaurants.map(\.name) == ["A", "B", "D"])
    #expect(reading.restaurants.map(\.phone) == [nil, "+44 1", "+44 2"])
    #expect(reading.count.skipped == [.malformed: 1])
  }

  @Test(arguments: [
    ("name,lat,lon\nA,1,2\n\"B,1,2\n", ImportFault.Reason.unterminatedQuote, 3),
    ("name,lat,lon\n\"A\"x,1,2\n", .textAfterQuote, 2),
    ("name,lat,lon\nA,1,2\nB,1", .valueCount(2, expected: 3), 3),
  ]) func brokenFilesAreRefused(_ text: String, _ reason: ImportFault.Reason, _ line: Int) throws {
    let fault = try #require(throws: ImportFault.self) { _ = try Reading(text) }
    #expect(fault.reason == reason)
    #expect(fault.line == line)
  }

  @Test func latin1IsRefused() throws {
    let bytes = Array("name,lat,lon\nCaf".utf8) + [0xE9] + Array(",1,2\n".utf8)
    let fault = try #require(throws: ImportFault.self) { _ = try Reading(bytes) }
    #expect(fault.reason == .invalidUTF8)
    #expect(fault.byte == 13)
  }

  @Test func foursquarePlaces() throws {
    let head =
      "fsq_place_id,name,latitude,longitude,address,locality,country,tel,date_closed,fsq_category_labels\n"
    let reading = try Reading(
      head
        + "4a,Thai Tide,55.9,-3.2,1 High St,Edinburgh,GB,0131,,\"[Dining and Drinking > Restaurant > Thai Restaurant, Retail > Shop]\"\n"
        + "4b,Bean,55.9,-3.2,,,,,,\"[\"\"Dining and Drinking > Cafe, Coffee, and Tea House > Coffee Shop\"\"]\"\n"
        + "4c,Gone,55.9,-3.2,,,,,2020-01-01,['Dining and Drinking > Bar']\n"
        + "4d,Tyres,55.9,-3.2,,,,,,[Retail > Tyre Shop]\n")
    #expect(reading.format == .foursquare)
    #expect(reading.restaurants.map(\.id.text) == ["fsq:4a", "fsq:4b"])
    #expect(reading.restaurants.map(\.kind) == [.restaurant, .cafe])
    #expect(reading.restaurants.first?.cuisines == ["thai"])
    #expect(reading.restaurants.first?.address.street == "1 High St")
    #expect(reading.count.skipped == [.permanentlyClosed: 1, .notFood: 1])
  }

  @Test(arguments: ["", #"\N"#, "NULL", "nan", "None"])
  func onlyADateClosesAPlaceOfFoursquare(word: String) throws {
    let reading = try Reading(
      "fsq_place_id,name,latitude,longitude,date_closed,fsq_category_labels\n"
        + "4a,Tide,55.9,-3.2,\(word),['Dining and Drinking > Bar']\n")
    #expect(reading.restaurants.map(\.name) == ["Tide"])
  }

  @Test func aTableOfAnOverpassServerNamesItsObjects() throws {
    let reading = try Reading(
      "@id\t@type\t@lat\t@lon\tname\n21\tnode\t55.9\t-3.2\tA\n22\tway\t55.9\t-3.21\tB\n")
    #expect(reading.restaurants.map(\.id.text) == ["n21", "w22"])
    #expect(reading.restaurants.map(\.source?.record) == ["node/21", "way/22"])
    #expect(
      reading.restaurants.first?.source?.attribution == CatalogueFormat.openStreetMapAttribution)
  }

  @Test func objectsOfQuickOSMKeepTheirIds() throws {
    let restaurants = try Reading(
      """
      full_id,osm_id,osm_type,amenity,name,xcoord,ycoord
      n1,1,node,restaurant,A,-3.2,55.9
      w1,1,way,pub,B,-3.3,55.8

      """
    ).restaurants
    #expect(restaurants.map(\.id.text) == ["n1", "w1"])
    #expect(restaurants.last?.source?.record == "way/1")
  }

  @Test func aTableWithShopsHasTagsForColumns() throws {
    let reading = try Reading(
      """
      @id,@type,@lat,@lon,name,amenity,shop,tourism
      21,node,55.9,-3.2,A,,bakery,
      22,way,55.9,-3.21,B,restaurant,,
      23,node,55.9,-3.21,C,,,hotel
      24,node,55.9,-3.21,D,,supermarket,

      """)
    #expect(reading.restaurants.map(\.id.text) == ["n21", "w22"])
    #expect(reading.restaurants.map(\.kind) == [.bakery, .restaurant])
    #expect(reading.restaurants.map(\.source?.record) == ["node/21", "way/22"])
    #expect(reading.count.skipped == [.notFood: 2])
    let table = try Reading("@lat\t@lon\tname\tshop\n55.9\t-3.2\tA\tpastry\n")
    #expect(table.restaurants.map(\.kind) == [.pastry])
    let qgis = try Reading(
      "full_id,osm_id,osm_type,name,shop,x,y\nw7,7,way,A,bakery,-3.2,55.9\n")
    #expect(qgis.restaurants.map(\.id.text) == ["w7"])
  }

  @Test(
    arguments: [
      ("Ristorante", Kind.restaurant), ("Bäckerei", .bakery), ("Gasthaus", .restaurant),
      ("Brasserie", .restaurant), ("Cafetería", .cafe), ("Taverna", .restaurant),
      ("Izakaya", .restaurant), ("居酒屋", .restaurant), ("Eisdiele", .iceCream),
      ("Pâtisserie", .pastry), ("Ristorante Pizzeria", .restaurant), ("Kneipe", .pub),
      ("Imbiss", .fastFood), ("Bar / Café", .bar), ("[\"bakery\", \"store\"]", .bakery),
      ("Panadería, Cafetería", .bakery),
    ])
  func kindsAreKnownInOtherLanguages(type: String, kind: Kind) throws {
    let cell = type.replacing("\"", with: "\"\"")
    for column in ["type", "category", "Kategorie", "catégorie", "categoría"].sweep(2) {
      let reading = try Reading("name,lat,lon,\(column)\nA,1,2,\"\(cell)\"\n")
      #expect(reading.restaurants.map(\.kind) == [kind], "\(column)")
    }
    #expect(try Reading("name,lat,lon,type\nA,1,2,Museo\n").count.skipped == [.notFood: 1])
  }

  @Test(arguments: [
    #"["Italian", "Pizza"]"#, "['Italian', 'Pizza']", "{Italian,Pizza}", "[Italian,Pizza]",
  ])
  func listsMayBeInBrackets(list: String) throws {
    let cell = list.replacing("\"", with: "\"\"")
    for column in ["cuisine", "categories"] {
      let reading = try Reading("name,lat,lon,\(column)\nA,1,2,\"\(cell)\"\n")
      #expect(reading.restaurants.map(\.cuisines) == [["italian", "pizza"]], "\(column)")
    }
  }

  @Test(arguments: [
    ("a.com;b.com", "http://a.com"), ("a.com; b.com/x", "http://a.com"),
    ("a.com;b.com;c.com", "http://a.com"), ("http://a.com/x;v=1.b", "http://a.com/x;v=1.b"),
    ("https://a.com;www.b.com", "https://a.com"),
  ])
  func theFirstOfSeveralWebsitesIsTaken(cell: String, page: String) throws {
    let reading = try Reading("name\tlat\tlon\twebsite\nA\t1\t2\t\(cell)\n")
    #expect(reading.restaurants.map(\.website) == [page])
  }

  @Test(arguments: ["47,9959, 7,8522", "47,9959; 7,8522", "47,9959 7,8522", "47.9959,7.8522"])
  func positionsWithDecimalCommasAreRead(position: String) throws {
    let reading = try Reading("Restaurant\tPLZ\tKoordinaten\nLöwen\t79098\t\(position)\n")
    let place = try #require(reading.restaurants.first)
    #expect(place.name == "Löwen" && place.position.description == "47.9959,7.8522")
  }

  @Test func aTableWithoutNamesIsRefusedByTheMissingColumn() throws {
    let error = #expect(throws: ImportFault.self) {
      try Reading("Betrieb,PLZ,Ort\nLöwen,79098,Freiburg\n")
    }
    guard case .missingColumns(let missing, _)? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(missing == ["name", "latitude", "longitude"])
  }
}
