/// Which weekday each weekday word of one value means.
///
/// Short names collide: `Di` is Tuesday in German and Sunday in French. A value is taken to be in one
/// language, apart from the two-letter names of the notation that may stand among it, so only
/// languages that know all other words count. Where those disagree, a language wins that shares two
/// of the notation's own names in the value, and more than any other; one is enough for German, in
/// which far more hours are written than in the rest. Otherwise the words have no reading.
struct WeekdayReading {
  enum Result: Equatable {
    case weekday(Weekday)
    /// Several languages claim the word for different days.
    case ambiguous
  }

  private let foreign: [String: Result]

  /// Words that are weekdays in some language and something else in the notation or in English; they
  /// are weekdays only beside other weekday words of that language.
  static let timid: Set<String> = [
    "mar", "to", "on", "die", "don", "son", "mit", "nie", "la", "pa", "du",
  ]

  init(words: [String]) {
    let known = Set(words)
    let notation = known.filter { WeekdayReading.englishDays[$0] != nil }
    let others = known.subtracting(notation).filter { WeekdayReading.anyDays.contains($0) }
    let bold = others.subtracting(WeekdayReading.timid)
    guard !bold.isEmpty else {
      foreign = [:]
      return
    }
    foreign = WeekdayReading.reading(of: bold, timid: others.subtracting(bold), beside: notation)
  }

  func callAsFunction(_ word: String) -> Result? {
    if let day = WeekdayReading.englishDays[word] { return .weekday(day) }
    return foreign[word]
  }

  private static func reading(
    of words: Set<String>, timid: Set<String>, beside notation: Set<String>
  ) -> [String: Result] {
    let fitting = WeekdayNames.others.filter { language in
      words.allSatisfy { language.weekday($0) != nil }
        && !repeatsDay(language, words: words, notation: notation)
    }
    let winners = winners(among: fitting, words: words, notation: notation)
    var reading: [String: Result] = [:]
    for word in words.union(timid) {
      let days = Set(winners.compactMap { $0.weekday(word) })
      if days.isEmpty && timid.contains(word) { continue }
      reading[word] = days.count == 1 ? days.first.map { .weekday($0) } : .ambiguous
    }
    return reading
  }

  private static func winners(
    among languages: [WeekdayNames], words: Set<String>, notation: Set<String>
  ) -> [WeekdayNames] {
    let isAgreed = words.allSatisfy { word in
      Set(languages.compactMap { $0.weekday(word) }).count <= 1
    }
    if isAgreed { return languages }
    let scores = languages.map { language in
      notation.filter { language.weekday($0) != nil }.count
    }
    let best = scores.max() ?? 0
    let winners = zip(languages, scores).filter { $0.1 == best }.map(\.0)
    let isGerman = winners.allSatisfy { $0.language == "de" }
    return best >= 2 || best == 1 && isGerman ? winners : languages
  }

  /// Whether a language would give a day both its own name and the notation's in one value.
  private static func repeatsDay(
    _ language: WeekdayNames, words: Set<String>, notation: Set<String>
  ) -> Bool {
    let days = Set(notation.filter { language.weekday($0) == nil }.compactMap { englishDays[$0] })
    return words.contains { language.weekday($0).map(days.contains) ?? false }
  }

  private static let englishDays: [String: Weekday] = {
    var days: [String: Weekday] = [:]
    for (names, day) in zip(WeekdayNames.english.names, Weekday.allCases) {
      for name in names { days[name] = day }
    }
    return days
  }()

  private static let anyDays = Set(WeekdayNames.others.flatMap { $0.names.flatMap(\.self) })
}
