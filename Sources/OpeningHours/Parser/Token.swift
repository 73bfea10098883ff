/// A piece of a value.
struct Token: Equatable {
  enum Kind: Equatable {
    /// A run of digits.
    case number(Int, digits: Int)
    /// A run of letters, in lower case.
    case word(String)
    /// What stands between quotes.
    case comment(String)
    case sign(Sign)
    /// A character that has no meaning in any spelling.
    case other
    case end
  }

  enum Sign: Equatable {
    case colon, dot, comma, semicolon, fallback, lineBreak, hyphen, plus, slash, ampersand, bar
    case openParenthesis, closeParenthesis, openBracket, closeBracket
  }

  let kind: Kind
  /// The bytes of the value that it takes.
  let position: Range<Int>
  /// White space stands before it.
  let isSpaced: Bool
  /// A character that stands for another: a full-width digit, a long dash, a curly quote.
  let isUnusual: Bool
}
