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
  public var wording: String {
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

/// A stretch of time in which nothing changes.
public struct Interval: Hashable, Sendable {
  /// When it begins.
  public let start: Moment
  /// When it ends; the end itself is no longer part of it.
  public let end: Moment
  /// What holds in it.
  public let status: Status

  /// Open, closed or unknown.
  public var state: State { status.state }
  /// The comment of the rule that decided.
  public var comment: String? { status.comment }
  /// The rule that decided, counted from 0.
  public var ruleIndex: Int? { status.ruleIndex }
}

/// A visible change: the state after it differs from the state before.
public struct Change: Hashable, Sendable {
  /// When the new state begins.
  public let moment: Moment
  /// What holds from then on.
  public let status: Status
}

/// An answer that may have to be "cannot tell".
public enum Answer: String, Hashable, Sendable {
  /// The three answers.
  case yes, no, unknown
}

/// How long a place stays open.
public enum TimeUntilClose: Hashable, Sendable {
  /// It is not open, or not known to be.
  case notOpen
  /// So many whole real minutes, rounded down; `then` is closed, or unknown for an open end.
  case minutes(Int, then: State)
  /// No end within five years.
  case never
}
