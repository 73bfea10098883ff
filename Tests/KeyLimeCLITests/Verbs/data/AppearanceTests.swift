import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// The first day of a place in the data is carried from import to import.
@Suite struct AppearanceTests {
  private static func lines(_ ids: [String]) -> String {
    ids.map { #"{"id":"\#($0)","name":"Place \#($0)","latitude":55.95,"longitude":-3.19}"# + "\n" }
      .joined()
  }

  private static func run(_ world: OwnersWorld, on day: String, _ ids: String...) {
    world.now = "\(day)T12:00:00Z"
    let result = world.run("import", "-", "--source", "town", typed: lines(ids))
    #expect(result.status == 0, "\(result.errors)")
  }

  private static func since(_ world: OwnersWorld, _ when: String) throws -> [String] {
    let output = world.run("discover", "--near", "55.95,-3.19", "--since", when, "--json=id").output
    return (try JSON(parsing: Array(output.utf8)).elements ?? []).compactMap { $0["id"]?.text }
      .sorted()
  }

  @Test func whatCameWithALaterImportIsListed() throws {
    try OwnersWorld.with { (world) throws in
      Self.run(world, on: "2026-01-10", "a", "b")
      #expect(try Self.since(world, "30d").isEmpty, "nobody knows since when they are there")
      Self.run(world, on: "2026-09-01", "a", "b", "c")
      Self.run(world, on: "2026-11-01", "a", "c", "d")
      Self.run(world, on: "2026-11-20", "a", "c", "d")
      #expect(try Self.since(world, "30d") == ["d"])
      #expect(try Self.since(world, "2026-09-01") == ["c", "d"])
      #expect(try Self.since(world, "10d").isEmpty)
      let empty = world.run("discover", "--near", "55.95,-3.19", "--since", "10d")
      #expect(empty.status == 1)
      #expect(empty.errors.contains("by --since"), "\(empty.errors)")
    }
  }

  @Test func otherSourcesKeepTheirDaysAndRemovedOnesLoseThem() throws {
    try OwnersWorld.with { (world) throws in
      Self.run(world, on: "2026-01-10", "a")
      Self.run(world, on: "2026-11-10", "a", "b")
      #expect(world.run("import", "-", "--source", "other", typed: Self.lines(["x"])).status == 0)
      #expect(try Self.since(world, "30d") == ["b"], "the first import of a source says nothing")
      #expect(world.run("import", "--remove", "other", "--yes").status == 0)
      #expect(try Self.since(world, "30d") == ["b"])
      #expect(world.run("doctor").status == 0)
      #expect(world.run("import", "--remove", "town", "--yes").status == 0)
      Self.run(world, on: "2026-11-11", "a", "b")
      #expect(try Self.since(world, "30d").isEmpty)
    }
  }

  @Test func anotherFileUnderTheNameIsANewBeginning() throws {
    try OwnersWorld.with { (world) throws in
      Self.run(world, on: "2026-01-10", "a", "b")
      Self.run(world, on: "2026-11-10", "x", "y")
      #expect(try Self.since(world, "30d").isEmpty)
    }
  }

  @Test func aBackupKeepsTheDays() throws {
    try OwnersWorld.with { (world) throws in
      Self.run(world, on: "2026-01-10", "a")
      Self.run(world, on: "2026-11-10", "a", "b")
      let file = "\(world.folder)/copy.tar.gz"
      #expect(world.run("backup", file).status == 0)
      world.storePath = "\(world.folder)/other"
      let restored = world.run("restore", file)
      #expect(restored.status == 0, "\(restored.errors)")
      #expect(try Self.since(world, "30d") == ["b"])
    }
  }

  @Test func whatPeopleAddedIsListed() throws {
    try OwnersWorld.with { (world) throws in
      Self.run(world, on: "2026-01-10", "a")
      world.now = "2026-11-10T12:00:00Z"
      let added = world.run(
        "add", "Curry Court", "--position", "55.95,-3.19", "--address", "1 High Street",
        "--cuisine",
        "indian", "--price", "2", "--phone", "+44 131 1", "--photo", world.photo, "--json=id")
      #expect(added.status == 0, "\(added.errors)")
      let id = try #require(JSON(parsing: Array(added.output.utf8))["id"]?.text)
      world.now = "2026-11-20T12:00:00Z"
      #expect(try Self.since(world, "30d") == [id])
      #expect(try Self.since(world, "2026-11-10") == [id])
      #expect(try Self.since(world, "2026-11-11").isEmpty)
    }
  }
}
