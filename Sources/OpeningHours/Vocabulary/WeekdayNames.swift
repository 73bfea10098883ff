/// The weekday names and abbreviations of a language.
struct WeekdayNames {
  let language: String
  private let table: WordTable<Weekday>

  /// The names from Monday to Sunday, each with all spellings, in lower case.
  init(_ language: String, _ names: String...) {
    self.language = language
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
    (word.utf8.first ?? 0) < 0xCD ? latin : otherScripts
  }

  /// Whether a word is a weekday in a language beside English.
  static func isForeignDay(_ word: String) -> Bool {
    languages(of: word).contains { $0.weekday(word) != nil }
  }
}
