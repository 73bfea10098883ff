/// The identity of an OpenStreetMap object: a type and a number.
public struct OSMReference: Equatable, Sendable {
  /// The three types of objects.
  public enum ObjectType: String, Sendable {
    /// A point.
    case node
    /// A line or an area.
    case way
    /// Several of the others together.
    case relation

    /// `node`, `N`, `nodes`, `ways_poly` and the like.
    init?(_ string: JSONString) {
      switch string {
      case "node", "Node", "N", "n", "nodes": self = .node
      case "way", "Way", "W", "w", "ways", "ways_poly", "ways_line": self = .way
      case "relation", "Relation", "R", "r", "relations": self = .relation
      default: return nil
      }
    }
  }

  /// Its type.
  public let type: ObjectType
  /// Its number, unique among the objects of its type.
  public let number: Int64

  /// keylime's id: `n123`, `w123` or `r123`.
  public var id: RestaurantID? {
    switch type {
    case .node: RestaurantID("n" + String(number))
    case .way: RestaurantID("w" + String(number))
    case .relation: RestaurantID("r" + String(number))
    }
  }

  /// `node/123`.
  public var record: String { type.rawValue + "/" + String(number) }
}

extension OSMReference {
  /// Reads what somebody types: `node/123`, `n123`, or the address of its page.
  public init?(typed text: String) {
    let path = text.prefix { !"?#".contains($0) }
    let parts = path.split(separator: "/")
    let (type, number): (Substring, Substring)
    if parts.count >= 2 {
      let isPage = ["openstreetmap.org", "osm.org"].contains { site in
        parts.contains { $0 == site || $0 == "www.\(site)" }
      }
      guard parts.count == 2 || isPage else { return nil }
      (type, number) = (parts[parts.count - 2], parts[parts.count - 1])
    } else {
      (type, number) = (path.prefix(1), path.dropFirst())
    }
    let types: [Substring: ObjectType] = [
      "node": .node, "n": .node, "way": .way, "w": .way, "relation": .relation, "r": .relation,
    ]
    guard let type = types[type], let number = Int64(number), number > 0 else { return nil }
    self.init(type: type, number: number)
  }

  /// Reads `node/123`, or an address that ends so.
  init?(spelled text: JSONString) {
    let reference = text.withUnescapedBytes { bytes -> OSMReference? in
      guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return nil }
      let name = bytes[..<slash].suffix(while: { $0 != UInt8(ascii: "/") })
      let word = JSONString(raw: ByteView(rebasing: name), hasEscapes: false)
      let number = Int64(String(decoding: bytes[(slash + 1)...], as: UTF8.self))
      guard let type = ObjectType(word), let number, number > 0 else { return nil }
      return OSMReference(type: type, number: number)
    }
    guard let reference else { return nil }
    self = reference
  }
}

extension Slice where Base == ByteView {
  /// The longest end of the bytes that all pass a test.
  fileprivate func suffix(while passes: (UInt8) -> Bool) -> Self {
    self[(lastIndex { !passes($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}

extension JSONString {
  /// The whole number that the string spells, if it does.
  var wholeNumber: Int64? { Int64(text) }
}
