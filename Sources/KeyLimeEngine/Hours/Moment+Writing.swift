import OpeningHours

extension Moment {
  /// The instant on the clocks of a zone as RFC 3339: `2026-11-20T23:00:00+01:00`.
  public func rfc3339(in zone: ClockZone) -> String {
    let offset = zone.offset(at: self)
    let wall = zone.local(self)
    let second = wall.secondOfDay % 60
    let minutes = abs(offset) / 60
    let east =
      offset == 0
      ? "Z" : "\(offset < 0 ? "-" : "+")\((minutes / 60).padded()):\((minutes % 60).padded())"
    return "\(wall.date)T\(wall.hour.padded()):\(wall.minute.padded()):\(second.padded())\(east)"
  }
}
