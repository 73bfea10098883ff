/// The idempotency key of a command, by which a retry is recognised.
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
