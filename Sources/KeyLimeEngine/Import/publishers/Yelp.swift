/// The business file of the Yelp Open Dataset, one business a line.
///
///     {"business_id": "…", "name": "…", "address": "…", "city": "…", "state": "CA",
///      "postal_code": "…", "latitude": 34.4, "longitude": -119.7, "stars": 4.5,
///      "review_count": 80, "is_open": 1, "attributes": {"RestaurantsPriceRange2": "2"},
///      "categories": "Restaurants, Thai", "hours": {"Monday": "9:0-22:0"}}
struct YelpRecords: RecordReader {
  private var value = JSON.null

  mutating func read(from scanner: inout JSONScanner) throws(JSONError) {
    value = try scanner.readValue()
  }

  func finish(_ run: inout ReadingRun, of bytes: ByteView) {
    Self.finish(Self.record(value), &run)
  }

  /// Counts a business and hands it on; nil for what is none.
  static func finish(_ record: ForeignRecord?, _ run: inout ReadingRun) {
    guard let record else { return run.finish(.skipped(.malformed), id: nil) }
    var outcome = record.outcome(prefix: "yelp", run: run)
    if case .accepted(var restaurant) = outcome {
      // The same in a table, or inside of other JSON.
      restaurant.source = run.source(
        record: restaurant.source?.record,
        usual: run.reader.format.attribution ?? CatalogueFormat.yelp.attribution)
      outcome = .accepted(restaurant)
      for value in record.unreadHours where Cleaning.saysSomething(value) {
        run.note(unread: value, column: "hours")
      }
    }
    run.finish(outcome, id: record.id)
  }

  /// Whether members or columns of these names describe a business of the data set.
  static func areColumns(_ names: [String]) -> Bool {
    names.contains("business_id") && names.contains("categories")
  }

  /// The business, or nil when the value is none.
  static func record(_ value: JSON) -> ForeignRecord? {
    guard let id = value["business_id"]?.text else { return nil }
    var record = ForeignRecord()
    record.id = id
    record.name = value["name"]?.text
    record.latitude = value["latitude"]?.doubleValue
    record.longitude = value["longitude"]?.doubleValue
    for category in categories(value["categories"]) { record.categories.add(category) }
    record.isClosed = value["is_open"]?.doubleValue == 0 || value["open"]?.bool == false
    record.street = value["address"]?.text
    record.city = value["city"]?.text
    record.region = value["state"]?.text
    record.postcode = value["postal_code"]?.textOrNumber
    record.rating = value["stars"]?.doubleValue
    record.ratingCount = value["review_count"]?.count
    let attributes = value["attributes"].flatMap(object)
    record.price = attributes?["RestaurantsPriceRange2"]?.textOrNumber.flatMap(PriceSigns.level)
    let diets = attributes?["DietaryRestrictions"]?.text.flatMap(PythonLiteral.read)
    for diet in diets?.object?.members ?? [] where diet.value.bool == true {
      record.categories.addDiet(diet.name)
    }
    for (name, service) in services {
      if let text = attributes?[name]?.answerText { record.services.note(service, text) }
    }
    if let hours = value["hours"] { readHours(hours, &record) }
    return record
  }

  private static let services: [(String, Service)] = [
    ("RestaurantsTakeOut", .takeaway), ("RestaurantsDelivery", .delivery),
    ("OutdoorSeating", .outdoorSeating), ("WheelchairAccessible", .wheelchair),
  ]

  private static func categories(_ value: JSON?) -> [String] {
    if let elements = value?.elements { return elements.compactMap(\.text) }
    return value?.text?.split { ",;".contains($0) }.map(String.init) ?? []
  }

  /// The members of an object, or of a text such as `{'Monday': '9:0-22:0'}`, which pandas leaves
  /// in a cell.
  private static func object(_ value: JSON) -> JSONObject? {
    value.object ?? value.text.flatMap(PythonLiteral.read)?.object
  }

  /// Turns `{"Monday": "9:0-22:0"}` into OpenStreetMap's syntax.
  ///
  /// `0:0-0:0` stands both for a whole day and for an unknown one; only when every day has it does
  /// it plainly mean always open.
  private static func readHours(_ value: JSON, _ record: inout ForeignRecord) {
    guard let members = object(value)?.members, !members.isEmpty else { return }
    let isAlways = members.count == 7 && members.allSatisfy { $0.value.text == "0:0-0:0" }
    var hours = PublishedHours()
    for member in members {
      guard let text = member.value.text else { continue }
      guard let day = PublishedHours.day(named: member.name) else {
        record.unreadHours.append("\(member.name) \(text)")
        continue
      }
      let ends = text.split(separator: "-").map { PublishedTime.minutes($0) }
      if text != "0:0-0:0" || isAlways, ends.count == 2, let opens = ends[0], let closes = ends[1] {
        hours.add(day: day, opens: opens, closes: closes)
      } else if text.lowercased() != "closed" {
        hours.addUnknown(day: day)
        if text != "0:0-0:0" { record.unreadHours.append(text) }
      }
    }
    record.openingHours = hours.text
  }
}
