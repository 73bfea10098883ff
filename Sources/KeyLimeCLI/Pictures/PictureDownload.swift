import KeyLimeEngine

/// Fetches one picture from the web through `curl`.
struct PictureDownload {
  /// Why a picture was not fetched, such as `it answered 404`.
  struct Fault: Error, Equatable {
    let reason: String
    /// Whether no server was reached, as without a network.
    var isOffline = false
  }

  /// Limits that a test may lower.
  struct Limits {
    /// The largest picture, in bytes.
    var bytes = 20 << 20
    /// Seconds for each answer.
    var seconds = 15
  }

  var limits = Limits()

  /// A server that sends on more often is in a circle.
  private static let hops = 5

  /// The bytes and the name of the picture at an address.
  ///
  /// Redirects are followed here, not by `curl`, so that each is checked as the address itself was.
  func picture(at address: String) throws(Fault) -> (bytes: [UInt8], name: PhotoName) {
    guard var place = PictureAddress(address) else {
      throw Fault(reason: "only https addresses are fetched")
    }
    for _ in 0...Self.hops {
      let answer = try answer(of: place)
      if answer.status == 200 { return try Self.checked(answer.body) }
      guard (300..<400).contains(answer.status), !answer.value.isEmpty else {
        throw Fault(reason: "it answered \(answer.status)")
      }
      guard let next = place.redirected(to: answer.value) else {
        throw Fault(reason: "it leads to '\(answer.value)', which is not fetched")
      }
      place = next
    }
    throw Fault(reason: "it leads in a circle")
  }

  /// A picture is known by its first bytes, whatever the server calls it.
  private static func checked(
    _ bytes: [UInt8]
  ) throws(Fault) -> (bytes: [UInt8], name: PhotoName) {
    guard let type = ImageType(bytes), type != .heic, let name = PhotoName(of: bytes) else {
      throw Fault(reason: "it is not a PNG, JPEG, GIF or WebP picture")
    }
    return (bytes, name)
  }

  /// The answer of a server; its value is the address that it sends on to.
  private func answer(of place: PictureAddress) throws(Fault) -> CurlAnswer {
    // An older curl checks the size only when the server tells it; rate and time bound it anyway.
    let words = [
      "curl", "--disable", "--silent", "--show-error", "--globoff", "--proto", place.protocols,
      "--proto-redir", place.protocols, "--connect-timeout", "5", "--max-time",
      "\(limits.seconds)", "--limit-rate", "4M", "--max-filesize", "\(limits.bytes)",
      "--user-agent", "\(Program.name)/\(Program.version)", "--write-out",
      CurlAnswer.trailer(with: "%{redirect_url}"), "--url", place.text,
    ]
    let limit = Double(limits.seconds) + 2
    guard let result = try? Platform.run(words, limit: limit) else {
      throw Fault(reason: "'curl' cannot be run")
    }
    guard result.status == 0 else {
      throw Fault(
        reason: Self.words(of: result), isOffline: Self.unreached.contains(result.status))
    }
    guard let answer = CurlAnswer(result.output) else {
      throw Fault(reason: "'curl' said nothing")
    }
    guard answer.body.count <= limits.bytes else { throw Fault(reason: Self.tooLarge) }
    return answer
  }

  /// The exit codes of `curl` for a server that was not found or did not let it connect.
  private static let unreached: Set<Int32> = [6, 7]

  private static let tooLarge = "it is too large"

  /// The exit codes of `curl` that people meet, else its own words.
  private static func words(of result: ProgramResult) -> String {
    switch result.status {
    case 18: return "it broke off in the middle"
    case 28, 137: return "it took too long"
    case 63: return tooLarge
    default: return CurlAnswer.reason(of: result)
    }
  }
}

/// An address that a picture may be fetched from: `https`, or `http` on this machine.
struct PictureAddress: Equatable {
  let text: String
  /// The name or number of the server, without the port.
  let host: String
  private let isSecure: Bool

  /// Checks an address; nil for another scheme, a name and password in it, or an odd character.
  ///
  /// Letters beyond ASCII, as in `File:Café.jpg`, are percent-encoded behind the server's name.
  init?(_ typed: String) {
    let text = Self.percentEncoded(typed)
    guard let scheme = ["https://", "http://"].first(where: text.lowercased().hasPrefix),
      typed.dropFirst(scheme.count).prefix(while: { !"/?#".contains($0) }).allSatisfy(\.isASCII),
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

  private static func percentEncoded(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      // Control characters stay, to be refused.
      guard scalar.value > 0x9F else { return String(scalar) }
      return String(scalar).utf8.map { "%" + String($0, radix: 16, uppercase: true) }.joined()
    }.joined()
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
