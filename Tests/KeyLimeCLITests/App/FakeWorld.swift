import Arguments
import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// An invented host for tests, and the result of a run in it.
struct FakeWorld {
  var variables = [
    "HOME": "/nowhere", "TERM": "xterm", "KEYLIME_NOW": "2026-11-20T18:30:00Z",
  ]
  var typed = ""
  var isTerminal = false
  var size: ScreenSize?

  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  var environment: KeyLimeCLI.Environment { Environment(variables) }

  var terminal: Terminal { Terminal(screen, environment) }

  private var screen: Screen {
    Screen(
      inputIsTerminal: isTerminal, outputIsTerminal: isTerminal, errorsAreTerminal: isTerminal,
      size: size)
  }

  func host(_ output: OutputStream, _ errors: OutputStream) -> Host {
    Host(
      environment: environment, input: InputStream(text: typed), output: output, errors: errors,
      screen: screen, clock: { Instant(seconds: 0) }, draw: { 7 },
      passwordCost: .least, executable: { nil })
  }

  /// Runs a whole command line.
  func run(_ words: String...) -> Result { run(arguments: words) }

  func run(arguments words: [String]) -> Result {
    let (output, errors) = (OutputStream(), OutputStream())
    let status = Run(host(output, errors)).status(for: ["keylime"] + words)
    return Result(status: status, output: output.text, errors: errors.text)
  }

  /// Delivers an output as a verb would have it delivered, with these options given.
  func deliver(_ made: Output, _ options: String...) throws -> Result {
    let (output, errors) = (OutputStream(), OutputStream())
    let arguments = Parser(.keylime).globals(in: options)
    let settings = try GlobalSettings(arguments)
    guard case .format(let format) = settings.request else {
      throw Failure(.usage, "a list of fields")
    }
    let context = try Context(
      host(output, errors), settings, format: format, ConfigurationSource(environment))
    let status = Delivery(context).deliver(made)
    return Result(status: status.rawValue, output: output.text, errors: errors.text)
  }

  /// A context for whatever else a verb may do.
  func context(errors: OutputStream = OutputStream()) throws -> Context {
    try Context(
      host(OutputStream(), errors), .init(Parser(.keylime).globals(in: [])),
      format: .plain(header: nil), ConfigurationSource(environment))
  }
}

extension OutputStream {
  var text: String { String(decoding: gathered, as: UTF8.self) }
}

/// A place to eat, as small as a listing needs it.
struct Diner {
  let id: String
  let name: String
  let metres: Double
  var position: Coordinate? = Coordinate(latitude: 35.28, longitude: -120.66)

  static let three = [
    Diner(id: "n1", name: "Firestone Grill", metres: 412.4),
    Diner(id: "n2", name: "寿司屋", metres: 1203),
    Diner(id: "n3", name: "Tab\tand\nline \u{1B}[31m\u{202E}", metres: 12_300, position: nil),
  ]

  static func listing(_ diners: [Diner] = three) -> Output {
    .listing(
      Listing(
        diners,
        columns: [
          Column("NAME", shrinksTo: 6) { Cell($0.name, .strong) },
          Column("DISTANCE", .right) { .distance(Distance(metres: $0.metres), in: .metric) },
          Column("ID", rank: 1) { Cell($0.id, .faint) },
        ],
        json: { diner in
          [
            "id": .string(diner.id), "name": .string(diner.name),
            "address": ["city": "San Luis Obispo", "street": "1001 Higuera St"],
            "website": "https://example.org/a",
          ]
        },
        position: \.position, whenEmpty: Nothing("no diner within 3 km", hints: ["try 5 km"])))
  }
}
