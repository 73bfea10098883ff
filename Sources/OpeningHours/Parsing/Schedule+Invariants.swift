extension Schedule {
  /// Whether everything that must hold for any text holds for these bytes; meant for fuzzing.
  ///
  /// What is understood prints to a text that is understood as the same, warnings lie within the
  /// text, and the instants agree with the intervals of the following days.
  public static func holdsInvariants(forText bytes: some Collection<UInt8>) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    guard case .understood(let schedule, let warnings) = parse(text) else { return true }
    let length = text.utf8.count
    guard parse(schedule.canonical).schedule == schedule,
      warnings.allSatisfy({ $0.position.upperBound <= length && !$0.wording.isEmpty })
    else { return false }
    let place = Place(timeZone: .fixed(secondsEast: 3600), country: "DE")
    let start = Moment(secondsSince1970: 1_735_000_000)
    let intervals = schedule.intervals(
      from: start, to: start.adding(seconds: 3 * 86_400), in: place)
    return intervals.allSatisfy { interval in
      schedule.status(at: interval.start, in: place) == interval.status
    }
  }
}
