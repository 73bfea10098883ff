/// Reads saved places from JSON: GeoJSON features, arrays of objects, and one object a line.
enum SavedJSON {
  /// Members that hold the rows, wherever they are: `features` is GeoJSON's, `items` Foursquare's.
  private static let lists = [
    "features", "items", "checkins", "response", "favorites", "favourites", "places", "reviews",
    "ratings", "likes", "listItems", "timelineObjects", "semanticSegments",
  ]
  /// Members of a list that is itself in a list.
  private static let innerLists = ["listItems", "items"]

  static func read(_ bytes: [UInt8], from start: Int) throws(SavedFileFault) -> [SavedFields] {
    do throws(JSONError) {
      let values = try bytes.withBytes { (view) throws(JSONError) in
        var scanner = JSONScanner(view, in: start..<view.count)
        var values: [JSON] = []
        while !scanner.isAtEnd() { values.append(try scanner.readValue()) }
        return values
      }
      return values.flatMap { rows(of: $0) }.map { object in
        var fields = SavedFields()
        fields.add(object)
        return fields
      }
    } catch { throw .broken(ImportFault(.malformed(error.fault), byte: error.offset)) }
  }

  private static func rows(of value: JSON, depth: Int = 0) -> [JSONObject] {
    switch value {
    case .array(let elements): return elements.compactMap(\.object).flatMap(opened)
    case .object(let object):
      if isRow(object) { return [object] }
      for name in lists where depth < 4 {
        switch object[name] {
        case .array(let elements)?: return elements.compactMap(\.object).flatMap(opened)
        case .object(let inner)?: return rows(of: .object(inner), depth: depth + 1)
        case .string?, .number?, .bool?, .null?, nil: continue
        }
      }
      return [object]
    case .string, .number, .bool, .null: return []
    }
  }

  /// Whether an object is a row: the lists in it are then its comments, likes and photos.
  private static func isRow(_ object: JSONObject) -> Bool {
    var fields = SavedFields()
    fields.add(object)
    return object["venue"]?.object != nil || fields.row(number: 0).position != nil
  }

  /// The visit that an element of Google's timeline is, none for a way between two; nil for another
  /// element.
  private static func visits(in element: JSONObject) -> [JSONObject]? {
    if let visit = element["placeVisit"]?.object { return [visit] }
    if element["activitySegment"] != nil { return [] }
    let ways = ["activity", "timelinePath", "timelineMemory"]
    guard element["startTime"] != nil, ways.contains(where: { element[$0] != nil }) else {
      return nil
    }
    return []
  }

  /// The rows of an element, which may be a whole list, such as one of Foursquare's.
  private static func opened(_ element: JSONObject) -> [JSONObject] {
    if let visits = visits(in: element) { return visits }
    let isList = innerLists.contains { element[$0]?.object != nil || element[$0]?.elements != nil }
    return isList ? rows(of: .object(element), depth: 1) : [element]
  }
}
