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
