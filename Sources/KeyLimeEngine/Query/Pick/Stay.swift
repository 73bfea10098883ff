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
  func stay(at moment: Moment, by clocks: PlaceClocks, unknown: UnknownHours) -> Stay {
    let zone = clocks.zone(of: self) ?? .utc
    let assumed = unknown.stay(at: zone.local(moment))
    guard let (schedule, place) = try? clocks.hours(of: self) else { return assumed }
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
