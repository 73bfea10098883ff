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
      for script in HTMLScripts.find(in: bytes, text: 0..<bytes.count) ?? [] {
        do throws(JSONError) {
          var scanner = JSONScanner(bytes, in: script)
          let document = try scanner.readValue()
          try scanner.expectEnd()
          readNodes(of: document, depth: 0, run: &run)
        } catch { throw run.fault(error, inRecord: false, offset: window.offset) }
      }
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
