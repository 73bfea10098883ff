import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct RowSetTests {
  /// Whatever is done to a set of rows in whatever order, it has what a set of numbers has.
  @Test("seed", arguments: 0..<12 as Range<UInt64>)
  func isASet(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = [1, 63, 64, 65, 200][Int(seed % 5)]
    var (rows, numbers) = drawn(count, &random)
    for step in 0..<60 {
      let (other, others) = drawn(count, &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        rows.formUnion(other)
        numbers.formUnion(others)
      case 1:
        rows.formIntersection(other)
        numbers.formIntersection(others)
      case 2:
        rows.subtract(other)
        numbers.subtract(others)
      default:
        // A row outside changes nothing.
        let row = Int.random(in: -2..<count + 2, using: &random)
        rows.insert(row)
        if (0..<count).contains(row) { numbers.insert(row) }
      }
      #expect(members(rows) == numbers.sorted(), "seed \(seed), step \(step)")
      #expect(rows.count == numbers.count && rows.isEmpty == numbers.isEmpty)
      #expect((-1...count).allSatisfy { rows.contains($0) == numbers.contains($0) })
    }
  }

  private func members(_ rows: RowSet) -> [Row] {
    (0..<rows.blockCount).flatMap { Array(rows.rows(inBlock: $0)) }
  }

  /// None, all, or some of the rows.
  private func drawn(_ count: Int, _ random: inout SplitMix64) -> (RowSet, Set<Int>) {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return (RowSet(none: count), [])
    case 1: return (RowSet(all: count), Set(0..<count))
    default:
      var (rows, numbers) = (RowSet(none: count), Set<Int>())
      for row in 0..<count where Bool.random(using: &random) {
        rows.insert(row)
        numbers.insert(row)
      }
      return (rows, numbers)
    }
  }
}
