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
