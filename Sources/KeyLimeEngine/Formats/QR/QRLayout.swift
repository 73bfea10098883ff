/// How a version of a QR code divides its modules and codewords (ISO/IEC 18004, tables 1, 9, E.1).
struct QRLayout {
  let version: Int
  /// Codewords for error correction in each block.
  let correctionPerBlock: Int
  /// Codewords for content in each block; the shorter blocks come first.
  let blocks: [Int]
  /// Where the centres of alignment patterns lie, in rows as in columns.
  let alignment: [Int]

  var size: Int { 17 + 4 * version }
  var contentCount: Int { blocks.reduce(0, +) }

  /// Bits that count the characters of a text.
  func countWidth(isAlphanumeric: Bool) -> Int {
    switch (isAlphanumeric, version < 10) {
    case (true, true): 9
    case (true, false): 11
    case (false, true): 8
    case (false, false): 16
    }
  }

  /// Versions 1 to 10 at level M.
  static let all: [QRLayout] = [
    QRLayout(version: 1, correctionPerBlock: 10, blocks: [16], alignment: []),
    QRLayout(version: 2, correctionPerBlock: 16, blocks: [28], alignment: [6, 18]),
    QRLayout(version: 3, correctionPerBlock: 26, blocks: [44], alignment: [6, 22]),
    QRLayout(version: 4, correctionPerBlock: 18, blocks: [32, 32], alignment: [6, 26]),
    QRLayout(version: 5, correctionPerBlock: 24, blocks: [43, 43], alignment: [6, 30]),
    QRLayout(version: 6, correctionPerBlock: 16, blocks: [27, 27, 27, 27], alignment: [6, 34]),
    QRLayout(
      version: 7, correctionPerBlock: 18, blocks: [31, 31, 31, 31], alignment: [6, 22, 38]),
    QRLayout(
      version: 8, correctionPerBlock: 22, blocks: [38, 38, 39, 39], alignment: [6, 24, 42]),
    QRLayout(
      version: 9, correctionPerBlock: 22, blocks: [36, 36, 36, 37, 37], alignment: [6, 26, 46]),
    QRLayout(
      version: 10, correctionPerBlock: 26, blocks: [43, 43, 43, 43, 44], alignment: [6, 28, 50]),
  ]
}
