import KeyLimeEngine

/// The page of one restaurant, for a terminal.
struct RestaurantPage {
  let found: Found
  /// The current deals.
  let deals: [Offer]
  let neighbours: [Found]
  let units: Units
  let hours: OpenStatusAt
  /// The width of the terminal.
  let width: Int
  let phrases: Phrases
  let signs: Signs
  /// Where one is; nil when that is unknown.
  var me: Coordinate?
  /// Who keeps its data and its deals.
  var admin = Show.Admin.another
  /// How often I was there; nil when I never checked in.
  var visits: PastVisits?

  private var restaurant: Restaurant { found.restaurant }

  var lines: [StyledText] {
    [[heading], LabelledLines.of(facts), offers, week, credits, map].filter { !$0.isEmpty }.joined(
      separator: [""])
      .map(\.self)
  }

  private var heading: StyledText {
    var heading: StyledText = "\(restaurant.name, .strong)"
    if let kind = restaurant.kind { heading = heading + StyledText("  \(kind.title)", .faint) }
    return heading
  }

  private var facts: [(String, String?)] {
    [
      ("cuisine", restaurant.cuisines.map(\.spaced).commaSeparated),
      ("rating", rating), ("people", people), ("yours", yours),
      ("visits", past), ("noted", found.opinion.note?.summary), ("price", price),
      ("where", address), ("from you", way),
      ("now", hours.words(found).whole),
      ("clock", clock), ("hours", restaurant.openingHours),
      ("kitchen", restaurant.kitchenHours), ("checked", checked), ("diets", diets),
      ("offers", services),
      ("age", restaurant.minimumAge.map { "\($0) and over" }),
      ("phone", restaurant.phone), ("mail", restaurant.email), ("web", restaurant.website),
      ("menu", restaurant.menu), ("picture", restaurant.image),
      ("also", restaurant.otherNames.commaSeparated),
      ("formerly", restaurant.formerNames.commaSeparated),
      ("admin", admin.words), ("id", restaurant.id.text),
    ]
  }

  /// The ratings in this store; a phrase only for three or more.
  private var people: String? {
    guard let people = found.people else { return nil }
    let tenths = (people.meanHundredths + 5) / 10
    let who = people.count == 1 ? "1 person" : "\(people.count) people"
    let phrase = Limes((tenths + 5) / 10).map { phrases[$0] } ?? ""
    return "\(tenths / 10).\(tenths % 10) limes by \(who), "
      + (people.count >= 3 ? phrase : "still new")
  }

  private var yours: String? {
    let words = found.opinion.words.map { ", '\($0)'" } ?? ""
    let rating = found.mine.map { "\($0.count) of 5 limes: \(phrases[$0])\(words)" }
    let avoided = found.opinion.avoidance.map { avoidance in
      // The rating stands before it.
      if case .rated = avoidance.reason { return "avoided" }
      return Party.alone.words(avoidance)
    }
    let parts = [rating, found.isFavourite ? "a favourite" : nil, avoided].compactMap(\.self)
    return parts.commaSeparated
  }

  /// `3, the last on Fri 2026-11-20 at 12:30`.
  private var past: String? {
    visits.map { visits in
      let time = hours.zone(found).local(visits.last)
      return "\(visits.count.grouped), \(visits.count == 1 ? "" : "the last ")on "
        + "\(CheckInWords.day(time.date)) at \(ClockWords.minute(time.secondOfDay / 60))"
    }
  }

  private var price: String? {
    restaurant.price.map { price in
      let phrase = phrases.words(for: price, in: restaurant.currency)
      return [price.signs, phrase].compactMap(\.self).joined(separator: ", ")
    }
  }

  private var rating: String? {
    let tally = found.tally
    guard let number = tally.number else { return nil }
    let isCounted = restaurant.ratingCount != nil || tally.people > 0
    let ratings = "\(tally.reviews.grouped) \(tally.reviews == 1 ? "rating" : "ratings")"
    let count = isCounted ? " (\(ratings))" : ""
    let phrase = number.limes.map { ", \(phrases[$0])" } ?? ""
    let limes = signs.limes(number).plain
    guard let source = tally.source, tally.people > 0 else {
      return "\(limes)\(count)\(phrase)"
    }
    let stars = RatingNumber(rounding: source.hundredths).text
    return "\(limes)\(count)\(phrase); \(stars) at its source"
  }

