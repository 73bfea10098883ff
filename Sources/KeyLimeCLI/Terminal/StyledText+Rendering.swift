extension StyledText {
  /// The text for a stream, optionally with colour escapes and sanitised for a terminal.
  func rendered(color: Bool, cleaned: Bool) -> String {
    var line = ""
    for span in spans {
      let text = cleaned ? Sanitised.line(span.text) : span.text
      if color, let sgr = span.style.sgr {
        line += "\u{1B}[\(sgr)m\(text)\u{1B}[0m"
      } else {
        line += text
      }
    }
    return line
  }
}
