/// The keys of OpenStreetMap that say something about a restaurant, and the keys under which
/// exporters put the identity of an object.
///
/// Some exporters write `_` for `:` (`addr_street`); both spellings are the same key here.
enum OSMKey: Int, CaseIterable {
  case openingHoursKitchen, checkDate, checkDateOpeningHours, surveyDate, endDate
  case disusedAmenity, disusedShop, wasAmenity, wasShop, abandonedAmenity, abandonedShop
  case demolishedAmenity, removedAmenity, razedAmenity
  case name, nameEnglish, intName, officialName, shortName, altName, locName, oldName, brand
  case amenity, shop, craft, icon, category, fclass, disused, abandoned
  case cuisine, openingHours, minAge, price
  case phone, contactPhone, contactMobile, mobile, website, contactWebsite, url
  case email, contactEmail, image, websiteMenu, menuURL
  case vegetarian, vegan, dietVegetarian, dietVegan, dietPescetarian, dietHalal, dietKosher
  case dietOrganic, organic, dietGlutenFree, dietLactoseFree
  case takeaway, delivery, outdoorSeating, wheelchair
  case streetAddress
  case houseNumber, street, place, full, houseName, conscriptionNumber, streetNumber
  case city, town, village, hamlet, municipality, state, province, region, county
  case postcode, postalCode, country, quarter, neighbourhood, blockNumber
  case atID, id, underscoreID, osmID, osmWayID, atOsmID, osmid
  case atType, type, underscoreType, osmType, elementType, element
  case latitude, longitude, access, otherTags, allTags
  case osmKey, osmValue

  /// The key as it is written, with `_` for `:`.
  var spelling: StaticString {
    switch self {
    case .name: "name"
    case .nameEnglish: "name_en"
    case .intName: "int_name"
    case .officialName: "official_name"
    case .shortName: "short_name"
    case .altName: "alt_name"
    case .locName: "loc_name"
    case .oldName: "old_name"
    case .brand: "brand"
    case .amenity: "amenity"
    case .shop: "shop"
    case .craft: "craft"
    case .icon: "icon"
    case .category: "category"
    case .fclass: "fclass"
    case .disused: "disused"
    case .abandoned: "abandoned"
    case .cuisine: "cuisine"
    case .openingHours: "opening_hours"
    case .minAge: "min_age"
    case .price: "price"
    case .phone: "phone"
    case .contactPhone: "contact_phone"
    case .contactMobile: "contact_mobile"
    case .mobile: "mobile"
    case .website: "website"
    case .contactWebsite: "contact_website"
    case .url: "url"
    case .email: "email"
    case .contactEmail: "contact_email"
    case .image: "image"
    case .websiteMenu: "website_menu"
    case .menuURL: "menu_url"
    default: addressOrDietSpelling
    }
  }

  private var addressOrDietSpelling: StaticString {
    switch self {
    case .vegetarian: "vegetarian"
    case .vegan: "vegan"
    case .dietVegetarian: "diet_vegetarian"
    case .dietVegan: "diet_vegan"
    case .dietPescetarian: "diet_pescetarian"
    case .dietHalal: "diet_halal"
    case .dietKosher: "diet_kosher"
    case .dietOrganic: "diet_organic"
    case .organic: "organic"
    case .dietGlutenFree: "diet_gluten_free"
    case .dietLactoseFree: "diet_lactose_free"
    case .houseNumber: "addr_housenumber"
    case .streetAddress: "addr_street_address"
    case .street: "addr_street"
    case .place: "addr_place"
    case .full: "addr_full"
    case .houseName: "addr_housename"
    case .conscriptionNumber: "addr_conscriptionnumber"
    case .streetNumber: "addr_streetnumber"
    case .city: "addr_city"
    case .town: "addr_town"
    case .village: "addr_village"
    case .hamlet: "addr_hamlet"
    case .municipality: "addr_municipality"
    case .state: "addr_state"
    case .province: "addr_province"
    case .region: "addr_region"
    case .county: "addr_county"
    case .postcode: "addr_postcode"
    case .postalCode: "postal_code"
    case .country: "addr_country"
    case .quarter: "addr_quarter"
    case .neighbourhood: "addr_neighbourhood"
    case .blockNumber: "addr_block_number"
    default: identitySpelling
    }
  }

  private var identitySpelling: StaticString {
    switch self {
    case .atID: "@id"
    case .id: "id"
    case .underscoreID: "_id"
    case .osmID: "osm_id"
    case .osmWayID: "osm_way_id"
    case .atOsmID: "@osmId"
    case .osmid: "osmid"
    case .atType: "@type"
    case .type: "type"
    case .underscoreType: "_type"
    case .osmType: "osm_type"
    case .elementType: "element_type"
    case .element: "element"
    case .latitude: "latitude"
    case .longitude: "longitude"
    default: timeSpelling
    }
  }

  private var timeSpelling: StaticString {
    switch self {
    case .openingHoursKitchen: "opening_hours_kitchen"
    case .checkDate: "check_date"
    case .checkDateOpeningHours: "check_date_opening_hours"
    case .surveyDate: "survey_date"
    case .endDate: "end_date"
    case .disusedAmenity: "disused_amenity"
    case .disusedShop: "disused_shop"
    case .wasAmenity: "was_amenity"
    case .wasShop: "was_shop"
    case .abandonedAmenity: "abandoned_amenity"
    case .abandonedShop: "abandoned_shop"
    case .demolishedAmenity: "demolished_amenity"
    case .removedAmenity: "removed_amenity"
    case .razedAmenity: "razed_amenity"
    case .access: "access"
    case .takeaway: "takeaway"
    case .delivery: "delivery"
    case .outdoorSeating: "outdoor_seating"
    case .wheelchair: "wheelchair"
    case .osmKey: "osm_key"
    case .osmValue: "osm_value"
    case .otherTags: "other_tags"
    case .allTags: "all_tags"
    default: ""
    }
  }
}

/// Finds the ``OSMKey`` of a member name without allocating: a hash table with open addressing.
struct OSMKeyTable {
  static let shared = OSMKeyTable()

  private static let size = 512
  private var slots = [OSMKey?](repeating: nil, count: size)

  private init() {
    for key in OSMKey.allCases where key.spelling.utf8CodeUnitCount > 0 {
      var slot = Self.hash(ByteView(key.spelling))
      while slots[slot] != nil { slot = (slot + 1) % Self.size }
      slots[slot] = key
    }
  }

  func key(of name: JSONString) -> OSMKey? {
    guard !name.hasEscapes else { return name.withUnescapedBytes(key(of:)) }
    return key(of: name.raw)
  }

  private func key(of name: ByteView) -> OSMKey? {
    guard name.count <= 24 else { return nil }
    var slot = Self.hash(name)
    while let key = slots[slot] {
      if Self.equal(name, key.spelling) { return key }
      slot = (slot + 1) % Self.size
    }
    return nil
  }

  @inline(__always)
  private static func folded(_ byte: UInt8) -> UInt8 {
    byte == UInt8(ascii: ":") ? UInt8(ascii: "_") : byte
  }

  private static func hash(_ name: ByteView) -> Int {
    var value = UInt32(truncatingIfNeeded: name.count)
    for byte in name { value = (value &* 31) &+ UInt32(folded(byte)) }
    return Int((value ^ value >> 9) % UInt32(size))
  }

  private static func equal(
    _ name: ByteView, _ spelling: StaticString
  ) -> Bool {
    guard name.count == spelling.utf8CodeUnitCount else { return false }
    for index in 0..<name.count where folded(name[index]) != spelling.utf8Start[index] {
      return false
    }
    return true
  }
}
