/// Days of the year that people call by a name, as in `closed Christmas Day` and `Heiligabend bis
/// 14 Uhr`.
enum NamedDates {
  /// Writes each as a date, and tells where the names were.
  ///
  /// Thanksgiving is that of the United States, except in Canada.
  static func read(
    _ tokens: [Token], country: String?
  ) -> (tokens: [Token], names: [Range<Int>]) {
    guard tokens.contains(where: { table[$0] != nil }) else { return (tokens, []) }
    var result: [Token] = []
    var names: [Range<Int>] = []
    for token in tokens {
      guard let date = table[token] else {
        result.append(token)
        continue
      }
      names.append(token.position)
      for kind in country == "CA" ? date.inCanada ?? date.kinds : date.kinds {
        result.append(
          Token(
            kind: kind, position: token.position, isSpaced: token.isSpaced, isUnusual: false))
      }
    }
    return (result, names)
  }

  /// A date as the notation writes it.
  private struct Date {
    let kinds: [Token.Kind]
    var inCanada: [Token.Kind]?

    /// Days of a month.
    init(_ month: String, _ days: ClosedRange<Int>) {
      let first: [Token.Kind] = [.word(month), .number(days.lowerBound, digits: 2)]
      let last: [Token.Kind] = [.sign(.hyphen), .number(days.upperBound, digits: 2)]
      kinds = days.count == 1 ? first : first + last
    }

    /// The fourth Thursday of November, or the second Monday of October.
    static let thanksgiving = Date(
      kinds: occurrence("nov", "th", 4), inCanada: occurrence("oct", "mo", 2))

    /// A number of days after Easter, or before it.
    static func easter(_ days: Int) -> Date {
      let offset: [Token.Kind] = [
        .sign(days < 0 ? .hyphen : .plus), .number(abs(days), digits: 1), .word("day"),
      ]
      return Date(kinds: [.word("easter")] + (days == 0 ? [] : offset))
    }

    private init(kinds: [Token.Kind], inCanada: [Token.Kind]? = nil) {
      (self.kinds, self.inCanada) = (kinds, inCanada)
    }

    private static func occurrence(_ month: String, _ day: String, _ n: Int) -> [Token.Kind] {
      [.word(month), .word(day), .sign(.openBracket), .number(n, digits: 1), .sign(.closeBracket)]
    }
  }

  private static let table = WordTable([
    (
      words: "christmas xmas christmasday noël noel navidad natale natal",
      meaning: Date("dec", 25...25)
    ),
    (words: "weihnachten kerst kerstmis", meaning: Date("dec", 25...26)),
    (
      words: "christmaseve heiligabend nochebuena kerstavond julafton juleaften",
      meaning: Date("dec", 24...24)
    ),
    (words: "boxingday", meaning: Date("dec", 26...26)),
    (
      words: "newyearseve silvester nochevieja oudejaarsdag nyårsafton nyttårsaften nytårsaften",
      meaning: Date("dec", 31...31)
    ),
    (
      words: "newyearsday neujahr neujahrstag capodanno nieuwjaar nieuwjaarsdag nyårsdagen",
      meaning: Date("jan", 1...1)
    ),
    (words: "ferragosto", meaning: Date("aug", 15...15)),
    (words: "thanksgiving thanksgivingday", meaning: .thanksgiving),
    (words: "goodfriday karfreitag", meaning: .easter(-2)),
    (words: "eastersunday ostersonntag", meaning: .easter(0)),
    (words: "eastermonday ostermontag pasquetta", meaning: .easter(1)),
  ])
}

extension WordTable {
  /// The meaning of a token that is a word of the table; nil for any other.
  fileprivate subscript(token: Token) -> Meaning? { token.word.flatMap { self[$0] } }
}
