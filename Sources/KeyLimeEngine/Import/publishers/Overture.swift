/// Places of the Overture Maps Foundation as GeoJSON: a FeatureCollection or features one a line.
///
///     {"type": "Feature", "id": "08f…", "geometry": {"type": "Point", "coordinates": [1.5, 42.5]},
///      "properties": {"names": {"primary": "…", "common": {"en": "…"}},
///       "categories": {"primary": "thai_restaurant", "alternate": ["bar"]}, "confidence": 0.9,
///       "addresses": [{"freeform": "…", "locality": "…", "region": "US-CA", "postcode": "…",
///         "country": "US"}], "phones": ["…"], "websites": ["…"], "emails": ["…"]}}
///
/// Newer releases say `taxonomy` for `categories`; GDAL writes the nested values as texts.
enum Overture {
  /// Whether a text that begins so is a collection, told from its first members, rather than lines.
  static func isCollection(_ beginning: [UInt8]) -> Bool {
    beginning.withBytes { isCollection(JSONScanner($0)) }
  }

  private static func isCollection(_ start: JSONScanner) -> Bool {
    var scanner = start
    var isCollection = false
    let enough = JSONError(.trailingBytes, at: 0)
    do throws(JSONError) {
      try scanner.readObject { (name, scanner) throws(JSONError) in
        isCollection = isCollection || "features" ~= name
        if isCollection { throw enough }
        try scanner.skipValue()
      }
    } catch {}
    return isCollection
  }

  /// Whether a text holds rows of the table of places rather than features.
  static func isTable(_ beginning: [UInt8]) -> Bool {
    beginning.withBytes { bytes in
      var names: Set<String> = []
      var scanner = JSONScanner(bytes)
      func readNames(_ scanner: inout JSONScanner) throws(JSONError) {
        try scanner.readObject { (name, scanner) throws(JSONError) in
          names.insert(name.text)
          try scanner.skipValue()
        }
        throw JSONError(.trailingBytes, at: 0)
      }
      do throws(JSONError) {
        if try scanner.nextKind() == .array { try scanner.readArray(readNames) }
        try readNames(&scanner)
      } catch {}
      return names.contains("names") && !names.contains("properties")
    }
  }

  /// The place that a feature's properties describe.
  static func record(
    id: String?, properties: JSON, latitude: Double?, longitude: Double?
  ) -> ForeignRecord {
    var record = ForeignRecord()
    record.id = id ?? properties["id"]?.textOrNumber
    record.latitude = latitude
    record.longitude = longitude
    let names = properties["names"]?.unfolded
    record.name = names?["primary"]?.text
    record.otherNames = otherNames(names?["common"]?.unfolded)
    addCategories(of: properties, to: &record)
    let status = properties["operating_status"]?.text
    record.take(status.flatMap { BusinessStatus(name: "operatingstatus", $0) })
    record.phone = first(properties["phones"])
    record.email = first(properties["emails"])
    record.website = first(properties["websites"])
    if let address = properties["addresses"]?.unfolded.list.first {
      record.street = address["freeform"]?.text
      record.city = address["locality"]?.text
      record.postcode = address["postcode"]?.textOrNumber
      record.country = address["country"]?.text
      record.region = address["region"]?.text.map { withoutCountry($0) }
    }
    return record
  }

  private static func addCategories(of properties: JSON, to record: inout ForeignRecord) {
    let groups = [properties["categories"]?.unfolded, properties["taxonomy"]?.unfolded]
    for group in groups.compactMap(\.self) {
      guard let primary = group["primary"]?.text else { continue }
      let isFood = record.categories.add(primary)
      record.categories.decideKind()
      if isFood || roots.contains(primary) {
        for other in (group["alternate"] ?? group["alternates"])?.list ?? [] {
          record.categories.add(other.text ?? "")
        }
      }
      if isFood { return }
      let hierarchy = [primary] + (group["hierarchy"]?.list.compactMap(\.text) ?? [])
      guard hierarchy.contains(where: roots.contains) else { continue }
      for word in hierarchy.reversed() where record.categories.add(word) { return }
      record.isFoodUnlessSaid = record.categories.kind == nil
    }
    if record.categories.kind == nil, let basic = properties["basic_category"]?.text {
      record.categories.add(basic)
    }
  }

  /// The categories that all others of food and drink are below.
  private static let roots: Set = ["eat_and_drink", "food_and_drink"]

  private static func otherNames(_ common: JSON?) -> [String] {
    if let members = common?.object?.members { return members.compactMap(\.value.text) }
    return common?.elements?.compactMap { $0["value"]?.text } ?? []
  }

  private static func first(_ value: JSON?) -> String? { value?.unfolded.list.first?.text }

  /// `CA` of the ISO 3166-2 code `US-CA`.
  private static func withoutCountry(_ region: String) -> String {
    let parts = region.split(separator: "-")
    return parts.count == 2 && parts[0].count == 2 ? String(parts[1]) : region
  }
}
