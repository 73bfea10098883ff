import OpeningHours

extension Moment {
  /// The instant on the clocks of a zone as RFC 3339: `2026-11-20T23:00:00+01:00`.
  public func rfc3339(in zone: ClockZone) -> String {
    let offset = zone.offset(at: self)
    let wall = zone.local(self)
    let time = [wall.hour, wall.minute, wall.secondOfDay % 60].map(Self.two).joined(separator: ":")
    let minutes = abs(offset) / 60
    let east =
      offset == 0
      ? "Z" : "\(offset < 0 ? "-" : "+")\(Self.two(minutes / 60)):\(Self.two(minutes % 60))"
    return "\(wall.date)T\(time)\(east)"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
