import Arguments
import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// A store of one's own, in which several people act by turns.
final class OwnersWorld {
  let folder: String
  var isTerminal = false
  /// `KEYLIME_NEAR`.
  var near = ""
  var width = 80
  var now = "2026-11-20T18:30:00Z"
  /// What the clock shows each time, when `now` is empty.
  var clock: () -> Instant = { Instant(seconds: 0) }
  private var drawn: UInt64 = 0x1234_5678_9ABC_DEF1

  private init(_ folder: String) {
    self.folder = folder
    storePath = "\(folder)/store"
  }

  static func with<Result>(_ body: (OwnersWorld) throws -> Result) throws -> Result {
    try TemporaryFolder.with(["p.jpg": "", "passcode": "limes4ever\n"]) { folder in
      let world = OwnersWorld(folder)
      try UserFile.replace("\(folder)/p.jpg", with: [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3])
      return try body(world)
    }
  }

  var photo: String { "\(folder)/p.jpg" }
  /// The store that is used; a copy of it is another replica.
  var storePath: String

  private func draw() -> UInt64 {
    drawn = drawn &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return drawn
  }

  func run(_ words: [String], typed: String = "") -> FakeWorld.Result {
    let (output, errors) = (OutputStream(), OutputStream())
    let host = Host(
      environment: KeyLimeCLI.Environment([
        "HOME": folder, "TERM": "xterm", "KEYLIME_NOW": now, "KEYLIME_STORE": storePath,
        "KEYLIME_LIST": "\(folder)/list", "KEYLIME_CONFIG": "\(folder)/config.json",
        "PATH": "/usr/bin:/bin", "TZ": "UTC", "COLUMNS": "\(width)", "KEYLIME_NEAR": near,
      ]),
      input: InputStream(text: typed), output: output, errors: errors,
      screen: Screen(
        inputIsTerminal: isTerminal, outputIsTerminal: isTerminal, errorsAreTerminal: isTerminal,
        size: nil),
      clock: clock, draw: { self.draw() },
      passwordCost: .least, executable: { nil })
    let status = Run(host).status(for: ["keylime"] + words)
    return FakeWorld.Result(status: status, output: output.text, errors: errors.text)
  }

  func run(_ words: String..., typed: String = "") -> FakeWorld.Result {
    run(words, typed: typed)
  }

  /// Runs with `--json` and gives the one object, or the first of a list.
  func json(_ words: String..., typed: String = "") throws -> JSON {
    try json(words, typed: typed)
  }

  func json(_ words: [String], typed: String = "") throws -> JSON {
    let result = run(words + ["--json"], typed: typed)
    #expect(result.status == 0, "\(words): \(result.errors)")
    let json = try JSON(parsing: Array(result.output.utf8))
    return json.elements?.first ?? json
  }

  /// From now on somebody else is at the keyboard.
  func become(_ name: String) throws {
    try Store(at: storePath).setSession(try #require(AccountID(name)))
  }

  /// The owner sets the passcode and looks after the Bao House of the sample.
  func claimBaoHouse() throws {
    #expect(run("admin", "passcode", "--passcode-fd", "0", typed: "limes4ever\n").status == 0)
    let claim = run(
      "admin", "claim", "Bao House", "--passcode-fd", "0", typed: "limes4ever\n")
    #expect(claim.status == 0, "\(claim.errors)")
  }

  /// Offers a deal of the Bao House and gives its id.
  func offer(_ title: String, _ options: String...) throws -> String {
    let words = ["admin", "deal", "add", "bao-house", "--title", title] + options + ["--json=id"]
    let result = run(words)
    #expect(result.status == 0, "\(result.errors)")
    let json = try JSON(parsing: Array(result.output.utf8))
    return try #require(json["id"]?.text)
  }

  /// Uses a deal and gives its code.
  func use(_ deal: String) throws -> String {
    try #require(try json("deals", "use", deal, "--yes")["code"]?.text)
  }
}

extension OwnersWorld {
  /// A world whose owner looks after the Bao House of the sample.
  static func withBaoHouse<Result>(_ body: (OwnersWorld) throws -> Result) throws -> Result {
    try with { world in
      try world.claimBaoHouse()
      return try body(world)
    }
  }

  /// A world with one place, `a`, that was rated and visited, with a picture.
  static func lived<Result>(_ body: (OwnersWorld) throws -> Result) throws -> Result {
    try with { world in
      try world.write("one.jsonl", #"{"id":"a","name":"A","latitude":1,"longitude":2}"# + "\n")
      #expect(world.run("import", "\(world.folder)/one.jsonl").status == 0)
      #expect(world.run("rate", "a", "5").status == 0)
      #expect(world.run("checkin", "a", "--photo", world.photo).status == 0)
      return try body(world)
    }
  }

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
