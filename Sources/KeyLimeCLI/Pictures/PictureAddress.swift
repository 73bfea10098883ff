/// An address that a picture may be fetched from: `https`, or `http` on this machine.
struct PictureAddress: Equatable {
  let text: String
  /// The name or number of the server, without the port.
  let host: String
  private let isSecure: Bool

  /// Checks an address; nil for another scheme, a name and password in it, or an odd character.
  init?(_ text: String) {
    guard let scheme = ["https://", "http://"].first(where: text.lowercased().hasPrefix),
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }),
      text.utf8.count <= 4000
    else { return nil }
    let authority = text.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
    guard !authority.isEmpty, !authority.contains("@") else { return nil }
    self.text = text
    isSecure = scheme == "https://"
    host =
      authority.hasPrefix("[")
      ? String(authority.prefix { $0 != "]" }) + "]"
      : authority.prefix { $0 != ":" }.lowercased()
    guard isSecure || isHere else { return nil }
  }

  /// Whether the server is this machine.
  var isHere: Bool { ["localhost", "127.0.0.1", "[::1]"].contains(host) }

  /// The protocols that `curl` may use for it.
  var protocols: String { isSecure ? "=https" : "=http" }

  /// Where a server sends on to; nil for what may not be fetched.
  ///
  /// A server elsewhere never leads to this machine.
  func redirected(to text: String) -> PictureAddress? {
    guard let next = PictureAddress(text), isHere || !next.isHere else { return nil }
    return next
  }
}
