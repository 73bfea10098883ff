/// The stable name of a restaurant, such as `n4412345678` for a node of OpenStreetMap.
///
/// An id is 1 to 128 printable characters without white space, and it cannot be taken for an
/// option (`-x`) or for a row of the last list (`@3`).
public struct RestaurantID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The id as it is typed and stored.
  public let text: String

  /// Checks and wraps a text; nil when it cannot be an id.
  public init?(_ text: String) {
    var text = text
    guard text.withBytes({ Self.isValid($0) }) else { return nil }
    self.text = text
  }

  /// Whether valid UTF-8 can be an id.
  static func isValid(_ utf8: ByteView) -> Bool {
    guard (1...128).contains(utf8.count), let first = utf8.first, first != UInt8(ascii: "-"),
      first != UInt8(ascii: "@")
    else { return false }
    return utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
      || isGraphic(String(decoding: utf8, as: UTF8.self))
  }

  /// Whether a text beyond ASCII shows something at every place.
  private static func isGraphic(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { !$0.properties.isWhitespace && $0.properties.isGraphic }
  }

  /// The id as text.
  public var description: String { text }

  /// Orders byte by byte, so that ties break the same way everywhere.
  public static func < (a: RestaurantID, b: RestaurantID) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }
}

extension Unicode.Scalar.Properties {
  /// Whether the scalar shows something: no control, format, surrogate or unassigned character.
  var isGraphic: Bool {
    switch generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }
}
