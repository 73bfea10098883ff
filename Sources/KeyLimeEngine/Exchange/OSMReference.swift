/// The identity of an OpenStreetMap object: a type and a number.
struct OSMReference: Equatable {
  /// The three types of objects.
  enum ObjectType: String {
    case node, way, relation

    /// `node`, `N` and the like.
    init?(_ string: JSONString) {
      switch string {
      case "node", "Node", "N", "n": self = .node
      case "way", "Way", "W", "w": self = .way
      case "relation", "Relation", "R", "r": self = .relation
      default: return nil
      }
    }
  }

  let type: ObjectType
  let number: Int64

  /// keylime's id: `n123`, `w123` or `r123`.
  var id: RestaurantID? {
    switch type {
    case .node: RestaurantID("n\(number)")
    case .way: RestaurantID("w\(number)")
    case .relation: RestaurantID("r\(number)")
    }
  }

  /// `node/123`.
  var record: String { "\(type.rawValue)/\(number)" }
}

extension OSMReference {
  /// Reads `node/123`, or the last part of such an address.
  init?(_ text: String) {
    let parts = text.split(separator: "/").suffix(2)
    guard parts.count == 2, let type = parts.first.flatMap({ ObjectType(rawValue: String($0)) }),
      let number = parts.last.flatMap({ Int64($0) }), number > 0
    else { return nil }
    self.init(type: type, number: number)
  }
}

extension JSONString {
  /// The whole number that the string spells, if it does.
  var wholeNumber: Int64? { Int64(text) }
}
