/// The parts of an address in an answer of Google, beside the whole of it in one text.
///
///     "address_components": [{"long_name": "2009", "short_name": "2009", "types": ["postal_code"]}]
///     "postalAddress": {"regionCode": "AU", "postalCode": "2009", "addressLines": ["48 Pirrama Rd"]}
struct GoogleAddress {
  private(set) var street, number, city, region, postcode, country: String?

  /// All parts are nil in an object of somebody else.
  init(_ object: PlainObject) {
    readComponents(object.members.first { $0.name == "addresscomponents" }?.value.list ?? [])
    for member in object.members where member.parents.last == "postaladdress" {
      let texts = member.value.list.compactMap(\.text).filter { !$0.isEmpty }
      switch member.name {
      case "addresslines" where !texts.isEmpty: street = street ?? texts.joined(separator: ", ")
      case "administrativearea": region = region ?? texts.first
      case "regioncode": country = country ?? texts.first
      default: break
      }
    }
  }

  private mutating func readComponents(_ components: [JSON]) {
    func part(_ type: String, isShort: Bool = false) -> String? {
      let component = components.first { component in
        component["types"]?.list.contains { $0.text == type } ?? false
      }
      return component.flatMap {
        isShort
          ? ($0["short_name"] ?? $0["shortText"])?.text : ($0["long_name"] ?? $0["longText"])?.text
      }
    }
    street = part("route")
    number = street == nil ? nil : part("street_number")
    city = part("locality") ?? part("postal_town")
    region = part("administrative_area_level_1", isShort: true)
    postcode = part("postal_code")
    country = part("country", isShort: true)
  }
}
