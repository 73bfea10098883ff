/// The values of one row by the names that the file gives them, before they mean anything.
///
/// All formats of saved lists become this, so that there is one table of names for all of them.
struct SavedFields {
  private var values: [String: String] = [:]
  /// Who came along, when the file has a list of them.
  private var companions: [SavedCompanion] = []

  /// Adds a value; the first of a name stays.
  mutating func add(_ name: String, _ value: String) {
    let name = Self.folded(name)
    guard !value.trimmed.isEmpty, values[name] == nil else { return }
    values[name] = value.trimmed
  }

  /// Adds the members of an object; those of objects in it get both names, as in `venue.name`.
  mutating func add(_ object: JSONObject, under path: String = "", depth: Int = 0) {
    for member in object.members {
      // What GeoJSON wraps everything in says nothing.
      let isWrapper = ["properties", "geometry"].contains(member.name)
      let name = isWrapper ? path : path.isEmpty ? member.name : "\(path).\(member.name)"
      switch member.value {
      case .object(let inner) where depth < 4: add(inner, under: name, depth: depth + 1)
      case .array(let elements) where member.name == "coordinates":
        addPoint(elements, under: path)
      case .array(let elements) where member.name == "with":
        companions = elements.compactMap(SavedCompanion.init)
      case .string(let text): add(name, text)
      // Google's `latitudeE7` counts parts of ten million.
      case .number(let number) where member.name.hasSuffix("E7"):
        if let degrees = number.double { add(String(name.dropLast(2)), "\(degrees / 1e7)") }
      case .number(let number): add(name, number.literal)
      case .object, .array, .bool, .null: break
      }
    }
  }

  /// A point of GeoJSON, the longitude first.
  private mutating func addPoint(_ elements: [JSON], under path: String) {
    let numbers = elements.prefix(2).compactMap { $0.number?.literal }
    guard numbers.count == 2 else { return }
    add(path.isEmpty ? "longitude" : "\(path).longitude", numbers[0])
    add(path.isEmpty ? "latitude" : "\(path).latitude", numbers[1])
  }

  static func folded(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." })
  }

  private func text(_ names: [String]) -> String? {
    for name in names {
      if let value = values[name] { return value }
    }
    return nil
  }
}

// MARK: - What they mean

extension SavedFields {
  static let names =
    [
      "name", "title", "location.name", "location.businessname", "venue.name", "place.name",
      "venuename", "placename", "businessname", "restaurantname", "place", "venue", "restaurant",
      "nom", "nombre", "nome", "naam", "titel", "titre", "título", "titolo",
    ] + RecordField.name.usualNames
  static let latitudes =
    [
      "latitude", "lat", "location.lat", "location.latitude", "venue.location.lat", "venue.lat",
      "location.geocoordinates.latitude", "place.latitude", "place.lat", "venue.latitude",
      "position.latitude", "location.location.latitude", "breitengrad", "breite", "latitud",
      "latitudine", "venuelat",
    ] + RecordField.latitude.usualNames
  static let longitudes =
    [
      "longitude", "lng", "lon", "long", "location.lng", "location.lon", "location.longitude",
      "venue.location.lng", "venue.lng", "location.geocoordinates.longitude", "place.longitude",
      "place.lng", "place.lon", "venue.longitude", "position.longitude",
      "location.location.longitude", "längengrad", "länge", "longitud", "longitudine",
      "venuelng", "venuelon",
    ] + RecordField.longitude.usualNames
  private static let points = [
    "position", "coordinates", "latlng", "latlon", "geo", "ll",
    "visit.topcandidate.placelocation.latlng", "visit.topcandidate.placelocation",
  ]
  static let ids = ["id", "restaurant", "restaurantid", "placeid", "osmid"]
  static let ratings =
    [
      "limes", "fivestarratingpublished", "myrating", "yourrating", "meinebewertung", "manote",
      "micalificación", "miavaloración", "miovoto", "mijnbeoordeling", "starrating", "stars",
      "rating",
      "bewertung", "sterne", "puntuación", "valutazione",
    ] + RecordField.rating.usualNames
  private static let words = [
    "words", "reviewtextpublished", "reviewcomment", "review", "note", "notes", "comment", "shout",
    "description", "desc", "cmt", "text", "notiz", "nota", "notitie", "kommentar", "commentaire",
    "comentario", "comentário", "commento", "reactie",
    "reviewtext", "comments", "remarks", "notizen", "anmerkung", "anmerkungen", "commentaires",
    "comentarios", "commenti", "opmerking", "ghichú", "nhậnxét",
  ]
  /// What Google Takeout writes as the comment on a place that it knows nothing of.
  private static let ofNothing = "No location information is available for this saved place"
  private static let times = [
    "at", "time", "date", "visited", "datevisited", "visitdate", "visitedon", "lastvisited", "when",
    "timestamp", "createdat", "published", "updated", "rated", "daterated", "ratedon", "reviewdate",
    "since", "datum", "zeit", "fecha", "begin", "besuchtam", "besuchsdatum", "datedevisite",
    "datevisite", "fechadevisita", "datadellavisita", "bezochtop", "ngày",
    "duration.starttimestamp", "duration.starttimestampms", "starttime",
  ]
  /// Those in languages that write the day before the month.
  private static let dayFirstTimes = [
    "datum", "fecha", "besuchtam", "besuchsdatum", "datedevisite", "datevisite", "fechadevisita",
    "datadellavisita", "bezochtop", "ngày",
  ]
  private static let links = ["url", "googlemapsurl", "link", "mapsurl"]
  private static let addresses =
    [
      "address", "location.address", "venue.location.address", "adresse", "indirizzo", "dirección",
      "direccion",
    ] + RecordField.street.usualNames
  private static let cities =
    ["location.city", "venue.location.city", "venuecity"] + RecordField.city.usualNames

