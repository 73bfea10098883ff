import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

extension OwnersWorld {
  /// A world whose catalogue is a table of places.
  static func with<Result>(
    places table: String, _ body: (OwnersWorld) throws -> Result
  ) throws -> Result {
    try with { world in
      try world.importPlaces(table)
      return try body(world)
    }
  }

  /// Imports a table of places in place of the one before.
  func importPlaces(_ table: String) throws {
    try UserFile.replace("\(folder)/p.csv", with: Array(table.utf8))
    #expect(run("import", "\(folder)/p.csv").status == 0)
  }

  /// The names of the places that a command lists around 52.52,13.40.
  func names(_ words: String...) -> [String] {
    let result = run(words + ["--near", "52.52,13.40", "--template", "{{name}}"])
    return result.output.split(separator: "\n").map(String.init)
  }
}
