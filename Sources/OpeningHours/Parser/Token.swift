/// A piece of a value.
struct Token: Equatable {
  enum Kind: Equatable {
    /// A run of digits.
    case number(Int, digits: Int)
    /// A run of letters, in lower case.
    case word(String)
    /// The letters after a day's number, as in `25th`.
    case ordinal
    /// The text between quotes.
    case comment(String)
    case sign(Sign)
    /// A character without meaning in any spelling.
    case other
    case end
  }

  enum Sign: Equatable {
    case colon, dot, comma, semicolon, fallback, lineBreak, hyphen, plus, slash, ampersand, bar
    case openParenthesis, closeParenthesis, openBracket, closeBracket
  }

  let kind: Kind
  /// The byte range in the value.
  let position: Range<Int>
  /// Whether white space precedes it.
  let isSpaced: Bool
  /// Whether it is an unusual form of another character: a full-width digit, a long dash, a curly
  /// quote.
  let isUnusual: Bool

  /// The letters, in lower case; nil for anything but a word.
  var word: String? {
    if case .word(let word) = kind { return word }
    return nil
  }
}
