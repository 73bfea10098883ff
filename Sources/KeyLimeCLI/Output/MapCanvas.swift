import KeyLimeEngine

/// A grid of characters on which points of a map are drawn, each cell two by four dots.
struct MapCanvas {
  private let columns: Int
  private let rows: Int
  private let origin: Origin
  /// Dots for each metre; dots are as high as wide.
  private let scale: Double
  private var dots: [Braille]
  private var letters: [Int: (letter: Character, style: Style)] = [:]

  /// An empty canvas on which these places have room, seen `zoom` times closer.
  init(columns: Int, rows: Int, around origin: Origin, of places: [Coordinate], zoom: Int) {
    (self.columns, self.rows, self.origin) = (columns, rows, origin)
    // No place is nearer than that to another for a map.
    var (width, height) = (20.0, 20.0)
    for place in places {
      let (right, up) = Self.offset(of: place, from: origin)
      (width, height) = (max(width, abs(right)), max(height, abs(up)))
    }
    // Labels stand beside the dots.
    let fitting = min(Double(columns - 4) / width, Double(rows * 2 - 2) / height)
    scale = fitting * Double(zoom)
    dots = [Braille](repeating: Braille(), count: columns * rows)
  }

  /// How many metres a place is to the east and to the north.
  private static func offset(
    of place: Coordinate, from origin: Origin
  ) -> (right: Double, up: Double) {
    let distance = origin.distance(to: place).metres
    let bearing = origin.bearing(to: place) * .pi / 180
    return (Platform.sine(bearing) * distance, Platform.cosine(bearing) * distance)
  }

  /// How many metres the canvas is wide.
  var metresAcross: Double { Double(columns * 2) / scale }

  /// Draws a sign at a point, over anything else.
  mutating func mark(_ place: Coordinate, _ sign: Character, _ style: Style) {
    guard let (x, y) = dot(of: place) else { return }
    letters[y / 4 * columns + x / 2] = (sign, style)
  }

  /// Draws a dot at a point and a label beside it, where there is room; nothing outside the canvas.
  mutating func mark(_ place: Coordinate, label: String) {
    guard let (x, y) = dot(of: place) else { return }
    let cell = y / 4 * columns + x / 2
    dots[cell].setDot(column: x % 2, row: y % 4)
    let right = cell + 1..<cell + 1 + label.count
    let left = cell - label.count..<cell
    let fartherRight = cell + 2..<cell + 2 + label.count
    for cells in [right, left, fartherRight] where isFree(cells, inRow: y / 4) {
      for (cell, letter) in zip(cells, label) { letters[cell] = (letter, .strong) }
      return
    }
  }

  /// The lines, from the north.
  var lines: [StyledText] {
    (0..<rows).map { row in
      (row * columns..<(row + 1) * columns).reduce(into: StyledText("")) { line, cell in
        let (letter, style) = letters[cell] ?? (Character(dots[cell].scalar), .plain)
        if line.spans.last?.style == style {
          line.spans[line.spans.count - 1].text.append(letter)
        } else {
          line = line + StyledText(String(letter), style)
        }
      }
    }
  }

  /// Whether cells are all in one row and empty, and no number stands beside them: `4` and `5`
  /// would be read as `45`.
  private func isFree(_ cells: Range<Int>, inRow row: Int) -> Bool {
    guard cells.lowerBound >= row * columns, cells.upperBound <= (row + 1) * columns else {
      return false
    }
    let isBesideNumber = [cells.lowerBound - 1, cells.upperBound].contains {
      letters[$0]?.letter.isNumber ?? false
    }
    return !isBesideNumber && cells.allSatisfy { letters[$0] == nil && dots[$0].isBlank }
  }

  /// The dot of a point; nil outside the canvas.
  private func dot(of place: Coordinate) -> (x: Int, y: Int)? {
    let (right, up) = Self.offset(of: place, from: origin)
    let x = (right * scale + Double(columns)).rounded(.down)
    let y = (Double(rows * 2) - up * scale).rounded(.down)
    guard x >= 0, y >= 0, x < Double(columns * 2), y < Double(rows * 4) else { return nil }
    return (Int(x), Int(y))
  }
}
