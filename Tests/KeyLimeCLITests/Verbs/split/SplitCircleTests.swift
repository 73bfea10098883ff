import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// Debts between others, and debts that cancel each other.
@Suite struct SplitCircleTests {
  @Test("the ids of contacts, which are drawn, do not decide who owes whom", arguments: 0..<5)
  func idsDecideNothing(_ drawnBefore: Int) throws {
    try SplitWorld.with { world in
      for number in 0..<drawnBefore { world.run("contact", "add", "x\(number)") }
      world.run("contact", "add", "bo")
      for (debtor, creditor) in [
        ("me", "eli"), ("eli", "ana"), ("ana", "me"), ("eli", "bo"), ("bo", "me"),
      ] {
        let made = world.run("split", "--exact", "\(debtor)=10", "--paid-by", creditor)
        #expect(made.status == 0, "\(made.errors)")
      }
      #expect(world.balances == ["bo USD": 1000])
    }
  }

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

  private func twoSides(_ world: SplitWorld) {
    let words = [["ana", "10", "--they-owe"], ["eli", "10", "--i-owe"]]
    for bill in words {
      let errors = world.run(["split"] + bill).errors
      #expect(!errors.contains("circle"), "\(errors)")
    }
  }

  @Test func theBillThatClosesACircleSaysSo() throws {
    try SplitWorld.with { world in
      twoSides(world)
      let bill = ["split", "--paid-by", "ana", "4", "--exact", "eli=4"]
      let said = world.run(bill).errors
      let left = ["you owe eli $6.00", "eli owes ana nothing", "ana owes you $6.00"]
      #expect(said.contains("hint: debts that run in a circle cancel each other: "), "\(said)")
      for words in left { #expect(said.contains(words), "\(said)") }
      let titled = world.run("split", "edit", "last", "--title", "Tea").errors
      #expect(!titled.contains("circle"), "\(titled)")
      let edited = world.run("split", "edit", "last", "--amount", "10", "--exact", "eli=10").errors
      for words in ["you owe eli nothing", "eli owes ana nothing", "ana owes you nothing"] {
        #expect(edited.contains(words), "\(edited)")
      }
      #expect(world.balances == [:])
      let next = world.run("split", "eli", "ana", "9").errors
      #expect(!next.contains("circle"), "what is gone is not said again: \(next)")
    }
  }

  /// Eli owes ana again what he paid her for me, which opens a circle.
  @Test func theBillThatOpensACircleDoesNot() throws {
    try SplitWorld.with { world in
      twoSides(world)
      world.run("split", "--paid-by", "ana", "10", "--exact", "eli=10")
      let opened = world.run("split", "--paid-by", "eli", "10", "--exact", "ana=10").errors
      #expect(!opened.contains("circle"), "\(opened)")
    }
  }

  @Test func whoSaysWhoPaysWhereNothingIsOwedIsNotAsked() throws {
    try SplitWorld.with { world in
      world.run("split", "ana", "20")
      #expect(world.run("split", "settle", "me", "ana", "5").status == 2, "it asks")
      #expect(world.run("split", "settle", "ana", "5", "--paid-by", "me").status == 0)
      #expect(world.balances == ["ana USD": 1500])
      #expect(world.run("split", "settle", "ana", "50", "--paid-by", "them").status == 2)
    }
  }
}
