import KeyLimeEngine

/// A small map in braille characters, each with two by four dots.
///
/// North is up. The middle is `◉`; every other place is a dot; `◎` is me, at the edge when I am
/// farther away than the places.
struct DotMap {
  private static let columns = 24
  private static let rows = 8

  let middle: Coordinate
  let others: [Coordinate]
  /// Where one is; nil when that is unknown.
  var me: Coordinate?

  /// Fewer other places make no neighbourhood, and the map would be empty.
  private static let fewest = 3
  /// The least that a map shows to each side, in metres: nobody needs one to the next door.
  private static let leastRadius = 50.0

  /// The lines of the map and its scale; empty when there are too few other places.
  func lines(_ units: Units) -> [StyledText] {
    let origin = Origin(middle)
    guard others.count >= Self.fewest,
      let farthest = others.map({ origin.distance(to: $0).metres }).max()
    else { return [] }
    let radius = max(farthest, Self.leastRadius)
    var cells = [Braille](repeating: Braille(), count: Self.columns * Self.rows)
    for other in others { mark(other, radius: radius, in: &cells) }
    let mine = me.map { cell(of: $0, radius: radius) }
    var lines = (0..<Self.rows).map { row in
      StyledText(
        String(
          String.UnicodeScalarView(
            (0..<Self.columns).map { column in
              mine.map { $0 == (column, row) } ?? false ? "◎" : character(cells, column, row)
            })))
    }
    let width = Distance(metres: radius * 2)
    lines.append(
      StyledText(
        "◉ this place, ⠂ others\(legend(units)); \(units.words(for: width)) across, north is up",
        .faint))
    return lines
  }

  /// `, ◎ you, 320 m away`, with the direction to this place.
  private func legend(_ units: Units) -> String {
    guard let me else { return "" }
    let origin = Origin(me)
    guard origin.distance(to: middle) >= RestaurantPage.arrived else { return ", you are there" }
    let direction = RestaurantPage.direction(origin.bearing(to: middle), .drawn)
    return ", ◎ you: it is \(units.words(for: origin.distance(to: middle))) \(direction)"
  }

  private func character(_ cells: [Braille], _ column: Int, _ row: Int) -> Unicode.Scalar {
    if column == Self.columns / 2, row == Self.rows / 2 { return "◉" }
    return cells[row * Self.columns + column].scalar
  }

  /// Sets the dot of a place.
  private func mark(_ place: Coordinate, radius: Double, in cells: inout [Braille]) {
    let (x, y) = dot(of: place, radius: radius)
    cells[y / 4 * Self.columns + x / 2].setDot(column: x % 2, row: y % 4)
  }

  private func cell(of place: Coordinate, radius: Double) -> (Int, Int) {
    let (x, y) = dot(of: place, radius: radius)
    return (x / 2, y / 4)
  }

  /// The dot of a place, or the one at the edge that is nearest to it.
  ///
  /// Dots are as high as wide, so both axes have the same scale.
  private func dot(of place: Coordinate, radius: Double) -> (x: Int, y: Int) {
    let origin = Origin(middle)
    let distance = min(origin.distance(to: place).metres, radius * 4)
    let bearing = origin.bearing(to: place) * .pi / 180
    let dotsAcross = Double(Self.rows * 4)
    let scale = dotsAcross / 2 / radius
    let right = Platform.sine(bearing) * distance * scale + Double(Self.columns) + 1
    let down = Double(Self.rows * 2) + 2 - Platform.cosine(bearing) * distance * scale
    return (
      min(max(Int(right), 0), Self.columns * 2 - 1), min(max(Int(down), 0), Self.rows * 4 - 1)
    )
  }
}
