import Arguments
import KeyLimeEngine

/// A map of the rows of a list in braille characters: a dot and the number of each row, and me.
///
/// North is up. The map shows everything; closer, the middle is where I am, else that of the rows.
struct PlaceMap {
  static let flag = Flag(
    "map", summary: "Show a map of the rows below the list",
    discussion: "Each row is a dot with its number. North is up.")
  static let zoom = Option(
    "zoom", value: .integer("TIMES", in: 1...1000), summary: "With --map: how much closer",
    standard: "1")

  static let declarations = [flag.declaration, zoom.declaration]
  static let rules: [Rule] = [.requires("zoom", "map")]

  private static let rows = 14

  let places: [Coordinate?]
  let me: Coordinate?
  let zoom: Int
  let units: Units
  /// The width of the terminal.
  let width: Int

  /// The output with a map of its rows when it is a list on a terminal and a map was asked for.
  ///
  /// Throws `config` when the config is damaged.
  static func added(
    to output: Output, _ arguments: ParsedArguments, _ context: Context, from me: Coordinate?
  ) throws(Failure) -> Output {
    guard arguments[flag] ?? false, context.showsTables, case .listing(let listing) = output,
      let position = listing.position, !context.terminal.isAccessible
    else { return output }
    let map = PlaceMap(
      places: (0..<listing.count).map(position), me: me, zoom: arguments[zoom] ?? 1,
      units: try context.units(), width: context.terminal.width)
    return .listing(listing.with(footer: listing.footer + map.lines))
  }

  /// The lines of the map and its scale; empty when no place has a position.
  var lines: [StyledText] {
    guard let middle else { return [] }
    let origin = Origin(middle)
    var canvas = MapCanvas(
      columns: min(width, 64), rows: Self.rows, around: origin, of: known, zoom: zoom)
    if let me { canvas.mark(me, "◉", .accent) }
    for case let (index, place?) in places.enumerated() {
      canvas.mark(place, label: "\(index + 1)")
    }
    return [""] + canvas.lines + [legend(across: Distance(metres: canvas.metresAcross))]
  }

  private var known: [Coordinate] { (places + [me]).compactMap(\.self) }

  /// Half-way between the outermost places.
  private var middle: Coordinate? {
    if let me, zoom > 1 { return me }
    guard let first = known.first else { return nil }
    // Counted from one of them, so that the antimeridian is no edge.
    let easts = known.map { Self.wrapped($0.longitude - first.longitude) }
    let norths = known.map(\.latitude)
    guard let west = easts.min(), let east = easts.max(), let south = norths.min(),
      let north = norths.max()
    else { return nil }
    return Coordinate(
      latitude: (south + north) / 2, longitude: Self.wrapped(first.longitude + (west + east) / 2))
  }

  /// The same angle in degrees, from -180 to below 180.
  private static func wrapped(_ degrees: Double) -> Double {
    degrees - 360 * ((degrees + 180) / 360).rounded(.down)
  }

  private func legend(across: Distance) -> StyledText {
    let you = me == nil ? "" : "◉ you, "
    return StyledText(
      "\(you)numbers are rows; \(units.words(for: across)) across, north is up", .faint)
  }
}

/// A grid of characters on which points of a map are drawn, each cell two by four dots.
struct MapCanvas {
  private let columns: Int
  private let rows: Int
  private let origin: Origin
  /// Dots for each metre; dots are as high as wide.
  private let scale: Double
  private var dots: [UInt8]
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
    dots = [UInt8](repeating: 0, count: columns * rows)
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
    let bits: [[UInt8]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
    dots[cell] |= bits[x % 2][y % 4]
    let right = cell + 1..<cell + 1 + label.count
    let left = cell - label.count..<cell
    for cells in [right, left] where isFree(cells, inRow: y / 4) {
      for (cell, letter) in zip(cells, label) { letters[cell] = (letter, .strong) }
      return
    }
  }

  /// The lines, from the north.
  var lines: [StyledText] {
    (0..<rows).map { row in
      (row * columns..<(row + 1) * columns).reduce(into: StyledText("")) { line, cell in
        let (letter, style) = letters[cell] ?? (Self.braille(dots[cell]), .plain)
        if line.spans.last?.style == style {
          line.spans[line.spans.count - 1].text.append(letter)
        } else {
          line = line + StyledText(String(letter), style)
        }
      }
    }
  }

  /// Whether cells are all in one row and empty.
  private func isFree(_ cells: Range<Int>, inRow row: Int) -> Bool {
    guard cells.lowerBound >= row * columns, cells.upperBound <= (row + 1) * columns else {
      return false
    }
    return cells.allSatisfy { letters[$0] == nil && dots[$0] == 0 }
  }

  /// The dot of a point; nil outside the canvas.
  private func dot(of place: Coordinate) -> (x: Int, y: Int)? {
    let (right, up) = Self.offset(of: place, from: origin)
    let x = (right * scale + Double(columns)).rounded(.down)
    let y = (Double(rows * 2) - up * scale).rounded(.down)
    guard x >= 0, y >= 0, x < Double(columns * 2), y < Double(rows * 4) else { return nil }
    return (Int(x), Int(y))
  }

  private static func braille(_ dots: UInt8) -> Character {
    Unicode.Scalar(0x2800 + UInt32(dots)).map(Character.init) ?? " "
  }
}
