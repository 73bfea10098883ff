/// A piece of an amount as people type it.
enum AmountToken: Equatable {
  /// Digits with the marks between them, still as typed.
  case numeral(AmountNumeral)
  /// A currency sign or word: `$`, `US$`, `USD`, `Rs.`.
  case sign(String)
  case plus, minus, times, divided, open, close

  /// The token as it would be quoted in an error.
  var quoted: String {
    switch self {
    case .numeral(let numeral): numeral.isInThousands ? "\(numeral.text)k" : numeral.text
    case .sign(let text): text
    case .plus: "+"
    case .minus: "-"
    case .times: "*"
    case .divided: "/"
    case .open: "("
    case .close: ")"
    }
  }
}

/// Cuts an amount into tokens.
struct AmountLexer {
  private let characters: [Character]
  private var position = 0

  init(_ text: String) { characters = Array(text) }

  /// All tokens in order.
  mutating func tokens() throws(AmountError) -> [AmountToken] {
    var tokens: [AmountToken] = []
    while position < characters.count {
      if Self.isSpace(characters[position]) {
        position += 1
      } else {
        tokens.append(try nextToken())
      }
    }
    return tokens
  }

  private mutating func nextToken() throws(AmountError) -> AmountToken {
    let character = characters[position]
    if startsNumeral { return .numeral(readNumeral()) }
    if Self.isSign(character) { return .sign(readSign()) }
    position += 1
    return switch character {
    case "+": .plus
    case "-", "\u{2212}", "\u{2013}": .minus
    case "*", "×": .times
    case "/", "÷": .divided
    case "(": .open
    case ")": .close
    default: throw .unexpected(String(character))
    }
  }

  /// A digit, or a point with a digit behind it.
  private var startsNumeral: Bool {
    let character = characters[position]
    if Self.digit(character) != nil { return true }
    return Self.isPoint(character) && digit(at: position + 1) != nil
  }

  private mutating func readNumeral() -> AmountNumeral {
    var text = ""
    while position < characters.count {
      let character = characters[position]
      if let digit = Self.digit(character) {
        text.append(digit)
      } else if Self.isPoint(character) {
        text.append(character)
      } else if isGroupMark(at: position) {
        text.append(Self.isSpace(character) ? " " : "'")
      } else {
        break
      }
      position += 1
    }
    return AmountNumeral(text: text, isInThousands: skipThousands())
  }

  /// Skips a `k` that is not the beginning of a word, such as `kr`.
  private mutating func skipThousands() -> Bool {
    let next = characters[position...].prefix(2)
    guard next.first == "k" || next.first == "K", !next.dropFirst().contains(where: \.isLetter)
    else { return false }
    position += 1
    return true
  }

  /// A space or apostrophe with a digit before it and exactly three digits behind it.
  private func isGroupMark(at index: Int) -> Bool {
    guard Self.isSpace(characters[index]) || "'’".contains(characters[index]), index > 0,
      digit(at: index - 1) != nil
    else { return false }
    return (1...3).allSatisfy { digit(at: index + $0) != nil } && digit(at: index + 4) == nil
  }

  /// Letters and currency signs in a row; a point right behind a letter belongs to the word, so
  /// that `Rs.50` is fifty rupees and not a half.
  private mutating func readSign() -> String {
    let start = position
    while position < characters.count, Self.isSign(characters[position]) { position += 1 }
    let word = String(characters[start..<position])
    if position < characters.count, characters[position] == ".", word.last?.isLetter == true {
      position += 1
    }
    return word
  }

  private func digit(at index: Int) -> Character? {
    characters.indices.contains(index) ? Self.digit(characters[index]) : nil
  }

  /// The ASCII digit for a decimal digit of any script.
  private static func digit(_ character: Character) -> Character? {
    guard character.isWholeNumber, let value = character.wholeNumberValue, value < 10,
      character.unicodeScalars.first?.properties.numericType == .decimal
    else { return nil }
    return Character(String(value))
  }

  private static func isPoint(_ character: Character) -> Bool {
    character == "." || character == ","
  }
  private static func isSpace(_ character: Character) -> Bool { character.isWhitespace }
  private static func isSign(_ character: Character) -> Bool {
    character.isLetter || character.isCurrencySymbol
  }
}
