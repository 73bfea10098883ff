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
  /// The key that the account recognises it by later; nil when nobody will look for it.
  public var key: String?

  /// Pairs an action with its key.
  public init(_ action: Action, key: String? = nil) { (self.action, self.key) = (action, key) }
}

/// The idempotency key of a command, which shows that a command is a retry.
public struct CommandKey: Equatable, Sendable {
  /// The key itself.
  public let text: String
  /// What was asked under it, in any form; nil when nobody says.
  ///
  /// The same key with another request is no retry.
  public let request: String?

  /// Makes a key.
  public init(_ text: String, request: String? = nil) {
    (self.text, self.request) = (text, request)
  }
}
