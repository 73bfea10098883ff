/// A time that somebody asks about, which may be another instant at every place.
///
/// `friday 20:00` is what the clocks on the wall of a restaurant show, in whatever zone it lies; a
/// time with an offset, and one counted from now, is the same instant everywhere. Who asks looks
/// ahead: a time of day is the next one.
public struct AskedTime: Equatable, Sendable {
  /// The time as it was typed.
  public let when: When
  /// When it was asked.
  public let now: Moment
  /// The minutes from that time on that are asked about; none for an instant.
  public let minutes: Int

  /// A time asked for at an instant, and the minutes behind it.
  public init(_ when: When, askedAt now: Moment, lasting minutes: Int = 0) {
    self.when = when
    self.now = now
    self.minutes = minutes
  }

  /// The same instant everywhere.
  public init(_ moment: Moment) { self.init(.now, askedAt: moment) }

  /// The instant by the clocks of a zone.
  public func moment(in zone: ClockZone) -> Moment { next(in: zone).moment(now: now, in: zone) }

  /// Whether the time of asking is meant by the clocks of a zone: `tonight` is now when the evening
  /// has come.
  public func isNow(in zone: ClockZone) -> Bool { next(in: zone) == .now }

  /// The time that is meant by the clocks of a zone: another than was typed where that is over
  /// today.
  public func next(in zone: ClockZone) -> When {
    // A time that lasts is over when its end is.
    mayMeanAnother ? when.next(after: zone.local(now.adding(seconds: -Int64(minutes) * 60))) : when
  }

  /// Whether another time than was typed may be meant, because that is over today or at night.
  public var mayMeanAnother: Bool {
    switch when {
    case .evening, .clock, .day(.coming(_, from: 0), second: .some), .day(.weekend, _),
      .day(.movable, _), .day(.yearly, _), .day(_, second: nil):
      true
    case .now, .offset, .exact, .day: false
    }
  }

  /// Whether the time of asking is meant by the clocks of a restaurant.
  public func isNow(at restaurant: Restaurant, by clocks: PlaceClocks) -> Bool {
    switch when {
    case .now: true
    case .offset, .exact, .clock, .day: false
    case .evening: isNow(in: clocks.zone(of: restaurant) ?? .utc)
    }
  }

  /// The instant by the clocks of a restaurant, or in UTC when this system has no file of its zone.
  public func moment(at restaurant: Restaurant, by clocks: PlaceClocks) -> Moment {
    switch when {
    // These are the same everywhere, and most questions are about now.
    case .now, .offset, .exact: moment(in: .utc)
    case .evening, .clock, .day: moment(in: clocks.zone(of: restaurant) ?? .utc)
    }
  }
}

/// The condition of being open at a time, and perhaps for some time.
public struct OpenCondition: Equatable, Sendable {
  /// The time, by the clocks of each place.
  public var time: AskedTime
  /// The clocks that hours are read by.
  public var clocks: PlaceClocks

  /// Asks for places that are open at a time, and for as long as it lasts.
  public init(at time: AskedTime, by clocks: PlaceClocks) {
    self.time = time
    self.clocks = clocks
  }

  /// Whether a restaurant is open then; nil when that is not known.
  func isMet(by restaurant: Restaurant) -> Bool? {
    let moment = time.moment(at: restaurant, by: clocks)
    switch restaurant.hoursState(at: moment, by: clocks) {
    case .open where time.minutes > 0:
      return restaurant.stay(at: moment, by: clocks, unknown: .closed).lasts(time.minutes)
    case .open: return true
    case .closed: return false
    case .unknown: return nil
    }
  }
}