  private static let meanings = [
    names, latitudes, longitudes, points, ids, ratings, words, times, links, addresses, cities,
  ]

  /// The folded names of the values that the row is made of.
  var namesRead: Set<String> {
    Set(Self.meanings.compactMap { $0.first { values[$0] != nil } } + ["timezoneoffset", "with"])
  }

  /// The row, as far as the fields say something about a place.
  func row(number: Int, _ order: NumericDate.Order? = nil) -> SavedRow {
    var row = SavedRow(number: number)
    let link = text(Self.links).map(MapLink.init)
    row.name = text(Self.names) ?? link?.name
    row.position = position ?? link?.position
    row.id = text(Self.ids)
    if row.id == nil, row.name == nil, let link = text(Self.links) {
      row.id = OSMReference(typed: link)?.id?.text
    }
    row.rating = text(Self.ratings)
    row.words = text(Self.words).flatMap { $0 == Self.ofNothing ? nil : $0 }
    row.address = text(Self.addresses)
    row.city = text(Self.cities)
    row.companions =
      companions.isEmpty
      ? TagList.texts(values["with"] ?? "").map { SavedCompanion(id: nil, name: $0) } : companions
    row.time = time(order)
    if row.time == nil { row.unreadableTime = text(Self.times) }
    return row
  }

  private var position: Coordinate? {
    let numbers = (
      text(Self.latitudes).flatMap(WrittenPosition.latitude),
      text(Self.longitudes).flatMap(WrittenPosition.longitude)
    )
    let point =
      if case (let latitude?, let longitude?) = numbers {
        Coordinate(latitude: latitude, longitude: longitude)
      } else {
        text(Self.points).flatMap { Coordinate(parsing: $0) }
      }
    // Files put what has no position at 0,0.
    return point.flatMap { $0.latitudeE7 == 0 && $0.longitudeE7 == 0 ? nil : $0 }
  }

  /// `createdAt` is Foursquare's, in UTC, with the minutes that the clocks there were ahead.
  private func time(_ order: NumericDate.Order?) -> SavedTime? {
    guard let text = text(Self.times) else { return nil }
    let offset = values["timezoneoffset"].flatMap { Int($0) }
    return SavedTime(
      text, isUTC: values["createdat"] == text,
      offsetMinutes: offset.flatMap { abs($0) < 1440 ? $0 : nil }, order: order)
  }

  /// The order of day and month in the dates of a file: what some of them show, else what the
  /// language of their heading does; nil when neither shows one.
  static func dateOrder(in rows: [SavedFields]) -> NumericDate.Order? {
    let isNamed = rows.contains { row in dayFirstTimes.contains { row.values[$0] != nil } }
    return NumericDate.order(
      of: rows.compactMap { $0.text(times) }, unlessShown: isNamed ? .dayFirst : nil)
  }
}
