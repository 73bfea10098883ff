import KeyLimeEngine
import Testing
import Thoroughness

@testable import KeyLimeCLI

/// Whatever is split at random: parts make wholes, and settling brings zero.
@Suite struct SplitPropertyTests {
  @Test("seed", arguments: ([1, 2, 3] as [UInt64]).sweep(1)) func nothingIsLost(seed: UInt64) throws
  {
    try SplitWorld.with { world in
      var chance = SplitMix64(seed: seed)
      var expected: [String: Int] = [:]
      for _ in 0..<25 {
        let line = Self.line(&chance)
        let made = world.run(["split"] + line + ["--json"])
        let bill = try #require(made.json, "seed \(seed), \(line): \(made.errors)")
        let amount = try #require(bill["amount"]?.minor)
        let shares = bill["shares"]?.elements?.compactMap { $0["amount"]?.minor } ?? []
        let paid = bill["payers"]?.elements?.compactMap { $0["amount"]?.minor } ?? []
        #expect(shares.reduce(0, +) == amount, "seed \(seed), \(line)")
        #expect(paid.reduce(0, +) == amount, "seed \(seed), \(line)")
        Self.add(bill, to: &expected)
      }
      #expect(world.balances == expected.filter { $0.value != 0 }, "seed \(seed)")
      for row in world.run("split", "settle", "--suggest", "--json").rows {
        #expect((row["amount"]?.minor ?? 0) > 0, "seed \(seed)")
      }
      for name in ["eli", "ana"] { _ = world.run("split", "settle", name) }
      #expect(world.balances == [:], "seed \(seed)")
    }
  }

  /// What the debts of a bill change in what the others owe me.
  private static func add(_ bill: JSON, to balances: inout [String: Int]) {
    for debt in bill["debts"]?.elements ?? [] {
      guard let debtor = debt["debtor"]?["name"]?.text,
        let creditor = debt["creditor"]?["name"]?.text, let minor = debt["amount"]?.minor,
        let currency = debt["amount"]?["currency"]?.text
      else { continue }
      if creditor == "you" { balances["\(debtor) \(currency)", default: 0] += minor }
      if debtor == "you" { balances["\(creditor) \(currency)", default: 0] -= minor }
    }
  }

  /// A bill between me and one or two others, so that all debts are mine or paid by me.
  private static func line(_ chance: inout SplitMix64) -> [String] {
    let amount = "\(chance.below(500)).\(chance.below(9) + 1)\(chance.below(10))"
    let currency = ["USD", "EUR"][chance.below(2)]
    let line = ["\(amount) \(currency)"]
    return switch chance.below(6) {
    case 0: ["eli", "ana"] + line
    case 1: ["ana"] + line + ["--half", "--paid-by", "them"]
    case 2: ["eli"] + line + ["--shares", "eli=\(chance.below(5)),me=\(chance.below(5) + 1)"]
    case 3: ["ana"] + line + ["--percent", percentages(chance.below(101))]
    case 4: ["eli"] + line + ["--tip", "\(chance.below(30))%", "--i-owe"]
    default: ["eli", "ana"] + line + ["--they-owe"]
    }
  }

  private static func percentages(_ ana: Int) -> String { "ana=\(ana),me=\(100 - ana)" }
}

extension SplitMix64 {
  fileprivate mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
