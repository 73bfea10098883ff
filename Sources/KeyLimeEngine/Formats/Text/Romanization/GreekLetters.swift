/// Greek in Latin letters, by ELOT 743 without accents: `ταβέρνα` is `taverna`, `μπουγάτσα`
/// `bougatsa`.
enum GreekLetters {
  /// Appends a letter of a text, or two that are one sound, and says how many scalars that took;
  /// nil when no Greek letter stands there.
  static func append(
    _ scalars: [Unicode.Scalar], from index: Int, to latin: inout [UInt8]
  ) -> Int? {
    func letter(at index: Int) -> Unicode.Scalar? {
      index < scalars.count ? plain(scalars[index]) : nil
    }
    guard let first = letter(at: index), let latinLetter = letters[first] else { return nil }
    if let second = letter(at: index + 1),
      let pair = pair(first, second, letter(at: index + 2), latin)
    {
      latin += pair.utf8
      return 2
    }
    latin += latinLetter.utf8
    return 1
  }

  /// Two letters that are one sound; nil for all others.
  private static func pair(
    _ first: Unicode.Scalar, _ second: Unicode.Scalar, _ third: Unicode.Scalar?,
    _ before: [UInt8]
  ) -> String? {
    let beginsWord = before.last.map { !$0.isLetter } ?? true
    switch (first, second) {
    case ("ο", "υ"): return "ou"
    case ("γ", "γ"): return "ng"
    case ("γ", "ξ"): return "nx"
    case ("γ", "χ"): return "nch"
    case ("μ", "π"): return beginsWord ? "b" : "mp"
    case ("ν", "τ"): return beginsWord ? "d" : "nt"
    case ("γ", "κ"): return beginsWord ? "g" : "gk"
    case ("α", "υ"), ("ε", "υ"), ("η", "υ"):
      let vowel = first == "α" ? "a" : first == "ε" ? "e" : "i"
      return vowel + (third.map(voiced.contains) ?? false ? "v" : "f")
    default: return nil
    }
  }

  /// A Greek letter without accents and in its common form; nil for anything else.
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let value = scalar.value
    guard (0x370...0x3FF).contains(value) || (0x1F00...0x1FFF).contains(value) else { return nil }
    return Folding.fold(String(Character(scalar))).unicodeScalars.first
  }

  /// Before these `υ` behind a vowel sounds as `v`.
  private static let voiced = Set("αεηιουωβγδζλμνρ".unicodeScalars)

  private static let letters: [Unicode.Scalar: String] = [
    "α": "a", "β": "v", "γ": "g", "δ": "d", "ε": "e", "ζ": "z", "η": "i", "θ": "th", "ι": "i",
    "κ": "k", "λ": "l", "μ": "m", "ν": "n", "ξ": "x", "ο": "o", "π": "p", "ρ": "r", "σ": "s",
    "τ": "t", "υ": "y", "φ": "f", "χ": "ch", "ψ": "ps", "ω": "o",
  ]
}

extension UInt8 {
  /// Whether it is a small letter of ASCII.
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}
