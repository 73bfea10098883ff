import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct CutsTests {
  private func replica(_ number: UInt64) -> ReplicaID { ReplicaID(random: number) }

  /// Each cut as "WRITER.N OTHER LAST".
  private func cuts(_ lines: String...) -> Cuts {
    Cuts(
      lines.map { line in
        let numbers = line.split { " .".contains($0) }.compactMap { UInt64($0) }
        return Cuts.Line(
          id: EventID(replica: replica(numbers[0]), n: Int(numbers[1])),
          other: replica(numbers[2]), last: Int(numbers[3]))
      }, homes: [replica(9)])
  }

  @Test func whereTheAccountBeganNobodyElseTakesACutBack() {
    let cuts = cuts("9.5 2 3", "2.4 9 0")
    #expect(cuts[replica(2)] == 3)
    #expect(cuts[replica(9)] == nil)
  }

  @Test func whereTheAccountBeganCanBeCut() {
    #expect(cuts("1.5 9 3")[replica(9)] == 3)
  }

  @Test func whoWasCutCutsNobody() {
    let cuts = cuts("2.9 3 1", "1.5 2 8")
    #expect(cuts[replica(2)] == 8)
    #expect(cuts[replica(3)] == nil)
  }

  @Test func whatWasWrittenBeforeTheCutStays() {
    #expect(cuts("2.8 3 1", "1.5 2 8")[replica(3)] == 1)
  }

  @Test func aCutThatHasNoEffectProtectsNobody() {
    // 1 has cut 2, whose later cut of 3 is nothing, so that 3 cuts 4.
    let cuts = cuts("1.5 2 8", "2.9 3 1", "3.7 4 2")
    #expect(cuts[replica(3)] == nil)
    #expect(cuts[replica(4)] == 2)
  }

  @Test func whoCutEachOtherAreBothCut() {
    let cuts = cuts("1.5 2 3", "2.4 1 2", "2.5 3 1")
    #expect(cuts[replica(1)] == 2)
    #expect(cuts[replica(2)] == 3)
    #expect(cuts[replica(3)] == 1, "nobody can tell which of them was lost")
  }

  @Test func theShortestEndCounts() {
    #expect(cuts("1.5 2 8", "3.1 2 6")[replica(2)] == 6)
  }

  @Test func theOrderOfTheLinesDecidesNothing() {
    var generator = SplitMix64(seed: 9)
    for _ in 0..<200 {
      let lines = (0..<8).map { number in
        Cuts.Line(
          id: EventID(replica: replica(.random(in: 1...4, using: &generator)), n: number * 2 + 1),
          other: replica(.random(in: 1...4, using: &generator)),
          last: .random(in: 0...16, using: &generator))
      }
      let homes: Set = [replica(.random(in: 1...8, using: &generator))]
      let one = Cuts(lines, homes: homes)
      let other = Cuts(lines.shuffled(using: &generator), homes: homes)
      #expect((1...4).map { one[replica($0)] } == (1...4).map { other[replica($0)] })
    }
  }

  @Test func aLongChainEnds() {
    let lines = (1...500).map { number in
      Cuts.Line(
        id: EventID(replica: replica(UInt64(number)), n: 5), other: replica(UInt64(number + 1)),
        last: 1)
    }
    let cuts = TimeLimits.atMost { Cuts(lines, homes: []) }
    #expect(cuts[replica(2)] == 1)
    #expect(cuts[replica(3)] == nil)
  }
}
