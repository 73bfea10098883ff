/// What one person knows of a place, over what the catalogue says; nobody else sees it.
///
/// As JSON: `{"text":"cash only","price":2,"diets":["vegan"],"tags":["patio"]}`.
public struct PlaceNote: JournalRecord {
  /// In the person's own words.
  public var text: String?
  /// How dear it is.
  public var price: PriceLevel?
  /// Diets it caters for, besides those of the catalogue.
  public var diets: [Diet] = []
  /// Words to find it by again.
  public var tags: [String] = []
  /// When it is open, in the syntax of OpenStreetMap.
  public var openingHours: String?
  /// Whether it is closed for good.
  public var isClosed = false

  /// A note that says nothing.
  public init() {}

  /// Reads the object that ``json`` gives.
  public init(json: JSONObject) throws(FieldFault) {
    text = try json.text("text")
    if let level = try json.integer("price") {
      guard let price = PriceLevel(rawValue: level) else { throw .invalid("price") }
      self.price = price
    }
    diets = try json.list("diets") { Diet(rawValue: $0) }
    tags = try json.list("tags") { $0 }
    openingHours = try json.text("openingHours")
    isClosed = try json.flag("closed")
  }

  /// The members that are known.
  public var json: JSONObject {
    var json = JSONObject()
    json.add("text", text)
    json.add("price", price?.rawValue)
    json.add("diets", diets.map(\.rawValue))
    json.add("tags", tags)
    json.add("openingHours", openingHours)
    json.add("closed", flag: isClosed)
    return json
  }

  /// The names of the members.
  static let memberNames = ["text", "price", "diets", "tags", "openingHours", "closed"]

  /// The note in one line: `cash only; price $$; vegan; #patio`.
  public var summary: String {
    var parts: [String] = []
    if let text { parts.append(text) }
    if let price { parts.append("price \(price.signs)") }
    parts += diets.map(\.title)
    if let openingHours { parts.append("open \(openingHours)") }
    if isClosed { parts.append("closed for good") }
    parts += tags.map { "#\($0)" }
    return parts.joined(separator: "; ")
  }

  /// Whether it says nothing.
  public var isEmpty: Bool { self == PlaceNote() }

  /// A restaurant as the person knows it.
  public func applied(to restaurant: Restaurant) -> Restaurant {
    var known = restaurant
    known.price = price ?? restaurant.price
    known.diets += diets.filter { !restaurant.diets.contains($0) }
    known.openingHours = isClosed ? "off" : openingHours ?? restaurant.openingHours
    return known
  }
}
