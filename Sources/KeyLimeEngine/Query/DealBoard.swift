/// Which deals are asked for.
public struct DealQuestion: Sendable {
  /// Where from; nil when that is not known, and then nothing is too far.
  public var origin: Coordinate?
  /// How far those that are no favourites may be; nil for any distance.
  public var reach: Distance?
  /// What the places must be like.
  public var filter = Filter()
  /// The person's favourites.
  public var favourites: Set<RestaurantID> = []

  /// Asks for every deal.
  public init() {}
}

/// A deal with the place that offers it.
public struct ListedDeal: Equatable, Sendable {
  /// The deal.
  public let offer: Offer
  /// Where it is offered.
  public let found: Found
  /// Whether that is one of the person's favourites.
  public let isFavourite: Bool
}

/// Deals in the order in which they are shown.
public struct DealBoard: Equatable, Sendable {
  /// Favourites' deals first, then the rest; each block the soonest to expire first.
  public internal(set) var deals: [ListedDeal] = []
  /// How many fitted but were too far away.
  public internal(set) var tooFar = 0
}

extension Store {
  /// Lists the deals that can be used, now or later, or that the person has used: what has expired,
  /// and what others have used up, is gone.
  ///
  /// Deals of places that nothing knows any longer are left out. Throws ``StoreError`` when the
  /// catalogue cannot be read.
  public func dealBoard(
    of offers: [Offer], _ question: DealQuestion
  ) throws(StoreError) -> DealBoard {
    var board = DealBoard()
    for deal in try listed(offers.filter(\.isOnDisplay), question) {
      if !deal.isFavourite, let reach = question.reach, let distance = deal.found.distance,
        distance > reach
      {
        board.tooFar += 1
      } else {
        board.deals.append(deal)
      }
    }
    board.deals.sort(by: ListedDeal.isBefore)
    return board
  }

  private func listed(
    _ offers: [Offer], _ question: DealQuestion
  ) throws(StoreError) -> [ListedDeal] {
    let places = try restaurants(offers.map(\.restaurant), from: question.origin)
    return offers.compactMap { offer in
      guard let found = places[offer.restaurant],
        question.filter.reason(against: found.restaurant) == nil
      else { return nil }
      return ListedDeal(
        offer: offer, found: found, isFavourite: question.favourites.contains(offer.restaurant))
    }
  }
}

extension ListedDeal {
  /// Favourites' deals first; then the sooner to expire, those that never do last; then the nearer.
  static func isBefore(_ a: ListedDeal, _ b: ListedDeal) -> Bool {
    if a.isFavourite != b.isFavourite { return a.isFavourite }
    if a.offer.lastMoment != b.offer.lastMoment { return a.offer.lastMoment < b.offer.lastMoment }
    let (near, far) = (a.found.distance?.metres ?? 0, b.found.distance?.metres ?? 0)
    if near != far { return near < far }
    return (a.offer.restaurant, a.offer.id) < (b.offer.restaurant, b.offer.id)
  }
}

extension Offer {
  /// Whether it is shown to people who look for deals: what has expired, and what others have used
  /// up, is gone.
  var isOnDisplay: Bool { status != .expired && (status != .usedUp || isUsed) }

  /// When it expires, in seconds since 1970; what never does comes last.
  var lastMoment: Int64 { deal.expires?.seconds ?? .max }
}

extension State {
  /// The deals of one restaurant that are shown to people: the soonest to expire first.
  ///
  /// - Parameters:
  ///   - restaurant: whose deals.
  ///   - account: who asks; nil for somebody who never did anything.
  ///   - now: the time, in seconds since 1970.
  public func offersOnDisplay(
    at restaurant: RestaurantID, for account: AccountID?, now: Int64
  ) throws(SnapshotFault) -> [Offer] {
    try offers(at: restaurant, for: account, now: now).filter(\.isOnDisplay)
      .sorted { ($0.lastMoment, $0.id.text) < ($1.lastMoment, $1.id.text) }
  }
}
