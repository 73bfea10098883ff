/// What the first members of a JSON text tell about its format.
struct JSONEvidence {
  private var names: Set<String> = []
  private var kinds: [String: JSONScanner.Kind] = [:]
  private var isFeature = false
  private var isArray = false
  private var hasMore = false
  /// Whether the text ended before it told all.
  private(set) var isCut = false

  /// Thrown to stop looking; the scanner needs some error.
  private static let enough = JSONError(.trailingBytes, at: 0)

  init(from start: JSONScanner) {
    var scanner = start
    do throws(JSONError) {
      if try scanner.nextKind() == .array {
        isArray = true
        try scanner.readArray { (scanner) throws(JSONError) in
          try readMembers(from: &scanner)
          throw Self.enough
        }
      }
      try readMembers(from: &scanner)
      hasMore = !scanner.isAtEnd()
    } catch { isCut = error.fault == .unexpectedEnd }
  }

  private mutating func readMembers(from scanner: inout JSONScanner) throws(JSONError) {
    try scanner.readObject { (name, scanner) throws(JSONError) in
      names.insert(name.text)
      kinds[name.text] = try scanner.nextKind()
      switch name {
      case "elements", "@graph": throw Self.enough
      case "businesses":
        try readFirstBusiness(from: &scanner)
        throw Self.enough
      case "features":
        // Some records name their features in a list of words.
        if try readFirstFeature(from: &scanner) { throw Self.enough }
        names.remove("features")
      case "type" where try scanner.nextKind() == .string:
        isFeature = "Feature" ~= (try scanner.readString())
      case "properties": try readPropertyNames(from: &scanner)
      default: try scanner.skipValue()
      }
    }
  }

  /// Looks at the first feature of a collection; false when the array has other values.
  private mutating func readFirstFeature(
    from scanner: inout JSONScanner
  ) throws(JSONError) -> Bool {
    var isCollection = true
    try scanner.readArray { (scanner) throws(JSONError) in
      guard try scanner.nextKind() == .object else {
        isCollection = false
        return try scanner.skipValue()
      }
      try scanner.readObject { (name, scanner) throws(JSONError) in
        guard "properties" ~= name else {
          names.insert("feature." + name.text)
          return try scanner.skipValue()
        }
        try readPropertyNames(from: &scanner)
      }
      throw Self.enough
    }
    return isCollection
  }

  private mutating func readFirstBusiness(from scanner: inout JSONScanner) throws(JSONError) {
    try scanner.readArray { (scanner) throws(JSONError) in
      var inner: Set<String> = []
      try scanner.readObject { (name, scanner) throws(JSONError) in
        inner.insert(name.text)
        try scanner.skipValue()
      }
      if inner.isDisjoint(with: ["coordinates", "alias", "is_closed"]) {
        names.remove("businesses")
      }
      throw Self.enough
    }
  }

  private mutating func readPropertyNames(from scanner: inout JSONScanner) throws(JSONError) {
    guard try scanner.nextKind() == .object else { return try scanner.skipValue() }
    try scanner.readObject { (name, scanner) throws(JSONError) in
      // keylime's own features have their position in the properties as well.
      if Self.ofOpenStreetMap.contains(name.text) || "latitude" ~= name {
        names.insert(Self.tagged)
      }
      if Self.mayNameFood(name.text) {
        let words = try scanner.readValue().list.flatMap(PlainObject.items)
        if words.contains(where: FoodCategories.isFood) { names.insert(Self.food) }
        return
      }
      switch try scanner.nextKind() {
      case .object: names.insert("properties." + name.text)
      case .string where "osm_key" ~= name,
        .number where "place_id" ~= name || "osm_id" ~= name:
        names.insert("properties." + name.text)
      // GDAL writes objects as texts.
      case .string where "names" ~= name:
        if try scanner.readString().text.first == "{" { names.insert("properties.names") }
        return
      default: break
      }
      try scanner.skipValue()
    }
  }

  /// Stands for all properties that say that a feature is a place to eat, in words of somebody's own.
  private static let food = "properties as food"
  /// Stands for all properties that only OpenStreetMap's objects or keylime's own have.
  private static let tagged = "properties as tags"

  private static let ofOpenStreetMap: Set = [
    "amenity", "shop", "fclass", "icon", "@id", "@type", "_id", "_type", "osm_id",
    "osm_type", "full_id", "highway", "building",
  ]

  private static func mayNameFood(_ name: String) -> Bool {
    guard !ofOpenStreetMap.contains(name) else { return false }
    return [.kind, .cuisines].contains(RecordField.meanings[RecordField.folded(name)]?.field)
  }

  var verdict: CatalogueFormat? {
    if isFeature || names.contains("features") { return featureVerdict }
    if names.contains("elements") || names.contains("osm3s") { return .overpass }
    if names.contains("businesses") { return .yelpFusion }
    if names.contains("business_id") { return .yelp }
    if !names.isDisjoint(with: ["@context", "@graph", "@type"]) { return .schemaOrg }
    if names.contains("coordinates"), names.contains("is_closed") || names.contains("alias") {
      return .yelpFusion
    }
    if names.contains("names"), !names.isDisjoint(with: ["categories", "taxonomy"]) {
      return .overture
    }
    return isOwn ? .keylime : nil
  }

  /// Whether the first record is one of keylime's: it says where it came from as those do, or has
  /// no member that those do not have.
  private var isOwn: Bool {
    guard names.contains("name"), kinds["latitude"] == .number, kinds["id"] ?? .string == .string
    else { return false }
    return kinds["source"] == .object || names.isSubset(of: Self.ownNames)
  }

  private static let ownNames = Set(
    RecordField.allCases.map(\.rawValue) + ["address"])

  private var featureVerdict: CatalogueFormat? {
    if names.contains("properties.names") { return .overture }
    // Esri's features are not those of GeoJSON.
    if names.contains("feature.attributes") { return nil }
    if isArray, !names.contains("features") { return nil }
    if SearchedFeature.isNamed(in: names) { return nil }
    // What Yandex knows of a company is an object in the properties.
    if names.contains("properties.CompanyMetaData") { return nil }
    if names.contains(Self.food), !names.contains(Self.tagged) { return nil }
    return names.contains("features") || !hasMore ? .geojson : .geojsonLines
  }
}
