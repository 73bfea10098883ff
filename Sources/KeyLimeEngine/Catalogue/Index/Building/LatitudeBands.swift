/// Numbers by the latitude of a place, to be found again from nearby.
///
/// A chain has thousands of namesakes, and few of them are at any one latitude.
struct LatitudeBands {
  /// How far apart two sources may put the same place: a building's size and a survey's error.
  static let maxDistance = Distance(metres: 150)
  /// More than ``maxDistance`` as a difference of latitudes, in 1e-7 degrees.
  private static let height: Int32 = 20_000

  private var numbers: [Int32: [Int]] = [:]

  mutating func add(_ number: Int, at position: Coordinate) {
    numbers[position.latitudeE7 / Self.height, default: []].append(number)
  }

  func forEach(near position: Coordinate, _ body: (Int) -> Void) {
    let band = position.latitudeE7 / Self.height
    for neighbour in band - 1...band + 1 { numbers[neighbour]?.forEach(body) }
  }
}
