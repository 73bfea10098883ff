/// An address in one text, which holds the town and the country as well as the street.
enum WholeAddress {
  /// The parts of an address; nil for a text that does not say which part is the town.
  static func parts(of text: String) -> Address? {
    InwardAddress.parts(of: text) ?? OutwardAddress.parts(of: text)
  }
}

extension ForeignRecord {
  /// Takes the city that another field says, and what no field of its own says beside it.
  mutating func takeTown(of address: Address) {
    city = address.city
    region = region ?? address.region
    postcode = postcode ?? address.postcode
    country = country ?? address.country
  }
}

extension Address {
  /// Takes the parts of a street that is a whole address, unless it is one of another town.
  ///
  /// What other fields say of the region, the postcode and the country stays.
  mutating func takeParts() {
    guard let whole = street.flatMap(WholeAddress.parts), let town = whole.city else { return }
    // Some say `中正區` and mean that of 基隆市, which the street names as well.
    let isWard = city.map { whole.street?.hasPrefix($0) ?? false } ?? false
    guard isWard || city.map({ Folding.fold($0) == Folding.fold(town) }) ?? true else { return }
    street = whole.street
    city = isWard ? town : city ?? town
    region = region ?? whole.region
    postcode = postcode ?? whole.postcode
    country = country ?? whole.country
  }
}
