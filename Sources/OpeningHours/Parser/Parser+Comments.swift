extension Parser {
  /// The number of tokens of a known phrase at this point; nil when there is none.
  var phraseLength: Int? {
    var words: [String] = []
    var lengths: [Int] = []
    var distance = 0
    while words.count < Phrases.longest {
      // A hyphen inside a phrase, as in `rendez-vous`, counts as a blank.
      if !words.isEmpty, peek(distance).kind == .sign(.hyphen) { distance += 1 }
      guard case .word(let word) = peek(distance).kind else { break }
      words.append(word)
      distance += 1
      lengths.append(distance)
    }
    return Phrases.length(at: words).map { lengths[$0 - 1] }
  }

  /// The number of tokens of a phrase such as `or by appointment`, which is about all other times;
  /// nil when there is none.
  var otherwiseLength: Int? {
    guard word() == .list || ["or", "oder", "ou", "o"].contains(token.word) else { return nil }
    return phraseLength
  }

  /// The number of tokens of a remark in parentheses at this point; nil when there is none.
  ///
  /// A remark with digits, days or states may be about hours and does not count, unless it says
  /// until when there is food: `(kitchen closes 9pm)`.
  var remarkLength: Int? {
    if let length = kitchenRemarkLength { return length }
    var distance = 1
    while true {
      switch peek(distance).kind {
      case .sign(.closeParenthesis): return distance > 1 ? distance + 1 : nil
      case .word:
        if isWeekdayOrHoliday(distance) { return nil }
        if case .state = word(distance) { return nil }
        distance += 1
      case .comment, .sign(.dot), .sign(.comma), .sign(.hyphen), .sign(.slash): distance += 1
      default: return nil
      }
    }
  }

  /// The number of tokens of a remark that a place closes on days which are not fixed, as in
  /// `11:00-22:00 不定休` and `定休日：不定休`; nil when there is none.
  var irregularClosingLength: Int? {
    var distance = 0
    if word() == .state(.closed) { distance = peek().kind == .sign(.colon) ? 2 : 1 }
    return peek(distance).word.flatMap { Self.irregularClosings.contains($0) ? distance + 1 : nil }
  }

  private static let irregularClosings: Set = ["不定休", "不定休日", "不定期休", "不定期休業", "不定期公休"]

  mutating func phrase(length: Int, into draft: inout RuleDraft) {
    let start = index
    // Neither changes the hours.
    let isAboutKitchen =
      irregularClosingLength != nil || (kitchenRemarkLength ?? kitchenClauseLength()) == length
    index += length
    var words = position(since: start)
    if tokens[start].kind == .sign(.openParenthesis) {
      words = words.lowerBound + 1..<words.upperBound - tokens[index - 1].position.count
      if tokens[start].isUnusual {
        words = tokens[start + 1].position.lowerBound..<words.upperBound
      }
    }
    draft.add(
      comment: Comment.plain(text(words).unicodeScalars), isAboutKitchen: isAboutKitchen)
    warn(.unquotedComment, since: start)
  }
}

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
