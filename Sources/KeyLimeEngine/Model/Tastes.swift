/// What a person needs from a place to eat.
///
/// Its members stand in the object of a contact or an account:
/// `"diets":["vegan"],"services":["wheelchair"],"avoids":["sushi"],"maxPrice":2`.
public struct Tastes: Equatable, Sendable {
  /// Diets that they keep.
  public var diets: [Diet] = []
  /// What a place must offer them.
  public var services: [Service] = []
  /// Slugs of cuisines that they do not eat, such as `fast_food`.
  public var avoids: [String] = []
  /// How dear a place may be for them.
  public var maximumPrice: PriceLevel?

  /// Somebody who eats everything everywhere.
  public init() {}

  /// Reads the members that ``write(to:)`` writes.
  init(json: JSONObject) throws(FieldFault) {
    diets = try json.list("diets") { Diet(rawValue: $0) }
    services = try json.list("services") { Service(rawValue: $0) }
    avoids = try json.list("avoids") { $0 }
    if let level = try json.integer("maxPrice") {
      guard let price = PriceLevel(rawValue: level) else { throw .invalid("maxPrice") }
      maximumPrice = price
    }
  }

  /// The members that are known, as an object.
  public var json: JSONObject {
    var json = JSONObject()
    write(to: &json)
    return json
  }

  /// Adds the members that are known.
  func write(to json: inout JSONObject) {
    json.add("diets", diets.map(\.rawValue))
    json.add("services", services.map(\.rawValue))
    json.add("avoids", avoids)
    json.add("maxPrice", maximumPrice?.rawValue)
  }

  /// The needs of one person of whom both are said: all diets and services, all that is avoided,
  /// the lower price.
  public func tightened(by other: Tastes) -> Tastes {
    var both = merged(with: other)
    both.maximumPrice = [maximumPrice, other.maximumPrice].compactMap(\.self).min {
      $0.rawValue < $1.rawValue
    }
    return both
  }

  /// What both say, where the first goes first.
  func merged(with other: Tastes) -> Tastes {
    var merged = self
    merged.diets += other.diets.filter { !diets.contains($0) }
    merged.services += other.services.filter { !services.contains($0) }
    merged.avoids += other.avoids.filter { !avoids.contains($0) }
    merged.maximumPrice = maximumPrice ?? other.maximumPrice
    return merged
  }
}
