/// Hangul in Latin letters, as in South Korea's system of 2000.
///
/// `김밥` is `gimbap`. How a syllable changes the sound of the next is left out.
enum Hangul {
  /// One syllable; nil when the scalar is none.
  static func latin(_ scalar: Unicode.Scalar) -> String? {
    guard (0xAC00...0xD7A3).contains(scalar.value) else { return nil }
    // Unicode orders the syllables by first consonant, vowel and last consonant (§3.12).
    let number = Int(scalar.value - 0xAC00)
    let (first, rest) = number.quotientAndRemainder(dividingBy: vowels.count * finals.count)
    return initials[first] + vowels[rest / finals.count] + finals[rest % finals.count]
  }

  private static let initials = [
    "g", "kk", "n", "d", "tt", "r", "m", "b", "pp", "s", "ss", "", "j", "jj", "ch", "k", "t", "p",
    "h",
  ]

  private static let vowels = [
    "a", "ae", "ya", "yae", "eo", "e", "yeo", "ye", "o", "wa", "wae", "oe", "yo", "u", "wo", "we",
    "wi", "yu", "eu", "ui", "i",
  ]

  private static let finals = [
    "", "k", "k", "k", "n", "n", "n", "t", "l", "k", "m", "l", "l", "l", "p", "l", "m", "p", "p",
    "t", "t", "ng", "t", "t", "k", "t", "p", "t",
  ]
}
