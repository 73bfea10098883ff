import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

@Suite struct DotMapTests {
  private let middle: Coordinate
  private let near: [Coordinate]

  init() throws {
    middle = try #require(Coordinate(latitude: 55.95, longitude: -3.19))
    // About 11, 22 and 33 metres to the north.
    near = try [55.9501, 55.9502, 55.9503].map {
      try #require(Coordinate(latitude: $0, longitude: -3.19))
    }
  }

  @Test func aFewPlacesMakeNoMap() {
    for count in 0..<3 {
      let map = DotMap(middle: middle, others: Array(near.prefix(count)))
      #expect(map.lines(.metric).isEmpty)
    }
  }

  @Test func noMapIsSmallerThanASquare() throws {
    let lines = DotMap(middle: middle, others: near).lines(.metric).map(\.plain)
    #expect(lines.count == 9)
    #expect(lines.last == "◉ this place, ⠂ others; 100 m across, north is up")
    #expect(lines[4].contains("◉"))
    // All of them are above the middle, and none is at the edge.
    #expect(lines[1...3].joined().unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
    #expect(!lines[0].unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
    #expect(!lines[5...7].joined().unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
  }
}
