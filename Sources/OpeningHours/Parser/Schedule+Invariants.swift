extension Schedule {
  /// Checks the invariants of parsing for any bytes, for fuzzing.
  ///
  /// An understood value prints as one line in strict notation, which parses to the same schedule.
  /// Warnings are within the text. The status at instants agrees with the intervals of the
  /// following days.
  public static func holdsInvariants(forText bytes: some Collection<UInt8>) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    guard case .understood(let schedule, let warnings) = parse(text) else { return true }
    let length = text.utf8.count
    guard schedule.isPrintedStrictly,
      warnings.allSatisfy({ $0.position.upperBound <= length && !$0.message.isEmpty })
    else { return false }
    let place = Place(timeZone: .fixed(secondsEast: 3600), country: "DE")
    let start = Moment(secondsSince1970: 1_735_000_000)
    let intervals = schedule.intervals(
      from: start, to: start.adding(seconds: 3 * 86_400), in: place)
    return intervals.allSatisfy { interval in
      schedule.status(at: interval.start, in: place) == interval.status
    }
  }

  /// Whether the canonical form parses to the same schedule, without warnings about spelling.
  private var isPrintedStrictly: Bool {
    let printed = canonical
    guard case .understood(let again, let warnings) = Schedule.parse(printed) else { return false }
    return again == self && again.canonical == printed
      && !printed.utf8.contains(where: { $0 < 0x20 })
      && warnings.allSatisfy(\.code.concernsMeaning)
  }
}

extension Warning.Code {
  /// Whether the warning is about the meaning of the value, not its spelling.
  fileprivate var concernsMeaning: Bool {
    switch self {
    case .onlyStart, .noTimes, .period, .timesWithoutDays, .erasedHours, .pastMidnight: true
    default: false
    }
  }
}
