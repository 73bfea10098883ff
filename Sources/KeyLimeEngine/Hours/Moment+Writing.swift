import OpeningHours

extension Moment {
  /// The instant on the clocks of a zone as RFC 3339: `2026-11-20T23:00:00+01:00`.
  public func rfc3339(in zone: ClockZone) -> String {
    let wall = zone.local(self)
    var writer = DigitWriter()
    writer.write(wall.date, secondOfDay: wall.secondOfDay)
    writer.write(minutesAhead: zone.offset(at: self) / 60)
    return writer.text
  }
}
