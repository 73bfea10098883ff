import OpeningHours

/// Where the people asking were lately, so that they are not sent to the same place every day.
///
/// A place counts as farther by 2.5 km · 2^(-days/7) since the last visit there, and one that
/// shares a cuisine with what was eaten by 0.5 km · 2^(-days/3); of all visits the one that weighs
/// most counts, once.
///
/// What was eaten is read from the catalogue only as far back as the places that may be picked need
/// it. A look-up takes five pages of the index: for somebody with 1,000 visits in ten weeks all of
/// them took a sixth of the time of a pick, and half of them are enough.
final class Variety {
  private let catalogue: Catalogue
  private let now: Moment
  private let visits: [LastVisit]
  /// The visit of each place that weighs most, by its place among the visits.
  private var places: [RestaurantID: Int] = [:]
  /// The meals that were not looked up yet, the one that weighs most last.
  private var meals: [(visit: Int, metres: Int)]
  /// The meal of each cuisine that weighs most, of those that were looked up.
  private var cuisines: [String: VarietyVisit] = [:]

  /// After ten weeks a visit weighs less than three metres.
  private static let memory: Int64 = 70 * Int64(CalendarDay.seconds)

  /// What was eaten counts at this many places, the latest first: three a day until it counts no
  /// more.
  private static let meals = 100

  /// Reads the visits of some people.
  init(
    of diners: [Diner], in state: State, _ catalogue: Catalogue, now: Moment
  ) throws(QueryFault) {
    (self.catalogue, self.now) = (catalogue, now)
    let visits = try Self.visits(of: diners, in: state, since: now.adding(seconds: -Self.memory))
      .filter { $0.days(before: now) >= 0 }
    self.visits = visits
    // After a month it is less than half a metre, and what was eaten need not be looked up.
    let eaten = visits.indices.lazy
      .map { (visit: $0, metres: Self.metres(500, visits[$0].days(before: now), halvedIn: 3)) }
      .filter { $0.metres > 0 }.prefix(Self.meals)
    meals = eaten.sorted { ($0.metres, $1.visit) < ($1.metres, $0.visit) }
    for (index, visit) in visits.enumerated() {
      guard let known = places[visit.restaurant] else {
        places[visit.restaurant] = index
        continue
      }
      // Several people were there.
      if weight(of: visit) > weight(of: visits[known]) { places[visit.restaurant] = index }
    }
  }

  private static func visits(
    of diners: [Diner], in state: State, since: Moment
  ) throws(QueryFault) -> [LastVisit] {
    do throws(SnapshotFault) {
      var visits: [LastVisit] = []
      for account in diners.compactMap(\.account) {
        visits += try state.lastVisits(of: account, since: since)
      }
      return visits
    } catch { throw .state(error) }
  }

  private static func metres(_ most: Double, _ days: Int, halvedIn half: Double) -> Int {
    Int((most * power(2, -Double(days) / half)).rounded(.toNearestOrEven))
  }

  /// By how many metres the place of a visit counts as farther.
  private func weight(of visit: LastVisit) -> Int {
    Self.metres(2500, visit.days(before: now), halvedIn: 7)
  }

  /// The visit that makes a restaurant count as farther; nil when none does.
  ///
  /// What was eaten counts as far as it was looked up.
  func visit(against restaurant: Restaurant) -> VarietyVisit? {
    let own = places[restaurant.id].map { index in
      VarietyVisit(visits[index], .place, metres: weight(of: visits[index]))
    }
    let shared = restaurant.cuisines.compactMap { cuisines[CuisineFamily.slug($0)] }
    return ([own].compactMap(\.self) + shared).filter { $0.metres > 0 }
      .max { $0.metres < $1.metres }
  }

  /// Looks up what was eaten until it is known when it last was what a restaurant serves.
  func lookUpMeals(like restaurant: Restaurant) throws(QueryFault) {
    let slugs = restaurant.cuisines.map(CuisineFamily.slug)
    while slugs.contains(where: { cuisines[$0] == nil }), let meal = meals.popLast() {
      let visit = visits[meal.visit]
      for cuisine in try catalogue.restaurant(visit.restaurant)?.restaurant.cuisines ?? [] {
        let slug = CuisineFamily.slug(cuisine)
        guard cuisines[slug] == nil else { continue }
        cuisines[slug] = VarietyVisit(visit, .cuisine(cuisine), metres: meal.metres)
      }
    }
  }
}

/// A visit that makes a place count as farther than it is.
public struct VarietyVisit: Equatable, Sendable {
  /// What the place has in common with the visit.
  public enum Tie: Equatable, Sendable {
    /// It is the place.
    case place
    /// It serves a cuisine that was eaten there.
    case cuisine(String)
  }

  /// The visit.
  public let visit: LastVisit
  /// What the place has to do with it.
  public let tie: Tie
  /// By how many metres the place counts as farther.
  public let metres: Int

  init(_ visit: LastVisit, _ tie: Tie, metres: Int) {
    (self.visit, self.tie, self.metres) = (visit, tie, metres)
  }
}
