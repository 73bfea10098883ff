/// The tags of one OpenStreetMap object, kept as bytes of the file until they are asked for.
///
/// One value serves a whole file: ``removeAll()`` empties it for the next object.
struct OSMTags {
  /// A name in a language, `name:ja`.
  struct LocalName {
    let language: JSONString
    let name: JSONString
  }

  private let table = OSMKeyTable.shared
  private var values = [JSONString?](repeating: nil, count: OSMKey.allCases.count)
  private var used: [OSMKey] = []
  private(set) var localNames: [LocalName] = []

  mutating func removeAll() {
    for key in used { values[key.rawValue] = nil }
    used.removeAll(keepingCapacity: true)
    localNames.removeAll(keepingCapacity: true)
  }

  /// The raw value of a key.
  subscript(key: OSMKey) -> JSONString? { values[key.rawValue] }

  /// The cleaned value of a key; nil when it is absent or empty.
  func text(_ key: OSMKey) -> String? { values[key.rawValue].flatMap(Cleaning.clean) }

  /// The cleaned value of the first of some keys that has one.
  func text(_ keys: OSMKey...) -> String? {
    for key in keys {
      if let text = text(key) { return text }
    }
    return nil
  }

  /// The tags that are together in one text, as a JSON object; nil when there is no such text.
  var otherTags: [UInt8]? {
    (self[.otherTags] ?? self[.allTags])?.withUnescapedBytes(OtherTags.json)
  }

  /// Adds the members of an object; the first of two equal keys counts.
  ///
  /// Objects inside are read when they are called `tags`, `extratags`, `other_tags` or `all_tags`;
  /// other values that are no text or number are passed over.
  mutating func read(from scanner: inout JSONScanner) throws(JSONError) {
    guard try scanner.nextKind() == .object else { return try scanner.skipValue() }
    try scanner.readObject { (name, scanner) throws(JSONError) in
      switch try scanner.nextKind() {
      case .string: set(name, try scanner.readString())
      case .number:
        let range = try scanner.readNumber()
        set(name, JSONString(raw: .init(rebasing: scanner.bytes[range]), hasEscapes: false))
      case .object
      where "tags" ~= name || "extratags" ~= name || OtherTags.names.contains(name.text):
        try read(from: &scanner)
      default: try scanner.skipValue()
      }
    }
  }

  private mutating func set(_ name: JSONString, _ value: JSONString) {
    if let key = table.key(of: name) {
      guard values[key.rawValue] == nil else { return }
      values[key.rawValue] = value
      used.append(key)
    } else if let language = Self.language(of: name) {
      localNames.append(LocalName(language: language, name: value))
    }
  }

  /// The language of a key such as `name:ja` or `name_zh-Hant`; nil for other keys, also for
  /// `name:etymology` and its kind, which name something else.
  private static func language(of key: JSONString) -> JSONString? {
    guard !key.hasEscapes, (7...12).contains(key.raw.count), key.raw.starts(with: "name".utf8),
      key.raw[4] == UInt8(ascii: ":") || key.raw[4] == UInt8(ascii: "_")
    else { return nil }
    let language = key.raw[5...]
    let main = language.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    guard (2...3).contains(main.count),
      main.count == language.count || language[main.endIndex] == UInt8(ascii: "-")
    else { return nil }
    return JSONString(raw: ByteView(rebasing: language), hasEscapes: false)
  }
}

