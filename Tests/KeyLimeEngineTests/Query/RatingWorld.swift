@testable import KeyLimeEngine

/// A few places at named distances, and who rated them how.
struct RatingWorld {
  struct Rating: Hashable {
    var who: String
    var limes: Int
    /// Days ago, UTC; negative for days ahead.
    var age: Int
  }

  struct Place {
    var id: String
    var metres: Double
    var stars: Int?
    var reviews: Int?
    var cuisines: [String] = []
    var ratings: [Rating] = []
  }

  static let today = 20_777
  var places: [Place]
  /// The favourites of `me`, what they avoid, and where they were how many days ago.
  var hearts: Set<String> = []
  var avoided: Set<String> = []
  var visits: [(place: String, age: Int)] = []

  init(_ places: [Place]) { self.places = places }

  /// A place, rated by as many people as there are ratings `(limes, days ago)`.
  static func place(
    _ id: String, _ metres: Double, _ ratings: [(Int, Int)] = [], stars: Int? = nil,
    reviews: Int? = nil, by: String? = nil
  ) -> Place {
    Place(
      id: id, metres: metres, stars: stars, reviews: reviews,
      ratings: ratings.enumerated().map {
        Rating(who: by ?? "person\($0.offset)", limes: $0.element.0, age: $0.element.1)
      })
  }

  /// The world as one can ask it.
  func opened() throws -> Opened {
    Opened(catalogue: try catalogue(), ratings: PeoplesRatings(state, today: Self.today))
  }

  private func catalogue() throws -> Catalogue {
    try RandomTown.catalogue(
      of: places.compactMap { place in
        guard let id = RestaurantID(place.id),
          let position = Coordinate(
            latitude: Self.origin.latitude + place.metres / 111_340,
            longitude: Self.origin.longitude)
        else { return nil }
        var restaurant = Restaurant(id: id, name: place.id, position: position)
        restaurant.rating = place.stars.flatMap { Stars(hundredths: $0) }
        (restaurant.ratingCount, restaurant.openingHours) = (place.reviews, "24/7")
        restaurant.cuisines = place.cuisines
        return restaurant
      })
  }

  fileprivate static var origin: Coordinate {
    Coordinate(latitude: 55.95, longitude: -3.19) ?? record(0).position
  }

  private static func time(daysAgo age: Int) -> OffsetTime? {
    OffsetTime(seconds: Int64(today - age) * 86_400, offsetMinutes: 0)
  }

  private var state: State {
    var events: [(day: Int, by: String, action: Action)] = []
    for place in places {
      guard let id = RestaurantID(place.id) else { continue }
      for one in place.ratings {
        events.append((Self.today - one.age, one.who, .rate(id, limes(one.limes))))
      }
      if hearts.contains(place.id) { events.append((Self.today - 99, "me", .favourite(id))) }
      if avoided.contains(place.id) { events.append((Self.today - 99, "me", .avoid(.place(id)))) }
    }
    for (index, visit) in visits.enumerated() {
      guard let id = CheckInID("visit\(index)"), let at = Self.time(daysAgo: visit.age) else {
        continue
      }
      var checkIn = CheckIn(place: CheckIn.Place(name: visit.place), at: at)
      checkIn.restaurant = RestaurantID(visit.place)
      events.append((Self.today - visit.age, "me", .checkIn(id, .add(checkIn))))
    }
    return State.fold(
      events.sorted { $0.day < $1.day }.enumerated().map { index, event in
        Event(
          id: EventID(replica: ReplicaID(random: 1), n: index + 1),
          time: HybridTime(milliseconds: Int64(event.day) * 86_400_000 + Int64(index)),
          by: account(event.by), action: event.action)
      })
  }
}

extension RatingWorld {
  /// A world to be asked more than once.
  struct Opened {
    fileprivate let catalogue: Catalogue
    fileprivate let ratings: PeoplesRatings

    /// A list for somebody: the ids in their order.
    func list(
      _ order: NearbyQuestion.Order, hidesAvoided: Bool = false, least: Int? = nil,
      allowsUnknown: Bool = false,
      withoutFavourites: Bool = false, for who: String = "me"
    ) throws -> [String] {
      var question = NearbyQuestion(around: origin, within: nil, order: order)
      question.limit = 100
      question.ratings = ratings
      question.preferences = preferences(of: who)
      question.hidesAvoided = hidesAvoided
      question.filter.minimumRating = least.flatMap { Stars(hundredths: $0) }
      question.filter.allowsUnknown = allowsUnknown
      if withoutFavourites {
        question.filter.favourites = try ratings.state.favouriteSet(of: account(who))
      }
      return try Explorer(catalogue, ratings.state, account(who)).answer(question).found
        .map(\.restaurant.id.text)
    }

    private func preferences(of who: String) -> Preferences {
      Preferences(ratings.state, of: [Diner(.me, account: account(who))])
    }

    /// All that may be picked, best first.
    func picks(_ rating: RatingTest = .promising, for who: String = "me") throws -> [Pick] {
      var question = PickQuestion(
        around: origin, at: AskedTime(Moment(secondsSince1970: Int64(today) * 86_400)),
        by: PlaceClocks(zone: .utc), seed: 1)
      (question.count, question.reach) = (100, .kilometres(50))
      question.rules.rating = rating
      question.ratings = ratings
      question.preferences = preferences(of: who)
      question.variety = try Variety(
        of: [Diner(.me, account: account(who))], in: ratings.state, catalogue,
        now: Moment(secondsSince1970: Int64(today) * 86_400))
      return try catalogue.pick(question).picks
    }
  }

  /// The list of ``Opened``, asked once.
  func list(
    _ order: NearbyQuestion.Order, least: Int? = nil, allowsUnknown: Bool = false,
    withoutFavourites: Bool = false
  ) throws -> [String] {
    try opened().list(
      order, least: least, allowsUnknown: allowsUnknown, withoutFavourites: withoutFavourites)
  }

  /// What `discover --favorites` lists for somebody.
  func discover(for who: String = "me") throws -> [String] {
    try opened().list(.best, hidesAvoided: true, for: who)
  }

  /// The picks of ``Opened``, asked once.
  func picks() throws -> [Pick] { try opened().picks() }
}
