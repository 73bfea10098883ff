import Arguments
import KeyLimeEngine

/// The occasion of a bill: date, title, note, restaurant and check-in.
struct BillOccasion {
  var date: CivilTime?
  var title: String?
  var note: String?
  var restaurant: RestaurantID?
  var checkIn: String?
  /// The money of the country where it was; nil when that is not known.
  var currency: Currency?
  /// The companions of the check-in.
  var companions: [ContactID] = []

  /// Resolves the options.
  ///
  /// A check-in or restaurant fills in missing values.
  ///
  /// Throws `nothingFound` for an unknown restaurant or check-in, and `usage` for an ambiguous one.
  init(_ arguments: ParsedArguments, _ session: UserSession) throws(Failure) {
    let context = session.context
    title = arguments[SplitOptions.title]
    note = arguments[SplitOptions.note]
    let place = try Self.place(arguments, session)
    if let when = arguments[SplitOptions.at] { date = try context.civilTime(when, at: place) }
    if let id = arguments[SplitOptions.checkIn] {
      let visit = try CheckInBook(session).resolve(id, to: "split at")
      checkIn = visit.id.text
      companions = visit.checkIn.with
      restaurant = visit.checkIn.restaurant
      title = title ?? visit.checkIn.place.name
      date = date ?? CivilTime(visit.checkIn.at.text)
      currency = try Self.visited(visit, session)?.currency
    }
    if let place {
      restaurant = place.id
      title = title ?? place.name
      currency = place.currency
    }
  }

  /// The restaurant of a check-in; nil when it left the catalogue.
  private static func visited(
    _ visit: CheckInState, _ session: UserSession
  ) throws(Failure) -> Restaurant? {
    guard let id = visit.checkIn.restaurant else { return nil }
    return try session.context.asking { () throws(StoreError) in
      try session.store.restaurant(id)
    }?.restaurant
  }

  private static func place(
    _ arguments: ParsedArguments, _ session: UserSession
  ) throws(Failure) -> Restaurant? {
    guard let name = arguments[SplitOptions.restaurant] else { return nil }
    let reference = RestaurantReference(
      context: session.context, store: session.store, origin: nil)
    return try reference.resolve(name, to: "split at").restaurant
  }
}

extension Context {
  /// The local time of a typed time, with its offset; only the day when no time of day was given.
  ///
  /// It is by the clocks of a restaurant, or by one's own without one.
  ///
  /// Throws `usage` for a year outside 0 to 9999.
  func civilTime(_ when: When, at restaurant: Restaurant? = nil) throws(Failure) -> CivilTime {
    let clocks = try clocks()
    let zone = restaurant.flatMap(clocks.zone(of:)) ?? clocks.standardZone
    let text = when.moment(now: moment, in: zone).rfc3339(in: zone)
    guard let time = CivilTime(text) else {
      throw .cannot("use the time '\(text)'", "years go from 0 to 9999", .usage, code: "bad-value")
    }
    if case .day(_, second: nil) = when { return CivilTime(time.day) }
    return time
  }
}
