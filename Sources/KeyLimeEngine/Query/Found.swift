/// A restaurant that answers a question, with where it lies from the person who asked.
public struct Found: Equatable, Sendable {
  /// The restaurant with all its sources.
  public var listed: MergedRestaurant
  /// How far it is; nil when no place was given to measure from.
  public var distance: Distance?
  /// Compass bearing from there, in degrees.
  public var bearing: Double?
  /// What people here think of it; nil when nobody has rated it, or the ratings were not asked for.
  public internal(set) var people: RatingSummary?
  /// Its score on the day of the question.
  public internal(set) var score = KeyLimeScore.zero
  /// What the people asking think of it; nothing when that was not looked up.
  public internal(set) var opinion = Opinion()

  /// The other or former name by which a search found it; nil when its name, or what else is known
  /// of it, says why it was found.
  public internal(set) var otherName: String?

  /// The rating of the person asking.
  public var mine: Limes? { opinion.mine }

  /// Whether it is among the favourites of the person asking.
  public var isFavourite: Bool { opinion.isFavourite }

  /// The restaurant itself.
  public var restaurant: Restaurant { listed.restaurant }

  /// Everything that its rating is made of.
  public var tally: RatingTally {
    RatingTally(
      source: restaurant.sourceRating, people: people?.count ?? 0, limes: people?.limes ?? 0)
  }

  /// The number that people see; nil when nobody has rated the place anywhere.
  public var number: RatingNumber? { tally.number }

  /// The number that filters compare: the better of ``number`` and the rating of the people asking.
  var numberToFilter: RatingNumber? { opinion.number(number) }

  init(_ listed: MergedRestaurant, from origin: Origin?) {
    self.listed = listed
    distance = origin?.distance(to: listed.restaurant.position)
    bearing = origin?.bearing(to: listed.restaurant.position)
  }
}

extension Found {
  /// Adds what people think of it.
  mutating func annotate(_ summary: RatingSummary?, today: Int) {
    people = summary
    score = summary?.score(on: today) ?? .zero
  }

  /// Adds what the people asking think of it, and what they know of it.
  mutating func take(_ opinion: Opinion) {
    self.opinion = opinion
    if let note = opinion.note { listed.restaurant = note.applied(to: listed.restaurant) }
  }

  /// The nearer one first; ties, and those at an unknown distance, by id.
  static func isNearer(_ a: Found, _ b: Found) -> Bool {
    guard let first = a.distance, let second = b.distance, first != second else {
      return a.restaurant.id < b.restaurant.id
    }
    return first < second
  }
}

extension Catalogue {
  /// The restaurant at a row as an answer, with people's ratings and opinions when they are given.
  func found(
    at row: Row, from origin: Origin?, _ ratings: PeoplesRatings?, _ preferences: Preferences? = nil
  ) throws(QueryFault) -> Found {
    try found(try restaurant(at: row), from: origin, ratings, preferences)
  }

  /// The same of a restaurant that was read.
  func found(
    _ listed: MergedRestaurant, from origin: Origin?, _ ratings: PeoplesRatings?,
    _ preferences: Preferences?
  ) throws(QueryFault) -> Found {
    var found = Found(listed, from: origin)
    if let ratings {
      found.annotate(try ratings.summary(of: found.restaurant.id), today: ratings.today)
    }
    do throws(SnapshotFault) {
      if let preferences { found.take(try preferences.opinion(of: found.restaurant)) }
    } catch { throw .state(error) }
    return found
  }
}

// What the state adds to places that were found.

extension State {
  /// Adds what people think of places, and their scores on a day.
  func annotate(_ found: inout [Found], on today: Int) throws(SnapshotFault) {
    let summaries = try ratingSummaries(of: found.map(\.restaurant.id))
    for index in found.indices {
      let summary = summaries[found[index].restaurant.id]?.counted(on: today)
      found[index].annotate(summary, today: today)
    }
  }

  /// A person's favourites, for asking about many restaurants.
  func favouriteSet(of account: AccountID) throws(SnapshotFault) -> Set<RestaurantID> {
    Set(try favourites(of: account).map(\.restaurant))
  }
}
