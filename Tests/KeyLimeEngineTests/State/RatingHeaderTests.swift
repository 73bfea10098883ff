import Testing

@testable import KeyLimeEngine

@Suite struct RatingHeaderTests {
  @Test(arguments: [0, 20_777, -1, Int(Int32.max)]) func isReadAsWritten(_ day: Int) throws {
    var coverage = JournalPositions()
    coverage[ReplicaID(random: 1)] = JournalPosition(n: 9, crc: 0x0123_abcd)
    let header = RatingHeader(
      identity: 5, rows: 7, reference: day, coverage: coverage, authority: .everybody)
    #expect(RatingHeader(bytes: try #require(header.bytes)) == header)
  }

  /// Whoever reckons with such a day would leave the numbers there are.
  @Test(arguments: [Int.min, Int.max, Int(Int32.max) + 1])
  func aDayBeyondAllIsNone(_ day: Int) throws {
    let header = RatingHeader(
      identity: 5, rows: 7, reference: day, coverage: JournalPositions(), authority: .everybody)
    #expect(RatingHeader(bytes: try #require(header.bytes)) == nil)
  }
}
