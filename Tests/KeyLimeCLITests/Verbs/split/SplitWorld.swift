import Arguments
import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// A store of its own in which bills are split, and ids that differ from each other.
final class SplitWorld {
  let folder: String
  var variables: [String: String]
  var typed = ""
  var isTerminal = false
  private var drawn: UInt64 = 0

  private init(_ folder: String) {
    self.folder = folder
    variables = [
      "HOME": folder, "TERM": "xterm", "KEYLIME_NOW": "2026-11-20T18:30:00Z", "TZ": "UTC",
      "KEYLIME_STORE": "\(folder)/store", "KEYLIME_CONFIG": "\(folder)/config.json",
    ]
  }

  /// Lends a world in which eli and ana are contacts.
  static func with(
    config: String = "{}", _ body: (SplitWorld) throws -> Void
  ) throws {
    try TemporaryFolder.with(["config.json": config]) { folder in
      let world = SplitWorld(folder)
      // A bill that is taken back leaves the two as contacts.
      let made = world.run("split", "eli", "ana", "3", "--new", "--json")
      let id = try #require(made.json?["id"]?.text)
      #expect(world.run("split", "remove", id).status == 0)
      try body(world)
    }
  }

  struct Result {
    let status: Int32
    let output: String
    let errors: String

    /// The object that was printed.
    var json: JSON? { try? JSON(parsing: Array(output.utf8)) }
    /// The objects of the list that was printed.
    var rows: [JSON] { json?.elements ?? [] }
  }

  @discardableResult
  func run(_ words: String...) -> Result { run(words) }

  @discardableResult
  func run(_ words: [String]) -> Result {
    let (output, errors) = (OutputStream(), OutputStream())
    let screen = Screen(
      inputIsTerminal: isTerminal, outputIsTerminal: isTerminal, errorsAreTerminal: isTerminal,
      size: nil)
    let host = Host(
      environment: Environment(variables), input: InputStream(text: typed), output: output,
      errors: errors, screen: screen, clock: { Instant(seconds: 0) }, draw: draw,
      passwordCost: .least, executable: { nil })
    let status = Run(host).status(for: ["keylime"] + words)
    return Result(status: status, output: output.text, errors: errors.text)
  }

  private func draw() -> UInt64 {
    drawn += 1
    return drawn &* 0x9E37_79B9_7F4A_7C15
  }

  /// What each person owes me, in minor units, by name and currency: `eli USD`.
  var balances: [String: Int] {
    var balances: [String: Int] = [:]
    for row in run("split", "--json").rows {
      guard let name = row["name"]?.text, let currency = row["currency"]?.text else { continue }
      balances["\(name) \(currency)"] = row["balance"]?.minor
    }
    return balances
  }
}

extension JSON {
  /// The minor units of an amount.
  var minor: Int? { self["minor"]?.number.flatMap { Int($0.literal) } }
}

/// A store with a café in Edinburgh, one in Hanoi and the contact Eli.
enum TwoTowns {
  private static let places = """
    {"elements":[
    {"type":"node","id":1,"lat":55.95,"lon":-3.19,"tags":{"amenity":"cafe","name":"Leith Café"}},
    {"type":"node","id":2,"lat":21.03,"lon":105.85,"tags":{"amenity":"cafe","name":"Hanoi Café"}}]}
    """

  static func with(_ body: (OwnersWorld) throws -> Void) throws {
    try OwnersWorld.with { (world) throws in
      #expect(world.run("import", "-", "--source", "towns", typed: Self.places).status == 0)
      #expect(world.run("contact", "add", "Eli").status == 0)
      try body(world)
    }
  }
}
