/// The state of a point, such as `BY` in Germany, from the towns around it.
///
/// The table has the towns near the borders of states, and few others, for countries whose states
/// differ in their holidays; a city near a border counts as two. It is right for 97 % of the people
/// in them and wrong for 0.1 %; for the others it does not say.
public enum Towns {
  /// The ISO 3166-2 code, without the country's, of the state of the two nearest towns.
  ///
  /// It is `*` for a state whose holidays are those of most others. Nil when the two towns are in
  /// different states, and for a country without a table.
  public static func state(at position: Coordinate, in country: String) -> String? {
    guard let (states, towns) = TownTable.towns(of: country) else { return nil }
    let nearest = TownSearch(towns: ByteView(towns), position: position).nearestStates()
    guard let state = nearest.first, nearest.second == state else { return nil }
    let codes = states.split(separator: " ")
    return codes.indices.contains(state) && codes[state] != "?" ? String(codes[state]) : nil
  }
}

/// Looks for the towns that are nearest to a point, from its latitude on to the south and the
/// north.
private struct TownSearch {
  /// The characters of a town: three for its latitude, three for its longitude, one for its state.
  private static let size = 7

  let towns: ByteView
  /// In thousandths of a degree, from -90 and -180 on.
  private let latitude: Double
  private let longitude: Double
  /// How much shorter a degree is from west to east than from south to north.
  private let shrink: Double

  init(towns: ByteView, position: Coordinate) {
    self.towns = towns
    latitude = (position.latitude + 90) * 1000
    longitude = (position.longitude + 180) * 1000
    shrink = cosine(position.latitude * .pi / 180)
  }

  /// The numbers of the states of the nearest town and of the one after it.
  func nearestStates() -> (first: Int?, second: Int?) {
    var pair = Pair()
    let start = firstTown()
    var number = start
    while number < count, offer(number, to: &pair) { number += 1 }
    number = start - 1
    while number >= 0, offer(number, to: &pair) { number -= 1 }
    return (pair.first.state, pair.second.state)
  }

  /// The two nearest towns so far: the square of the distance, and the state.
  private struct Pair {
    var first = (square: Double.infinity, state: Int?.none)
    var second = (square: Double.infinity, state: Int?.none)
  }

  /// Takes a town that is near enough; false when it is too far north or south, as all after it
  /// are.
  private func offer(_ town: Int, to pair: inout Pair) -> Bool {
    let north = Double(digits(town, 0, 3)) - latitude
    if north * north > pair.second.square { return false }
    let east = (Double(digits(town, 3, 3)) - longitude) * shrink
    let square = north * north + east * east
    guard square < pair.second.square else { return true }
    pair.second = (square, digits(town, 6, 1))
    if square < pair.first.square { swap(&pair.first, &pair.second) }
    return true
  }

  private var count: Int { towns.count / Self.size }

  /// The first town that is not south of the point.
  private func firstTown() -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if Double(digits(middle, 0, 3)) < latitude { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A number in base 85, whose zero is `(`.
  private func digits(_ town: Int, _ offset: Int, _ length: Int) -> Int {
    let start = town * Self.size + offset
    return (start..<start + length).reduce(0) {
      $0 * 85 + Int(towns[$1]) - Int(UInt8(ascii: "("))
    }
  }
}
