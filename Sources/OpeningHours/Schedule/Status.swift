/// The status at one instant.
public struct Status: Hashable, Sendable {
  /// Open, closed or unknown.
  public let state: State
  /// The comment of the deciding rule, without quotes.
  public let comment: String?
  /// The index of the deciding rule; nil when no rule matches.
  public let ruleIndex: Int?
  /// The reason for the state.
  public let reason: Reason
}

/// The reason for a state.
public enum Reason: Hashable, Sendable {
  /// A rule defines it.
  case rule
  /// No rule matches the instant, which means closed.
  case noRule
  /// The hours have an open end (`18:00+`), so the place may have closed already.
  case openEnd
  /// The value has only a start time (`Su 09:30`).
  case onlyStart
  /// It depends on holidays for which there is no calendar.
  case holidaysUnknown(HolidayKind)
}

extension Reason {
  /// A short English description.
  public var message: String {
    switch self {
    case .rule: "by rule"
    case .noRule: "no rule matches"
    case .openEnd: "closing time is open"
    case .onlyStart: "only the beginning is known"
    case .holidaysUnknown(.publicHoliday): "public holiday calendar missing"
    case .holidaysUnknown(.schoolHoliday): "school holiday calendar missing"
    }
  }
}
