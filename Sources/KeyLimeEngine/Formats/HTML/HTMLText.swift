/// The text that a piece of HTML shows, such as the description of a place in KML.
enum HTMLText {
  /// Tags that begin a new line.
  private static let breaks: Set = ["br", "p", "div", "tr", "li"]

  /// The text without its tags, with the characters that its references stand for.
  ///
  /// A less-than sign that begins no tag stays.
  static func plain(_ html: String) -> String {
    var plain = ""
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      plain += rest[..<start]
      rest = rest[start...].dropFirst()
      guard let first = rest.first, first.isLetter || first == "/" || first == "!",
        let end = rest.firstIndex(of: ">")
      else {
        plain += "<"
        continue
      }
      let name = rest[..<end].drop { $0 == "/" }.prefix { $0.isLetter }.lowercased()
      if breaks.contains(name), plain.last?.isNewline == false { plain += "\n" }
      rest = rest[end...].dropFirst()
    }
    return HTMLEntities.decode(plain + rest).trimmed
  }
}
