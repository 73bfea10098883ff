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
  /// Whether it is the kitchen that is open or closed, while the place itself is open.
  public private(set) var isOfKitchen = false
  /// What the place itself is, where its kitchen decides; nil elsewhere.
  public var door: Opening? { doors.first }
  // An array, because a value cannot hold itself.
  private var doors: [Opening] = []

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

extension Opening {
  /// What that means for eating where the kitchen has hours of its own: it is closed when the place
  /// is, and it closes no later.
  func serving(_ kitchen: Opening) -> Opening {
    guard state != .closed, kitchen.state != .unknown else { return self }
    if kitchen.state == .open, let until, kitchen.until.map({ until <= $0 }) ?? true { return self }
    var serving = kitchen
    serving.isOfKitchen = true
    serving.doors = [self]
    return serving
  }
}

extension Restaurant {
  /// Whether one can eat there at an instant and until when, as its published hours say: those of
  /// the kitchen where they are known, within those of the place.
  public func opening(at moment: Moment, by clocks: PlaceClocks) -> Opening {
    let opening = doorOpening(at: moment, by: clocks)
    guard let (schedule, place) = clocks.kitchen(of: self) else { return opening }
    return opening.serving(Opening(schedule, at: moment, in: place))
  }

  private func doorOpening(at moment: Moment, by clocks: PlaceClocks) -> Opening {
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
    let door = (try? clocks.hours(of: self)).map {
      $0.schedule.status(at: moment, in: $0.place).state
    }
    guard door != .closed, let kitchen = clocks.kitchen(of: self) else { return door ?? .unknown }
    let state = kitchen.schedule.status(at: moment, in: kitchen.place).state
    return state == .unknown ? door ?? .unknown : state
  }
}
