@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// A store of its own for a test, and the people who type at its keyboard.
final class Household {
  let folder: String
  /// Now, in UTC; the household's clocks are San Luis Obispo's where a place says nothing.
  var now = "2026-11-20T20:30:00Z"
  /// Whether somebody is there to answer questions.
  var isTerminal = false
  private var drawn: UInt64 = 0

  /// Runs `body` with a household that is gone afterwards.
  static func with(
    _ files: [String: String] = [:], _ body: (Household) throws -> Void
  ) throws {
    try TemporaryFolder.with(files) { try body(Household(folder: $0)) }
  }

  private init(folder: String) { self.folder = folder }

  /// Types a command line; `typed` is what stands on standard input.
  @discardableResult
  func run(_ words: String..., typed: String = "") -> FakeWorld.Result { run(words, typed) }

  /// The JSON that a command prints.
  func json(_ words: String..., typed: String = "") throws -> JSON {
    let result = run(words + ["--json"], typed)
    guard result.status == 0 else { throw Failure(.internalFault, result.errors) }
    return try JSON(parsing: Array(result.output.utf8))
  }

  @discardableResult
  func run(_ words: [String], _ typed: String) -> FakeWorld.Result {
    let (output, errors) = (OutputStream(), OutputStream())
    let variables = [
      "HOME": folder, "KEYLIME_STORE": "\(folder)/store", "KEYLIME_NOW": now,
      "TZ": "America/Los_Angeles", "NO_COLOR": "1",
    ]
    let host = Host(
      environment: Environment(variables), input: InputStream(text: typed), output: output,
      errors: errors,
      screen: Screen(
        inputIsTerminal: isTerminal, outputIsTerminal: false, errorsAreTerminal: isTerminal,
        size: nil),
      clock: { Instant(seconds: 0) },
      draw: { [self] in
        drawn += 1
        return drawn &* 0x9E37_79B9_7F4A_7C15
      }, passwordCost: .least, executable: { nil })
    let status = Run(host).status(for: ["keylime"] + words)
    return FakeWorld.Result(status: status, output: output.text, errors: errors.text)
  }
}
