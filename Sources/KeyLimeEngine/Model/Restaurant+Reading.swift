import OpeningHours

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
    var lexed = LexedRestaurant()
    do throws(JSONError) { try lexed.read(from: &scanner) } catch {
      throw lexed.refusal(of: error)
    }
    self = try lexed.restaurant(in: scanner.bytes)
  }

  /// Reads the bytes of one line of a catalogue.
  public init(line: ByteView) throws(Refusal) {
    var scanner = JSONScanner(line)
    try self.init(scanning: &scanner)
    do throws(JSONError) { try scanner.expectEnd() } catch { throw .malformed(error) }
  }
}

extension LexedRestaurant {
  /// Why a text is no restaurant when reading it stopped at an error.
  func refusal(of error: JSONError) -> Restaurant.Refusal {
    mistyped.map { .invalid($0) } ?? .malformed(error)
  }

  /// Throws when a member is missing or has a value that it cannot have; returns where the
  /// restaurant is.
  func check(in bytes: ByteView) throws(Restaurant.Refusal) -> Coordinate {
    if let invalid { throw .invalid(invalid.rawValue) }
    guard let id else { throw .missing("id") }
    guard id.string(in: bytes).withUnescapedBytes(RestaurantID.isValid) else {
      throw .invalid("id")
    }
    guard let name, name.count > 0 else { throw .missing("name") }
    guard latitude != nil else { throw .missing("latitude") }
    guard longitude != nil else { throw .missing("longitude") }
    guard let position else { throw .invalid("latitude") }
    return position
  }

  /// The restaurant, with everything copied.
  func restaurant(in bytes: ByteView) throws(Restaurant.Refusal) -> Restaurant {
    let position = try check(in: bytes)
    func text(_ text: Text?) -> String? { text?.string(in: bytes).text }
    func texts(_ texts: [Text]) -> [String] { texts.map { $0.string(in: bytes).text } }
    guard let id = text(id).flatMap({ RestaurantID($0) }), let name = text(name) else {
      throw .missing("id")
    }
    var restaurant = Restaurant(id: id, name: name, position: position)
    (restaurant.otherNames, restaurant.formerNames) = (texts(otherNames), texts(formerNames))
    restaurant.kind = kind.flatMap { Kind($0.string(in: bytes)) }
    restaurant.cuisines = texts(cuisines)
    func diets(_ diets: [Text]) -> [Diet] { texts(diets).compactMap { Diet(rawValue: $0) } }
    restaurant.diets = diets(self.diets)
    (restaurant.onlyDiets, restaurant.noDiets) = (diets(onlyDiets), diets(noDiets))
    func services(_ names: [Text]) -> [Service] {
      texts(names).compactMap { Service(rawValue: $0) }
    }
    (restaurant.services, restaurant.noServices) = (services(self.services), services(noServices))
    restaurant.price = price.flatMap(PriceLevel.init)
    restaurant.rating = rating.flatMap { Stars($0) }
    (restaurant.ratingCount, restaurant.minimumAge) = (ratingCount, minimumAge)
    restaurant.phone = text(phone)
    restaurant.email = text(email)
    restaurant.website = text(website)
    restaurant.image = text(image)
    restaurant.menu = text(menu)
    restaurant.openingHours = text(openingHours)
    restaurant.kitchenHours = text(kitchenHours)
    restaurant.hoursChecked = text(hoursChecked).flatMap { CalendarDay($0) }
    restaurant.checked = text(checked).flatMap { CalendarDay($0) }
    restaurant.timeZone = text(timeZone)
    if let address {
      restaurant.address = KeyLimeEngine.Address(
        street: text(address.street), city: text(address.city), region: text(address.region),
        postcode: text(address.postcode), country: text(address.country))
    }
    if let source {
      restaurant.source = KeyLimeEngine.Source(
        name: text(source.name) ?? "", record: text(source.record),
        attribution: text(source.attribution))
    }
    return restaurant
  }
}

extension Restaurant: JournalRecord {
  /// Reads the object that ``json`` gives.
  public init(json: JSONObject) throws(FieldFault) {
    let bytes = Array(JSON.object(json).compactText.utf8)
    do throws(Restaurant.Refusal) {
      self = try bytes.withBytes { (line) throws(Restaurant.Refusal) in
        try Restaurant(line: line)
      }
    } catch {
      switch error {
      case .missing(let member): throw .missing(member)
      case .invalid(let member): throw .invalid(member)
      case .malformed: throw .invalid("restaurant")
      }
    }
  }
}
