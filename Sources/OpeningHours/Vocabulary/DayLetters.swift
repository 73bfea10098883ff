/// The weekdays that one letter is clear for: `M-Th`, `F-Sat` and `M, W, F` in English, `L-V`, `S`
/// in French, Spanish and Italian.
///
/// A letter that is two days is no day here: `T` and `S` in English, `M` in the others. A single
/// letter may be many things, so the value must have two letters beside each other, or one beside
/// an English name.
///
/// Where the country has such a language, also those of Estonian, `E-R`, of Hungarian, `H-P`, and
/// the Roman numbers of Lithuanian, `I-V`.
enum DayLetters {
  case english, romance, estonian, hungarian, lithuanian

  func day(_ letter: String) -> Weekday? {
    if let letters = ownLetters {
      return zip(letters, Weekday.allCases).first { $0.0 == letter }?.1
    }
    return switch (self, letter) {
    case (.english, "m"), (.romance, "l"): .monday
    case (.english, "w"), (.romance, "x"): .wednesday
    case (.romance, "j"), (.romance, "g"): .thursday
    case (.english, "f"), (.romance, "v"): .friday
    case (.romance, "s"): .saturday
    case (.romance, "d"): .sunday
    default: nil
    }
  }

  /// The letters from Monday to Sunday, where each is one day.
  private var ownLetters: [String]? {
    switch self {
    case .english, .romance: nil
    case .estonian: ["e", "t", "k", "n", "r", "l", "p"]
    case .hungarian: ["h", "k", "sze", "cs", "p", "szo", "v"]
    case .lithuanian: ["i", "ii", "iii", "iv", "v", "vi", "vii"]
    }
  }

  /// The letters that a value with these pairs of words uses, for a country with these languages
  /// beside English; nil when it has none.
  static func used(in pairs: [WeekdayResolver.Pair], languages: Set<String>) -> DayLetters? {
    let own: [(language: String, letters: DayLetters)] = [
      ("et", .estonian), ("hu", .hungarian), ("lt", .lithuanian),
    ]
    if let letters = own.first(where: { languages.contains($0.language) })?.letters,
      pairs.contains(where: { letters.day($0.first) != nil && letters.day($0.last) != nil })
    {
      return letters
    }
    if pairs.contains(where: { areEnglish($0, languages) }) { return .english }
    let isRomance = pairs.contains { pair in
      pair.isRange && pair.first == "l" && romance.day(pair.last) != nil
    }
    return isRomance ? .romance : nil
  }

  private static func areEnglish(
    _ pair: WeekdayResolver.Pair, _ languages: Set<String>
  ) -> Bool {
    switch (english.day(pair.first), english.day(pair.last)) {
    case (let first?, let last?): return first.rawValue < last.rawValue
    case (_?, nil): return isEnglish(pair.last, languages)
    case (nil, _?): return isEnglish(pair.first, languages)
    case (nil, nil): return false
    }
  }

  /// Whether a word is an English weekday; `Sa` is also one where Monday is no `M`.
  private static func isEnglish(_ word: String, _ languages: Set<String>) -> Bool {
    if word == "sa", !languages.isDisjoint(with: ["fr", "es", "it", "ro"]) { return false }
    return WeekdayNames.english.weekday(word) != nil
  }
}
