/// Days of the year that people call by a name, as in `closed Christmas Day` and `Heiligabend bis
/// 14 Uhr`.
enum NamedDates {
  /// Writes each as a date, and tells where the names were.
  ///
  /// Those that move, such as Thanksgiving, are not among them.
  static func read(_ tokens: [Token]) -> (tokens: [Token], names: [Range<Int>]) {
    guard tokens.contains(where: { days($0) != nil }) else { return (tokens, []) }
    var result: [Token] = []
    var names: [Range<Int>] = []
    for token in tokens {
      guard let days = days(token) else {
        result.append(token)
        continue
      }
      names.append(token.position)
      result.append(replacing(token, .word(days.month)))
      result.append(replacing(token, .number(days.first, digits: 2)))
      guard days.last > days.first else { continue }
      result.append(replacing(token, .sign(.hyphen)))
      result.append(replacing(token, .number(days.last, digits: 2)))
    }
    return (result, names)
  }

  private struct Days {
    let month: String
    let first: Int
    let last: Int
  }

  private static func replacing(_ token: Token, _ kind: Token.Kind) -> Token {
    Token(kind: kind, position: token.position, isSpaced: token.isSpaced, isUnusual: false)
  }

  private static func days(_ token: Token) -> Days? { token.word.flatMap { table[$0] } }

  private static let table = WordTable([
    (
      words: "christmas xmas christmasday noël noel navidad natale natal",
      meaning: Days(month: "dec", first: 25, last: 25)
    ),
    (words: "weihnachten kerst kerstmis", meaning: Days(month: "dec", first: 25, last: 26)),
    (
      words: "christmaseve heiligabend nochebuena kerstavond julafton juleaften",
      meaning: Days(month: "dec", first: 24, last: 24)
    ),
    (words: "boxingday", meaning: Days(month: "dec", first: 26, last: 26)),
    (
      words: "newyearseve silvester nochevieja oudejaarsdag nyårsafton nyttårsaften nytårsaften",
      meaning: Days(month: "dec", first: 31, last: 31)
    ),
    (
      words: "newyearsday neujahr neujahrstag capodanno nieuwjaar nieuwjaarsdag nyårsdagen",
      meaning: Days(month: "jan", first: 1, last: 1)
    ),
    (words: "ferragosto", meaning: Days(month: "aug", first: 15, last: 15)),
  ])
}
