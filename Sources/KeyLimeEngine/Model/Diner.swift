/// Somebody who is to eat at the place that is looked for.
public struct Diner: Equatable, Sendable {
  /// Who somebody is to the person asking.
  public enum ID: Hashable, Sendable {
    /// The person asking.
    case me
    /// One of their contacts.
    case contact(ContactID)
  }

  /// Who they are.
  public var id: ID
  /// Their account in this store, whose ratings, hearts and visits count; nil when they have none.
  public var account: AccountID?
  /// What they need.
  public var tastes = Tastes()
  /// Their age in years; nil when it is not known.
  public var age: Int?

  /// A person whose needs are not known.
  public init(_ id: ID, account: AccountID?) { (self.id, self.account) = (id, account) }
}

/// Something that a diner needs from a place.
public enum Need: Hashable, Sendable {
  /// Food for a diet.
  case diet(Diet)
  /// A service, such as a way in with a wheelchair.
  case service(Service)
  /// A price of at most this level.
  case price(PriceLevel)
}

/// Whether a place gives what somebody needs.
public enum Grade: String, Sendable {
  /// Its data, its cuisine or its name says so.
  case yes
  /// Nobody said: one has to ask.
  case unknown
  /// It does not.
  case no

  /// Whether the need is met; nil when nobody knows.
  var isMet: Bool? {
    switch self {
    case .yes: true
    case .unknown: nil
    case .no: false
    }
  }
}

/// A need that a place may or may not meet: nobody knows.
public struct Doubt: Hashable, Sendable {
  /// What is needed.
  public let need: Need
  /// Who needs it.
  public let diner: Diner.ID
}
