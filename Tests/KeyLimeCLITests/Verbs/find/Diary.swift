import KeyLimeEngine

@testable import KeyLimeCLI

/// A person who types one command after the other into a store of the sample's places.
final class Diary {
  var world: FakeWorld
  private var minutes = 0

  init(_ folder: String) {
    world = Town.world(folder)
    world.variables["KEYLIME_ADVICE"] = "0"
  }

  /// Writes in a store of its own.
  static func with(_ body: (Diary) throws -> Void) throws {
    try TemporaryFolder.with { try body(Diary($0)) }
  }

  /// Runs a command line, a minute after the one before.
  @discardableResult
  func run(_ words: String...) -> FakeWorld.Result { run(words) }

  @discardableResult
  func run(_ words: [String]) -> FakeWorld.Result {
    minutes += 1
    world.variables["KEYLIME_NOW"] =
      "2026-11-21T0\(2 + minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60):00Z"
    return world.run(words)
  }

  /// What a command answers as JSON.
  func json(_ words: String...) throws -> JSON {
    try JSON(parsing: Array(run(words + ["--json"]).output.utf8))
  }

  /// One field of each row of a list.
  func column(_ field: String, _ words: String...) throws -> [String] {
    let rows = try JSON(parsing: Array(run(words + ["--json"]).output.utf8)).elements ?? []
    return rows.compactMap { $0[field]?.text ?? $0[field]?.number?.literal }
  }
}
