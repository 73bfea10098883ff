/// The stable name of a person in the address book, taken from the UID of their vCard.
///
/// An id is 1 to 256 bytes of visible characters without white space.
public struct ContactID: Hashable, Sendable {
  /// The id as it is stored and typed.
  public let text: String

  /// Checks and wraps a text; nil when it cannot be an id.
  public init?(_ text: String) {
    guard (1...256).contains(text.utf8.count), text.isVisible else { return nil }
    self.text = text
  }
}

extension ContactID: Comparable {
  /// Orders byte by byte.
  public static func < (a: ContactID, b: ContactID) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }
}

extension ContactID: CustomStringConvertible {
  /// The id as text.
  public var description: String { text }
}

extension String {
  /// Whether every character shows something and none is white space.
  var isVisible: Bool {
    // Nearly every id is plain ASCII, which needs no look at the tables of Unicode.
    utf8.allSatisfy { (0x21...0x7E).contains($0) }
      || unicodeScalars.allSatisfy { !$0.properties.isWhitespace && $0.properties.isGraphic }
  }
}
