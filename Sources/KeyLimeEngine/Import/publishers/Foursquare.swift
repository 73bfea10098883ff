/// Foursquare OS Places as CSV, and the answers of its API as JSON.
///
///     fsq_place_id,name,latitude,longitude,address,locality,region,postcode,country,…,date_closed,
///     tel,website,email,…,fsq_category_labels
///
/// A place has closed for good when it has a `date_closed`. Labels are paths such as `Dining and
/// Drinking > Restaurant > Thai Restaurant`, several in one cell in the list notation of the tool
/// that made the CSV.
enum Foursquare {
  static func outcome(of row: CSVRow, run: ReadingRun) throws(ImportFault) -> ReadingRun.Outcome {
    var record = try row.record()
    record.id = try row.text(column: "fsq_place_id") ?? record.id
    let labels = try row.text(column: "fsq_category_labels") ?? ""
    addPaths(in: labels, to: &record)
    return record.outcome(prefix: "fsq", run: run)
  }

  /// Whether a JSON text with places is an answer of the API, told by the names of its ids.
  static func isAnswer(_ bytes: ByteView) -> Bool {
    let start = String(decoding: bytes.prefix(1 << 14), as: UTF8.self)
    return ["\"fsq_id\"", "\"fsq_place_id\"", "\"referralId\""].contains { start.contains($0) }
  }

  /// The place in an object of the API, or of the open data as JSON.
  ///
  ///     {"fsq_id": "…", "name": "…", "categories": [{"name": "Thai Restaurant"}], "rating": 9.1,
  ///      "geocodes": {"main": {"latitude": 1, "longitude": 2}}, "location": {"locality": "…"}}
  static func outcome(of object: PlainObject, run: ReadingRun) -> ReadingRun.Outcome {
    var record = object.record
    // A recommendation of an older answer has the venue in it.
    let place = object.root["venue"] ?? object.root
    record.id = object.root["fsq_id"]?.text ?? object.root["fsq_place_id"]?.text ?? record.id
    record.categories = FoodCategories()
    record.isFoodUnlessSaid = false
    for category in place["categories"]?.list ?? [] {
      record.categories.add(category["name"]?.text ?? "")
    }
    let labels = object.root["fsq_category_labels"]?.unfolded.list.compactMap(\.text) ?? []
    addPaths(in: labels.joined(separator: "\u{22}"), to: &record)
    // The API rates from 0 to 10.
    record.rating = record.rating.map { $0 / 2 }
    record.ratingCount = record.ratingCount ?? object.root["stats"]?["total_ratings"]?.count
    if object.root["closed_bucket"]?.text == "VeryLikelyClosed" { record.isClosed = true }
    record.openingHours = object.root["hours"].flatMap { JSONHours($0, name: "hours").text }
    var outcome = record.outcome(prefix: "fsq", run: run)
    if case .accepted(var restaurant) = outcome {
      restaurant.timeZone = object.timeZoneName
      outcome = .accepted(restaurant)
    }
    return outcome
  }

  private static func addPaths(in labels: String, to record: inout ForeignRecord) {
    for path in foodPaths(in: labels) {
      record.isFoodUnlessSaid = true
      for word in path.reversed() where record.categories.add(word) { break }
    }
  }

  private static let root = "Dining and Drinking"

  /// The parts below the root of each path about food.
  private static func foodPaths(in labels: String) -> [[String]] {
    var paths: [[String]] = []
    var rest = labels[...]
    while let start = rest.firstRange(of: root) {
      rest = rest[start.upperBound...]
      let end = rest.firstIndex { "\"]}'".contains($0) } ?? rest.endIndex
      let next = rest.firstRange(of: root)?.lowerBound ?? rest.endIndex
      paths.append(path(in: rest[..<min(end, next)]))
    }
    return paths
  }

  /// The parts of a path, which ends where a label with another root begins.
  private static func path(in text: Substring) -> [String] {
    var parts: [String] = []
    for part in text.split(separator: ">").compactMap({ Cleaning.clean(String($0)) }) {
      guard let root = otherRoots.first(where: { part.hasSuffix(", " + $0) }) else {
        parts.append(part.hasSuffix(",") ? String(part.dropLast()) : part)
        continue
      }
      return parts + [String(part.dropLast(root.count + 2))]
    }
    return parts
  }

  private static let otherRoots = [
    "Arts and Entertainment", "Business and Professional Services", "Community and Government",
    "Event", "Health and Medicine", "Landmarks and Outdoors", "Retail", "Sports and Recreation",
    "Travel and Transportation",
  ]
}
