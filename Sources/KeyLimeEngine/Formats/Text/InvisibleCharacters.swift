/// The few characters without a shape of their own that a text needs all the same.
///
/// Everything else of Unicode's category Cf (format) turns the writing direction, hides, or does
/// nothing, and is left out of names and kept from terminals.
public enum InvisibleCharacters {
  /// Whether a format character shapes its neighbours, so that leaving it out misspells the text.
  ///
  /// It does in `می‌خواهم` (U+200C), in `ශ්‍රී` (U+200D), in families of emoji (U+200D), and in the
  /// flags of England, Scotland and Wales (U+E0020 to U+E007F, as Unicode Technical Standard #51
  /// has them).
  ///
  /// - Parameters:
  ///   - before: The character in front; nil at the beginning.
  ///   - after: The character behind; nil at the end.
  public static func shapes(
    _ scalar: Unicode.Scalar, after before: Unicode.Scalar?, before after: Unicode.Scalar?
  ) -> Bool {
    guard let before else { return false }
    if isTag(scalar) { return before.value == 0x1F3F4 || isTag(before) }
    guard isJoiner(scalar), joins(before) else { return false }
    return isIndic(before) || (after.map(joins) ?? false)
  }

  /// ZERO WIDTH NON-JOINER and ZERO WIDTH JOINER, which nobody can see and few can type.
  @inline(__always)
  static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x200C || scalar.value == 0x200D
  }

  private static func isTag(_ scalar: Unicode.Scalar) -> Bool {
    (0xE0020...0xE007F).contains(scalar.value)
  }

  /// Whether a joiner beside the character shapes it: Arabic, the scripts of India and South-East
  /// Asia, Mongolian, and emoji.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600...0x08FF, 0x1000...0x109F, 0x1780...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFC:
      true
    case 0x2190...0x2BFF, 0xFE0F, 0x1F000...0x1FAFF: true
    default: isIndic(scalar)
    }
  }

  /// Whether the character belongs to a script of India, where a final joiner changes a letter.
  private static func isIndic(_ scalar: Unicode.Scalar) -> Bool {
    (0x0900...0x0DFF).contains(scalar.value)
  }
}
