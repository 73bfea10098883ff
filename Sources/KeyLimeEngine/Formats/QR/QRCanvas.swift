/// The modules of a QR code while it is drawn.
struct QRCanvas {
  let layout: QRLayout
  private(set) var modules: [Bool]
  /// Which modules belong to patterns and format, and are not masked.
  private var isFixed: [Bool]

  /// Draws all patterns and reserves the modules of the format.
  init(_ layout: QRLayout) {
    self.layout = layout
    modules = Array(repeating: false, count: layout.size * layout.size)
    isFixed = modules
    drawTiming()
    for (row, column) in [(3, 3), (3, layout.size - 4), (layout.size - 4, 3)] {
      drawFinder(row, column)
    }
    drawAlignment()
    drawVersion()
    drawFormat(mask: 0)
  }

  var size: Int { layout.size }

  private mutating func fix(_ row: Int, _ column: Int, _ isDark: Bool) {
    guard (0..<size).contains(row), (0..<size).contains(column) else { return }
    modules[row * size + column] = isDark
    isFixed[row * size + column] = true
  }

  private mutating func drawTiming() {
    for index in 0..<size {
      fix(6, index, index % 2 == 0)
      fix(index, 6, index % 2 == 0)
    }
  }

  /// Rings around a centre; the outermost is the light separator.
  private mutating func drawFinder(_ row: Int, _ column: Int) {
    for y in -4...4 {
      for x in -4...4 {
        let ring = max(abs(x), abs(y))
        fix(row + y, column + x, ring != 2 && ring != 4)
      }
    }
  }

  private mutating func drawAlignment() {
    guard let last = layout.alignment.last else { return }
    for row in layout.alignment {
      for column in layout.alignment {
        // Three corners are taken by the finders.
        if (row, column) == (6, 6) || (row, column) == (6, last) || (row, column) == (last, 6) {
          continue
        }
        for y in -2...2 {
          for x in -2...2 { fix(row + y, column + x, max(abs(x), abs(y)) != 1) }
        }
      }
    }
  }

  /// The version in 18 bits, twice, from version 7 on.
  private mutating func drawVersion() {
    guard layout.version >= 7 else { return }
    let bits = layout.version << 12 | Self.remainder(layout.version << 12, over: 0x1F25)
    for index in 0..<18 {
      let (near, far) = (index / 3, size - 11 + index % 3)
      fix(near, far, bits >> index & 1 == 1)
      fix(far, near, bits >> index & 1 == 1)
    }
  }

  /// Level M and the mask in 15 bits, twice.
  private mutating func drawFormat(mask: Int) {
    let bits = (mask << 10 | Self.remainder(mask << 10, over: 0x537)) ^ 0x5412
    for index in 0..<15 {
      let isDark = bits >> index & 1 == 1
      let (row, column) =
        switch index {
        case 0...5: (index, 8)
        case 6: (7, 8)
        case 7: (8, 8)
        case 8: (8, 7)
        default: (8, 14 - index)
        }
      fix(row, column, isDark)
      if index < 8 { fix(8, size - 1 - index, isDark) } else { fix(size - 15 + index, 8, isDark) }
    }
    fix(size - 8, 8, true)
  }

  /// The remainder of a polynomial over GF(2), as the BCH codes of format and version use it.
  private static func remainder(_ value: Int, over divisor: Int) -> Int {
    var value = value
    let degree = Int.bitWidth - divisor.leadingZeroBitCount
    while Int.bitWidth - value.leadingZeroBitCount >= degree {
      value ^= divisor << (Int.bitWidth - value.leadingZeroBitCount - degree)
    }
    return value
  }

  /// Places the bits of codewords in pairs of columns, right to left, up and down in turn.
  mutating func place(_ codewords: [UInt8]) {
    var index = 0
    for right in stride(from: size - 1, through: 1, by: -2) {
      // The column of the timing pattern belongs to no pair.
      let column = right <= 6 ? right - 1 : right
      let isUpward = (right + 1) & 2 == 0
      for step in 0..<size {
        let row = isUpward ? size - 1 - step : step
        for module in [row * size + column, row * size + column - 1] where !isFixed[module] {
          if index < codewords.count * 8 {
            modules[module] = codewords[index / 8] >> (7 - index % 8) & 1 == 1
          }
          index += 1
        }
      }
    }
  }

  /// The canvas under one of the eight masks, with the format that names it.
  func masked(_ mask: Int) -> QRCanvas {
    var canvas = self
    for row in 0..<size {
      for column in 0..<size where !isFixed[row * size + column] {
        if Self.flips(mask, row, column) { canvas.modules[row * size + column].toggle() }
      }
    }
    canvas.drawFormat(mask: mask)
    return canvas
  }

  private static func flips(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
    switch mask {
    case 0: (row + column) % 2 == 0
    case 1: row % 2 == 0
    case 2: column % 3 == 0
    case 3: (row + column) % 3 == 0
    case 4: (row / 2 + column / 3) % 2 == 0
    case 5: row * column % 2 + row * column % 3 == 0
    case 6: (row * column % 2 + row * column % 3) % 2 == 0
    default: ((row + column) % 2 + row * column % 3) % 2 == 0
    }
  }
}

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
