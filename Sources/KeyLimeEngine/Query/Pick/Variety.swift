import OpeningHours

/// Where the people asking were lately, so that they are not sent to the same place every day.
///
/// A place counts as farther by 2.5 km · 2^(-days/7) since the last visit there, and one that
/// shares a cuisine with what was eaten by 0.5 km · 2^(-days/3); of all visits the one that weighs
/// most counts, once.
struct Variety {
  private let places: [RestaurantID: VarietyVisit]
  private let cuisines: [String: VarietyVisit]

  /// Nobody was anywhere.
  static let none = Variety(places: [:], cuisines: [:])

  /// After ten weeks a visit weighs less than three metres.
  private static let memory: Int64 = 70 * Int64(CalendarDay.seconds)

  /// What was eaten is looked up at this many places, the latest first: three a day until it counts
  /// no more.
  private static let meals = 100

  private init(places: [RestaurantID: VarietyVisit], cuisines: [String: VarietyVisit]) {
    (self.places, self.cuisines) = (places, cuisines)
  }

  /// Reads the visits of some people, and what they ate there.
  init(
    of diners: [Diner], in state: State, _ catalogue: Catalogue, now: Moment
  ) throws(QueryFault) {
    var places: [RestaurantID: VarietyVisit] = [:]
    var cuisines: [String: VarietyVisit] = [:]
    var meals = 0
    for visit in try Self.visits(of: diners, in: state, since: now.adding(seconds: -Self.memory)) {
      let days = visit.days(before: now)
      guard days >= 0 else { continue }
      let own = VarietyVisit(visit, .place, metres: Self.metres(2500, days, halvedIn: 7))
      if own.metres > places[visit.restaurant]?.metres ?? -1 { places[visit.restaurant] = own }
      let metres = Self.metres(500, days, halvedIn: 3)
      // After a month it is less than half a metre, and what was eaten need not be looked up.
      guard metres > 0, meals < Self.meals else { continue }
      meals += 1
      for cuisine in try catalogue.restaurant(visit.restaurant)?.restaurant.cuisines ?? [] {
        let slug = CuisineFamily.slug(cuisine)
        guard metres > cuisines[slug]?.metres ?? -1 else { continue }
        cuisines[slug] = VarietyVisit(visit, .cuisine(cuisine), metres: metres)
      }
    }
    self.init(places: places, cuisines: cuisines)
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

  /// The visit that makes a restaurant count as farther; nil when none does.
  func visit(against restaurant: Restaurant) -> VarietyVisit? {
    guard !places.isEmpty else { return nil }
    let own = [places[restaurant.id]].compactMap(\.self)
    let shared = restaurant.cuisines.compactMap { cuisines[CuisineFamily.slug($0)] }
    return (own + shared).filter { $0.metres > 0 }.max { $0.metres < $1.metres }
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
