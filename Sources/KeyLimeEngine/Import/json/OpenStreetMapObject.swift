/// An object of OpenStreetMap in JSON that is read with chosen fields: it is known by its type and
/// number.
struct OpenStreetMapObject {
  let reference: OSMReference
  /// What sort of place its tags say it is; nil when it is none to eat or drink at.
  let kind: Kind?

  var isFood: Bool { kind != nil }

  /// Nil for an object of somebody else.
  init?(_ value: JSON) {
    guard let found = Self.reference(of: value) else { return nil }
    reference = found
    var writer = JSONWriter()
    writer.write(value["tags"] ?? value["properties"] ?? .null)
    kind = writer.bytes.withBytes { bytes in
      var tags = OSMTags()
      var scanner = JSONScanner(bytes)
      guard (try? tags.read(from: &scanner)) != nil else { return nil }
      return FoodAndDrink.kind(of: tags)
    }
  }

  private static func reference(of value: JSON) -> OSMReference? {
    let spelled = [value["id"], value["properties"]?["@id"], value["properties"]?["id"]]
    for text in spelled.compactMap({ $0?.text }) {
      if let reference = read(text) { return reference }
    }
    guard value["tags"]?.object != nil, let type = value["type"]?.text,
      let number = value["id"]?.number?.integer
    else { return nil }
    return read("\(type)/\(number)")
  }

  private static func read(_ text: String) -> OSMReference? {
    Array(text.utf8).withBytes {
      OSMReference(spelled: JSONString(raw: $0, hasEscapes: false))
    }
  }
}
