/// A postal address as far as it is known; every part may be missing.
public struct Address: Hashable, Sendable {
  /// House number and street as people of the country write them.
  public var street: String?
  /// Town or city.
  public var city: String?
  /// State, province or county.
  public var region: String?
  /// Postal code.
  public var postcode: String?
  /// ISO 3166-1 alpha-2 code, upper case.
  public var country: String?

  /// Makes an address.
  public init(
    street: String? = nil, city: String? = nil, region: String? = nil, postcode: String? = nil,
    country: String? = nil
  ) {
    self.street = street
    self.city = city
    self.region = region
    self.postcode = postcode
    self.country = country
  }

  /// Whether nothing is known.
  public var isEmpty: Bool { self == Address() }

  /// The known parts on one line, such as `14 George Street, Edinburgh EH2 2PF`.
  public var oneLine: String {
    // Many a city is a region of its own name.
    let town = [city, region == city ? nil : region, postcode].compactMap(\.self)
      .joined(separator: " ")
    return [street, town.isEmpty ? nil : town, country].compactMap(\.self).joined(separator: ", ")
  }
}
