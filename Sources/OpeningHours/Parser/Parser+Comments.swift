extension Parser {
  /// How many tokens a known phrase takes, when one is next.
  var phraseLength: Int? {
    var words: [String] = []
    var lengths: [Int] = []
    var distance = 0
    while words.count < Phrases.longest {
      // A hyphen within a phrase, as in `rendez-vous`, is a space.
      if !words.isEmpty, peek(distance).kind == .sign(.hyphen) { distance += 1 }
      guard case .word(let word) = peek(distance).kind else { break }
      words.append(word)
      distance += 1
      lengths.append(distance)
    }
    return Phrases.length(at: words).map { lengths[$0 - 1] }
  }

  /// How many tokens a remark in parentheses takes, when one is next.
  ///
  /// One with digits, days or states in it may be about hours, and is left alone.
  var remarkLength: Int? {
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

  mutating func phrase(length: Int, into draft: inout RuleDraft) {
    let start = index
    index += length
    var words = position(since: start)
    if tokens[start].kind == .sign(.openParenthesis) {
      words = words.lowerBound + 1..<words.upperBound - tokens[index - 1].position.count
      if tokens[start].isUnusual {
        words = tokens[start + 1].position.lowerBound..<words.upperBound
      }
    }
    draft.add(comment: Comment.plain(text(words).unicodeScalars))
    warn(.unquotedComment, since: start)
  }
}
