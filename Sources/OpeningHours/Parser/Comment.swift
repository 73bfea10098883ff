/// The text of a comment: one line without plain quotes, so that it can be printed between `"` and
/// `"`.
enum Comment {
  /// Turns a text into a comment: plain quotes become apostrophes, and each run of white space and
  /// control characters becomes one space.
  ///
  /// It works on Unicode scalars, because a quote with a combining accent is a single `Character`.
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
