/// A QR code (ISO/IEC 18004) of versions 1 to 10 with error correction level M, which survives 15 %
/// of damage.
public struct QRCode: Equatable, Sendable {
  /// Modules on a side, 21 to 57, without the quiet zone.
  public let size: Int
  /// The version, 1 to 10; a side has 17 + 4 times as many modules.
  public let version: Int
  private let modules: [Bool]

  /// Makes the smallest code that holds a text, in the alphanumeric mode when it can (digits,
  /// capitals, space and `$%*+-./:`), else as UTF-8.
  ///
  /// Nil when the text is too long: more than 311 alphanumeric characters, 213 of ASCII or
  /// 211 bytes of UTF-8.
  public init?(_ text: String) { self.init(text, mask: nil) }

  /// Makes a code with a given mask; nil picks the one with the lowest penalty.
  init?(_ text: String, mask: Int?) {
    guard let payload = QRPayload(text) else { return nil }
    version = payload.layout.version
    size = payload.layout.size
    var canvas = QRCanvas(payload.layout)
    canvas.place(payload.codewords)
    let candidates = (mask.map { $0...$0 } ?? 0...7).map(canvas.masked)
    guard let best = candidates.min(by: { $0.penalty < $1.penalty }) else { return nil }
    modules = best.modules
  }

  /// Whether the module is dark; outside the code all is light.
  public subscript(row: Int, column: Int) -> Bool {
    guard (0..<size).contains(row), (0..<size).contains(column) else { return false }
    return modules[row * size + column]
  }
}

extension QRCode {
  /// How a code is drawn with characters, two modules high each.
  public enum Colours: Sendable {
    /// Black on white by escape sequences, whatever the colours of the terminal.
    case blackOnWhite
    /// Characters alone, for dark text on a light ground.
    case darkText
    /// Characters alone, for light text on a dark ground.
    case lightText
  }

  /// The light margin that scanners need, in modules.
  public static let quietZone = 4

  /// The code with its quiet zone as lines of ` `, `▀`, `▄` and `█`, ``size`` + 8 wide.
  public func lines(_ colours: Colours) -> [String] {
    let edge = -Self.quietZone
    let end = size + Self.quietZone
    return stride(from: edge, to: end, by: 2).map { row in
      let blocks = (edge..<end).map { column -> Character in
        let upper = self[row, column] == (colours != .lightText)
        // Below the last row there is nothing to draw, in neither colour.
        let lower = row + 1 < end && self[row + 1, column] == (colours != .lightText)
        return switch (upper, lower) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }
      guard colours == .blackOnWhite else { return String(blocks) }
      // Colours 16 and 231 are black and white in every palette of 256.
      return "\u{1B}[38;5;16;48;5;231m" + String(blocks) + "\u{1B}[0m"
    }
  }
}

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
