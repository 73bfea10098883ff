/// The weekday names and abbreviations of a language.
struct WeekdayNames {
  let language: String
  /// All names and spellings, separated by blanks.
  private let words: String
  private let table: WordTable<Weekday>

  /// The names from Monday to Sunday, each with all spellings, in lower case.
  init(_ language: String, _ names: String...) {
    self.language = language
    words = names.joined(separator: " ")
    table = WordTable(zip(names, Weekday.allCases).map { (words: $0, meaning: $1) })
  }

  func weekday(_ word: String) -> Weekday? { table[word] }

  /// The two letters of the notation itself, and English.
  static let english = WeekdayNames(
    "en", "mo mon monday mondays", "tu tue tues tuesday tuesdays",
    "we wed weds wednesday wednesdays",
    "th thu thur thurs thursday thursdays", "fr fri friday fridays", "sa sat saturday saturdays",
    "su sun sunday sundays")

  static let chinese = WeekdayNames(
    "zh", "周一 星期一 週一 礼拜一 禮拜一", "周二 星期二 週二 礼拜二 禮拜二", "周三 星期三 週三 礼拜三 禮拜三",
    "周四 星期四 週四 礼拜四 禮拜四", "周五 星期五 週五 礼拜五 禮拜五", "周六 星期六 週六 礼拜六 禮拜六",
    "周日 星期日 週日 星期天 礼拜天 禮拜天 禮拜日")

  /// The languages beside English that may have a word, by its letters.
  ///
  /// A command that reads one unusual value builds the tables of one half of them.
  static func languages(of word: String) -> [WeekdayNames] {
    isLatin(word) ? latin : otherScripts
  }

  /// Whether a word is a weekday in a language beside English.
  static func isForeignDay(_ word: String) -> Bool {
    (isLatin(word) ? latinWords : otherWords)[word] ?? false
  }

  private static func isLatin(_ word: String) -> Bool { (word.utf8.first ?? 0) < 0xCD }

  // To look at the table of each language took a quarter of the time for a value with words.
  private static let latinWords = WordTable(latin.map { (words: $0.words, meaning: true) })
  private static let otherWords = WordTable(otherScripts.map { (words: $0.words, meaning: true) })
}
