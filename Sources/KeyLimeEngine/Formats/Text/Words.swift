/// Cuts a text into folded words, as the index stores them and as a query is read.
///
/// A word is a run of letters and digits. Text in scripts that are written without spaces (Han,
/// kana, Hangul, Thai, Lao, Khmer, Burmese) becomes every character and every pair of neighbours,
/// because `寿司` must find `回転寿司`. `Gus's` gives `guss` and `gus`, `L'Atelier` gives `latelier`
/// and `atelier`. The index has words in Greek, Cyrillic and some other scripts in Latin letters
/// too (``Romanization``).
public struct Words: Sendable {
  /// What the words are for.
  enum Purpose {
    /// For the index: every form that somebody may type.
    case index
    /// For a query: the one form that was typed.
    case query
  }

  private var run: [UInt8] = []
  private var runIsDense = false
  private var denseStarts: [Int] = []
  private var apostrophe: Int?
  /// Whether the text has a letter that the index has in Latin letters too.
  private var isRomanized = false
  private let purpose: Purpose

  init(for purpose: Purpose) { self.purpose = purpose }

  /// The folded words of a query in the order typed, pairs of neighbours for dense scripts.
  public static func ofQuery(_ text: String) -> [String] { list(text, for: .query) }

  /// The words of a text in order, with repeats.
  static func list(_ text: String, for purpose: Purpose) -> [String] {
    var words = Words(for: purpose)
    var list: [String] = []
    words.forEach(in: text) { list.append(String(decoding: $0, as: UTF8.self)) }
    return list
  }

  /// Calls `body` with the bytes of each word; they live only for the call.
  mutating func forEach(in text: String, _ body: (ArraySlice<UInt8>) -> Void) {
    var text = text
    text.withBytes { forEach(in: $0, body) }
  }

  /// Calls `body` with the bytes of each word of a text in valid UTF-8.
  mutating func forEach(in utf8: ByteView, _ body: (ArraySlice<UInt8>) -> Void) {
    isRomanized = false
    read(utf8, body)
    guard isRomanized, purpose == .index else { return }
    for form in Romanization.forms(of: utf8) { form.withBytes { read($0, body) } }
  }

  private mutating func read(_ utf8: ByteView, _ body: (ArraySlice<UInt8>) -> Void) {
    var index = 0
    while index < utf8.count {
      let byte = utf8[index]
      if Self.isPlain(byte), !runIsDense {
        // Most of most texts: letters and digits that only need to be made small.
        run.append(byte | (byte &>> 1 & 0x20))
        index += 1
      } else if byte < 0x80 {
        take(Unicode.Scalar(byte), body)
        index += 1
      } else {
        let (scalar, length) = utf8.scalar(at: index)
        take(scalar, body)
        if Romanization.covers(scalar.value) { isRomanized = true }
        index += length
      }
    }
    endRun(body)
  }

  private mutating func take(_ scalar: Unicode.Scalar, _ body: (ArraySlice<UInt8>) -> Void) {
    if Folding.isApostrophe(scalar) {
      if !run.isEmpty, !runIsDense { apostrophe = run.count }
      return
    }
    guard Self.isWordScalar(scalar) else {
      // A joiner stands within a word, and who types the word does not see it.
      return InvisibleCharacters.isJoiner(scalar) ? () : endRun(body)
    }
    let isDense = Self.isDense(scalar.value)
    if isDense != runIsDense, !run.isEmpty { endRun(body) }
    runIsDense = isDense
    let start = run.count
    Folding.append(scalar, to: &run)
    if isDense, run.count > start { denseStarts.append(start) }
  }

  private mutating func endRun(_ body: (ArraySlice<UInt8>) -> Void) {
    guard !run.isEmpty else { return apostrophe = nil }
    if runIsDense { giveDense(body) } else { giveWord(body) }
    run.removeAll(keepingCapacity: true)
    denseStarts.removeAll(keepingCapacity: true)
    apostrophe = nil
    runIsDense = false
  }

  private func giveWord(_ body: (ArraySlice<UInt8>) -> Void) {
    body(run[...])
    guard purpose == .index, let cut = apostrophe, cut > 0, cut < run.count else { return }
    if run[cut...].elementsEqual("s".utf8) { body(run[..<cut]) }
    if cut <= 2 { body(run[cut...]) }
  }

  private func giveDense(_ body: (ArraySlice<UInt8>) -> Void) {
    let ends = denseStarts.dropFirst() + [run.count]
    let characters = zip(denseStarts, ends).map { $0..<$1 }
    if purpose == .index || characters.count == 1 {
      for character in characters { body(run[character]) }
    }
    for (first, second) in zip(characters, characters.dropFirst()) {
      body(run[first.lowerBound..<second.upperBound])
    }
  }

  /// Whether a byte is a letter or digit of ASCII.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
  }

  @inline(__always)
  private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x80 { return isPlain(UInt8(truncatingIfNeeded: value)) }
    if isSurelyLetter(value) { return true }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark:
      return true
    default: return false
    }
  }

  /// Blocks that are letters throughout; asking the Unicode tables for each would take longest.
  @inline(__always)
  private static func isSurelyLetter(_ value: UInt32) -> Bool {
    switch value {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x3B1...0x3C9, 0x400...0x481, 0x5D0...0x5EA,
      0x620...0x64A, 0x1E00...0x1EFF, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF,
      0xAC00...0xD7A3:
      true
    default: false
    }
  }

  /// Whether a scalar belongs to a script that is written without spaces between words.
  static func isDense(_ value: UInt32) -> Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x3007, 0x3040...0x30FF,
      0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
      0xFF66...0xFF9D, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}

extension ByteView {
  /// The scalar that starts at an index of valid UTF-8, and how many bytes it takes.
  func scalar(at index: Int) -> (Unicode.Scalar, length: Int) {
    let lead = UInt32(self[index])
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard index + length <= count else { return ("\u{FFFD}", 1) }
    var value = lead & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value << 6 | UInt32(self[index + offset] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}
