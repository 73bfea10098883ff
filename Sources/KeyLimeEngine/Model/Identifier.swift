/// The name of one thing that people made, typed by what it names, so that a bill's id is never
/// taken for a contact's.
///
/// Ids that keylime makes are 12 characters of Crockford's base 32 in lower case; ids that come
/// from elsewhere, such as a vCard's UID, are any 1 to 255 bytes of UTF-8 without control
/// characters.
public struct Identifier<Subject>: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The id as it is typed and stored.
  public let text: String

  /// Checks and wraps a text; nil when it cannot be an id.
  public init?(_ text: String) {
    var text = text
    let isID = text.withBytes { utf8 in
      (1...255).contains(utf8.count) && utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }
    guard isID else { return nil }
    self.text = text
  }

  /// Makes a fresh id from the low 60 of some random bits.
  public init(random: UInt64) { text = CrockfordBase32.id(of: random) }

  /// The id as text.
  public var description: String { text }

  /// Orders byte by byte, so that lists are in the same order everywhere.
  public static func < (a: Self, b: Self) -> Bool {
    a.text.precedesInBytes(b.text)
  }
}

/// Names an account.
public typealias AccountID = Identifier<Account>
/// Names a check-in of one account.
public typealias CheckInID = Identifier<CheckIn>
/// Names a contact of one account: the UID of its vCard when it has one.
public typealias ContactID = Identifier<Contact>
/// Names a deal of one restaurant.
public typealias DealID = Identifier<Deal>
/// Names a bill or a settlement of one account.
public typealias BillID = Identifier<BillEntry>
