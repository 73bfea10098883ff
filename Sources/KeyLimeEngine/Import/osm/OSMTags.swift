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
  /// Objects inside are read when they are called `tags`, `other_tags` or `all_tags`; other values
  /// that are no text or number are passed over.
  mutating func read(from scanner: inout JSONScanner) throws(JSONError) {
    guard try scanner.nextKind() == .object else { return try scanner.skipValue() }
    try scanner.readObject { (name, scanner) throws(JSONError) in
      switch try scanner.nextKind() {
      case .string: set(name, try scanner.readString())
      case .number:
        let range = try scanner.readNumber()
        set(name, JSONString(raw: .init(rebasing: scanner.bytes[range]), hasEscapes: false))
      case .object where "tags" ~= name || OtherTags.names.contains(name.text):
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
