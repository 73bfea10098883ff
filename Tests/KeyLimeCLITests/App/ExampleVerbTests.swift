import Arguments
import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// The smallest verb that shows how one is written.
private enum Lunch: KeyLimeCLI.Verb {
  private static let within = Option(
    "within",
    value: ValueType<Distance>("DISTANCE", expects: "a distance") { Distance(parsing: $0) },
    summary: "No farther than this", standard: "3km")

  static var spec: CommandSpec {
    CommandSpec(
      name: "lunch", group: .find, summary: "List where to have lunch",
      options: [within.declaration], examples: [Example("lunch --within 1km", "Near lunches")],
      fields: [
        ResultField("id", type: "string", "The id"),
        ResultField("name", type: "string", "The name"),
      ])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let limit = arguments[within] ?? .kilometres(3)
    let units = try context.units()
    let diners = Diner.three.filter { $0.metres <= limit.metres }
    return .listing(
      Listing(
        diners,
        columns: [
          Column("NAME", shrinksTo: 12) { Cell($0.name, .strong) },
          Column("DISTANCE", .right) { .distance(Distance(metres: $0.metres), in: units) },
        ],
        json: { ["id": .string($0.id), "name": .string($0.name)] }, position: \.position,
        whenEmpty: Nothing("no lunch within \(units.words(for: limit))")))
  }
}

@Suite struct ExampleVerbTests {
  private func run(_ words: String...) throws -> FakeWorld.Result {
    let program = ProgramSpec(
      name: "keylime", summary: "", verbs: [Arguments.Verb("lunch", Lunch.spec)])
    guard case .command(let arguments) = try Parser(program).parse(words) else {
      throw Failure(.usage, "no command")
    }
    return try FakeWorld().deliver(Lunch.run(arguments, FakeWorld().context()))
  }

  @Test func listsWhatIsNear() throws {
    #expect(try run("lunch", "--within", "500m").output == "Firestone Grill\t412\n")
  }

  @Test func saysWhenThereIsNothing() throws {
    let result = try run("lunch", "--within=10m")
    #expect(result.errors == "keylime: no lunch within 10 m\n")
    #expect(result.status == 1)
  }
}
