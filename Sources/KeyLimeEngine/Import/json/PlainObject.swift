/// One JSON object as a record: its values by the names that people give to fields, nested or not.
struct PlainObject {
  /// A value with its name and the names of the objects around it, all folded.
  struct Member {
    let name: String
    let parents: [String]
    let value: JSON
    /// What the name usually means, and how likely that is: 0 is the likeliest.
    let meaning: (field: RecordField, rank: Int)?
  }

  /// The object itself.
  let root: JSON
  /// The paths of fields that somebody chose.
  let fields: [RecordField: String]
  /// All values, those of outer objects before those of inner ones.
  let members: [Member]
  /// What the numbers of its rating and its price mean.
  var scales = RecordScales()
  /// The opening hours, once they were read.
  var keptHours: Hours?

  private static let depthLimit = 5
  private static let memberLimit = 1000
  /// Arrays whose first element is read in place of the whole array.
  static let openedLists: Set = ["addresses", "locations", "contacts"]

  init(_ value: JSON, fields: [RecordField: String]) {
    root = value.plain
    self.fields = fields
    var members: [Member] = []
    var queue: [(object: JSONObject, parents: [String])] = root.object.map { [($0, [])] } ?? []
    var next = 0
    while next < queue.count, members.count < Self.memberLimit {
      let (object, parents) = queue[next]
      next += 1
      for member in object.members {
        let (name, value) = (RecordField.folded(member.name), member.value.plain)
        let isRow = RecordField.isRowNumber(member.name, value.number?.literal)
        members.append(
          Member(
            name: name, parents: parents, value: value,
            meaning: isRow ? nil : RecordField.meanings[name] ?? Self.name(name, value)))
        let first = Self.openedLists.contains(name) ? value.elements?.first?.plain : nil
        guard parents.count < Self.depthLimit, let inner = value.object ?? first?.object
        else { continue }
        queue.append((inner, parents + [name]))
      }
    }
    self.members = members
  }

  /// A name under `restaurant`, where nothing likelier holds it; a hotel may say `yes` there.
  private static func name(_ name: String, _ value: JSON) -> (field: RecordField, rank: Int)? {
    guard RecordField.namesOfPlaces.contains(name), let text = value.text,
      !["yes", "no"].contains(text.lowercased())
    else { return nil }
    return (.name, .max)
  }

  /// The paths of its values, such as `geo.lat`, in the order of the file.
  var paths: [String] { Self.paths(in: root, below: "") }

  private static func paths(in value: JSON, below prefix: String) -> [String] {
    (value.object?.members ?? []).flatMap { member -> [String] in
      let inner = member.value.plain
      return inner.object == nil
        ? [prefix + member.name] : paths(in: inner, below: prefix + member.name + ".")
    }
  }
}

// MARK: - Fields

extension PlainObject {
  /// The values that a field may have, the likeliest first; the chosen one alone if one was chosen.
  func values(_ field: RecordField) -> [JSON] { valuesByName(field).map(\.value) }

  /// The values that a field may have with their names, folded, the likeliest first.
  func valuesByName(_ field: RecordField) -> [(name: String, value: JSON)] {
    if let path = fields[field] {
      return value(at: path).map { [(RecordField.folded(path), $0)] } ?? []
    }
    if field == .rating, gradesHygiene { return [] }
    let around = Self.containers(of: field)
    return members.filter { member in
      member.meaning?.field == field
        && member.parents.allSatisfy { Self.wrappers.contains($0) || around.contains($0) }
    }.sorted {
      ($0.parents.count, $0.meaning?.rank ?? 0) < ($1.parents.count, $1.meaning?.rank ?? 0)
    }.map { ($0.name, $0.value) }
  }

  /// Whether its rating is that of an inspection of kitchens, the Food Hygiene Rating Scheme of the
  /// United Kingdom, and says nothing about how good it is.
  private var gradesHygiene: Bool {
    members.contains {
      $0.name == "fhrsid" || $0.name == "ratingkey" && $0.value.text?.hasPrefix("fhrs_") == true
    }
  }

  /// The text or the number of a field, as text; nil when there is none.
  ///
  /// A word for nothing is none, unless a place may be called so.
  func text(_ field: RecordField) -> String? {
    values(field).lazy.compactMap(Self.text).first { field.isName || !Cleaning.isNothing($0) }
  }

  /// The rating, with the best that there is where the object says that.
  var ratingText: String? {
    let around = Self.containers(of: .rating)
    let best = members.first { member in
      member.name == WrittenRating.bestName
        && member.parents.allSatisfy { Self.wrappers.contains($0) || around.contains($0) }
    }
    return WrittenRating.text(text(.rating), outOf: best?.value.textOrNumber)
  }

  /// How many people rated, `{"average": 4.5, "count": 120}` included.
  var ratingCount: Int? {
    let around = Self.containers(of: .ratingCount)
    let counts = values(.ratingCount).lazy.compactMap(\.count)
    return counts.first
      ?? members.first { member in
        member.name == "count" && member.parents.last.map(around.contains) ?? false
          && member.parents.dropLast().allSatisfy(Self.wrappers.contains)
      }?.value.count
  }

