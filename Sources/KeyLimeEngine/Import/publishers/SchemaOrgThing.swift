/// The properties of one schema.org FoodEstablishment.
struct SchemaOrgThing {
  private let value: JSON
  let hours: SchemaOrgHours

  init(_ value: JSON) { (self.value, hours) = (value, SchemaOrgHours(value)) }

  var record: ForeignRecord {
    var record = ForeignRecord()
    record.isFoodUnlessSaid = true
    record.name = text("name")
    record.otherNames = texts("alternateName")
    let geo = value["geo"]?.list.first
    record.latitude = (geo?["latitude"] ?? value["latitude"])?.doubleValue
    record.longitude = (geo?["longitude"] ?? value["longitude"])?.doubleValue
    for cuisine in texts("servesCuisine").compactMap(Cleaning.clean).flatMap(TagList.keywords) {
      record.categories.addCuisine(cuisine)
    }
    for diet in texts("suitableForDiet") { addDiet(diet, to: &record.categories) }
    record.price = text("priceRange").flatMap(Cleaning.clean).flatMap(PriceSigns.level)
    record.phone = text("telephone")
    record.email = text("email")
    record.website = text("url")
    record.image = link(value["image"]) ?? link(value["photo"]) ?? link(value["logo"])
    record.menu = link(value["hasMenu"]) ?? link(value["menu"])
    record.openingHours = hours.text
    describeAddress(&record)
    describeRating(&record)
    return record
  }

  private func text(_ name: String) -> String? { value[name]?.list.first?.textOrNumber }

  private func texts(_ name: String) -> [String] { value[name]?.list.compactMap(\.text) ?? [] }

  /// A link, given as a text, as an object with a `url`, or as the first of a list.
  private func link(_ value: JSON?) -> String? {
    guard let first = value?.list.first else { return nil }
    return first.text ?? (first["url"] ?? first["contentUrl"] ?? first["@id"])?.text
  }

  private func addDiet(_ text: String, to categories: inout FoodCategories) {
    let name = text.split(separator: "/").last.map(String.init) ?? text
    let diet = name.hasSuffix("Diet") ? String(name.dropLast(4)) : name
    categories.add(diet == "GlutenFree" ? "gluten_free" : diet)
  }

  private func describeAddress(_ record: inout ForeignRecord) {
    guard let address = value["address"]?.list.first else { return }
    if let line = address.text { return record.street = line }
    record.street = address["streetAddress"]?.list.first?.text
    record.city = address["addressLocality"]?.text
    record.region = address["addressRegion"]?.text
    record.postcode = address["postalCode"]?.textOrNumber
    let country = address["addressCountry"]
    record.country = country?.text ?? country?["name"]?.text
  }

  /// The mean on a scale of five; other scales are brought to it.
  private func describeRating(_ record: inout ForeignRecord) {
    guard let rating = value["aggregateRating"]?.list.first,
      let mean = rating["ratingValue"]?.writtenNumber
    else { return }
    let best = rating["bestRating"]?.writtenNumber ?? 5
    if best > 0, mean >= 0, mean <= best { record.rating = mean * 5 / best }
    record.ratingCount = (rating["ratingCount"] ?? rating["reviewCount"])?.count
  }
}