  private var clock: String? { hours.localTime(found)?.words }

  /// `hours checked 3 weeks ago`.
  private var checked: String? {
    let day = restaurant.hoursChecked ?? restaurant.checked
    guard let day else { return nil }
    let (midnight, now) = (Int64(day.daysSince1970) * 86_400, hours.moment(found).secondsSince1970)
    // Days are counted by midnights: yesterday is 1 day ago until the day ends.
    let days = (now - midnight) / 86_400
    let ago =
      days < 1
      ? "today"
      : RelativeTime.words(from: Instant(seconds: 0), now: Instant(seconds: days * 86_400))
    return "\(restaurant.hoursChecked == nil ? "place" : "hours") checked \(ago)"
  }

  /// `vegan (all of it), vegetarian; not halal`.
  private var diets: String? {
    let served = restaurant.diets.map { diet in
      restaurant.onlyDiets.contains(diet) ? "\(diet.title) (all of it)" : diet.title
    }
    let denied = restaurant.noDiets.map { "not \($0.title)" }
    let lists = [served.commaSeparated, denied.commaSeparated].compactMap(\.self)
    return lists.isEmpty ? nil : lists.joined(separator: "; ")
  }

  /// `takeaway, outdoor seating; no wheelchair access`.
  private var services: String? {
    let offered = Service.allCases.filter { restaurant.grade($0) == .yes }.map(\.title)
    let denied = restaurant.noServices.map { "no \($0.title)" }
    let lists = [offered.commaSeparated, denied.commaSeparated].compactMap(\.self)
    return lists.isEmpty ? nil : lists.joined(separator: "; ")
  }

  private var address: String? {
    let line = restaurant.address.oneLine
    return line.isEmpty ? "\(restaurant.position)" : line
  }

  private var way: String? {
    guard let distance = found.distance, let bearing = found.bearing else { return nil }
    guard distance >= Self.arrived else { return "you are there" }
    let minutes = Int((distance.metres / Distance.walkedInAMinute).rounded(.up))
    let walk = distance.metres < 5000 ? ", \(minutes) min on foot" : ""
    return "\(units.words(for: distance)) \(Self.direction(bearing, signs))\(walk)"
  }

  /// Below this distance a direction is meaningless.
  static let arrived = Distance(metres: 5)

  /// `↗ NE`.
  static func direction(_ bearing: Double, _ signs: Signs) -> String {
    let name = Signs.spoken.direction(bearing)
    return signs == .spoken ? name : "\(Signs.drawn.direction(bearing)) \(name)"
  }

  private var offers: [StyledText] {
    // In words the conditions say it already.
    let anyUsed = signs == .drawn && deals.contains(where: \.isUsed)
    return deals.enumerated().map { index, offer in
      let label = index == 0 ? "deals     " : "          "
      let mark = anyUsed && offer.isUsed ? "\(signs.used) " : anyUsed ? "  " : ""
      let words = offer.conditions.joined(separator: ", ")
      return
        "\(label, .faint)\(mark)\(offer.deal.title, .strong)  \(words)  \(offer.id.text, .faint)"
    }
  }

  private var week: [StyledText] {
    guard let place = hours.clocks.place(of: restaurant),
      let schedule = restaurant.openingHours.flatMap({
        try? HoursSchedule(reading: $0, country: place.country)
      })
    else { return [] }
    return WeekChart(schedule, at: hours.moment(found), in: place)
      .lines(width: width, signs: signs)
  }

  private var credits: [StyledText] {
    found.listed.sources.map { source in
      let record = source.record.map { " \($0)" } ?? ""
      let credit = source.attribution.map { ", \($0)" } ?? ""
      return StyledText("from \(source.name)\(record)\(credit)", .faint)
    }
  }

  private var map: [StyledText] {
    if signs == .spoken { return [] }
    return DotMap(
      middle: restaurant.position, others: neighbours.map(\.restaurant.position), me: me
    ).lines(units)
  }
}
