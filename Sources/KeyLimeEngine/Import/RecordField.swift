/// What a column of CSV or a member of JSON can hold; the raw value is its name in keylime's own
/// files and in `field=column`.
public enum RecordField: String, CaseIterable, Hashable, Sendable {
  /// Identity and place.
  case id, name, otherNames, latitude, longitude
  /// What it is.
  case kind, cuisines, diets
  /// The parts of the address.
  case street, city, region, postcode, country
  /// What is known besides.
  case price, rating, ratingCount, phone, email, website, image, menu, openingHours, timeZone
  /// What is known besides, and where the record came from.
  case minimumAge, source, record, attribution
  /// What is known of diets, of the kitchen and of how fresh it is.
  case onlyDiets, noDiets, kitchenHours, hoursChecked, checked
  /// What it was called before.
  case formerNames
  /// What it offers besides its food.
  case services, noServices
  /// Whether it offers one service; not in keylime's own files.
  case takeaway, delivery, outdoorSeating, wheelchair
  /// When it opens and closes, on which days, on which it is closed, its break, and whether it never
  /// closes, where each is apart; not in keylime's own files.
  case opens, closes, openDays, closedDays, breaks, alwaysOpen
  /// A house number apart from its street; not in keylime's own files.
  case houseNumber
  /// Latitude and longitude in one column, as `55.9,-3.2` or `POINT (-3.2 55.9)`; not in keylime's
  /// own files.
  case position

  /// Whether it holds what a place is called.
  var isName: Bool { self == .name || self == .otherNames || self == .formerNames }

  /// The columns of keylime's own files, in order.
  static let exported = allCases.filter { field in
    field != .houseNumber && field != .position && !partsOfHours.contains(field)
      && !ofServices.contains { $0.field == field }
  }

  /// Column names that usually hold the field, folded to lower-case letters and digits, the
  /// likeliest first.
  var usualNames: [String] { Self.usualNames[self] ?? [] }

  private static let usualNames = Dictionary(
    uniqueKeysWithValues: allCases.map {
      ($0, [folded($0.rawValue)] + $0.otherUsualNames + $0.furtherUsualNames)
    })

  /// A column name without case, spaces and punctuation.
  static func folded(_ name: String) -> String {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
      return name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    let kept = name.utf8.lazy.map(\.lowercasedASCII)
      .filter { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 }
    return String(decoding: Array(kept), as: UTF8.self)
  }

  /// Whether a value is the number of its row, which is another row's after the next update: open
  /// data portals (CKAN) have it under `_id`, where databases have ids of other forms.
  static func isRowNumber(_ name: String, _ value: String?) -> Bool {
    name == "_id" && value.flatMap { Int($0) } != nil
  }

  /// Names of what holds the name where nothing else does; in JSON an object of this name holds the
  /// whole place.
  static let namesOfPlaces: Set = [
    "restaurant", "restaurante", "ristorante", "lokal", "venue", "eatery", "spot", "attraction",
  ]

  /// What each usual name means, and its place among the names of the field.
  static let meanings: [String: (field: RecordField, rank: Int)] = {
    var meanings: [String: (field: RecordField, rank: Int)] = [:]
    for field in allCases {
      for (rank, name) in field.usualNames.enumerated() where meanings[name] == nil {
        meanings[name] = (field, rank)
      }
    }
    return meanings
  }()

  /// Whether a folded name is that of a position by its end: `location_latlong`, `GPS coordinates`.
  static func isPosition(_ folded: String) -> Bool {
    ["latlong", "latlng", "latlon", "geopoint", "coordinates", "coordonnées", "coordonnees"]
      .contains { folded.hasSuffix($0) }
  }

  /// Whether what stands under a folded name counts ten millionths of a degree: Google's
  /// `latitudeE7`, Naver's `mapx`.
  static func isInTenMillionths(_ folded: String) -> Bool {
    ["latitudee7", "longitudee7", "late7", "lnge7", "mapx", "mapy"].contains(folded)
  }

  /// The degrees of such a number; those who mean degrees under such a name are taken at their word.
  static func degrees(inTenMillionths number: Double) -> Double {
    abs(number) > 180 ? number / 10_000_000 : number
  }

  /// The folded name without the language behind it: `address` of `address-it`; nil for a name
  /// without one.
  static func withoutLanguage(_ name: String) -> String? {
    let parts = name.split { "-_ (".contains($0) }
    guard parts.count > 1, let last = parts.last,
      languages.contains(last.lowercased().filter(\.isLetter))
    else { return nil }
    return folded(parts.dropLast().joined())
  }

  private static let languages: Set = ["it", "de", "en", "fr", "es", "pt", "nl", "ca"]

