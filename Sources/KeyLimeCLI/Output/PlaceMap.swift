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
