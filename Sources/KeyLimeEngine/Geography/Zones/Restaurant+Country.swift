extension Restaurant {
  /// The ISO 3166-1 code of the country that it is in: its address says, else its position.
  ///
  /// Nil only for a place at 0,0 whose address names no country.
  public var country: String? { address.country(at: position) }

  /// The money that its prices are in; nil when its country is not known or not listed.
  public var currency: Currency? { country.flatMap { Currency(country: $0) } }
}

extension CheckIn.Place {
  /// The money of the country that it is in: its address says, else its position; nil when neither
  /// does.
  public var currency: Currency? {
    address.country(at: position).flatMap { Currency(country: $0) }
  }
}

extension Address {
  /// The ISO 3166-1 code of its country; where it names none, that of a position.
  fileprivate func country(at position: Coordinate?) -> String? {
    if let code = country?.uppercased(), Zones.isCountry(code) { return code }
    return position.flatMap(Zones.country(at:))
  }
}
