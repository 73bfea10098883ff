/// A restaurant that somebody keeps among their favourites.
public struct Favourite: Equatable, Sendable {
  /// Which.
  public var restaurant: RestaurantID
  /// Since when.
  public var since: HybridTime
  /// Its name when it was kept or liked; nil when an event of 0.1.0 said so.
  public var placeName: String?

  /// What the latest event about a place says of it; nil when it is about none.
  fileprivate init?(_ event: Event) {
    guard let restaurant = event.action.place else { return nil }
    (self.restaurant, since, placeName) = (restaurant, event.written, event.placeName)
  }
}

/// What an account has done with the cards.
public struct Cards: Equatable, Sendable {
  /// Restaurants whose card was swiped since the cards were last forgotten.
  public internal(set) var seen: Set<RestaurantID> = []
  /// Restaurants that are liked, in the order they came to be liked.
  public internal(set) var liked: [Favourite] = []
}

extension State {
  /// A person's favourites, by restaurant.
  public func favourites(of account: AccountID) throws(SnapshotFault) -> [Favourite] {
    try places(.favourites, of: account)
  }

  /// The places that a person avoids by name, by restaurant.
  public func avoidedPlaces(of account: AccountID) throws(SnapshotFault) -> [Favourite] {
    try places(.avoidedPlaces, of: account)
  }

  /// The places about which a person noted something, with the names that they had then.
  public func notedPlaces(by account: AccountID) throws(SnapshotFault) -> [Favourite] {
    try places(.notes, of: account)
  }

  private func places(
    _ section: Section, of account: AccountID
  ) throws(SnapshotFault) -> [Favourite] {
    try registers(section, under: SubjectKey(account.text))
      .compactMap { $0.register.events.last.flatMap(Favourite.init) }
  }

  /// Calls `body` with the fingerprints of the ids of a person's favourites, as each row of an index
  /// has one.
  ///
  /// No event is read for that: keeping and dropping a place leaves an event, or none.
  func visitFavourites(
    of account: AccountID, _ body: (_ fingerprint: UInt32) -> Void
  ) throws(SnapshotFault) {
    let person = SubjectKey(account.text)
    let changes = try touched(.favourites, under: person).map { (key) throws(SnapshotFault) in
      let subject = Subject(section: .favourites, key: key)
      return try fold(subject).line(of: subject)
    }
    try visit(.favourites, under: person, over: changes) { line in
      if KeptRegister.hasEvents(line.body) { body(line.fingerprint(behind: person)) }
      return true
    }
  }

  /// Whether a restaurant is one of a person's favourites.
  public func isFavourite(
    _ restaurant: RestaurantID, of account: AccountID
  ) throws(SnapshotFault) -> Bool {
    let subject = Subject(
      section: .favourites, key: SubjectKey(account.text, restaurant.text))
    guard !tail.isRefolded(subject), !tail.hasEvents(of: subject) else {
      return try !fold(subject).register.events.isEmpty
    }
    return try snapshot?.body(.favourites, subject.key).map { KeptRegister.hasEvents($0) } ?? false
  }

  /// What a person has done with the cards.
  public func cards(of account: AccountID) throws(SnapshotFault) -> Cards {
    let registers = try registers(.cards, under: SubjectKey(account.text)).map(\.register)
    var cards = Cards()
    // The key of the forgetting is the shortest, so it comes first.
    var forgotten: EventOrder?
    for register in registers {
      guard let event = register.events.last, case .card(let change) = event.action else {
        continue
      }
      guard let restaurant = change.restaurant else {
        forgotten = event.order
        continue
      }
      if case .like = change, let liked = Favourite(event) { cards.liked.append(liked) }
      let swipe = register.events.last { $0.isSwipe } ?? event
      if let forgotten, swipe.order < forgotten { continue }
      cards.seen.insert(restaurant)
    }
    cards.liked.sort { ($0.since, $0.restaurant) < ($1.since, $1.restaurant) }
    return cards
  }
}
