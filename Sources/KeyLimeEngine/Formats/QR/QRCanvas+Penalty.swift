extension QRCanvas {
  /// How hard the modules are to scan (ISO/IEC 18004, 7.8.3.1); lower is better.
  var penalty: Int {
    let rows = (0..<size).map { row in Array(modules[row * size..<(row + 1) * size]) }
    let columns = (0..<size).map { column in rows.map { $0[column] } }
    let lines = (rows + columns).reduce(0) { $0 + Self.runs(in: $1) + Self.falseFinders(in: $1) }
    return lines + blocks(rows) + imbalance
  }

  /// Three for five modules of one colour in a line, one for each further.
  static func runs(in line: [Bool]) -> Int {
    var penalty = 0
    var length = 0
    for (index, module) in line.enumerated() {
      length = index > 0 && line[index - 1] == module ? length + 1 : 1
      if length == 5 { penalty += 3 } else if length > 5 { penalty += 1 }
    }
    return penalty
  }

  private static let finder = [true, false, true, true, true, false, true]
  private static let margin = [false, false, false, false]

  /// Forty for each pattern that looks like a finder with four light modules on one side.
  static func falseFinders(in line: [Bool]) -> Int {
    let patterns = [margin + finder, finder + margin]
    return (0...line.count - 11).reduce(0) { penalty, start in
      penalty + 40 * patterns.count { line[start..<start + 11].elementsEqual($0) }
    }
  }

  /// Three for each square of two by two in one colour.
  private func blocks(_ rows: [[Bool]]) -> Int {
    var count = 0
    for row in 1..<size {
      for column in 1..<size {
        let module = rows[row][column]
        let isBlock =
          rows[row - 1][column] == module && rows[row][column - 1] == module
          && rows[row - 1][column - 1] == module
        if isBlock { count += 1 }
      }
    }
    return count * 3
  }

  /// Ten for each full five percent that the share of dark modules is away from one half.
  private var imbalance: Int {
    let dark = modules.count { $0 }
    return abs(dark * 20 - modules.count * 10) / modules.count * 10
  }
}
