import Testing
import Thoroughness

@testable import KeyLimeEngine

/// Slips are counted as the textbook does, only faster.
@Suite struct TyposTests {
  private func count(_ a: String, _ b: String, limit: Int = 9, isPrefix: Bool = false) -> Int? {
    Typos.count(from: Array(a.utf8), to: Array(b.utf8), limit: limit, isPrefix: isPrefix)
  }

  @Test(arguments: [
    ("golden", "golden", 0), ("golden", "goldne", 1), ("golden", "goldn", 1),
    ("golden", "golxen", 1), ("golden", "goldden", 1), ("golden", "holden", 2), ("a", "", 2),
    ("kitten", "sitting", 4),
  ])
  func counts(_ a: String, _ b: String, _ expected: Int) {
    #expect(count(a, b) == expected)
    #expect(count(a, b, limit: expected - 1) == nil)
  }

  @Test(arguments: [
    ("джаганат", "джаганнат", 1), ("пушкни", "пушкин", 1), ("праха", "прага", 1),
    ("σοβλακι", "σουβλακι", 1), ("брага", "прага", 2),
  ])
  func countsLettersOfAnyScript(_ a: String, _ b: String, _ expected: Int) {
    #expect(count(a, b, limit: 99) == expected)
  }

  @Test func anUnfinishedWordGoesOn() {
    #expect(count("lant", "lantern", isPrefix: true) == 0)
    #expect(count("lanr", "lantern", limit: 1, isPrefix: true) == 1)
    #expect(count("lant", "lantern", limit: 2) == nil)
  }

  @Test(arguments: [(0, 0), (4, 0), (5, 1), (8, 1), (9, 2), (30, 2)])
  func allowance(_ letters: Int, _ slips: Int) {
    #expect(Typos.allowed(inWordOf: letters) == slips)
  }

  @Test(arguments: 0..<3 as Range<UInt64>)
  func agreesWithTheTextbook(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<2000 {
      // The first letter is the same, so that none counts twice.
      let a = "x" + random.word(), b = "x" + random.word()
      let distance = Self.alignment(Array(a.utf8), Array(b.utf8))
      for limit in 0...3 {
        let expected = distance <= limit ? distance : nil
        #expect(
          count(a, b, limit: limit) == expected, "seed \(seed): \(a) and \(b) within \(limit)")
      }
    }
  }

  /// Optimal string alignment by its definition.
  private static func alignment(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var table = (0...a.count).map { i in (0...b.count).map { j in i == 0 ? j : j == 0 ? i : 0 } }
    for i in 1..<(a.count + 1) {
      for j in 1..<(b.count + 1) {
        let replace = table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        table[i][j] = min(table[i - 1][j] + 1, table[i][j - 1] + 1, replace)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          table[i][j] = min(table[i][j], table[i - 2][j - 2] + 1)
        }
      }
    }
    return table[a.count][b.count]
  }
}

extension SplitMix64 {
  /// A short word of few letters, so that words are often alike.
  fileprivate mutating func word() -> String {
    String((0..<Int.random(in: 0...7, using: &self)).map { _ in pick(["a", "b", "c"]) })
  }
}
