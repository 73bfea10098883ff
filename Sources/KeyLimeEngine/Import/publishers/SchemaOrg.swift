/// schema.org restaurants as JSON-LD: one object, an array, an `@graph`, or those inside the
/// `<script type="application/ld+json">` elements of an HTML page.
///
///     {"@context": "https://schema.org", "@type": "Restaurant", "name": "…",
///      "geo": {"latitude": 55.9, "longitude": -3.2}, "servesCuisine": ["Thai"],
///      "priceRange": "££", "openingHours": "Mo-Fr 12:00-22:00", "telephone": "…"}
enum SchemaOrg {
  /// Reads a page or a document, which is taken apart as a whole; only a document that is an array
  /// may be longer than the window.
  static func read(_ window: InputWindow, run: inout ReadingRun) throws(ImportFault) {
    var window = window
    switch try window.firstText() {
    case UInt8(ascii: "["):
      var stream = JSONStream(window)
      stream.forgetBeginning()
      try stream.readArray { (stream) throws(ImportFault) in
        let document = try stream.read { (scanner) throws(JSONError) in try scanner.readValue() }
        readNodes(of: document, depth: 1, run: &run)
        run.report(stream.offset)
      }
      try stream.expectEnd()
    case UInt8(ascii: "<"):
      while !window.isAtEnd { try window.grow() }
      try readPage(window, run: &run)
    default:
      var stream = JSONStream(window)
      let document = try stream.read { (scanner) throws(JSONError) in try scanner.readValue() }
      try stream.expectEnd()
      readNodes(of: document, depth: 0, run: &run)
    }
  }

  private static func readPage(
    _ window: InputWindow, run: inout ReadingRun
  ) throws(ImportFault) {
    try window.bytes.withBytes { (bytes) throws(ImportFault) in
      var fault: ImportFault?
      for script in HTMLScripts.find(in: bytes, text: 0..<bytes.count) ?? [] {
        do throws(JSONError) {
          var scanner = JSONScanner(bytes, in: script)
          let document = try scanner.readValue()
          try scanner.expectEnd()
          readNodes(of: document, depth: 0, run: &run)
        } catch {
          fault = fault ?? run.fault(error, inRecord: false, offset: window.offset)
          run.finish(.skipped(.malformed), id: nil)
        }
      }
      // A page has other scripts than that of the restaurant.
      if let fault, run.count.accepted == 0 { throw fault }
    }
  }

  /// Counts each thing of the document that has a type; lists, graphs and list items are opened.
  private static func readNodes(
    of value: JSON, depth: Int, run: inout ReadingRun
  ) {
    guard depth < 8 else { return }
    if let elements = value.elements {
      for element in elements {
        readNodes(of: element, depth: depth + 1, run: &run)
      }
      return
    }
    for name in ["@graph", "itemListElement", "item", "mainEntity"] {
      guard let inner = value[name] else { continue }
      readNodes(of: inner, depth: depth + 1, run: &run)
    }
    guard let types = value["@type"]?.list.compactMap(\.text), !types.isEmpty else { return }
    let isContainer = ["@graph", "itemListElement", "item"].contains { value[$0] != nil }
    if isContainer, !types.contains(where: { kinds[localName($0)] != nil }) { return }
    finish(value, types: types.map(localName), run: &run)
  }

  private static func finish(
    _ value: JSON, types: [String], run: inout ReadingRun
  ) {
    let kind = types.lazy.compactMap { kinds[$0] }.first
    let id = value["@id"]?.text ?? value["url"]?.text
    guard let kind else { return run.finish(.skipped(.notFood), id: id) }
    let thing = SchemaOrgThing(value)
    var outcome = thing.record.outcome(prefix: run.reader.sourceName, run: run)
    if case .accepted(var restaurant) = outcome {
      restaurant.settle(kind: kind)
      outcome = .accepted(restaurant)
      for (property, value) in thing.hours.unread {
        run.note(unread: value, column: property)
      }
      if restaurant.price == nil, let price = thing.priceRange, PlainObject.saysNumber(price) {
        run.note(unread: price, column: "priceRange")
      }
    }
    run.finish(outcome, id: id)
  }

  /// `Restaurant` of `https://schema.org/Restaurant` or `schema:Restaurant`.
  private static func localName(_ type: String) -> String {
    type.split { $0 == "/" || $0 == ":" || $0 == "#" }.last.map(String.init) ?? type
  }

  /// The types of https://schema.org/FoodEstablishment that one eats or drinks at.
  private static let kinds: [String: Kind] = [
    "Restaurant": .restaurant, "FoodEstablishment": .restaurant, "CafeOrCoffeeShop": .cafe,
    "BarOrPub": .bar, "FastFoodRestaurant": .fastFood, "Bakery": .bakery,
    "IceCreamShop": .iceCream, "Brewery": .bar,
  ]
}

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
    for feature in value["amenityFeature"]?.list ?? [] {
      guard let name = feature["name"]?.text, let service = Service(word: name) else { continue }
      record.services.note(service, feature["value"]?.answerText ?? "yes")
    }
    record.price = priceRange.flatMap(Cleaning.clean).flatMap(PriceSigns.level)
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

  /// The price as it is written.
  var priceRange: String? { text("priceRange") }

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
