/// A cuisine that somebody avoids.
public struct AvoidedCuisine: Equatable, Sendable {
  /// Its slug, such as `fast_food`.
  public var cuisine: String
  /// Since when.
  public var since: HybridTime
}

extension State {
  /// The cuisines that a person avoids, by slug.
  public func avoidedCuisines(of account: AccountID) throws(SnapshotFault) -> [AvoidedCuisine] {
    try registers(.avoidedCuisines, under: SubjectKey(account.text)).compactMap { entry in
      guard let event = entry.register.events.last,
        case .avoid(.cuisine(let cuisine)) = event.action
      else { return nil }
      return AvoidedCuisine(cuisine: cuisine, since: event.written)
    }
  }

  /// What counts for the person of an account wherever they eat along: the tastes of their profile,
  /// and the cuisines that they avoid.
  public func tastes(of account: AccountID) throws(SnapshotFault) -> Tastes {
    var avoided = Tastes()
    avoided.avoids = try avoidedCuisines(of: account).map(\.cuisine)
    return (try self.account(account)?.profile.tastes ?? Tastes()).tightened(by: avoided)
  }

  /// Everything that a person avoids by name.
  public func avoided(by account: AccountID) throws(SnapshotFault) -> Set<Avoided> {
    Set(
      try avoidedPlaces(of: account).map { .place($0.restaurant) }
        + avoidedCuisines(of: account).map { .cuisine($0.cuisine) })
  }

  /// What a person noted of places, by restaurant.
  public func notes(by account: AccountID) throws(SnapshotFault) -> [RestaurantID: PlaceNote] {
    var notes: [RestaurantID: PlaceNote] = [:]
    for entry in try registers(.notes, under: SubjectKey(account.text)) {
      guard let restaurant = entry.register.events.last?.action.place else { continue }
      notes[restaurant] = entry.register.note
    }
    return notes
  }

  /// The note that an event changed or removed; nil when there was none.
  public func note(before event: Event) throws(SnapshotFault) -> PlaceNote? {
    guard let subject = event.subject, subject.section == .notes else { return nil }
    return try register(of: subject, before: event).note
  }

  /// Whether a person passed a card and said nothing better of the place since: no later like,
  /// rating or heart, and the cards were not forgotten.
  func hasPassed(
    _ restaurant: RestaurantID, by account: AccountID
  ) throws(SnapshotFault) -> Bool {
    let card = try register(.cards, SubjectKey(account.text, restaurant.text)).events.last
    guard let card, case .card(.pass) = card.action else { return false }
    let forgotten = try register(.cards, SubjectKey(account.text, "")).events.last
    if let forgotten, card.order < forgotten.order { return false }
    return try !hasPraised(restaurant, account, since: card.order)
  }

  /// Whether a person ever passed a card.
  func hasPassedAny(by account: AccountID) throws(SnapshotFault) -> Bool {
    try registers(.cards, under: SubjectKey(account.text)).contains { entry in
      if case .card(.pass)? = entry.register.events.last?.action { true } else { false }
    }
  }

  /// Whether a person rated a place or took it among the favourites after an event.
  private func hasPraised(
    _ restaurant: RestaurantID, _ account: AccountID, since order: EventOrder
  ) throws(SnapshotFault) -> Bool {
    let rating = try register(.ratings, SubjectKey(restaurant.text, account.text)).events.last
    let heart = try register(.favourites, SubjectKey(account.text, restaurant.text)).events.last
    return [rating, heart].compactMap { $0?.order }.contains { $0 > order }
  }
}
