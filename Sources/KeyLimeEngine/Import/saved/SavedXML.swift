/// Reads saved places from GPX waypoints and KML placemarks.
enum SavedXML {
  static func read(_ bytes: [UInt8]) throws(SavedFileFault) -> (SavedFile.Format, [SavedFields]) {
    do throws(XMLFault) {
      var reader = XMLReader(bytes)
      guard case .start(let root, let attributes)? = try reader.next() else { return (.gpx, []) }
      switch root {
      case "gpx":
        // keylime's own files have the address in the comment.
        let isOwn = attributes.contains { $0.name == "creator" && $0.value == "keylime" }
        return (.gpx, try rows(of: "wpt", &reader, comment: isOwn ? "address" : "cmt"))
      case "kml": return (.kml, try rows(of: "Placemark", &reader))
      default: break
      }
    } catch { throw .brokenXML(error) }
    throw .unrecognised
  }

  /// Reads the elements of a name; `comment` is what `<cmt>` is called in the row.
  private static func rows(
    of element: String, _ reader: inout XMLReader, comment: String = "cmt"
  ) throws(XMLFault) -> [SavedFields] {
    var rows: [SavedFields] = []
    while let item = try reader.next() {
      guard case .start(element, let attributes) = item else { continue }
      var fields = SavedFields()
      for attribute in attributes { fields.add(attribute.name, attribute.value) }
      try readMembers(of: element, into: &fields, &reader, comment: comment)
      rows.append(fields)
    }
    return rows
  }

  /// Elements that say nothing about the place: from where a map looks at it, how it draws it, and
  /// what it links to.
  private static let asides: Set = ["LookAt", "Camera", "Style", "StyleMap", "Region", "link"]

  /// Elements of KML whose attribute `name` says what their text is.
  private static let named: Set = ["Data", "SimpleData"]

  /// Adds every element that holds only text, under its own name; KML's `<Data name="…">` and
  /// `<SimpleData name="…">` under the names that they give.
  private static func readMembers(
    of element: String, into fields: inout SavedFields, _ reader: inout XMLReader, comment: String
  ) throws(XMLFault) {
    var path: [(name: String, text: String)] = []
    var data: String?
    while let item = try reader.next() {
      switch item {
      case .start(let name, let attributes):
        path.append((name, ""))
        if named.contains(name) { data = attributes.first { $0.name == "name" }?.value }
      case .text(let text):
        if let last = path.indices.last { path[last].text += text }
      case .end:
        // The end of the row itself.
        guard let (name, text) = path.popLast() else { return }
        if path.contains(where: { asides.contains($0.name) }) { continue }
        // Descriptions of KML are HTML.
        let isHTML = element == "Placemark" && name == "description"
        add(
          name == "cmt" ? comment : name, isHTML ? HTMLText.plain(text) : text,
          inPoint: path.contains { $0.name == "Point" }, data, to: &fields)
        if named.contains(name) { data = nil }
      }
    }
  }

  private static func add(
    _ name: String, _ text: String, inPoint: Bool, _ data: String?, to fields: inout SavedFields
  ) {
    switch name {
    // `-3.19,55.95,0`; those of a line are not a place.
    case "coordinates" where inPoint:
      let numbers = text.trimmed.split(separator: ",")
      guard numbers.count >= 2 else { return }
      fields.add("longitude", String(numbers[0]))
      fields.add("latitude", String(numbers[1]))
    case "coordinates": break
    case "value", "SimpleData": fields.add(data ?? name, text)
    default: fields.add(name, text)
    }
  }
}
