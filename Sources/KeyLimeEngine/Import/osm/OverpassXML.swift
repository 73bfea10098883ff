/// The XML of an Overpass server as the JSON that it sends for the same query.
///
/// Its `<center>` and `<bounds>` of ways and relations are no part of OpenStreetMap's XML, so other
/// programs refuse them or lose the objects.
///
///     <osm generator="Overpass API …"><node id="1" lat="55.9" lon="-3.2"><tag k="…" v="…"/></node>
///       <way id="2"><center lat="55.9" lon="-3.2"/><nd ref="7"/><tag k="amenity" v="cafe"/></way></osm>
public enum OverpassXML {
  /// The largest file that is converted, in bytes.
  public static let sizeLimit = 32 << 20

  /// Whether a file that begins so is the answer of an Overpass server.
  public static func isRecognised(_ beginning: [UInt8]) -> Bool {
    String(decoding: beginning, as: UTF8.self).contains("generator=\"Overpass API")
  }

  /// The same as JSON; nil when it is broken, or when an object says in no way where it is.
  public static func json(_ bytes: [UInt8]) -> [UInt8]? {
    var conversion = Conversion(bytes)
    guard (try? conversion.run()) == true else { return nil }
    return conversion.json
  }
}

private struct Conversion {
  private var reader: XMLReader
  private var elements: [UInt8] = []
  private var note: String?
  private var remark: String?
  /// Whether every object with tags says where it is.
  private var isPlaced = true

  init(_ bytes: [UInt8]) { reader = XMLReader(bytes) }

  /// Reads the file; false when it is of another kind, or objects lack their positions.
  mutating func run() throws(XMLFault) -> Bool {
    guard case .start("osm", _)? = try reader.next() else { return false }
    while let item = try reader.next() {
      guard case .start(let name, let attributes) = item else { continue }
      switch name {
      case "node", "way", "relation": try readElement(name, attributes)
      case "note": note = try readText()
      case "remark": remark = try readText()
      default: break
      }
    }
    // What is not whole is refused by its remark, whatever it lacks.
    return isPlaced || remark != nil
  }

  var json: [UInt8] {
    var answer = JSONObject()
    if let note { answer["osm3s"] = ["copyright": .string(note)] }
    if let remark { answer["remark"] = .string(remark.trimmed) }
    let head = JSON.object(answer).compactText.utf8.dropLast()
    let comma = answer.members.isEmpty ? "" : ","
    return Array(head) + Array("\(comma)\"elements\":[".utf8) + elements + Array("]}".utf8)
  }

  private mutating func readElement(
    _ type: String, _ attributes: [XMLReader.Attribute]
  ) throws(XMLFault) {
    var element = Self.numbers(of: attributes, ["id", "lat", "lon"])
    element["type"] = .string(type)
    var tags = JSONObject()
    var (nodes, members): ([JSON], [JSON]) = ([], [])
    var depth = 1
    while depth > 0, let item = try reader.next() {
      switch item {
      case .start(let name, let attributes):
        depth += 1
        switch name {
        case "nd": nodes += Self.numbers(of: attributes, ["ref"])["ref"].map { [$0] } ?? []
        case "member": members.append(.object(Self.member(attributes)))
        default: if depth == 2 { Self.take(name, attributes, &element, &tags) }
        }
      case .end: depth -= 1
      case .text: break
      }
    }
    if !nodes.isEmpty { element["nodes"] = .array(nodes) }
    if !members.isEmpty { element["members"] = .array(members) }
    if !tags.members.isEmpty {
      element["tags"] = .object(tags)
      let places = ["lat", "center", "bounds", "nodes", "members"]
      if !places.contains(where: { element[$0] != nil }) { isPlaced = false }
    }
    if !elements.isEmpty { elements.append(UInt8(ascii: ",")) }
    elements += Array(JSON.object(element).compactText.utf8)
  }

  private static func take(
    _ name: String, _ attributes: [XMLReader.Attribute], _ element: inout JSONObject,
    _ tags: inout JSONObject
  ) {
    switch name {
    case "center": element[name] = .object(numbers(of: attributes, ["lat", "lon"]))
    case "bounds":
      element[name] = .object(numbers(of: attributes, ["minlat", "minlon", "maxlat", "maxlon"]))
    case "tag":
      let value = attributes.first { $0.name == "v" }?.value
      if let key = attributes.first(where: { $0.name == "k" })?.value, let value {
        tags[key] = .string(value)
      }
    default: break
    }
  }

  /// A part of a relation.
  private static func member(_ attributes: [XMLReader.Attribute]) -> JSONObject {
    var member = numbers(of: attributes, ["ref"])
    for attribute in attributes where ["type", "role"].contains(attribute.name) {
      member[attribute.name] = .string(attribute.value)
    }
    return member
  }

  private static func numbers(
    of attributes: [XMLReader.Attribute], _ names: [String]
  ) -> JSONObject {
    var object = JSONObject()
    for attribute in attributes where names.contains(attribute.name) {
      guard PlainNumber.read(attribute.value) != nil,
        let number = try? JSON(parsing: Array(attribute.value.utf8))
      else { continue }
      object[attribute.name] = number
    }
    return object
  }

  private mutating func readText() throws(XMLFault) -> String {
    var text = ""
    while let item = try reader.next() {
      switch item {
      case .text(let part): text += part
      case .start: break
      case .end: return text
      }
    }
    return text
  }
}
