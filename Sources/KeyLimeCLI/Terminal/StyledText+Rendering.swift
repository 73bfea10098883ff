extension StyledText {
  /// The text for a stream, optionally with colour escapes and links, and sanitised for a terminal.
  func rendered(color: Bool, cleaned: Bool, links: Bool = false) -> String {
    var line = ""
    for span in spans {
      var text = cleaned ? Sanitised.line(span.text) : span.text
      if color, let sgr = span.style.sgr { text = "\u{1B}[\(sgr)m\(text)\u{1B}[0m" }
      if links, let link = span.link.flatMap(Hyperlink.init) { text = link.around(text) }
      line += text
    }
    return line
  }
}
