/// Splits and quotes shell command lines.
public enum ShellLine {
  /// Splits a line into words at unquoted blanks, as a shell does, without any expansion.
  ///
  /// `fav 'Bao House' -q` gives `fav`, `Bao House` and `-q`. An unclosed quote extends to the end
  /// of the line.
  public static func words(of line: String) -> [String] {
    var words: [String] = []
    var raw = ""
    for piece in line.split(separator: " ", omittingEmptySubsequences: false) {
      raw += raw.isEmpty ? String(piece) : " " + piece
      let word = ShellWord(raw)
      if word.isOpen { continue }
      if !raw.isEmpty { words.append(word.text) }
      raw = ""
    }
    return raw.isEmpty ? words : words + [ShellWord(raw).text]
  }

  /// Whether a quote in a line is not closed.
  public static func hasOpenQuote(_ line: String) -> Bool { ShellWord(line).isOpen }

  /// A word for use in a shell, in single quotes if necessary.
  public static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { character in
      character.isLetter || character.isNumber || "_-./,:=@%+".contains(character)
    }
    if isPlain, !word.isEmpty { return word }
    return "'" + word.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}

/// A word on a shell's command line, possibly with an unclosed quote.
struct ShellWord {
  /// The word as typed.
  let raw: String
  /// The text without quotes and backslashes.
  let text: String
  /// The quote that is open at the end, and the part of the word up to and including it.
  private let open: (quote: Character, lead: String, textLength: Int)?

  init(_ raw: String) {
    self.raw = raw
    var text = ""
    var open: (quote: Character, lead: String, textLength: Int)?
    var lead = ""
    var characters = raw[...]
    while let character = characters.popFirst() {
      lead.append(character)
      switch (character, open?.quote) {
      case ("\\", nil), ("\\", "\""):
        guard let next = characters.popFirst() else { break }
        lead.append(next)
        let isPlain = open != nil && !"\"\\$`".contains(next)
        text += isPlain ? "\\" + String(next) : String(next)
      case ("'", nil), ("\"", nil): open = (character, lead, text.count)
      case let (quote, current?) where quote == current: open = nil
      default: text.append(character)
      }
    }
    self.text = text
    self.open = open
  }

  /// The word that continues this one to `value`, inside its open quote.
  func continued(as value: String) -> String {
    guard let open else { return Self.escaped(value) }
    let rest = value.dropFirst(open.textLength)
    // bash closes the quote itself, unless the word already seems to end with one.
    let end = rest.last == open.quote ? String(open.quote) : ""
    return open.lead + (open.quote == "'" ? Self.inSingle(rest) : Self.inDouble(rest)) + end
  }

  /// A word with a backslash before every character that is special in a shell.
  static func escaped(_ value: String) -> String {
    var bytes: [UInt8] = []
    for byte in value.utf8 {
      if byte < 0x80, !isSafe(byte) { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isSafe(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "+")...UInt8(ascii: ":"): true  // + , - . / 0-9 :
    case UInt8(ascii: "="), UInt8(ascii: "@"), UInt8(ascii: "%"), UInt8(ascii: "_"): true
    default: false
    }
  }

  private static func inDouble(_ text: Substring) -> String {
    text.map { "\"\\$`".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func inSingle(_ text: Substring) -> String {
    text.map { $0 == "'" ? "'\\''" : String($0) }.joined()
  }

  /// Whether a following blank would still be part of the word.
  var isOpen: Bool {
    let slashes = raw.reversed().prefix { $0 == "\\" }.count
    return open != nil || !slashes.isMultiple(of: 2)
  }
}
