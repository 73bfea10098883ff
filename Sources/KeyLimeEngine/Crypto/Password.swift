/// A password as it was typed: 1 to 511 bytes of UTF-8 without NUL, which is what crypt(3) takes.
public struct Password: Equatable, Sendable {
  let text: String

  /// The fewest characters of a new password.
  public static let leastLength = 8

  /// Takes a typed text; nil when it cannot be a password.
  public init?(_ text: String) {
    guard (1...511).contains(text.utf8.count), !text.utf8.contains(0) else { return nil }
    self.text = text
  }

  /// Whether it may be set anew; one that was set is never asked this.
  public var isLongEnough: Bool { text.count >= Self.leastLength }
}