  private var otherUsualNames: [String] {
    switch self {
    case .id:
      [
        "fsqplaceid", "fsqid", "placeid", "businessid", "restaurantid", "venueid", "osmid", "camis",
        "fhrsid", "uuid", "guid",
      ]
    case .name:
      [
        "restaurantname", "businessname", "placename", "venuename", "title", "dbaname", "dba",
        "tradingname", "facilityname", "nom", "nombre", "nome", "naam",
        "bezeichnung", "enseigne", "denominazione", "insegna",
        "displayname", "itemlabel",
      ]
    case .otherNames:
      ["othername", "alternatename", "alternatenames", "altname", "alias", "akaname"]
    case .latitude:
      [
        "lat", "geolatitude", "geolat", "gpslatitude", "gpslat", "py", "latitud", "latitudine",
        "breitengrad", "breite", "geobreite", "geographischebreite", "businesslatitude", "y",
      ]
    case .longitude:
      [
        "lon", "lng", "long", "geolongitude", "geolon", "geolng", "gpslongitude", "gpslon",
        "gpslng", "px", "longitud", "longitudine", "langengrad", "längengrad", "laengengrad",
        "länge", "laenge", "lange", "geolänge", "geographischelänge", "businesslongitude", "x",
      ]
    case .position:
      [
        "coordinates", "latlng", "latlon", "latlong", "geopoint", "geom", "wkt", "geo",
        "koordinaten", "coordonnées", "coordonnees", "coordenadas", "coordinate", "geometry",
        "geopoint2d", "metageopoint", "coord",
      ]
    case .kind:
      [
        "amenity", "type", "placetype", "businesstype", "venuetype", "fclass", "primarytype",
        "types", "typ", "tipo",
      ]
    case .cuisines:
      [
        "cuisine", "cuisinetype", "servescuisine", "cuisinedescription", "foodtype", "foodtypes",
        "categories",
        "category", "fsqcategorylabels", "kategorie", "kategorien", "catégorie", "categorie",
        "categoría",
        "categoria", "genre", "cat", "küche", "kueche", "cucina", "cocina", "keuken",
      ]
    case .formerNames: ["formername", "oldname", "oldnames"]
    case .diets: ["diet", "dietaryrestrictions", "dietaryoptions"]
    default: otherUsualNamesOfDetails
    }
  }

  private var otherUsualNamesOfDetails: [String] {
    switch self {
    case .street:
      [
        // Korea has the lots of land as well.
        "roadaddress", "roadaddressname",
        "address", "streetaddress", "address1", "street1", "addressline1", "addrstreetaddress",
        "addrstreet",
        "streetname",
        "adresse", "straße", "strasse", "rue", "calle", "via", "straat", "indirizzo", "dirección",
        "direccion", "adres", "road", "freeform", "formattedaddress", "fulladdress", "addrfull",
        "vicinity", "freeformaddress", "addr", "add", "strassenr", "straßenr",
      ]
    case .houseNumber: ["streetnumber", "housenumber", "building", "addrhousenumber", "hausnummer"]
    case .city:
      [
        "town", "locality", "municipality", "addrcity", "addresslocality", "ort", "stadt", "ville",
        "ciudad", "città",
        "plaats",
      ]
    case .region:
      [
        "state", "province", "county", "addrstate", "statecode", "countrysubdivision",
        "addressregion",
      ]
    case .postcode:
      [
        "zip", "zipcode", "postalcode", "addrpostcode", "plz", "codepostal", "códigopostal",
        "codigopostal", "cap",
      ]
    case .country:
      [
        "countrycode", "addrcountry", "countryname", "addresscountry", "land", "pays", "país",
        "paese",
      ]
    case .price:
      [
        "pricelevel", "googlepricelevel", "pricerange", "pricetier", "pricing", "preis",
        "preisklasse", "prix", "precio", "prezzo",
      ]
    case .rating:
      [
        "stars", "googlerating", "averagerating", "ratingvalue", "avgrating", "meanrating",
        "aggregaterating",
        "bewertung", "sterne", "puntuación", "valutazione",
      ]
    case .ratingCount:
      [
        "reviewcount", "numberofreviews", "numreviews", "userratingcount", "userratingstotal",
        "reviews", "votes", "googlereviewcount",
      ]
    case .phone:
      [
        "telephone", "tel", "fon", "phonenumber", "phonenumbers", "phones", "contactphone",
        "telefon",
        "internationalphonenumber", "formattedphonenumber", "nationalphonenumber",
        "téléphone", "teléfono", "telefono",
      ]
    case .email: ["mail", "emailaddress", "contactemail", "emails"]
    case .website:
      [
        "websiteurl", "websiteuri", "websites", "homepage", "web", "www", "webpage",
        "contactwebsite",
        "webseite", "siteweb",
        // In a guide's file this may be its own page about the place.
        "url",
      ]
    case .image: ["imageurl", "photo", "photourl", "picture"]
    case .menu: ["menuurl", "menulink", "websitemenu"]
    case .openingHours:
      [
        "operatinghours", "hours", "shophours", "openinghour", "openingtimes",
        "timings",
        "businesshours",
        "regularopeninghours", "openinghoursspecification", "openinghourspecification",
        "öffnungszeiten", "oeffnungszeiten", "horaires", "horario", "orari", "openingstijden",
      ]
    case .timeZone: ["tz"]
    case .minimumAge: ["minage"]
    case .services:
      [
        "serviceoptions", "servicetypes", "restaurantservices", "amenities", "facilities",
        "facilitiesandservices",
        // Collectors of Google's maps have an object of groups of answers there.
        "features", "additionalinfo", "about",
      ]
    case .takeaway: ["takeout", "offerstakeout", "offerstakeaway", "hastakeaway", "hastakeout"]
    case .delivery:
      ["offersdelivery", "hasdelivery", "delivers", "hasonlinedelivery", "onlinedelivery"]
    case .outdoorSeating: ["hasoutdoorseating"]
    case .wheelchair:
      ["wheelchairaccessible", "wheelchairaccessibleentrance", "wheelchairaccess"]
    default: []
    }
  }
}
