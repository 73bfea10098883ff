import KeyLimeEngine

extension Context {
  /// The current time, as the engine's type.
  var moment: Moment { Moment(secondsSince1970: now.seconds) }

  /// The clocks of places, and one's own time zone and country for times that are meant nowhere in
  /// particular: the config's `timeZone`, else the system's zone, else UTC; and the config's
  /// `country`.
  ///
  /// Throws `config` when the system does not know the zone in the config.
  func clocks() throws(Failure) -> PlaceClocks {
    let configuration = try configuration()
    let country = configuration.country
    guard let name = configuration["timeZone"]?.text else {
      let variable = environment["TZ"]
      return PlaceClocks(zone: Self.systemZone(variable), country: country)
    }
    do throws(Failure) {
      let zone = try zone(named: name, kind: .config)
      return PlaceClocks(zone: zone, country: country)
    } catch {
      var failure = error
      failure.hints.insert(
        "config 'timeZone' is '\(name)'; keylime config set timeZone changes it", at: 0)
      throw failure
    }
  }

  /// Resolves a typed time in one's own time zone.
  ///
  /// Throws `config` when the system does not know the zone in the config.
  func moment(_ when: When) throws(Failure) -> Moment {
    when.moment(now: moment, in: try clocks().standardZone)
  }

  /// The time that is meant when the one given is over today, or is of a day without a year, with
  /// its weekday: `Sat 21 Nov 01:00`, or `now`.
  ///
  /// It is by the clocks of a place, or of here when there is none. Nil for another time.
  ///
  /// Throws `config` when the system does not know the zone in the config.
  func dateMeant(
    by time: AskedTime, at place: () throws(Failure) -> Coordinate?
  ) throws(Failure) -> String? {
    let isYearly = if case .day(.yearly, _) = time.when { true } else { false }
    guard time.canBeOver || isYearly else { return nil }
    let clocks = try clocks()
    let zone = try place().flatMap(clocks.zone(at:)) ?? clocks.standardZone
    let next = time.next(in: zone)
    if next == time.when, !isYearly { return nil }
    return next == .now ? "now" : WishWords.words(zone.local(time.moment(in: zone)))
  }

  /// Notes which time is meant when that of an option is over today.
  ///
  /// Throws `config` when the system does not know the zone in the config.
  func notePostponed(
    _ time: AskedTime, at place: () throws(Failure) -> Coordinate?
  ) throws(Failure) {
    guard tellsNotes, time.canBeOver, let next = try dateMeant(by: time, at: place) else { return }
    note(StyledText("open \(next)", .faint))
  }

  /// The time zone with an IANA name.
  ///
  /// Throws a failure of `kind` when the system does not know it.
  func zone(named name: String, kind: Failure.Kind) throws(Failure) -> ClockZone {
    if let zone = try? ClockZone.named(name) { return zone }
    throw .cannot(
      "use the time zone '\(name)'", "this system has no such zone", kind,
      code: "unknown-time-zone", hints: ["expected an IANA name such as Europe/London"])
  }

  /// The zone in `TZ`, where an unknown name means UTC as in POSIX; else the system's zone.
  private static func systemZone(_ variable: String?) -> ClockZone {
    let name = variable.map { $0.isEmpty ? "UTC" : $0 } ?? Platform.systemZoneName
    return name.flatMap { try? ClockZone.named(Platform.zoneName(from: $0)) } ?? .utc
  }
}
