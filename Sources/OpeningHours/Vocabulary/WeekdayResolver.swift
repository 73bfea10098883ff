/// Resolves the weekday words of one value by guessing its language.
///
/// Short names collide: `Di` is Tuesday in German and Sunday in French. A value is assumed to be in
/// one language, except for the two-letter names of the notation. So only languages that know all
/// other words are considered. If these disagree, a language wins if it shares at least two of the
/// notation's names in the value, and more than any other. For German, by far the most common, one
/// name is enough. Otherwise the country decides, and without one the words are ambiguous.
struct WeekdayResolver {
  enum Result: Equatable {
    case weekday(Weekday)
    /// The word means different days in several languages.
    case ambiguous
  }

  /// Two words with a hyphen or a comma between them.
  struct Pair {
    let first: String
    let last: String
    /// Whether the second is the end of a range that begins at the first.
    let isRange: Bool
  }

  private let foreign: [(word: String, result: Result)]
  /// The days of one letter that the value has, as in `M-Th` and `L-V`.
  private let letters: DayLetters?

  /// Words that are weekdays in some language, but mean something else in the notation or in
  /// English.
  ///
  /// They are weekdays only together with other weekday words of that language.
  private static let timid = [
    "mar", "to", "on", "die", "don", "son", "mit", "nie", "la", "pa", "du", "min", "sel", "kam",
    "sal",
    "fim", "lau", "ds", "cs", "vas", "vin", "dum",
  ]

  /// Resolves the words of a value; the country is an ISO 3166-1 code in capitals.
  ///
  /// The pairs are those of the words that stand beside each other.
  init(words: [String], pairs: [Pair] = [], country: String? = nil) {
    let english = WeekdayNames.english
    let languages =
      Self.language(of: words).map { [$0] } ?? country.map(CountryLanguages.codes) ?? []
    letters = DayLetters.used(in: pairs, languages: languages)
    let others = words.filter { word in
      english.weekday(word) == nil && WeekdayNames.isForeignDay(word)
    }
    let bold = others.filter { !WeekdayResolver.timid.contains($0) }
    guard !bold.isEmpty else {
      foreign = []
      return
    }
    foreign = WeekdayResolver.reading(
      of: Set(bold), timid: Set(others).subtracting(bold),
      beside: Set(words.filter { english.weekday($0) != nil }),
      pairs: pairs, in: languages)
  }

  /// The language that other words of the value are in, as `Uhr` is German; nil when none tells, or
  /// they disagree.
  private static func language(of words: [String]) -> String? {
    let languages = Set(words.compactMap { tellingWords[$0] })
    return languages.count == 1 ? languages.first : nil
  }

  private static let tellingWords = WordTable<String>([
    ("uhr geschlossen ruhetag und bis täglich feiertags", "de"), ("uur gesloten geopend", "nl"),
    ("fermé ouvert et fériés jours midi soir", "fr"), ("cerrado abierto festivos", "es"),
    ("chiuso aperto festivi", "it"), ("lukket", "da"), ("stängt", "sv"),
  ])

  func callAsFunction(_ word: String) -> Result? {
    if let day = WeekdayNames.english.weekday(word) { return .weekday(day) }
    if let day = letters?.day(word) { return .weekday(day) }
    return foreign.first { $0.word == word }?.result
  }

  private static func reading(
    of words: Set<String>, timid: Set<String>, beside notation: Set<String>,
    pairs: [Pair], in languages: Set<String>
  ) -> [(word: String, result: Result)] {
    let fitting = WeekdayNames.languages(of: words.first ?? "").filter { language in
      words.allSatisfy { language.weekday($0) != nil }
        && !repeatsDay(language, words: words, notation: notation)
    }
    let winners = winners(among: fitting, words: words, notation: notation)
    let local = fitting.filter { languages.contains($0.language) }
    return words.union(timid).compactMap { word in
      let days = Set(winners.compactMap { $0.weekday(word) })
      if days.isEmpty && timid.contains(word) { return nil }
      if let day = mistyped(word, beside: notation, pairs: pairs) { return (word, .weekday(day)) }
      // Alone, `St` is the Czech and Slovak Wednesday only there.
      if words == ["st"], local.isEmpty { return (word, .ambiguous) }
      if days.count == 1, let day = days.first, !isStray(word, in: winners, beside: notation) {
        return (word, .weekday(day))
      }
      let meant = Set(local.compactMap { $0.weekday(word) })
      guard meant.count == 1, let day = meant.first else { return (word, .ambiguous) }
      return (word, .weekday(day))
    }
  }

  /// `St` among English names, where it is Saturday and not the Czech Wednesday; and `Ma-Fr`, which
  /// is Monday in all languages that know both words.
  private static func mistyped(
    _ word: String, beside notation: Set<String>, pairs: [Pair]
  ) -> Weekday? {
    func names(_ day: Weekday) -> Bool {
      notation.contains { WeekdayNames.english.weekday($0) == day }
    }
    switch word {
    case "st": return notation.isEmpty || names(.saturday) ? nil : .saturday
    case "ma":
      let isMonday = pairs.contains {
        $0.isRange && $0.first == "ma" && ["fr", "su"].contains($0.last)
      }
      return isMonday && !names(.monday) && !names(.tuesday) ? .monday : nil
    default: return nil
    }
  }

  /// Whether a word with several meanings is beside names that are in none of these languages: in
  /// `Mo-Do …; Tu …; Th …` the languages left would be those without `Mo`.
  private static func isStray(
    _ word: String, in languages: [WeekdayNames], beside notation: Set<String>
  ) -> Bool {
    guard !notation.isEmpty, !languages.contains(where: { $0.language == "de" }) else {
      return false
    }
    let isShared = languages.contains { language in
      notation.contains { language.weekday($0) != nil }
    }
    let meanings = Set(WeekdayNames.languages(of: word).compactMap { $0.weekday(word) })
    return word == "st" || !isShared && meanings.count > 1
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

  /// Whether the value would name a day twice: by the language's name and by the notation's.
  private static func repeatsDay(
    _ language: WeekdayNames, words: Set<String>, notation: Set<String>
  ) -> Bool {
    let days = Set(
      notation.filter { language.weekday($0) == nil }.compactMap {
        WeekdayNames.english.weekday($0)
      })
    return words.contains { language.weekday($0).map(days.contains) ?? false }
  }
}
