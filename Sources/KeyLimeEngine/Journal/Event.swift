/// One thing that somebody did, as the journal keeps it for good.
public struct Event: Equatable, Sendable {
  /// Which replica wrote it, and its number there.
  public let id: EventID
  /// When, on the journal's clock.
  public let time: HybridTime
  /// Who did it.
  public let by: AccountID
  /// What was done.
  public let action: Action
  /// The caller's name for this very wish, by which a retried command is recognised.
  public let key: String?
  /// Whether the next event of the same replica was made by the same command; they count together.
  public let isFollowed: Bool

  /// Makes an event.
  public init(
    id: EventID, time: HybridTime, by account: AccountID, action: Action, key: String? = nil,
    isFollowed: Bool = false
  ) {
    self.id = id
    self.time = time
    by = account
    self.action = action
    self.key = key
    self.isFollowed = isFollowed
  }
}

extension Event: Comparable {
  /// The one order in which every replica folds the same events: time, then replica, then number.
  public static func < (a: Event, b: Event) -> Bool { a.order < b.order }

  var order: EventOrder { EventOrder(time: time, id: id) }
}

/// The place of an event in the order of the fold.
struct EventOrder: Comparable, Equatable {
  var time: HybridTime
  var id: EventID

  static func < (a: EventOrder, b: EventOrder) -> Bool {
    (a.time, a.id.replica, a.id.n) < (b.time, b.id.replica, b.id.n)
  }
}
