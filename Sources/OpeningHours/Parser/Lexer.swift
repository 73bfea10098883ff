/// Splits a value into tokens with their byte ranges.
struct Lexer {
  private let scalars: [Unicode.Scalar]
  /// The index after the last plain quote.
  private let plainQuotesEnd: Int
  private var index = 0
  private var byte = 0
  private(set) var tokens: [Token] = []
  private var isSpaced = false

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    plainQuotesEnd = scalars.lastIndex(of: "\"").map { $0 + 1 } ?? 0
    tokens.reserveCapacity(scalars.count / 2 + 1)
  }

  static func tokens(of text: String) -> [Token] {
    var lexer = Lexer(text)
    while lexer.token() {}
    return lexer.tokens
  }

  /// Adds the next token; returns false after the last one.
  private mutating func token() -> Bool {
    let start = byte
    guard let scalar = next() else {
      add(.end, from: start, unusual: false)
      return false
    }
    let (glyph, isUnusual) = Glyph.of(scalar)
    switch glyph {
    case .space: isSpaced = true
    case .digit(let digit): number(startingWith: digit, from: start, unusual: isUnusual)
    case .letter: word(startingWith: scalar, from: start)
    case .quote: comment(openedBy: scalar, from: start, unusual: isUnusual)
    case .sign(let sign): add(.sign(sign), from: start, unusual: isUnusual || scalar == "~")
    case .bar:
      let isDouble = peek == "|"
      if isDouble { _ = next() }
      add(.sign(isDouble ? .fallback : .bar), from: start, unusual: false)
    case .other: add(.other, from: start, unusual: isUnusual)
    }
    return true
  }

  private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func next() -> Unicode.Scalar? {
    guard let scalar = peek else { return nil }
    index += 1
    byte += UTF8.width(scalar)
    return scalar
  }

  private mutating func add(_ kind: Token.Kind, from start: Int, unusual: Bool) {
    tokens.append(
      Token(kind: kind, position: start..<byte, isSpaced: isSpaced, isUnusual: unusual))
    isSpaced = false
  }

  private mutating func number(startingWith digit: Int, from start: Int, unusual: Bool) {
    var value = digit
    var digits = 1
    while let scalar = peek, case .digit(let digit) = Glyph.of(scalar).glyph {
      _ = next()
      digits += 1
      value = min(value * 10 + digit, 1_000_000)
    }
    add(.number(value, digits: digits), from: start, unusual: unusual)
  }

  private mutating func word(startingWith first: Unicode.Scalar, from start: Int) {
    var text = String.UnicodeScalarView()
    text.append(Glyph.narrow(first))
    var isUnusual = Glyph.narrow(first) != first
    while let scalar = peek, continuesWord(scalar) {
      _ = next()
      let narrow = Glyph.narrow(scalar)
      isUnusual = isUnusual || narrow != scalar
      text.append(Self.apostrophes.contains(narrow) ? "'" : narrow)
    }
    let word = String(text).lowercased()
    // The sign for a number in Hebrew: `א'` is the first day.
    if text.count == 1, Self.isHebrew(first), let mark = peek, Self.apostrophes.contains(mark) {
      _ = next()
    }
    if let parts = Compounds.parts(of: word) { return add(parts, from: start) }
    add(isOrdinal(word) ? .ordinal : .word(word), from: start, unusual: isUnusual)
  }

  /// Whether a character belongs to the word before it: a letter, or an apostrophe before one, as in
  /// `d'ouverture`.
  private func continuesWord(_ scalar: Unicode.Scalar) -> Bool {
    if Glyph.of(scalar).glyph == .letter { return true }
    return Self.apostrophes.contains(scalar) && index + 1 < scalars.count
      && Glyph.of(scalars[index + 1]).glyph == .letter
  }

  private static let apostrophes: Set<Unicode.Scalar> = ["'", "\u{2019}", "\u{5F3}"]

  private static func isHebrew(_ scalar: Unicode.Scalar) -> Bool {
    (0x5D0...0x5EA).contains(scalar.value)
  }

  /// Adds the words of a run of letters without blanks.
  private mutating func add(_ words: [String], from start: Int) {
    var first = start
    for word in words {
      let last = first + word.utf8.count
      tokens.append(
        Token(kind: .word(word), position: first..<last, isSpaced: isSpaced, isUnusual: false))
      isSpaced = false
      first = last
    }
  }

  /// Whether a word is the ending of the number before it, as in `25th`, and no weekday.
  ///
  /// After minutes, as in `18:00Th`, it begins the next rule.
  private func isOrdinal(_ word: String) -> Bool {
    guard !isSpaced, ["st", "nd", "rd", "th", "er"].contains(word),
      case .number(1...31, digits: 1...2) = tokens.last?.kind
    else { return false }
    switch tokens.dropLast().last?.kind {
    case .sign(.colon), .sign(.dot): return false
    default: return true
    }
  }

  /// Reads a comment up to the closing quote, or to the end of the value.
  ///
  /// A comment opened by a plain quote ends at the next plain quote, so that it may contain curly
  /// quotes. If there is none, or the comment was opened by another quote, the next quote of any
  /// form ends it.
  private mutating func comment(openedBy opening: Unicode.Scalar, from start: Int, unusual: Bool) {
    var text = String.UnicodeScalarView()
    let wantsPlain = opening == "\"" && index < plainQuotesEnd
    var isClosed = false
    while let scalar = next() {
      isClosed = scalar == "\"" || !wantsPlain && Glyph.of(scalar).glyph == .quote
      if isClosed { break }
      text.append(scalar)
    }
    add(.comment(Comment.plain(text)), from: start, unusual: unusual || !isClosed)
  }
}

extension UTF8 {
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    scalar.value < 0x80 ? 1 : scalar.value < 0x800 ? 2 : scalar.value < 0x10000 ? 3 : 4
  }
}

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
