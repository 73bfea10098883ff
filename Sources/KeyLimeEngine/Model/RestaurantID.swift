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
    a.text.precedesInBytes(b.text)
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

extension RestaurantID {
  /// What the index keeps of an id: see ``Columns``.
  var fingerprint: UInt32 { Self.fingerprint(of: Array(text.utf8)[...]) }

  /// The same of an id that is still UTF-8.
  fileprivate static func fingerprint(of id: ArraySlice<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: id.withBytes { Fingerprint.of($0) })
  }
}

extension SnapshotLine {
  /// The fingerprint of the restaurant whose id is the text behind a prefix of the key.
  func fingerprint(behind prefix: SubjectKey) -> UInt32 {
    let start = bytes.startIndex + 1 + prefix.bytes.count
    return RestaurantID.fingerprint(of: bytes[start..<bodyStart - 1])
  }
}

extension RestaurantID {
  /// Makes the id of a place that an account adds: `a`, six random characters, and twelve that
  /// depend on these and on the account.
  ///
  /// So no other account can add a place under it, and nobody under the id of a place that a
  /// catalogue has: see ``State/refusalOfSpeaker(_:)``.
  public static func added(by account: AccountID, random: UInt64) -> RestaurantID? {
    added(by: account, marked: CrockfordBase32.id(of: random).suffix(6))
  }

  /// Whether the id is made from an account.
  func isMade(from account: AccountID) -> Bool {
    self == Self.added(by: account, marked: text.dropFirst().prefix(6))
  }

  private static func added(by account: AccountID, marked mark: Substring) -> RestaurantID? {
    let hash = SHA256.hash(of: "added \(mark) \(account.text)".utf8)
    let number = hash.bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return RestaurantID("a\(mark)\(CrockfordBase32.id(of: number))")
  }
}
