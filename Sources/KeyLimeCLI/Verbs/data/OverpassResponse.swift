import KeyLimeEngine

/// The response of an Overpass server: a status and a body, which is HTML for errors.
struct OverpassResponse {
  /// The trailer that `curl` writes after the body: the status, and the Retry-After header if any.
  static let trailer = "\n%{http_code} %header{retry-after}"

  let status: Int
  /// The value of the Retry-After header, in seconds.
  let retryAfter: Double?
  let body: [UInt8]

  /// Parses the output of `curl`; nil when it has no trailer.
  init?(_ output: [UInt8]) {
    guard let end = output.lastIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = String(decoding: output[(end + 1)...], as: UTF8.self).split(separator: " ")
    guard let status = words.first.flatMap({ Int($0) }) else { return nil }
    self.status = status
    retryAfter = words.dropFirst().first.flatMap { Double($0) }.flatMap { $0 >= 0 ? $0 : nil }
    body = Array(output[..<end])
  }

  /// Whether a retry may succeed.
  var isBusy: Bool { [429, 502, 503, 504].contains(status) }

  /// The server's message: its lines with "Error", else the end of the page.
  var words: String {
    let text = Self.plain(String(decoding: body.prefix(20_000), as: UTF8.self))
    let errors = text.split(separator: "\n").filter {
      $0.contains("rror:") || $0.contains("rror :")
    }
    let chosen = errors.isEmpty ? text.split(separator: "\n").suffix(2) : errors[...]
    return String(chosen.joined(separator: "; ").prefix(300))
  }

  /// The text of an HTML page without head and tags, one line per paragraph.
  private static func plain(_ page: String) -> String {
    var text = ""
    var isInTag = false
    var tag = ""
    for character in page {
      if character == "<" {
        (isInTag, tag) = (true, "")
      } else if character == ">", isInTag {
        isInTag = false
        if tag.hasPrefix("/head") { text = "" }
        if ["p", "/p", "br", "/h1", "/title"].contains(where: tag.hasPrefix) { text += "\n" }
      } else if isInTag {
        tag.append(character)
      } else {
        text.append(character.isWhitespace && character != "\n" ? " " : character)
      }
    }
    return text.split(separator: "\n").map { $0.trimmed }.filter { !$0.isEmpty }
      .joined(separator: "\n").replacingEntities
  }
}

extension String {
  /// The text with the five entities of error pages replaced.
  fileprivate var replacingEntities: String {
    let names = ["&quot;": "\"", "&lt;": "<", "&gt;": ">", "&#39;": "'", "&amp;": "&"]
    var text = self
    for (entity, character) in names.sorted(by: { $0.key > $1.key }) {
      text = text.split(separator: entity, omittingEmptySubsequences: false)
        .joined(separator: character)
    }
    return text
  }
}
