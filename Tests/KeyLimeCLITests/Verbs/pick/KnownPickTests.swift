import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// What must be known of a place, and what one noted of it, counts for a pick as in every list.
@Suite struct KnownPickTests {
  private static let places = """
    id,name,lat,lon,cuisine,openingHours,checked
    u,NoHours,10,10,thai,,
    h,WithHours,10.001,10,thai,24/7,2026-11-01
    """

  @Test(arguments: [
    (["hours", "known"], ":h"), (["hours", "unknown"], ":u"), (["--known", "hours"], ":h"),
    (["--tag", "patio"], ":h"), (["--known", "website"], nil),
    (["--known", "hours", "hours", "unknown"], nil),
  ])
  func aPickAsksForIt(words: [String], id: String?) throws {
    try OwnersWorld.with(places: Self.places) { world in
      #expect(world.run("note", "WithHours", "--tag", "patio", "--near", "10,10").status == 0)
      world.near = "10,10"
      let result = world.run(["iwant-pick", "--json=id"] + words)
      #expect(result.status == (id == nil ? 1 : 0), "\(result.errors)")
      if let id { #expect(result.output.contains("\(id)\""), "\(result.output)") }
    }
  }

  @Test func emptinessIsExplained() throws {
    try OwnersWorld.with(places: Self.places) { world in
      world.near = "10,10"
      let result = world.run("iwant-pick", "--known", "website")
      #expect(result.errors.contains("2 that lack what must be known"), "\(result.errors)")
      #expect(result.errors.contains("2 places match without --known"), "\(result.errors)")
    }
  }

  @Test func whatCannotBeSavedIsSaid() throws {
    try OwnersWorld.with(places: Self.places) { world in
      world.near = "10,10"
      let first = world.run("iwant-pick")
      #expect(first.status == 0)
      let memo = "\(world.storePath)/private/last-picks"
      _ = Platform.runShell("rm -f '\(memo)' && mkdir -p '\(memo)'")
      #expect(!world.run("iwant-pick").errors.contains("cannot save"))
      #expect(world.run("iwant-pick", "--next").errors.contains("--next cannot go on"))
    }
  }
}
