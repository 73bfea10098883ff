/// What one command of an account writes.
struct Command {
  let actions: [KeyedAction]
  let account: AccountID
  /// The idempotency key of the whole command.
  let key: CommandKey?
  /// The names of places, for the events that are about them.
  let places: [RestaurantID: String]
  /// Milliseconds since 1970 on the wall clock.
  let now: Int64
}

/// Something to do, with an idempotency key of its own.
public struct KeyedAction: Equatable, Sendable {
  /// What is done.
  public var action: Action
  /// The key by which the account recognises it later; nil when nobody will look for it.
  public var key: String?

  /// Pairs an action with its key.
  public init(_ action: Action, key: String? = nil) { (self.action, self.key) = (action, key) }
}