extension OSMTags {
  /// The restaurant that the tags of an object describe, or why it is none; the point is in
  /// degrees.
  func outcome(
    at point: PlanePoint?, reference: OSMReference?, ownName: String?, run: ReadingRun
  ) -> ReadingRun.Outcome {
    if let reason = FoodAndDrink.reason(against: self, on: run.reader.options.today) {
      return .skipped(reason)
    }
    guard let kind = FoodAndDrink.kind(of: self) else { return .skipped(.notFood) }
    guard let point else { return .skipped(.noPosition) }
    guard let position = Coordinate(latitude: point.y, longitude: point.x) else {
      return .skipped(.positionOutOfRange)
    }
    guard let name = placeName else { return .skipped(.noName) }
    let identity =
      reference?.id
      ?? DerivedID.id(prefix: run.reader.sourceName, own: ownName, name: name, position: position)
    guard let identity else { return .skipped(.malformed) }
    var restaurant = Restaurant(id: identity, name: name, position: position)
    describe(&restaurant)
    restaurant.settle(kind: kind)
    restaurant.source = run.source(
      record: reference?.record ?? ownName,
      usual: reference == nil ? nil : CatalogueFormat.openStreetMapAttribution)
    return .accepted(restaurant)
  }

  /// The object whose number has no type beside it, from `osm_id` or `osm_way_id`.
  ///
  /// osm2pgsql makes the numbers of relations negative. GDAL keeps them and has the tag `type` in
  /// the same layer; the ways of that layer have `osm_way_id`.
  func untypedReference(isPoint: Bool) -> OSMReference? {
    if let way = self[.osmWayID]?.wholeNumber, way > 0 {
      return OSMReference(type: .way, number: way)
    }
    guard let number = self[.osmID]?.wholeNumber, number != 0, number > .min else { return nil }
    guard number > 0 else { return OSMReference(type: .relation, number: -number) }
    if let type = self[.type], "multipolygon" ~= type || "boundary" ~= type {
      return OSMReference(type: .relation, number: number)
    }
    return OSMReference(type: isPoint ? .node : .way, number: number)
  }
}

/// The tags that GDAL keeps together in one value, `other_tags` or `all_tags`.
///
///     "amenity"=>"restaurant","name:de"=>"Zum \"Hirsch\""
///
/// That is PostgreSQL's hstore: a backslash keeps the character behind it. GDAL also writes JSON.
struct OtherTags {
  /// The names of the columns and properties that hold such values.
  static let names = ["other_tags", "all_tags"]

  private let bytes: ByteView
  private var position = 0
  private var json = [UInt8(ascii: "{")]

  /// The tags of a value as a JSON object; what follows a pair that is cut or broken is left out.
  static func json(_ value: ByteView) -> [UInt8] {
    if value.first(where: { !isJSONSpace($0) }) == UInt8(ascii: "{") { return Array(value) }
    var tags = OtherTags(bytes: value)
    while tags.takePair() {}
    return tags.json + [UInt8(ascii: "}")]
  }

  private init(bytes: ByteView) { self.bytes = bytes }

  /// Moves a pair over to the JSON text; false when there is none.
  private mutating func takePair() -> Bool {
    let before = json.count
    if before > 1 {
      guard skip(",") else { return false }
      json.append(UInt8(ascii: ","))
    }
    if takeText(), skip("=>") {
      json.append(UInt8(ascii: ":"))
      if takeText() { return true }
      if skip("NULL") {
        json.append(contentsOf: "null".utf8)
        return true
      }
    }
    json.removeSubrange(before...)
    return false
  }

  /// Moves past a sign and the white space before it; false when it is not there.
  private mutating func skip(_ sign: StaticString) -> Bool {
    while position < bytes.count, isJSONSpace(bytes[position]) { position += 1 }
    guard bytes.holds(sign, at: position) else { return false }
    position += sign.utf8CodeUnitCount
    return true
  }

  /// Moves a text between quotes over to the JSON text; false when it does not end.
  private mutating func takeText() -> Bool {
    guard skip("\"") else { return false }
    json.append(UInt8(ascii: "\""))
    while position < bytes.count {
      var byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") {
        json.append(byte)
        return true
      }
      if byte == UInt8(ascii: "\\"), position < bytes.count {
        byte = bytes[position]
        position += 1
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
          json.append(UInt8(ascii: "\\"))
        }
      }
      // JSON has no control characters, and no tag needs one.
      json.append(byte < 0x20 ? UInt8(ascii: " ") : byte)
    }
    return false
  }
}
