/// A time interval with one status.
public struct Interval: Hashable, Sendable {
  /// The start.
  public let start: Moment
  /// The end, which is not part of the interval.
  public let end: Moment
  /// The status during the interval.
  public let status: Status

  /// Open, closed or unknown.
  public var state: State { status.state }
  /// The comment of the deciding rule.
  public var comment: String? { status.comment }
  /// The index of the deciding rule.
  public var ruleIndex: Int? { status.ruleIndex }
}

/// A change of the state.
public struct Change: Hashable, Sendable {
  /// The instant of the change.
  public let moment: Moment
  /// The status after the change.
  public let status: Status
}
