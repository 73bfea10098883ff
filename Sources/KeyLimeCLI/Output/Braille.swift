/// A braille character that draws up to eight dots, two across and four down.
struct Braille {
  private var dots: UInt8 = 0

  /// Whether it has no dot.
  var isBlank: Bool { dots == 0 }

  /// Sets the dot in a column from the left and a row from the top.
  mutating func setDot(column: Int, row: Int) {
    // Unicode numbers the dots of each column downwards, but those of the last row after all others.
    let bits: [[UInt8]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
    dots |= bits[column][row]
  }

  /// The character of the Unicode braille block.
  var scalar: Unicode.Scalar { Unicode.Scalar(0x2800 + UInt32(dots)) ?? " " }
}
