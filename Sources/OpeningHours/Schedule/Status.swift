/// What a schedule says about one instant.
public struct Status: Hashable, Sendable {
  /// Open, closed or unknown.
  public let state: State
  /// The comment of the rule that decided, without its quotes.
  public let comment: String?
  /// The rule that decided, counted from 0; nil when none did.
  public let ruleIndex: Int?
  /// What the answer rests on.
  public let reason: Reason
}

/// What an answer rests on.
public enum Reason: Hashable, Sendable {
  /// A rule says so.
  case rule
  /// No rule says anything about the instant, which means closed.
  case noRule
  /// The hours have no end (`18:00+`); it may have closed already.
  case openEnd
  /// The value gives only a beginning (`Su 09:30`).
  case onlyStart
  /// It depends on whether a day is a holiday, and there is no calendar to tell.
  case holidaysUnknown(HolidayKind)
}

extension Reason {
  /// The reason in a few words, in English.
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
