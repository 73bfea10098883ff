import Arguments
import KeyLimeEngine

/// The occasion of a bill: date, title, note, restaurant and check-in.
struct BillOccasion {
  var date: CivilTime?
  /// The time now, by the clocks of the place.
  let now: CivilTime
  var title: String?
  var note: String?
  /// The restaurant, or none; nil when no option says so.
  var restaurant: RestaurantID??
  /// The check-in, or none; nil when no option says so.
  var checkIn: String??
  /// The money of the country where it was; nil when that is not known.
  var currency: Currency?
  /// The companions of the check-in.
  var companions: [ContactID] = []

  /// Resolves the options; those of a change are about where the bill was before, unless they say
  /// where it was.
  ///
  /// A check-in or restaurant fills in missing values. A check-in supplies the place, so it leaves
  /// no restaurant but its own.
  ///
  /// Throws `nothingFound` for an unknown restaurant or check-in, and `usage` for an ambiguous one
  /// and for a restaurant and a check-in at another.
  init(
    _ arguments: ParsedArguments, _ session: UserSession, after former: FormerOccasion? = nil
  ) throws(Failure) {
    if arguments[SplitOptions.restaurant] != nil { restaurant = .some(nil) }
    if arguments[SplitOptions.checkIn] != nil { checkIn = .some(nil) }
    title = arguments[SplitOptions.title]
    note = arguments[SplitOptions.note]
    let place = try Self.place(arguments, session)
    let visit = try Self.visit(arguments, session)
    if let place, let visited = visit?.checkIn.restaurant, visited != place.id {
      throw Self.elsewhere(place, visit?.checkIn.place.name)
    }
    let zone = try Self.zone(of: place, visit, session, after: former)
    now = try session.context.civilTime(.now, in: zone)
    if let when = arguments[SplitOptions.at] {
      date = try session.context.civilTime(when, in: zone)
    }
    if let visit {
      checkIn = visit.id.text
      companions = visit.checkIn.with
      restaurant = .some(visit.checkIn.restaurant)
      title = title ?? visit.checkIn.place.name
      date = date ?? CivilTime(visit.checkIn.at.text)
      let visited = try session.restaurant(of: visit.checkIn)
      currency = visited?.currency ?? visit.checkIn.place.currency
    }
    if let place {
      restaurant = place.id
      title = title ?? place.name
      currency = place.currency
    }
  }

  private static func elsewhere(_ place: Restaurant, _ visited: String?) -> Failure {
    .cannot(
      "split at '\(place.name)'", "the check-in is at '\(visited ?? "another place")'", .usage,
      code: "bad-bill", hints: ["give --checkin or --restaurant"])
  }

  private static func visit(
    _ arguments: ParsedArguments, _ session: UserSession
  ) throws(Failure) -> CheckInState? {
    guard let id = arguments[SplitOptions.checkIn] ?? nil else { return nil }
    return try CheckInBook(session).resolve(id, to: "split at")
  }

  /// By which clocks a typed time is: those of the place; nil when that is not known.
  private static func zone(
    of place: Restaurant?, _ visit: CheckInState?, _ session: UserSession,
    after former: FormerOccasion?
  ) throws(Failure) -> ClockZone? {
    if let place { return try session.context.clocks().zone(of: place) }
    guard let visit else { return former?.zone }
    return try session.zone(of: visit.checkIn)
  }

  private static func place(
    _ arguments: ParsedArguments, _ session: UserSession
  ) throws(Failure) -> Restaurant? {
    guard let name = arguments[SplitOptions.restaurant] ?? nil else { return nil }
    let reference = try RestaurantReference(near: arguments, session)
    return try reference.resolve(name, to: "split at").restaurant
  }
}

extension Context {
  /// The local time of a typed time, with its offset; only the day when no time of day was given.
  ///
  /// It is by the clocks of a zone, or by one's own without one. A bill is mostly paid already, so
  /// a weekday, and a day without a year, is the last such day.
  ///
  /// Throws `usage` for a year outside 0 to 9999, and for a weekday that the day is not.
  func civilTime(_ when: When, in zone: ClockZone? = nil) throws(Failure) -> CivilTime {
    let zone = if let zone { zone } else { try clocks().standardZone }
    let past = when.lookingBack(from: zone.local(moment))
    let time = past.moment(now: moment, in: zone)
    try when.checkWeekday(of: zone.local(time).date)
    let text = time.rfc3339(in: zone)
    guard let time = CivilTime(text) else {
      throw .cannot("use the time '\(text)'", "years go from 0 to 9999", .usage, code: "bad-value")
    }
    if case .day(_, second: nil) = when { return CivilTime(time.day) }
    return time
  }
}

/// Where a bill was before it is changed.
struct FormerOccasion {
  /// What the place is called: in the catalogue, and at the check-in.
  private(set) var names: [String] = []
  /// By which clocks it is; nil when that is not known.
  private(set) var zone: ClockZone?

  /// Looks up the places of a bill.
  ///
  /// Finds nothing for a bill that does not exist. The edit itself reports that, and a retry may
  /// not need the bill.
  ///
  /// Throws `store` when catalogue or state cannot be read.
  init(of id: String, _ bills: BillSession) throws(Failure) {
    let book = try bills.book(reading: .billsStarting(with: id))
    guard let bill = try? book.bill(id, to: "edit") else { return }
    let place = try Self.place(of: bill, bills.session)
    let visit = try Self.visit(of: bill, bills.session)
    names = [place?.name, visit?.place.name].compactMap(\.self)
    zone =
      if let place {
        try bills.session.context.clocks().zone(of: place)
      } else if let visit { try bills.session.zone(of: visit) } else { nil }
  }

  private static func place(
    of bill: Bill, _ session: UserSession
  ) throws(Failure) -> Restaurant? {
    guard let id = bill.restaurant else { return nil }
    return try session.context.asking { () throws(StoreError) in
      try session.store.restaurant(id)
    }?.restaurant
  }

  private static func visit(of bill: Bill, _ session: UserSession) throws(Failure) -> CheckIn? {
    guard let id = bill.checkIn.flatMap({ CheckInID($0) }), let account = try session.account()
    else { return nil }
    return try session.state { state throws(SnapshotFault) in
      try state.checkIn(id, of: account)
    }?.checkIn
  }
}
