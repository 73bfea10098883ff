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

  @Test(
    "the hottest are told apart, and none of the others is promised less than it has",
    arguments: [12, 400, 3000])
  func hot(_ count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    var lines: [UInt8] = []
    var truth: [(fingerprint: UInt32, value: Double)] = []
    let fading = OldFading(day: 20_717)
    let ids = (0..<count).map { "n\($0)" }.sorted()
    for id in ids {
      let (day, limes) = (20_717 - Int(random.next() % 200), Int(random.next() % 5) + 1)
      let body = "[\(day * 86_400_000),0,\(day),1,\(limes)]"
      SnapshotLine.append(SubjectKey(id), Array(body.utf8), to: &lines)
      let terms = try #require(Array(body.utf8).withBytes(RatingSummary.init(body:)))
      let fingerprint = try #require(RestaurantID(id)).fingerprint
      truth.append((fingerprint, FadedScore(terms, fading).value))
    }
    let bytes = try ScoreTable.Draft(of: lines, day: 20_717).bytes
    let head = ScoreTable.Head(PackedBytes(bytes))
    #expect(head.hotCount == (count < 192 ? 0 : count / 12))
    guard head.hotCount > 0 else { return }
    let columns = ScoreTable.Column.allCases.map { column in
      Array(bytes[column.start(head)...].prefix(column.size(head)))
    }
    let later = OldFading(day: 20_730)
    for (day, scale) in [(fading, 1.0), (later, power(2, -13.0 / Double(later.halfLife)))] {
      let table = ScoreTable(hot: columns, head, day)
      let floor = try #require(table.floor)
      var above = 0
      for entry in truth {
        let highest = try #require(table.highestScore(ofFingerprint: entry.fingerprint))
        #expect(highest >= entry.value * scale * (1 - 1e-12))
        if highest > floor { above += 1 }
        if highest == floor { #expect(entry.value * scale <= floor) }
      }
      #expect(above <= head.hotCount * 2 && above > head.hotCount / 2)
    }
  }
}
