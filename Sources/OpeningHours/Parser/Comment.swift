/// What a comment may hold: one line without plain quotes, so that `"` and `"` around it make it a
/// comment again.
enum Comment {
  /// A text as the comment that it makes: plain quotes become apostrophes, and white space and
  /// control characters one space each run.
  ///
  /// It goes by Unicode scalars: a quote and an accent after it are one `Character`, and still a
  /// quote.
  static func plain(_ text: some Sequence<Unicode.Scalar>) -> String {
    var comment = String.UnicodeScalarView()
    var isSpaced = false
    for scalar in text {
      if isBlank(scalar) {
        isSpaced = !comment.isEmpty
      } else {
        if isSpaced { comment.append(" ") }
        isSpaced = false
        comment.append(scalar == "\"" ? "'" : scalar)
      }
    }
    return String(comment)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return scalar.value <= 0x20 || scalar.value == 0x7F }
    return scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
  }
}
