/// Having been somewhere: when, with whom, and a copy of what the place was called and where it
/// was, so that the timeline still reads when the catalogue changes.
public struct CheckIn: JournalRecord {
  /// The copy of the place.
  public struct Place: JournalRecord {
    /// Its name.
    public var name: String
    /// Its address.
    public var address = Address()
    /// Where it is, when that is known.
    public var position: Coordinate?

    /// A place with only a name.
    public init(name: String) { self.name = name }
  }

  /// The restaurant, when the place is in the catalogue.
  public var restaurant: RestaurantID?
  /// The copy of the place.
  public var place: Place
  /// When, in local time with its offset.
  public var at: OffsetTime
  /// Who came along.
  public var with: [ContactID] = []
  /// Anything to remember.
  public var note: String?
  /// File names below the store's `photos/`, in the order added.
  public var photos: [String] = []
  /// The bill of that meal.
  public var bill: BillID?

  /// A check-in at a place at a time.
  public init(place: Place, at time: OffsetTime) {
    self.place = place
    at = time
  }

  /// Reads the object that ``json`` gives.
  public init(json: JSONObject) throws(FieldFault) {
    restaurant = try json.field("restaurant") { RestaurantID($0) }
    place = try Place(json: json.object("place"))
    at = try json.need("at") { OffsetTime($0) }
    with = try json.list("with") { ContactID($0) }
    note = try json.text("note")
    photos = try json.list("photos") { $0 }
    bill = try json.field("bill") { BillID($0) }
  }

  /// `{"restaurant":"n1","place":{"name":"Bao House"},"at":"2026-11-20T12:30:00-08:00"}`.
  public var json: JSONObject {
    var json = JSONObject()
    json.add("restaurant", restaurant?.text)
    json.add("place", place.json)
    json.add("at", at.text)
    json.add("with", with.map(\.text))
    json.add("note", note)
    json.add("photos", photos)
    json.add("bill", bill?.text)
    return json
  }
}

extension CheckIn.Place {
  /// Reads the object that ``json`` gives.
  public init(json: JSONObject) throws(FieldFault) {
    name = try json.need("name") { $0 }
    if json["address"] != nil { address = try Address(json: json.object("address")) }
    let degrees = (json["latitude"]?.number?.double, json["longitude"]?.number?.double)
    if case (let latitude?, let longitude?) = degrees {
      guard let position = Coordinate(latitude: latitude, longitude: longitude) else {
        throw .invalid("latitude")
      }
      self.position = position
    }
  }

  /// `{"name":"Bao House","address":{"city":"Edinburgh"},"latitude":55.95,"longitude":-3.19}`.
  public var json: JSONObject {
    var json = JSONObject()
    json.add("name", name)
    if !address.isEmpty { json.add("address", address.json) }
    if let position {
      let decimals = (position.latitudeE7, position.longitudeE7)
      json["latitude"] = .number(JSONNumber(validated: Coordinate.decimal(decimals.0)))
      json["longitude"] = .number(JSONNumber(validated: Coordinate.decimal(decimals.1)))
    }
    return json
  }
}

extension Address: JournalRecord {
  /// Reads the object that ``json`` gives.
  public init(json: JSONObject) throws(FieldFault) {
    self.init(
      street: try json.text("street"), city: try json.text("city"),
      region: try json.text("region"), postcode: try json.text("postcode"),
      country: try json.text("country"))
  }

  /// `{"street":"1 High Street","city":"Edinburgh"}`.
  public var json: JSONObject {
    var json = JSONObject()
    json.add("street", street)
    json.add("city", city)
    json.add("region", region)
    json.add("postcode", postcode)
    json.add("country", country)
    return json
  }
}
