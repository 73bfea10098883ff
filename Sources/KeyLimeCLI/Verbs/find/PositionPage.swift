import Arguments
import KeyLimeEngine

/// What is known about a position: the address nearest to it, and its clocks.
struct PositionPage {
  static let field = ResultField(
    "nearest", type: "object", "For a position: id, name, distance of the place with the address")

  let position: Coordinate
  let nearest: Found
  let origin: Coordinate?
  let time: LocalTime?
  let units: Units
  let signs: Signs

  /// The position that an operand is; nil for a name, even one of two numbers.
  ///
  /// Throws `usage` when the numbers are those of no point on the Earth.
  static func position(
    _ text: String, _ store: Store, _ context: Context
  ) throws(Failure) -> Coordinate? {
    // Whole numbers may be a name, such as '7 11', and one word may be an id.
    let isNumbers = text.allSatisfy { $0.isWholeNumber || $0.isWhitespace }
    let isWord = !text.contains { ",°".contains($0) || $0.isWhitespace }
    let isPoint = !isNumbers && !isWord || text.lowercased().hasPrefix("geo:")
    guard isPoint, Coordinate.degrees(parsing: text) != nil else { return nil }
    return try UserLocation(context: context, store: store).point(text)
  }

  /// The page of a position.
  ///
  /// Throws `store` when the catalogue cannot be read.
  static func output(
    _ position: Coordinate, from origin: Coordinate?, _ store: Store, _ context: Context
  ) throws(Failure) -> Output {
    let nearest = try context.asking { () throws(StoreError) in
      try store.nearestAddress(to: position)
    }
    guard let nearest else {
      return .nothing(
        Nothing(
          "no address is known within 50 km of \(position)",
          hints: ["keylime import adds the places of a city"]))
    }
    let clocks = try context.clocks()
    let time = clocks.zone(at: position).map {
      LocalTime(moment: context.moment, there: $0, here: clocks.standardZone)
    }
    let page = PositionPage(
      position: position, nearest: nearest, origin: origin, time: time,
      units: try context.units(), signs: context.terminal.signs)
    return .record(Record(json: page.json, lines: page.lines, position: position))
  }

  private var json: JSONObject {
    var json: JSONObject = [
      "latitude": .decimal(position.latitude), "longitude": .decimal(position.longitude),
    ]
    json["address"] = nearest.restaurant.json["address"]
    json[Self.field.name] = [
      "id": .string(nearest.restaurant.id.text), "name": .string(nearest.restaurant.name),
      "distance": (nearest.distance ?? Distance(metres: 0)).json,
    ]
    if let origin {
      let way = Origin(origin)
      json["distance"] = way.distance(to: position).json
      json["bearing"] = .decimal(
        way.bearing(to: position).rounded().truncatingRemainder(dividingBy: 360))
    }
    json[OpenStatusFields.zone.name] = time.map { .string($0.there.identifier) }
    json[LocalTime.field.name] = time?.json
    return json
  }

  private var lines: [StyledText] {
    [StyledText(nearest.restaurant.address.oneLine, .strong)]
      + LabelledLines.of([
        ("nearest", words(of: nearest)), ("clock", time?.words),
        ("position", position.description),
      ])
  }

  /// `Bao House, 40 m ↗ NE of it`.
  private func words(of found: Found) -> String {
    guard let distance = found.distance, let bearing = found.bearing, distance.metres >= 1 else {
      return found.restaurant.name
    }
    let way = "\(units.words(for: distance)) \(RestaurantPage.direction(bearing, signs))"
    return "\(found.restaurant.name), \(way) of it"
  }
}
