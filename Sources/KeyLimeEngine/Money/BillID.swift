/// The stable name of a bill: 1 to 128 visible characters without white space.
public struct BillID: Hashable, Sendable, CustomStringConvertible {
  /// The id as it is stored and typed.
  public let text: String

  /// Checks and wraps a text; nil when it cannot be an id.
  public init?(_ text: String) {
    guard (1...128).contains(text.utf8.count), text.isVisible else { return nil }
    self.text = text
  }

  /// The id as text.
  public var description: String { text }
}

extension BillID: Comparable {
  /// Orders byte by byte.
  public static func < (a: BillID, b: BillID) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }
}
