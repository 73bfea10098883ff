import KeyLimeEngine

/// Draws picture files for a terminal by the program `chafa`.
struct Chafa {
  let format: PictureFormat
  /// Whether the terminal has colours.
  let hasColors: Bool
  /// Whether it has all of them, not only 256.
  let hasAllColors: Bool

  /// How many seconds drawing may take.
  private static let limit = 5.0

  /// A drawing for a terminal in this environment.
  init(_ environment: Environment, hasColors: Bool) {
    format = hasColors ? PictureFormat(environment) : .symbols
    self.hasColors = hasColors
    hasAllColors = ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
  }

  /// What a terminal is to be sent for a picture of at most this size in characters; nil when
  /// `chafa` cannot draw it.
  func drawing(of file: String, columns: Int, rows: Int) -> [UInt8]? {
    let colors = hasColors ? hasAllColors ? "full" : "256" : "none"
    // Half blocks have two colours each; without colours other shapes say more.
    let symbols = format == .symbols && hasColors ? ["--symbols", "vhalf"] : []
    let words =
      ["chafa", "--format", format.rawValue, "--animate", "off", "--colors", colors] + symbols
      + ["--size", "\(columns)x\(rows)", "--", file]
    guard let result = try? Platform.run(words, limit: Self.limit), result.status == 0,
      !result.output.isEmpty
    else { return nil }
    let hasEnd = result.output.last == UInt8(ascii: "\n")
    return hasEnd ? result.output : result.output + [UInt8(ascii: "\n")]
  }
}
