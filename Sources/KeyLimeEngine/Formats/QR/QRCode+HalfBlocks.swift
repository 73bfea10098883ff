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
