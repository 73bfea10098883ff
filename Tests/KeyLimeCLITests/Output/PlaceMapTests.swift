import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

@Suite struct PlaceMapTests {
  private func map(_ places: [(Double, Double)], me: (Double, Double)?, zoom: Int = 1) -> [String] {
    PlaceMap(
      places: places.map { Coordinate(latitude: $0.0, longitude: $0.1) },
      me: me.flatMap { Coordinate(latitude: $0.0, longitude: $0.1) }, zoom: zoom, units: .metric,
      width: 80
    ).lines.map(\.plain)
  }

  /// Row and column of a character; nil when the map has none.
  private func place(of sign: Character, in lines: [String]) -> (row: Int, column: Int)? {
    for (row, line) in lines.dropLast().enumerated() {
      if let column = Array(line).firstIndex(of: sign) { return (row, column) }
    }
    return nil
  }

  @Test func northIsUpAndEastIsRight() throws {
    let lines = map([(50.01, 10), (50, 10.02)], me: (50, 10))
    let (me, north) = (
      try #require(place(of: "◉", in: lines)), try #require(place(of: "1", in: lines))
    )
    let east = try #require(place(of: "2", in: lines))
    #expect(north.row < me.row && abs(north.column - me.column) <= 1)
    #expect(abs(east.row - me.row) <= 1 && east.column > me.column)
    #expect(lines.last?.contains("north is up") == true)
    #expect(lines.dropFirst().allSatisfy { DisplayWidth.of($0) <= 80 })
  }

  @Test func closerShowsLess() {
    let places = [(50.001, 10.0), (50.02, 10.0)]
    #expect(place(of: "2", in: map(places, me: (50, 10))) != nil)
    let close = map(places, me: (50, 10), zoom: 5)
    #expect(place(of: "1", in: close) != nil && place(of: "2", in: close) == nil)
  }

  @Test func nothingIsDrawnOfNothing() {
    #expect(map([], me: nil).isEmpty)
    #expect(!map([(50, 10)], me: nil).isEmpty)
  }

  @Test func placesBesideTheDateLineAreNeighbours() throws {
    let lines = map([(0, 179.999), (0, -179.999)], me: (0, 180))
    let (west, east) = (
      try #require(place(of: "1", in: lines)), try #require(place(of: "2", in: lines))
    )
    #expect(west.column < east.column)
    #expect(lines.last?.contains("km") == false, "the map shows some hundred metres")
  }

  @Test func numbersOfNeighboursAreNotReadAsOne() {
    let lines = map([(50, 10), (50, 10.00001), (50.01, 10), (50, 10.02)], me: nil)
    #expect(lines.contains { $0.contains("1") && $0.contains("2") })
    #expect(!lines.dropLast().contains { $0.contains("12") || $0.contains("21") })
  }
}
