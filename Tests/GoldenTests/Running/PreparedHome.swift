/// A home that is made once, and of which every test gets a copy of its own.
struct PreparedHome: Sendable {
  private let original: Result<String, any Error>

  /// Furnishes a home and makes it ready; it is removed when all tests are done.
  init(_ prepare: (Bench) throws -> Void) {
    original = Result {
      let bench = Bench(home: try lastingFolder())
      try bench.furnish()
      try prepare(bench)
      return bench.home
    }
  }

  /// Gives `body` a copy, and removes it.
  func with<Result>(_ body: (Bench) throws -> Result) throws -> Result {
    let original = try original.get()
    return try withFolder { path in
      let bench = Bench(home: path)
      _ = try bench.shell("cp -a '\(original)/.' .")
      return try body(bench)
    }
  }
}
