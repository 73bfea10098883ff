/// What a column such as `Location` says in guides: `Lisbon, Portugal`, `Portland, Oregon, USA`.
struct TownAndCountry {
  let city: String
  let region: String?
  /// The country's ISO 3166-1 code.
  let country: String

  /// Nil for a text of another form, such as a position or an address.
  init?(_ text: String) {
    guard !text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
    let parts = text.split(separator: ",").compactMap { Cleaning.clean(String($0)) }
    guard parts.count == 2 || parts.count == 3, let country = Country.code(parts[parts.count - 1])
    else { return nil }
    city = parts[0]
    region = parts.count == 3 ? parts[1] : nil
    self.country = country
  }
}
