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
    let country = configuration["country"]?.text
    guard let name = configuration["timeZone"]?.text else {
      return PlaceClocks(zone: systemZone, country: country)
    }
    return PlaceClocks(zone: try zone(named: name, kind: .config), country: country)
  }

  /// Resolves a typed time in one's own time zone.
  ///
  /// Throws `config` when the system does not know the zone in the config.
  func moment(_ when: When) throws(Failure) -> Moment {
    when.moment(now: moment, in: try clocks().standardZone)
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
  private var systemZone: ClockZone {
    let name = environment["TZ"].map { $0.isEmpty ? "UTC" : $0 } ?? Platform.systemZoneName
    return name.flatMap { try? ClockZone.named(Platform.zoneName(from: $0)) } ?? .utc
  }
}
