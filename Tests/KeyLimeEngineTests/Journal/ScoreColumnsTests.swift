import Testing

@testable import KeyLimeEngine

/// Columns that are read without a search never miss what is there.
@Suite struct ScoreColumnsTests {
  @Test(arguments: [0, 1, 7, 8, 9, 100, 4096, 70_000])
  func everyFingerprintIsFoundAtItsPlace(_ count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let sorted = (0..<count).map { _ in UInt32(truncatingIfNeeded: random.next()) }.sorted()
    let bytes = FingerprintColumn.bytes(of: sorted)
    #expect(bytes.count == FingerprintColumn.size(count))
    let column = FingerprintColumn(bytes, count: count)
    for (place, fingerprint) in sorted.enumerated() {
      var found: [Int] = []
      column.visitPlaces(of: fingerprint) { found.append($0) }
      #expect(found.contains(place), "\(fingerprint) of \(count)")
    }
    var others = 0
    for _ in 0..<1000 {
      column.visitPlaces(of: UInt32(truncatingIfNeeded: random.next())) { _ in others += 1 }
    }
    #expect(others < 30, "an entry is rarely taken for another")
  }

  @Test func aScoreIsNeverLessThanItWas() {
    var random = SeededGenerator(seed: 11)
    for exponent in -40...40 {
      for _ in 0..<200 {
        let fraction = 1 + Double(random.next() >> 11) / Double(1 << 53)
        let score = power(2, Double(exponent)) * fraction
        let rounded = RoundedScore(score)
        #expect(rounded.value >= score)
        #expect(RoundedScore(word: rounded.word).value == rounded.value)
        guard exponent >= -32, exponent < 31 else { continue }
        #expect(rounded.value < score * 1.001)
      }
    }
    #expect(RoundedScore(0).value > 0)
    #expect(RoundedScore(.infinity).value == .infinity)
  }
}
