/// The English weekdays that one letter is clear for: `M-Th`, `F-Sat`, `M, W, F`.
///
/// `T` and `S` are two days each, and no days here. A single letter may be many things, so the value
/// must have two letters beside each other, or one beside an English name.
enum EnglishDayLetters {
  static func day(_ letter: String) -> Weekday? {
    switch letter {
    case "m": .monday
    case "w": .wednesday
    case "f": .friday
    default: nil
    }
  }

  /// Whether a value with these pairs of words uses the letters, for a country with these
  /// languages beside English.
  static func areUsed(in pairs: [WeekdayResolver.Pair], languages: Set<String>) -> Bool {
    pairs.contains { pair in
      switch (day(pair.first), day(pair.last)) {
      case (let first?, let last?): return first.rawValue < last.rawValue
      case (_?, nil): return isEnglish(pair.last, languages)
      case (nil, _?): return isEnglish(pair.first, languages)
      case (nil, nil): return false
      }
    }
  }

  /// Whether a word is an English weekday; `Sa` is also one where Monday is no `M`.
  private static func isEnglish(_ word: String, _ languages: Set<String>) -> Bool {
    if word == "sa", !languages.isDisjoint(with: ["fr", "es", "it", "ro"]) { return false }
    return WeekdayNames.english.weekday(word) != nil
  }
}
