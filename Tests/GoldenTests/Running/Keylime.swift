/// The program under test: the binary that was built beside the tests.
enum Keylime {
  /// The folder of the package.
  static let root = String(#filePath.dropLast("/Tests/GoldenTests/Running/Keylime.swift".count))

  /// The binary: `KEYLIME_BINARY`, else the one beside the test program, else the debug build.
  static let binary: String = {
    if let path = variable("KEYLIME_BINARY") { return path }
    let program = runningProgram ?? ""
    let beside = program[..<(program.lastIndex(of: "/") ?? program.startIndex)] + "/keylime"
    return isProgram(String(beside)) ? String(beside) : "\(root)/.build/debug/keylime"
  }()

  /// Whether golden files and generated files are to be written instead of compared.
  static let isRecording = variable("RECORD") == "1"
}

/// A world of its own for one test: a home, a store, copies of the fixtures, a fixed time and
/// chance.
struct Bench {
  /// The folder that is the home, the working folder, and where everything lies.
  let home: String

  /// What every run sees of its host; nothing else.
  var environment: [String: String] {
    [
      "HOME": home, "KEYLIME_STORE": "\(home)/store", "KEYLIME_LIST": "\(home)/list",
      "XDG_CONFIG_HOME": "\(home)/config",
      "KEYLIME_NOW": "2026-11-20T18:30:00Z", "KEYLIME_SEED": "7", "COLUMNS": "80",
      "LC_ALL": "C.UTF-8", "TERM": "xterm", "NO_COLOR": "1", "PATH": "\(home)/bin:/usr/bin:/bin",
    ]
  }

  /// Makes one, and removes it after `body`.
  static func with<Result>(_ body: (Bench) throws -> Result) throws -> Result {
    try withFolder { path in
      let bench = Bench(home: path)
      try bench.furnish()
      return try body(bench)
    }
  }

  /// Puts the fixtures and the way to the program where everything lies.
  func furnish() throws {
    let fixtures = "\(Keylime.root)/Tests/GoldenTests/Fixtures"
    _ = try shell("mkdir bin && ln -s '\(Keylime.binary)' bin/keylime && cp '\(fixtures)'/* .")
  }

  /// Runs keylime with these words.
  func keylime(
    _ words: String..., variables: [String: String] = [:], output: OutputTarget = .kept
  ) throws -> Finished {
    try Running(
      [Keylime.binary] + words, in: home,
      environment: environment.merging(variables) { $1 }, output: output
    ).finish()
  }

  /// Starts keylime with these words.
  func start(_ words: String..., keepsInputOpen: Bool = false) throws -> Running {
    try Running(
      [Keylime.binary] + words, in: home, environment: environment,
      keepsInputOpen: keepsInputOpen)
  }

  /// Runs a line of shell in which `keylime` is the program under test.
  func shell(
    _ line: String, variables: [String: String] = [:], output: OutputTarget = .kept,
    by shell: String = "/bin/sh"
  ) throws -> Finished {
    try Running(
      shell: shell, "cd '\(home)' || exit; \(line)",
      environment: environment.merging(variables) { $1 }, output: output
    ).finish()
  }

  /// The path of an installed program; nil when it is not there.
  static func path(of program: String) -> String? {
    ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(program)" }
      .first(where: isProgram)
  }
}

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
