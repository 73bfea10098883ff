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
  /// The time, and the clocks that weekly hours are read by; nil leaves those hours alone.
  public var time: (moment: Moment, clocks: PlaceClocks)?

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

/// Deals in the order they are shown.
public struct DealBoard: Equatable, Sendable {
  /// Favourites' deals first, then the rest; each block the soonest to expire first.
  public internal(set) var deals: [ListedDeal] = []
  /// How many fitted but were too far away.
  public internal(set) var tooFar = 0
  /// How far the nearest of these is; nil when there are none.
  public internal(set) var nearestTooFar: Distance?
  /// How many the filter left out.
  public internal(set) var excluded = 0
  /// How many fitted but were used on this machine by somebody else, which counts for a guest
  /// without a name.
  public internal(set) var usedByOthers = 0
}

extension Store {
  /// Lists the deals that the person can use, now or later: what has expired, what is used up, and
  /// what the person has used and may use once only, is gone.
  ///
  /// Deals of places that nothing knows any longer are left out. Throws ``StoreError`` when the
  /// catalogue cannot be read.
  public func dealBoard(
    of offers: [Offer], _ question: DealQuestion
  ) throws(StoreError) -> DealBoard {
    var board = DealBoard()
    let wanted = offers.filter { $0.isOnDisplay || $0.isUsedByOthers }
    for deal in try listed(wanted, question) {
      let isHidden = deal.offer.isUsedByOthers
      if question.filter.reason(against: deal.found.restaurant) != nil {
        board.excluded += isHidden ? 0 : 1
      } else if !deal.isFavourite, let reach = question.reach, let distance = deal.found.distance,
        distance > reach
      {
        guard !isHidden else { continue }
        board.tooFar += 1
        board.nearestTooFar = min(distance, board.nearestTooFar ?? distance)
      } else if isHidden {
        board.usedByOthers += 1
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
      guard let found = places[offer.restaurant] else { return nil }
      let offer = question.timed(offer, at: found.restaurant)
      guard offer.isOnDisplay || offer.isUsedByOthers else { return nil }
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

extension DealQuestion {
  fileprivate func timed(_ offer: Offer, at place: Restaurant) -> Offer {
    guard let time else { return offer }
    return DealHours(time.clocks, places: [place]).timed(offer, at: time.moment)
  }
}

extension Offer {
  /// Whether it is shown to people who look for deals: they can use it now or later.
  public var isOnDisplay: Bool {
    switch status {
    case .open, .notYet: true
    case .notNow: nextStart != nil
    case .expired, .used, .usedUp: false
    }
  }

  /// Whether the guest, who has no name, may not use it because somebody did on this machine.
  var isUsedByOthers: Bool { status == .used && !isUsed }

  /// When it expires, in seconds since 1970; what never does comes last.
  var lastMoment: Int64 { deal.expires?.seconds ?? .max }
}

extension State {
  /// The deals of one restaurant that are shown to people: the soonest to expire first.
  ///
  /// - Parameters:
  ///   - restaurant: whose deals.
  ///   - guest: who asks.
  ///   - now: the time, in seconds since 1970.
  public func offersOnDisplay(
    at restaurant: RestaurantID, for guest: Guest, now: Int64
  ) throws(SnapshotFault) -> [Offer] {
    try offers(at: restaurant, for: guest, now: now).filter(\.isOnDisplay)
      .sorted { ($0.lastMoment, $0.id.text) < ($1.lastMoment, $1.id.text) }
  }
}
