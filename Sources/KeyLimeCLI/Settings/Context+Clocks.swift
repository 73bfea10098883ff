import KeyLimeEngine

extension Context {
  /// The current time, as the engine's type.
  var moment: Moment { Moment(secondsSince1970: now.seconds) }

  /// The clocks of places, and one's own time zone and country for times that are meant nowhere in
  /// particular: the config's `timeZone`, else the system's zone, else UTC; and the config's
  /// `country`.
  ///
  /// All calls give the same ones, so that a run reads a zone once. Throws `config` when the system
  /// does not know the zone in the config.
  func clocks() throws(Failure) -> PlaceClocks {
    if let knownClocks { return knownClocks }
    let clocks = try clocksAsSet()
    knownClocks = clocks
    return clocks
  }

  private func clocksAsSet() throws(Failure) -> PlaceClocks {
    let configuration = try configuration()
    let country = configuration.country
    guard let name = configuration["timeZone"]?.text else { return systemClocks(country) }
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

  /// The time that is meant, with its weekday: `Sat 21 Nov 01:00`, or `now`.
  ///
  /// It is told when the one given is over today, is of a day without a year, or of a next weekday.
  ///
  /// It is by the clocks of a place, or of here when there is none. Nil for another time.
  ///
  /// Throws `config` when the system does not know the zone in the config.
  func dateMeant(
    by time: AskedTime, at place: () throws(Failure) -> Coordinate?
  ) throws(Failure) -> String? {
    guard time.mayMeanAnother || time.when.skipsAWeek else { return nil }
    let clocks = try clocks()
    let zone = try place().flatMap(clocks.zone(at:)) ?? clocks.standardZone
    let next = time.next(in: zone)
    if next == .now { return "now" }
    if next == time.when, !time.when.skipsAWeek { return nil }
    let wall = zone.local(time.moment(in: zone))
    let wrong = time.when.weekday(contradicting: wall.date)
    return WishWords.words(wall) + (wrong.map { " (not a \($0.name))" } ?? "")
  }

  /// Notes which time is meant when that of an option is over today.
  ///
  /// Throws `config` when the system does not know the zone in the config.
  func notePostponed(
    _ time: AskedTime, at place: () throws(Failure) -> Coordinate?
  ) throws(Failure) {
    guard tellsNotes, let next = try dateMeant(by: time, at: place) else { return }
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

  /// The clocks of the zone in `TZ`, else of the system's zone.
  ///
  /// Warns when `TZ` says nothing that can be understood: then it means UTC, as in POSIX.
  private func systemClocks(_ country: String?) -> PlaceClocks {
    let variable = environment["TZ"]
    guard let name = variable, !name.isEmpty else {
      return PlaceClocks(zone: Self.zone(of: variable) ?? .utc, country: country)
    }
    let zone = Self.zone(of: name)
    if zone == nil {
      warn("TZ is '\(name)', which this system does not know: your clock counts as UTC")
    }
    return PlaceClocks(zone: zone ?? .utc, country: country)
  }

  /// The zone of a variable, which has a name or a rule, else the system's; nil when it is unknown.
  private static func zone(of variable: String?) -> ClockZone? {
    let typed = variable.map { $0.isEmpty ? "UTC" : Platform.zoneName(from: $0) }
    let isOfSystem = typed == nil || typed == "/etc/localtime"
    guard let name = isOfSystem ? Platform.systemZoneName : typed else { return nil }
    return (try? ClockZone.named(name)) ?? ClockZone(posixRule: name)
  }
}

extension When {
  /// Whether it may be the weekday of this week or of the next, as `next friday` is.
  fileprivate var skipsAWeek: Bool {
    if case .day(.coming(_, from: 1...), _) = self { true } else { false }
  }
}
