@testable import KeyLimeCLI

/// The built-in sample as a world to run `keylime` in: San Luis Obispo on Friday at 18:30.
enum Town {
  static func world(_ folder: String) -> FakeWorld {
    var world = FakeWorld()
    world.variables["KEYLIME_NOW"] = "2026-11-21T02:30:00Z"
    world.variables["KEYLIME_STORE"] = folder + "/store"
    world.variables["KEYLIME_CONFIG"] = folder + "/config.json"
    world.variables["KEYLIME_LIST"] = folder + "/list"
    world.variables["TZ"] = "America/Los_Angeles"
    world.variables["LC_ALL"] = "en_GB.UTF-8"
    return world
  }

  /// Runs one command line in a fresh store.
  static func run(terminal: Int? = nil, _ words: [String]) throws -> FakeWorld.Result {
    try TemporaryFolder.with { folder in
      var world = world(folder)
      if let terminal {
        world.variables["KEYLIME_FORCE_TTY"] = String(terminal)
        world.variables["NO_COLOR"] = "1"
      }
      return world.run(words)
    }
  }
}

extension FakeWorld {
  /// Runs a whole command line.
  func run(_ words: [String]) -> Result {
    let (output, errors) = (OutputStream(), OutputStream())
    let status = Run(host(output, errors)).status(for: ["keylime"] + words)
    return Result(status: status, output: output.text, errors: errors.text)
  }
}
