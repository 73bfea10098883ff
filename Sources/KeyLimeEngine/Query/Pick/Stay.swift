import OpeningHours

/// How long one can count on a place being open.
public enum Stay: Hashable, Sendable {
  /// A number of whole minutes, by its published hours.
  case minutes(Int)
  /// It never closes.
  case forever
  /// Its hours are unknown; it is taken to be open for a number of minutes.
  case assumed(Int)
  /// It is closed, or must be taken to be.
  case none

  /// Whether it is open for that many minutes or more.
  func lasts(_ minutes: Int) -> Bool {
    switch self {
    case .minutes(let left), .assumed(let left): left >= minutes
    case .forever: true
    case .none: false
    }
  }
}

extension Stay {
  /// Whether it is at least as long as another.
  fileprivate func lasts(_ other: Stay) -> Bool {
    switch other {
    case .minutes(let minutes), .assumed(let minutes): lasts(minutes)
    case .forever: self == .forever
    case .none: true
    }
  }
}

/// What unknown hours count as.
public enum UnknownHours: String, CaseIterable, Sendable {
  /// Open from 10:00 to 21:59, and always with exactly 30 minutes left, as iWant has it.
  case assume
  /// Open at any time, with exactly 30 minutes left.
  case open
  /// Closed.
  case closed

  static let minutesLeft = 30

  /// How long a place of unknown hours is taken to stay open from a time of day on.
  func stay(at wall: WallTime) -> Stay {
    switch self {
    case .assume: (10...21).contains(wall.hour) ? .assumed(Self.minutesLeft) : .none
    case .open: .assumed(Self.minutesLeft)
    case .closed: .none
    }
  }
}

extension Restaurant {
  /// How long it stays open from an instant on.
  ///
  /// Hours that are published but leave the state open ("by appointment", holidays that nobody can
  /// tell, no closing time) count as unknown from where they do.
  ///
  /// Nobody eats where the kitchen is closed, so it is the kitchen's closing that counts where it
  /// is known.
  func stay(at moment: Moment, by clocks: PlaceClocks, unknown: UnknownHours) -> Stay {
    let door = stay(clocks.hours, at: moment, by: clocks, unknown: unknown)
    guard door != .none, let kitchen = clocks.kitchen(of: self) else { return door }
    let serving = stay({ _ in kitchen }, at: moment, by: clocks, unknown: unknown)
    return door.lasts(serving) ? serving : door
  }

  private func stay(
    _ hours: (Restaurant) throws(Problem) -> (schedule: HoursSchedule, place: HoursPlace)?,
    at moment: Moment, by clocks: PlaceClocks, unknown: UnknownHours
  ) -> Stay {
    let zone = clocks.zone(of: self) ?? .utc
    let assumed = unknown.stay(at: zone.local(moment))
    guard let (schedule, place) = try? hours(self) else { return assumed }
    switch schedule.status(at: moment, in: place).state {
    case .closed: return .none
    case .unknown: return assumed
    case .open: break
    }
    switch schedule.minutesUntilClose(at: moment, in: place) {
    case .never: return .forever
    case .notOpen: return .none
    case .minutes(let minutes, then: .unknown):
      if case .assumed(let more) = assumed, more > minutes { return assumed }
      return .minutes(minutes)
    case .minutes(let minutes, _): return .minutes(minutes)
    }
  }
}
