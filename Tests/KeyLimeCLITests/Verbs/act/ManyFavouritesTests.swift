import Testing
import Thoroughness

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// Who has hundreds of favourites gets the same lists as who is told apart from all of them.
@Suite struct ManyFavouritesTests {
  private static let questions = [
    ["discover", "--limit", "3"], ["discover"], ["discover", "--limit", "60"],
    ["discover", "--sort", "distance", "--limit", "4"], ["discover", "--sort", "recent"],
    ["discover", "--sort", "price", "--limit", "5"], ["discover", "--radius", "300 m"],
    ["discover", "--cuisine", "mexican"], ["discover", "--min-rating", "4.2"],
    ["discover", "--radius", "1 m"],
  ]

  @Test(arguments: [2, 4, 9].sweep(1))
  func listsAreTheSame(every step: Int) throws {
    try TemporaryFolder.with { folder in
      var world = FakeWorld()
      world.variables["KEYLIME_STORE"] = "\(folder)/store"
      world.variables["KEYLIME_CONFIG"] = "\(folder)/config.json"
      let listed = world.run("nearby", "--limit", "100", "--json=id").output
      let ids = listed.split(separator: "\n").compactMap { line in
        line.split(separator: "\"").dropFirst(3).first.flatMap { RestaurantID(String($0)) }
      }
      #expect(ids.count > 20)
      for id in ids.prefix(6) { #expect(world.run("rate", id.text, "4").status == 0) }
      let store = try Store(at: "\(folder)/store")
      let account = try #require(try store.session())
      let replica = try #require(try store.journal.log.replicas().first)
      let near = ids.enumerated().filter { $0.offset % step == 0 }.map(\.element)
      let far = (0..<(280 - near.count)).compactMap { RestaurantID("far-away-\($0)") }
      let journal = store.beginWriting(as: replica)
      _ = try journal.append((near + far).map { .favourite($0) }, by: account, now: 0)
      let before = Self.questions.map { world.run(arguments: $0) }
      #expect(store.refreshSnapshot(evenIfNotDue: true))
      for (question, answer) in zip(Self.questions, before) {
        let now = world.run(arguments: question)
        #expect(now.output == answer.output, "\(question)")
        #expect(now.status == answer.status, "\(question)")
      }
    }
  }
}
