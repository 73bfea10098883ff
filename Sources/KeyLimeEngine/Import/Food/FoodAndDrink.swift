import OpeningHours

/// Which OpenStreetMap objects are places to eat or drink, after the wiki's pages on `amenity` and
/// `shop`.
///
/// Shops count when one can eat what they sell on leaving them: bread, cake, ice cream, prepared
/// food. Shops that sell supplies (coffee beans, tea, sweets, groceries) do not.
public enum FoodAndDrink {
  /// The keys of OpenStreetMap, each with the values that make an object a place to eat or drink.
  ///
  /// A value may be one of a list in the map, such as `bar;restaurant`.
  public static var tags: [(key: String, values: [String])] {
    let shops = shops.map(\.name.description)
    return [("amenity", amenities.map(\.name.description)), ("shop", shops), ("craft", shops)]
  }

  /// The kind of an object, or nil when it is no place to eat.
  ///
  /// The amenity decides before the shop. Some exporters keep neither and give an icon or a class
  /// instead. A life-cycle prefix (`disused:amenity`) is another key and does not count.
  static func kind(of tags: OSMTags) -> Kind? {
    guard !isYes(tags[.disused]), !isYes(tags[.abandoned]) else { return nil }
    return livingKind(of: tags)
  }

  private static func livingKind(of tags: OSMTags) -> Kind? {
    kind(among: tags[.amenity], amenities) ?? kind(among: tags[.icon], icons)
      ?? kind(among: tags[.shop], shops) ?? kind(among: tags[.craft], shops)
      ?? kind(among: tags[.fclass], icons) ?? searchedKind(of: tags)
  }

  /// The kind in a result of Photon, or of Nominatim as GeoJSON: it has the key and the value of the
  /// main tag as two values.
  private static func searchedKind(of tags: OSMTags) -> Kind? {
    guard let key = tags.text(.osmKey) ?? tags.text(.category) else { return nil }
    let value = tags[.osmKey] == nil ? tags[.type] : tags[.osmValue]
    return switch key {
    case "amenity": kind(among: value, amenities)
    case "shop", "craft": kind(among: value, shops)
    default: nil
    }
  }

  /// Why an object is no place to eat, or no longer one; nil when it is one.
  ///
  /// A life-cycle prefix counts only where nothing else is there now. Without `today` no place has
  /// ended.
  static func reason(against tags: OSMTags, on today: CalendarDay?) -> SkipReason? {
    guard kind(of: tags) != nil else { return wasFood(tags) ? .permanentlyClosed : .notFood }
    if let access = tags.text(.access), ["private", "no"].contains(access) { return .notPublic }
    guard let end = tags.text(.endDate) else { return nil }
    // All The Places says no more than that it has ended.
    if end == "yes" { return .permanentlyClosed }
    guard let today else { return nil }
    return OSMDate.isOver(end, by: today) ? .permanentlyClosed : nil
  }

  /// Whether there was a place to eat, which is gone.
  private static func wasFood(_ tags: OSMTags) -> Bool {
    if isYes(tags[.disused]) || isYes(tags[.abandoned]) { return isFood(tags) }
    return formerAmenities.contains { kind(among: tags[$0], amenities) != nil }
      || formerShops.contains { kind(among: tags[$0], shops) != nil }
  }

  private static let formerAmenities: [OSMKey] = [
    .disusedAmenity, .wasAmenity, .abandonedAmenity, .demolishedAmenity, .removedAmenity,
    .razedAmenity,
  ]
  private static let formerShops: [OSMKey] = [.disusedShop, .wasShop, .abandonedShop]

  private static func isFood(_ tags: OSMTags) -> Bool { livingKind(of: tags) != nil }

  private typealias Table = [(name: StaticString, kind: Kind)]

  private static let amenities: Table = [
    ("restaurant", .restaurant), ("cafe", .cafe), ("fast_food", .fastFood), ("bar", .bar),
    ("pub", .pub), ("ice_cream", .iceCream), ("food_court", .foodCourt),
    ("biergarten", .biergarten), ("nightclub", .nightclub),
  ]

  private static let shops: Table = [
    ("bakery", .bakery), ("pastry", .pastry), ("deli", .deli), ("ice_cream", .iceCream),
    ("fast_food", .fastFood), ("cake", .pastry),
  ]

  private static let icons: Table =
    amenities + [
      ("maki_restaurant-pizza", .restaurant), ("maki_restaurant", .restaurant),
      ("maki_cafe", .cafe), ("maki_bar", .bar), ("maki_fast-food", .fastFood),
      ("maki_ice-cream", .iceCream), ("maki_bakery", .bakery), ("bakery", .bakery),
      ("pastry", .pastry), ("deli", .deli),
    ]

  /// The kind of the first known value in a `;` list.
  private static func kind(among value: JSONString?, _ table: Table) -> Kind? {
    guard let value else { return nil }
    if let entry = table.first(where: { $0.name ~= value }) { return entry.kind }
    guard value.hasEscapes || value.raw.contains(where: isOdd) else { return nil }
    for item in value.text.split(whereSeparator: { $0 == ";" || $0 == "," }) {
      let name = TagList.item(item)
      if let entry = table.first(where: { $0.name.description == name }) { return entry.kind }
    }
    return nil
  }

  /// Whether a value needs more than a comparison: lists, capitals, white space.
  private static func isOdd(_ byte: UInt8) -> Bool {
    !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) && byte != UInt8(ascii: "_")
  }

  private static func isYes(_ value: JSONString?) -> Bool {
    guard let value else { return false }
    return "yes" ~= value
  }
}

extension Restaurant {
  /// Sets the kind, once all else is known.
  ///
  /// Publishers name no cuisine for an ice cream parlour. It gets `ice_cream`, so that a filter for
  /// ice cream finds it.
  mutating func settle(kind: Kind?) {
    self.kind = kind
    if kind == .iceCream, cuisines.isEmpty { cuisines = ["ice_cream"] }
  }
}
