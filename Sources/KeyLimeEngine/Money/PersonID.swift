/// Somebody who can pay or owe: an account of this store, or a contact of its address book.
///
/// The text form is `account:ID` or `contact:ID`, the same for every reader: there is no "me" in a
/// bill, so two people who see one bill compute the same shares. "Me" is the account that asks.
public struct PersonID: Hashable, Sendable {
  /// Where the person is known.
  public enum Realm: String, Sendable, CaseIterable {
    /// Somebody who can log in here.
    case account
    /// Somebody from the address book.
    case contact
  }

  /// Where the person is known.
  public let realm: Realm
  /// The id within the realm.
  public let key: String

  /// A person with an account; nil when the text cannot be an id.
  public init?(account key: String) { self.init(.account, key) }

  /// A person in the address book.
  public init(contact id: ContactID) {
    realm = .contact
    key = id.text
  }

  private init?(_ realm: Realm, _ key: String) {
    guard ContactID(key) != nil else { return nil }
    self.realm = realm
    self.key = key
  }

  /// The id within the address book, or nil for an account.
  public var contact: ContactID? { realm == .contact ? ContactID(key) : nil }
}

extension PersonID: Comparable {
  /// Orders by the bytes of the text form, so that ties break the same way everywhere.
  public static func < (a: PersonID, b: PersonID) -> Bool {
    guard a.realm == b.realm else { return a.realm == .account }
    return a.key.precedesInBytes(b.key)
  }
}

extension PersonID: CustomStringConvertible {
  /// Reads the text form; nil for anything else.
  public init?(_ text: String) {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")),
      let realm = Realm(rawValue: String(text[..<colon]))
    else { return nil }
    self.init(realm, String(text[text.utf8.index(after: colon)...]))
  }

  /// Reads the text form from JSON; a list of bills has some in each line.
  init?(_ string: JSONString) {
    let person = string.withUnescapedBytes { bytes -> PersonID? in
      guard let colon = bytes.firstIndex(of: UInt8(ascii: ":"), from: 0) else { return nil }
      let realm = Realm.allCases.first {
        ByteView(rebasing: bytes[..<colon]).elementsEqual($0.rawValue.utf8)
      }
      let key = String(decoding: ByteView(rebasing: bytes[(colon + 1)...]), as: UTF8.self)
      return realm.flatMap { PersonID($0, key) }
    }
    guard let person else { return nil }
    self = person
  }

  /// The text form.
  public var description: String { "\(realm.rawValue):\(key)" }
}

/// An order of people by their names, for choices that ids must not decide.
///
/// The ids of contacts are drawn at random: another store has others for the same people.
public struct PeopleOrder: Equatable, Sendable {
  private let places: [PersonID: Int]

  /// Orders people by their ids.
  public init() { places = [:] }

  /// Orders `me` first, then people by their names; last, by their ids, those who have none.
  public init(_ me: PersonID, names: [PersonID: String]) {
    let others = names.filter { $0.key != me }.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    let people = [me] + others.map(\.key)
    places = Dictionary(
      people.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether one person comes before another.
  func precedes(_ one: PersonID, _ other: PersonID) -> Bool {
    (places[one] ?? .max, one) < (places[other] ?? .max, other)
  }
}
