import OpeningHours

/// Whether a place is open at an instant, why, and until when that holds.
public struct Opening: Equatable, Sendable {
  /// What the answer rests on.
  public enum Basis: Equatable, Sendable {
    /// The published hours say so, for this reason.
    case published(Reason)
    /// No hours were published.
    case notPublished
    /// The published hours cannot be understood.
    case notUnderstood(Problem)
    /// The place's time zone is not known to this system.
    case zoneMissing(String)
  }

  /// Open, closed or unknown.
  public let state: HoursState
  /// The comment of the rule that decided, such as `by appointment`.
  public let comment: String?
  /// What the answer rests on.
  public let basis: Basis
  /// When the state becomes another; nil when it does not within five years, or cannot be told.
  public let nextChange: Moment?
  /// The state from then on.
  public let nextState: HoursState?
  /// The clocks of the place.
  public let zone: ClockZone

  /// When it closes, or ceases to be surely open; nil when it is not open or never closes.
  public var until: Moment? { state == .open ? nextChange : nil }

  /// Nothing can be told.
  init(unknown basis: Basis, zone: ClockZone) {
    self.init(status: nil, basis: basis, change: nil, zone: zone)
  }

  private init(status: Status?, basis: Basis, change: Change?, zone: ClockZone) {
    state = status?.state ?? .unknown
    comment = status?.comment
    self.basis = basis
    nextChange = change?.moment
    nextState = change?.status.state
    self.zone = zone
  }
}

extension Opening {
  /// What a schedule says about an instant.
  public init(_ schedule: HoursSchedule, at moment: Moment, in place: HoursPlace) {
    let (status, change) = schedule.outlook(at: moment, in: place)
    self.init(
      status: status, basis: .published(status.reason), change: change, zone: place.timeZone)
  }

  /// What a published value says about an instant.
  public init(_ parsing: HoursParsing, at moment: Moment, in place: HoursPlace) {
    switch parsing {
    case .understood(let schedule, _): self.init(schedule, at: moment, in: place)
    case .notUnderstood(let problem):
      self.init(unknown: .notUnderstood(problem), zone: place.timeZone)
    }
  }
}

extension Restaurant {
  /// Whether it is open at an instant and until when, as its published hours say.
  public func opening(at moment: Moment, by clocks: PlaceClocks) -> Opening {
    guard let zone = clocks.zone(of: self) else {
      return Opening(unknown: .zoneMissing(clocks.zoneName(of: self)), zone: .utc)
    }
    do throws(Problem) {
      guard let (schedule, place) = try clocks.hours(of: self) else {
        return Opening(unknown: .notPublished, zone: zone)
      }
      return Opening(schedule, at: moment, in: place)
    } catch {
      return Opening(unknown: .notUnderstood(error), zone: zone)
    }
  }

  /// The state alone, which takes a fraction of the time; unknown when it cannot be told.
  public func hoursState(at moment: Moment, by clocks: PlaceClocks) -> HoursState {
    guard let (schedule, place) = try? clocks.hours(of: self) else { return .unknown }
    return schedule.status(at: moment, in: place).state
  }
}
