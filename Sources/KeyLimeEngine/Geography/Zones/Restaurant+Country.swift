extension Restaurant {
  /// The ISO 3166-1 code of the country that it is in: its address says, else its position.
  ///
  /// Nil only for a place at 0,0 whose address names no country.
  public var country: String? {
    if let code = address.country?.uppercased(), Zones.isCountry(code) { return code }
    return Zones.country(at: position)
  }

  /// The money that its prices are in; nil when its country is not known or not listed.
  public var currency: Currency? { country.flatMap { Currency(country: $0) } }
}