  /// The texts of a field that is a list, or one text with separators.
  func texts(_ field: RecordField) -> [String] { lists(field).first ?? [] }

  /// The same for each value that the field may have; none of the lists is empty.
  func lists(_ field: RecordField) -> [[String]] {
    values(field).map { value in
      value.list.flatMap(Self.items).filter { field.isName || !Cleaning.isNothing($0) }
    }.filter { !$0.isEmpty }
  }

  /// The value at a path: `geo.lat`, `categories.0.name`, or a name with a full stop in it.
  ///
  /// A name alone is looked for in the objects that hold a whole record, too, such as `properties`.
  func value(at path: String) -> JSON? {
    if let value = Self.value(at: path[...], in: root) { return value }
    let name = RecordField.folded(path)
    return members.first {
      $0.name == name && $0.parents.allSatisfy(Self.wrappers.contains)
    }?.value
  }

  private static func value(at path: Substring, in value: JSON) -> JSON? {
    if let found = step(String(path), in: value) { return found }
    var dot = path.firstIndex(of: ".")
    while let end = dot {
      let rest = path[path.index(after: end)...]
      if let inner = step(String(path[..<end]), in: value),
        let found = Self.value(at: rest, in: inner)
      {
        return found
      }
      dot = rest.firstIndex(of: ".")
    }
    return nil
  }

  private static func step(_ name: String, in value: JSON) -> JSON? {
    if let elements = value.elements, let index = Int(name), elements.indices.contains(index) {
      return elements[index].plain
    }
    return value[name]?.plain
  }
}

// MARK: - Values

extension PlainObject {
  /// The text of a value: its own, or that of the member that holds it.
  static func text(_ value: JSON) -> String? {
    switch value.plain {
    case .string(let text): text.contains { !$0.isWhitespace } ? text : nil
    case .number(let number): number.literal
    case .array(let elements): elements.first.flatMap(text)
    case .object(let object):
      textNames.lazy.compactMap { object[$0]?.plain }.compactMap { $0.textOrNumber }.first
    case .null, .bool: nil
    }
  }

  private static let textNames = [
    "text", "value", "primary", "default", "display", "formatted", "average", "overall", "tier",
    "level", "url", "en",
  ]

  /// The texts of one element of a list: `Thai`, `Thai; Lao`, `{"title": "Thai"}`.
  static func items(_ element: JSON) -> [String] {
    if let text = element.plain.text { return [text] }
    let names = ["name", "title", "label", "text", "value", "alias", "slug"]
    return names.lazy.compactMap { element.plain[$0]?.text }.first.map { [$0] } ?? []
  }
}

// MARK: - Objects around a field

extension PlainObject {
  /// Objects that hold a whole record.
  static let wrappers: Set = [
    "properties", "attributes", "fields", "source", "venue", "restaurant", "place", "business",
    "poi", "data", "node", "item", "tags", "record", "details", "info", "general", "document",
    "value", "result", "geocoding", "companymetadata", "detailinfo", "metadata",
  ]

  static let positionContainers: Set = [
    "location", "loc", "geo", "geolocation", "geometry", "geocode", "geocodes", "geopoint", "main",
    "coordinates", "coordinate", "coords", "coord", "position", "point", "latlng", "gps",
    "gpscoordinates", "map", "center", "centroid", "address", "addresses", "locations",
    "geopoint2d", "metageopoint", "geocoordinates", "latlong", "latlon",
  ]

  /// The objects that may be around a field besides ``wrappers``.
  static func containers(of field: RecordField) -> Set<String> {
    switch field {
    case .latitude, .longitude, .position: positionContainers
    case .street, .houseNumber, .city, .region, .postcode, .country:
      [
        "address", "addresses", "addressobj", "addr", "location", "locations", "postaladdress",
        "contact",
      ]
    case .phone, .email, .website:
      ["contact", "contacts", "contactinfo", "contactdetails", "links", "location"]
    case .rating, .ratingCount:
      ["rating", "ratings", "aggregaterating", "userrating", "review", "reviews"]
    case .image, .menu: ["images", "photos", "links"]
    case .takeaway, .delivery, .outdoorSeating, .wheelchair:
      [
        "services", "serviceoptions", "accessibilityoptions", "accessibility", "amenities",
        "features",
      ]
    case .id, .name, .otherNames, .formerNames, .kind, .cuisines, .diets, .price, .openingHours,
      .timeZone, .minimumAge, .source, .record, .attribution, .onlyDiets, .noDiets, .kitchenHours,
      .hoursChecked, .checked, .services, .noServices, .opens, .closes, .openDays, .closedDays,
      .breaks, .alwaysOpen:
      []
    }
  }
}

extension JSON {
  /// The value without the note of its type: 1.5 of `{"$numberDouble": "1.5"}` in an export of
  /// MongoDB, Bao of `{"type": "literal", "value": "Bao"}` in an answer to SPARQL.
  var plain: JSON {
    guard let object else { return self }
    if object.members.count == 1, let only = object.members.first, only.name.hasPrefix("$") {
      return only.value.plain
    }
    if let type = object["type"]?.text, ["literal", "typed-literal", "uri"].contains(type),
      let value = object["value"], value.text != nil
    {
      return value
    }
    return self
  }
}
