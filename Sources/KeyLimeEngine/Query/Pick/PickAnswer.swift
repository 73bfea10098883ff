/// The answer to "where should we eat now".
public struct PickAnswer: Equatable, Sendable {
  /// The best, best first; as many as were asked for, or as there are.
  public var picks: [Pick] = []
  /// How many records were read for it.
  public var recordsRead = 0
  /// What spoke against places that would do but for that, one for each.
  public var hidden: [Avoidance] = []
  /// Whether there may be more of these, since the search stopped before places that are worse.
  public var mayHideMore = false
  /// Whether a minimum rating would leave one of them out even with --avoided.
  public var isHiddenByRating = false
  /// The words of the term, folded, that were left out because no place has all.
  public var leftOut: [String] = []
  /// Whether the built-in sample answered.
  public var isFromSample = false
  /// When nothing was picked: why.
  public var shortage: PickShortage?

  /// The answer where no place has any word of the term.
  public var withoutMatches: PickAnswer {
    PickAnswer(recordsRead: recordsRead, isFromSample: isFromSample, shortage: PickShortage())
  }
}

/// Why nothing could be picked, and what would help.
public struct PickShortage: Equatable, Sendable {
  /// How many of the places that are within reach and match the term were considered.
  public var considered = 0
  /// Whether there are more of them, and only the nearest were considered.
  public var isOfNearest = false
  /// How many of them fell to each reason; one may fall to several.
  public var fallen: [PickReason: Int] = [:]
  /// What would help on its own, the most helpful first.
  public var remedies: [PickRemedy] = []
}

/// One thing that would bring at least one place back.
public struct PickRemedy: Equatable, Sendable {
  /// What to change.
  public enum Change: Equatable, Sendable {
    /// Allow prices up to this level.
    case maximumPrice(PriceLevel)
    /// Be content with fewer stars.
    case minimumRating(Stars)
    /// Be content with fewer minutes until it closes.
    case openFor(Int)
    /// Come at this time, when the first of them opens; in the zone of that place.
    case moment(Moment, ClockZone)
    /// Count unknown hours as open.
    case unknownHours
    /// Ask for this kind.
    case kind(Kind)
    /// Let unknown prices and ratings pass.
    case lenient
    /// Keep places whose diets or services are unknown.
    case keepingUnknown
    /// Drop the condition.
    case without(PickReason)
    /// Go as far as this place.
    case reach(Found)
  }

  /// What to change.
  public let change: Change
  /// How many places that brings.
  public let count: Int
}
