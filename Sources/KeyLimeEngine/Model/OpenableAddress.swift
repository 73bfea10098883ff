/// An address that may be handed to the desktop: it leads to a page, a call, a message or a map,
/// and neither to a file nor to a program.
public struct OpenableAddress: Equatable, Sendable {
  /// What an address may begin with.
  public static let schemes = ["http", "https", "tel", "mailto", "sms", "geo"]

  /// The address.
  public let text: String

  /// Checks an address; nil when it is another kind, holds a space or a control character, or has
  /// nothing behind the colon.
  public init?(_ text: String) {
    let bytes = text.utf8
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      Self.schemes.contains(text[..<colon].lowercased()),
      bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") })
    else { return nil }
    let rest = text[bytes.index(after: colon)...]
    let isOnTheWeb = text[..<colon].lowercased().hasPrefix("http")
    guard isOnTheWeb ? rest.hasPrefix("//") && rest.utf8.count > 2 : !rest.isEmpty else {
      return nil
    }
    self.text = text
  }

  /// The page of a website as people type it, a bare host with `http://`; nil when it is none.
  public init?(page text: String) {
    guard let page = WebAddress.page(text) else { return nil }
    self.init(page)
  }
}
