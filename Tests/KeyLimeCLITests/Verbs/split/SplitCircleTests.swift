import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// Debts between others, and debts that cancel each other.
@Suite struct SplitCircleTests {
  @Test(arguments: [["split"], ["split", "--totals"], ["split", "settle"]])
  func debtsBetweenOthersAreNotDenied(_ words: [String]) throws {
    try SplitWorld.with { world in
      #expect(!world.run(words).errors.contains("--suggest"))
      world.run("split", "--paid-by", "ana", "10", "--exact", "eli=10")
      let mine = world.run(words)
      #expect(mine.status == 1)
      #expect(mine.errors.contains("you owe nobody, and nobody owes you\n"), "\(mine.errors)")
      #expect(mine.errors.contains("hint: keylime split settle --suggest lists"))
      #expect(world.run("split", "settle", "--suggest").output.hasPrefix("eli\tana\t10.00"))
    }
  }
}
