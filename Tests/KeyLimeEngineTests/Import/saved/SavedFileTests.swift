import Testing

@testable import KeyLimeEngine

/// The formats of saved lists and histories, each as its program writes it.
@Suite struct SavedFileTests {
  private static func rows(_ text: String) throws(SavedFileFault) -> [SavedRow] {
    try SavedFile(reading: Array(text.utf8)).rows
  }

  private static func row(_ text: String) throws -> SavedRow { try #require(rows(text).first) }

  @Test(arguments: [
    // Saved places of Google Takeout, now and formerly.
    #"{"type":"FeatureCollection","features":[{"geometry":{"coordinates":[-3.19,55.95],"type":"Point"},"properties":{"date":"2022-05-01T12:00:00Z","google_maps_url":"http://maps.google.com/?cid=1","location":{"address":"1 High Street","name":"Bao House"}},"type":"Feature"}]}"#,
    #"{"features":[{"geometry":{"coordinates":[-3.19,55.95]},"properties":{"Title":"Bao House","Published":"2022-05-01T12:00:00Z","Location":{"Address":"1 High Street","Geo Coordinates":{"Latitude":"55.95","Longitude":"-3.19"}}}}]}"#,
    #"[{"name":"Bao House","lat":55.95,"lng":-3.19,"time":1651406400,"address":"1 High Street"}]"#,
    #"{"title":"Bao House","position":"55.95,-3.19","at":"2022-05-01T12:00:00Z","address":"1 High Street"}"#,
    "Nom;Breitengrad;Längengrad;Datum;Adresse\nBao House;55,95;-3,19;2022-05-01T12:00:00Z;1 High Street\n",
    "name;lat;lon;date;address\r\nBao House;55.95;-3.19;2022-05-01T12:00:00Z;1 High Street\r\n",
    """
    <gpx xmlns:osmand="https://osmand.net"><metadata><name>favourites</name></metadata>
    <wpt lat="55.95" lon="-3.19"><time>2022-05-01T12:00:00Z</time><name>Bao House</name>
    <extensions><osmand:address>1 High Street</osmand:address></extensions></wpt></gpx>
    """,
    """
    <kml><Document><name>Edinburgh</name><Placemark><name>Bao House</name>
    <ExtendedData><Data name="address"><value>1 High Street</value></Data></ExtendedData>
    <TimeStamp><when>2022-05-01T12:00:00Z</when></TimeStamp>
    <Point><coordinates> -3.19,55.95,0 </coordinates></Point></Placemark></Document></kml>
    """,
    """
    <kml><Placemark><name>Bao House</name><address>1 High Street</address>
    <Point><coordinates>-3.19,55.95,0</coordinates></Point><TimeSpan>
    <begin>2022-05-01T12:00:00Z</begin><end>2022-05-01T13:00:00Z</end></TimeSpan></Placemark></kml>
    """,
    """
    <kml><Placemark><name>Bao House</name><ExtendedData><SchemaData schemaUrl="#places">
    <SimpleData name="date">2022-05-01T12:00:00Z</SimpleData>
    <SimpleData name="address">1 High Street</SimpleData></SchemaData></ExtendedData>
    <Point><coordinates>-3.19,55.95</coordinates></Point></Placemark></kml>
    """,
  ]) func everyFormatSaysTheSame(_ text: String) throws {
    var expected = SavedRow(number: 1)
    expected.name = "Bao House"
    expected.position = Coordinate(latitude: 55.95, longitude: -3.19)
    expected.time = .instant(1_651_406_400, offsetMinutes: nil)
    expected.address = "1 High Street"
    #expect(try Self.rows(text) == [expected])
  }

  @Test(arguments: [
    ("<![CDATA[great bao<br>cash only]]>", "great bao\ncash only"),
    ("<![CDATA[<img src='a.jpg' /><br><br>5 < 6 & <b>R&eacute;sumé</b>]]>", "5 < 6 & Résumé"),
    ("just words", "just words"),
  ]) func theDescriptionOfAPlacemarkIsHTML(_ description: String, _ words: String) throws {
    let row = try Self.row(
      "<kml><Placemark><name>A</name><description>\(description)</description></Placemark></kml>")
    #expect(row.words == words)
  }

  @Test func theGuardOfAFormulaIsNoPartOfANote() throws {
    let row = try Self.row("name,note\n'=Lime,\"'@ana, '80s music\"\n")
    #expect(row.name == "=Lime" && row.words == "@ana, '80s music")
  }

  @Test func whatTakeoutSaysOfPlacesThatItDoesNotKnowIsNoNote() throws {
    let row = try Self.row(
      #"{"features":[{"geometry":{"coordinates":[0,0]},"properties":{"google_maps_url":"http://maps.google.com/?q=Bao+House","Comment":"No location information is available for this saved place"}}]}"#
    )
    #expect(row.words == nil)
    #expect(row.name == "Bao House")
  }

  @Test func aListOfTakeoutMayBeginWithItsDescription() throws {
    let rows = try Self.rows(
      """
      "Where to go, some day"

      Title,Note,URL,Comment
      ,,,
      Taco Luna,"best
      tacos",https://www.google.com/maps/place/Taco+Luna/data=!4m2!3m1!1s0x0:0x1,
      ,,"https://www.google.com/maps/place/Caf%C3%A9+Bleu/@1.5,2.5,17z/data=!3d35.28!4d-120.66?hl=en",
      ,,"https://www.google.com/maps/search/35.1,-120.2",

      """)
    #expect(rows.map(\.name) == ["Taco Luna", "Café Bleu", nil])
    #expect(rows.map(\.words) == ["best\ntacos", nil, nil])
    #expect(rows[0].position == nil)
    #expect(rows[1].position == Coordinate(latitude: 35.28, longitude: -120.66))
    #expect(rows[2].position == Coordinate(latitude: 35.1, longitude: -120.2))
  }

  @Test(arguments: [
    "https://maps.apple.com/?ll=55.95,-3.19&q=Bao%20House",
    "https://maps.apple.com/place?coordinate=55.95,-3.19&name=Bao%20House&place-id=I1",
  ]) func linksOfApplesMapsHaveNamesAndPositions(_ link: String) throws {
    let row = try Self.row("Title,URL\n,\"\(link)\"\n")
    #expect(row.name == "Bao House")
    #expect(row.position == Coordinate(latitude: 55.95, longitude: -3.19))
  }

  @Test func aLinkToOpenStreetMapIsAnId() throws {
    let rows = try Self.rows(
      "Title,URL\n,https://www.openstreetmap.org/way/7#map=19/1/2\nA,https://osm.org/node/8\n")
    #expect(rows.map(\.id) == ["w7", nil])
  }

  @Test func aReviewHasStarsAndWords() throws {
    let row = try Self.row(
      #"{"features":[{"geometry":{"coordinates":[0,0]},"properties":{"five_star_rating_published":4,"review_text_published":"Good\nsoup","location":{"name":"A"}}}]}"#
    )
    #expect(row.limes == Limes(4))
    #expect(row.words == "Good\nsoup")
    #expect(row.position == nil, "0,0 is no position")
  }

  @Test(arguments: [
    ("5", 5), ("4.0", 4), ("3/5", 3), ("0", nil), ("6", nil), ("4.5", nil), ("7/10", nil),
    ("4,0", 4), ("4,5", nil), ("★★★★☆", 4), ("4.0 star rating", 4), ("5 estrellas", 5),
    ("good", nil),
  ]) func aRatingIsWholeLimes(_ text: String, _ limes: Int?) {
    var row = SavedRow(number: 1)
    row.rating = text
    #expect(row.limes?.count == limes)
  }

  @Test func aSwarmCheckInKeepsItsOwnClock() throws {
    let row = try Self.row(
      #"{"count":1,"items":[{"id":"x","createdAt":"2021-03-01 18:23:22.000000","type":"checkin","timeZoneOffset":-480,"shout":"so good","venue":{"id":"v","name":"Taco Luna"},"lat":35.28,"lng":-120.66}]}"#
    )
    #expect(row.time?.time(in: .utc)?.text == "2021-03-01T10:23:22-08:00")
    #expect(row.words == "so good")
    #expect(row.position != nil)
    let former = try Self.row(
      #"{"response":{"checkins":{"items":[{"createdAt":1614623002,"timeZoneOffset":-480,"venue":{"name":"Taco Luna","location":{"lat":35.28,"lng":-120.66}}}]}}}"#
    )
    #expect((former.time, former.position) == (row.time, row.position))
  }

  @Test(arguments: [
    ("2026-11-20", "2026-11-20T12:00:00Z"), ("2026-11-20 18:30", "2026-11-20T18:30:00Z"),
    ("2026-11-20T18:30:05.5", "2026-11-20T18:30:05Z"),
    ("2026-11-20T18:30:05+01:00", "2026-11-20T18:30:05+01:00"),
    ("1763663405000", "2025-11-20T18:30:05Z"), ("20 Nov", nil),
    ("06.05.2024", "2024-05-06T12:00:00Z"), ("6.5.2024 18:30", "2024-05-06T18:30:00Z"),
    ("25/12/2023", "2023-12-25T12:00:00Z"), ("12/25/2023", "2023-12-25T12:00:00Z"),
    ("5/5/2024", "2024-05-05T12:00:00Z"), ("5/6/2024", nil), ("1.2.24", "2024-02-01T12:00:00Z"),
    ("1/2/24", nil),
    ("1-2-24", nil), ("12/25/23, 6:30 PM", "2023-12-25T18:30:00Z"), ("31.02.2024", nil),
    ("2026-13-01", nil), ("-5", nil), ("20240229", "2024-02-29T12:00:00Z"), ("20240231", nil),
    ("2024", nil), ("45351", nil),
    ("1763663405", "2025-11-20T18:30:05Z"), ("Jun 5, 2024", "2024-06-05T12:00:00Z"),
    ("5 June 2024", "2024-06-05T12:00:00Z"), ("5 Sept. 2024 9:05", "2024-09-05T09:05:00Z"),
    ("Jun 5, 2024, 6:30:07 PM", "2024-06-05T18:30:07Z"),
    ("Wed, Jun 5, 2024", "2024-06-05T12:00:00Z"),
    ("Jun 5, 2024 at 6:30\u{202F}PM", "2024-06-05T18:30:00Z"),
    ("Jun 5, 2024, 12:15 AM", "2024-06-05T00:15:00Z"), ("Jun 31, 2024", nil), ("Jux 5, 2024", nil),
    ("Jun 5, 2024, 13:15 PM", nil), ("Jun 5, 24", nil), ("Jun 5, 2024 18:30:00 +0200", nil),
  ]) func readsTimes(_ text: String, _ time: String?) {
    #expect(SavedTime(text)?.time(in: .utc)?.text == time)
  }

  @Test(arguments: [
    ("25/12/2023, 18:30:05", "2023-12-25T18:30:05Z"),
    ("12/25/2023, 6:30:05 PM", "2023-12-25T18:30:05Z"),
    ("25/12/2023 8:05", "2023-12-25T08:05:00Z"), ("25/12/2023 noon", nil),
    ("2023/12/5", "2023-12-05T12:00:00Z"), ("2023-12-5 8:05", "2023-12-05T08:05:00Z"),
    ("2023.12.05", "2023-12-05T12:00:00Z"), ("25-12-2023", "2023-12-25T12:00:00Z"),
    ("5-12-2023", nil), ("2023-25-12", nil), ("2023-12-05 18:30:05 UTC", "2023-12-05T18:30:05Z"),
    ("2023-12-05 18:30:05 +0100", "2023-12-05T18:30:05+01:00"),
  ]) func aTimeOfDayMayFollowNumbers(_ text: String, _ time: String?) {
    #expect(SavedTime(text)?.time(in: .utc)?.text == time)
  }

  @Test(arguments: ["2023-12-05 17:30:05 UTC", "2023-12-05T17:30:05Z"])
  func utcDoesNotSayWhatTheClocksShowed(_ text: String) {
    let time = SavedTime(text, offsetMinutes: 60)?.time(in: .utc)
    #expect(time?.text == "2023-12-05T18:30:05+01:00")
  }

  @Test(arguments: [
    ("date\nA,12/03/2024\nB,25/03/2024", "2024-03-12"),
    ("date\nA,12/03/2024\nB,03/25/2024", "2024-12-03"),
    ("Datum\nA,12/03/2024\nB,2024-03-25", "2024-03-12"),
    ("Datum\nA,12/03/2024\nB,03/25/2024", "2024-12-03"),
    ("date\nA,12-03-2024\nB,25-03-2024", "2024-03-12"),
    ("date\nA,12/03/2024\nB,25.03.2024", nil),
    ("date\nA,12/03/2024\nB,25/03/2024\nC,03/25/2024", nil),
  ]) func otherDatesSayWhichNumberIsTheDay(_ rows: String, _ day: String?) throws {
    let first = try #require(try Self.rows("name,\(rows)\n").first)
    #expect(first.time?.time(in: .utc)?.text == day.map { "\($0)T12:00:00Z" })
    #expect((first.unreadableTime == nil) == (day != nil))
  }

  @Test func theContentOfARowIsItsKey() throws {
    let rows = try Self.rows("name,note\nA,x\nB,x\nA,x\nAx,\n")
    let keys = rows.map { $0.key(as: .favs) }
    #expect(keys[0] == keys[2])
    #expect(Set(keys).count == 3)
    #expect(rows[0].key(as: .likes) != keys[0])
  }

  @Test(
    arguments: [
      ("", .empty), ("  \n", .empty), ("[]", .empty), ("<gpx></gpx>", .empty), ("name\n", .empty),
      ("\u{0}\u{1}", .unrecognised), ("<html></html>", .unrecognised),
      ("hello,world", .noNames(columns: ["hello", "world"])),
      ("<gpx><wpt>", .brokenXML(XMLFault(.unexpectedEnd, byte: 10))),
    ] as [(String, SavedFileFault)])
  func refuses(_ text: String, _ fault: SavedFileFault) {
    #expect(throws: fault) { try Self.rows(text) }
  }

  @Test func aCutFileIsBroken() {
    for text in [#"[{"name":"A"},{"#, "name\n\"A"] {
      let fault = #expect(throws: SavedFileFault.self) { try Self.rows(text) }
      guard case .broken? = fault else {
        Issue.record("\(text): \(String(describing: fault))")
        continue
      }
    }
  }

  @Test func theLikesAndPhotosOfACheckInAreNoRows() throws {
    let lines = """
      {"id":"1","venue":{"name":"A"},"likes":{"count":1,"items":[{"name":"Bo"}]},"comments":{"items":[]}}
      {"id":"2","venue":{"name":"B"},"lat":1,"lng":2,"photos":{"count":0,"items":[]}}
      """
    #expect(try Self.rows(lines).map(\.name) == ["A", "B"])
    let list = #"{"items":[\#(lines.split(separator: "\n").joined(separator: ","))]}"#
    #expect(try Self.rows(list).map(\.name) == ["A", "B"])
  }

  @Test func theListsOfFoursquareAreOpened() throws {
    let rows = try Self.rows(
      #"""
      {"items":[{"id":"1","name":"My list","createdAt":"2020","listItems":{"count":2,"items":[
      {"id":"v1","venue":{"name":"A"}},{"id":"v2","venue":{"name":"B"}}]}},
      {"id":"2","name":"Empty","listItems":{"count":0,"items":[]}}]}
      """#)
    #expect(rows.map(\.name) == ["A", "B"])
  }

  @Test(arguments: [
    ("http://maps.google.com/?q=Bao+House,+1+High+Street,+Edinburgh&ftid=0x1:0x2", "Bao House"),
    ("https://www.google.com/maps/search/?api=1&query=Bao%20House", "Bao House"),
    ("http://maps.google.com/?q=55.95,-3.19", nil), ("http://maps.google.com/?cid=1", nil),
  ]) func aPlaceWithoutAPositionIsNamedByItsLink(link: String, name: String?) throws {
    let row = try Self.row(
      #"{"features":[{"geometry":{"coordinates":[0,0]},"properties":{"google_maps_url":"\#(link)"}}]}"#
    )
    #expect(row.name == name)
  }

  @Test(arguments: [
    #"[{"name":"A","with":[{"id":"x1","name":"Eli Berg"},{"firstName":"Zoë"}]}]"#,
    #"{"features":[{"properties":{"name":"A","with":[{"id":"x1","name":"Eli Berg"},"Zoë"]}}]}"#,
    "name,with\nA,Eli Berg; Zoë\n",
  ]) func companionsAreRead(_ text: String) throws {
    let file = try SavedFile(reading: Array(text.utf8))
    #expect(file.rows.first?.companions.map(\.name) == ["Eli Berg", "Zoë"])
    #expect(file.rows.first?.companions.first?.id == (file.format == .csv ? nil : "x1"))
    #expect(file.unreadColumns.isEmpty)
  }

  /// The visits of Google's timeline: of Takeout, of Android and of iOS.
  @Test(arguments: [
    #"""
    {"timelineObjects":[{"activitySegment":{"startLocation":{"latitudeE7":1}}},{"placeVisit":
    {"location":{"latitudeE7":559500000,"longitudeE7":-31900000,"name":"A"},
    "duration":{"startTimestamp":"2024-01-01T12:00:00.000Z"}}}]}
    """#,
    #"""
    {"timelineObjects":[{"placeVisit":{"location":{"latitudeE7":559500000,
    "longitudeE7":-31900000},"duration":{"startTimestampMs":"1704110400000"}}}]}
    """#,
    #"""
    {"semanticSegments":[{"startTime":"2024-01-01T12:00:00.000+00:00","timelinePath":[]},
    {"startTime":"2024-01-01T12:00:00.000+00:00","visit":{"topCandidate":{"placeId":"C",
    "placeLocation":{"latLng":"55.9500000°, -3.1900000°"}}}}],"rawSignals":[]}
    """#,
    #"""
    [{"startTime":"2024-01-01T12:00:00.000+00:00","activity":{"start":"geo:1,2"}},
    {"startTime":"2024-01-01T12:00:00.000+00:00","visit":{"topCandidate":{"placeID":"C",
    "placeLocation":"geo:55.950000,-3.190000"}}}]
    """#,
  ]) func visitsOfGoogleAreRead(_ text: String) throws {
    let rows = try Self.rows(text)
    #expect(rows.map(\.position) == [Coordinate(latitude: 55.95, longitude: -3.19)])
    guard case .instant(1_704_110_400, _) = rows.first?.time else {
      Issue.record("\(rows)")
      return
    }
  }
}
