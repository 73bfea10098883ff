import KeyLimeEngine

extension Context {
  /// The time of this run.
  var moment: Moment { Moment(secondsSince1970: now.seconds) }

  /// The clocks by which times are typed and hours are read where a place names none: the config's
  /// `timeZone`, else the system's zone, else UTC; with the holidays of the config's `country`.
  ///
  /// Throws `config` when the config names a zone that the system does not know.
  func clocks() throws(Failure) -> PlaceClocks {
    let configuration = try configuration()
    let country = configuration["country"]?.text
    guard let name = configuration["timeZone"]?.text else {
      return PlaceClocks(zone: systemZone, country: country)
    }
    return PlaceClocks(zone: try zone(named: name, kind: .config), country: country)
  }

  /// The instant that a typed time means by the standard clocks.
  func moment(_ when: When) throws(Failure) -> Moment {
    when.moment(now: moment, in: try clocks().standardZone)
  }

  /// The zone of an IANA name.
  ///
  /// Throws a failure of this kind when the system does not know it.
  func zone(named name: String, kind: Failure.Kind) throws(Failure) -> ClockZone {
    if let zone = try? ClockZone.named(name) { return zone }
    throw .cannot(
      "use the time zone '\(name)'", "this system has no such zone", kind,
      code: "unknown-time-zone", hints: ["expected an IANA name such as Europe/London"])
  }

  /// `TZ` as POSIX has it, where a name that nobody knows counts as UTC; else the system's own.
  private var systemZone: ClockZone {
    let name = environment["TZ"].map { $0.isEmpty ? "UTC" : $0 } ?? Platform.systemZoneName
    return name.flatMap { try? ClockZone.named(Platform.zoneName(from: $0)) } ?? .utc
  }
}
