extension Restaurant {
  /// Why a JSON object is no restaurant.
  public enum Refusal: Error, Equatable, Sendable {
    /// The text is not a JSON object.
    case malformed(JSONError)
    /// A member that must be there is missing, such as `name`.
    case missing(String)
    /// A member has a value of another type or outside its range, such as a price of 9.
    case invalid(String)
  }

  /// Reads one JSON object with the members that ``write(to:)`` gives; members it does not know
  /// are skipped, so that an older program reads a newer catalogue.
  public init(scanning scanner: inout JSONScanner) throws(Refusal) {
    var draft = Draft()
    do throws(JSONError) {
      try scanner.readObject { (name, scanner) throws(JSONError) in
        do throws(JSONError) { try draft.read(name, from: &scanner) } catch {
          if case .unexpectedType = error.fault { draft.mistyped = name.text }
          throw error
        }
      }
    } catch {
      if let member = draft.mistyped { throw .invalid(member) }
      throw .malformed(error)
    }
    self = try draft.restaurant()
  }

  /// Reads the bytes of one line of a catalogue.
  public init(line: ByteView) throws(Refusal) {
    var scanner = JSONScanner(line)
    try self.init(scanning: &scanner)
    do throws(JSONError) { try scanner.expectEnd() } catch { throw .malformed(error) }
  }
}

/// The members of a restaurant while they are being read.
private struct Draft {
  var id: String?
  var name: String?
  var latitude: Double?
  var longitude: Double?
  var invalid: String?
  /// The member whose value has a type that it cannot have.
  var mistyped: String?
  var rest = Rest()

  struct Rest {
    var otherNames: [String] = []
    var kind: Kind?
    var cuisines: [String] = []
    var diets: [Diet] = []
    var address = Address()
    var price: PriceLevel?
    var rating: Stars?
    var ratingCount: Int?
    var phone, email, website, image, menu, openingHours, timeZone: String?
    var minimumAge: Int?
    var source: Source?
  }

  mutating func read(_ name: JSONString, from scanner: inout JSONScanner) throws(JSONError) {
    if try scanner.nextKind() == .null { return try scanner.readNull() }
    switch name {
    case "id": id = try scanner.readText()
    case "name": self.name = try scanner.readText()
    case "latitude": latitude = try scanner.readNumberValue()
    case "longitude": longitude = try scanner.readNumberValue()
    case "otherNames": rest.otherNames = try scanner.readTexts()
    case "kind": rest.kind = try checked("kind", Kind(rawValue: scanner.readText()))
    case "cuisines": rest.cuisines = try scanner.readTexts()
    case "diets": rest.diets = try scanner.readTexts().compactMap(Diet.init(rawValue:))
    case "address": rest.address = try scanner.readAddress()
    case "source": rest.source = try scanner.readSource()
    default: try readNumbersAndTexts(name, from: &scanner)
    }
  }

  private mutating func readNumbersAndTexts(
    _ name: JSONString, from scanner: inout JSONScanner
  ) throws(JSONError) {
    switch name {
    case "price":
      rest.price = try checked("price", PriceLevel(rawValue: scanner.readInteger()))
    case "rating": rest.rating = try checked("rating", Stars(scanner.readNumberValue()))
    case "ratingCount": rest.ratingCount = try count("ratingCount", scanner.readInteger())
    case "minimumAge": rest.minimumAge = try count("minimumAge", scanner.readInteger())
    case "phone": rest.phone = try scanner.readText()
    case "email": rest.email = try scanner.readText()
    case "website": rest.website = try scanner.readText()
    case "image": rest.image = try scanner.readText()
    case "menu": rest.menu = try scanner.readText()
    case "openingHours": rest.openingHours = try scanner.readText()
    case "timeZone": rest.timeZone = try scanner.readText()
    default: try scanner.skipValue()
    }
  }

  private mutating func checked<Value>(_ member: String, _ value: Value?) -> Value? {
    if value == nil { invalid = member }
    return value
  }

  private mutating func count(_ member: String, _ value: Int) -> Int? {
    checked(member, value >= 0 ? value : nil)
  }

  func restaurant() throws(Restaurant.Refusal) -> Restaurant {
    if let invalid { throw .invalid(invalid) }
    guard let id else { throw .missing("id") }
    guard let id = RestaurantID(id) else { throw .invalid("id") }
    guard let name, !name.isEmpty else { throw .missing("name") }
    guard let latitude else { throw .missing("latitude") }
    guard let longitude else { throw .missing("longitude") }
    guard let position = Coordinate(latitude: latitude, longitude: longitude) else {
      throw .invalid("latitude")
    }
    var restaurant = Restaurant(id: id, name: name, position: position)
    rest.copy(to: &restaurant)
    return restaurant
  }
}

extension Draft.Rest {
  fileprivate func copy(to restaurant: inout Restaurant) {
    restaurant.otherNames = otherNames
    restaurant.kind = kind
    restaurant.cuisines = cuisines
    restaurant.diets = diets
    restaurant.address = address
    restaurant.price = price
    restaurant.rating = rating
    restaurant.ratingCount = ratingCount
    restaurant.phone = phone
    restaurant.email = email
    restaurant.website = website
    restaurant.image = image
    restaurant.menu = menu
    restaurant.openingHours = openingHours
    restaurant.timeZone = timeZone
    restaurant.minimumAge = minimumAge
    restaurant.source = source
  }
}

extension JSONScanner {
  fileprivate mutating func require(_ kind: Kind, _ wanted: String) throws(JSONError) {
    guard try nextKind() == kind else {
      throw JSONError(.unexpectedType(wanted: wanted), at: position)
    }
  }

  fileprivate mutating func readText() throws(JSONError) -> String {
    try require(.string, "a string")
    return try readString().text
  }

  fileprivate mutating func readNumberValue() throws(JSONError) -> Double {
    try require(.number, "a number")
    return try readDouble()
  }

  fileprivate mutating func readInteger() throws(JSONError) -> Int {
    try require(.number, "a whole number")
    let start = position
    guard let value = try readJSONNumber().integer else {
      throw JSONError(.unexpectedType(wanted: "a whole number"), at: start)
    }
    return Int(value)
  }

  fileprivate mutating func readTexts() throws(JSONError) -> [String] {
    try require(.array, "an array of strings")
    var texts: [String] = []
    try readArray { (scanner) throws(JSONError) in texts.append(try scanner.readText()) }
    return texts
  }

  fileprivate mutating func readAddress() throws(JSONError) -> Address {
    try require(.object, "an object")
    var address = Address()
    try readObject { (name, scanner) throws(JSONError) in
      switch name {
      case "street": address.street = try scanner.readText()
      case "city": address.city = try scanner.readText()
      case "region": address.region = try scanner.readText()
      case "postcode": address.postcode = try scanner.readText()
      case "country": address.country = try scanner.readText()
      default: try scanner.skipValue()
      }
    }
    return address
  }

  fileprivate mutating func readSource() throws(JSONError) -> Source {
    try require(.object, "an object")
    var source = Source(name: "")
    try readObject { (name, scanner) throws(JSONError) in
      switch name {
      case "name": source.name = try scanner.readText()
      case "record": source.record = try scanner.readText()
      case "attribution": source.attribution = try scanner.readText()
      default: try scanner.skipValue()
      }
    }
    return source
  }
}
