import Arguments

/// A small invented program that the tests speak to: it boils water and makes tea.
enum Kettle {
  struct Litres: Hashable, Sendable { let tenths: Int }

  enum When: String, CaseIterable, Sendable { case auto, always, never }

  static let litres = ValueType<Litres>("LITRES", expects: "an amount such as 1.5l") { text in
    guard text.hasSuffix("l"), let number = Double(text.dropLast()) else { return nil }
    return Litres(tenths: Int(number * 10))
  }

  // Global options.
  static let quiet = Flag("quiet", short: "q", summary: "Say less")
  static let verbose = Flag("verbose", short: "v", summary: "Say more; twice for everything")
  static let kitchen = Option(
    "kitchen", short: "C", value: .directory, summary: "Where the kettles stand",
    environment: "KETTLE_KITCHEN")
  static let color = OptionalValueOption(
    "color", value: .oneOf(When.self, "WHEN"), summary: "When to use color", standard: "auto")
  static let json = OptionalValueOption(
    "json", value: .commaSeparated(.text("FIELDS").completed(by: .fields)),
    summary: "Print JSON, all fields or these")

  // boil
  static let amount = Option(
    "amount", short: "a", value: litres, summary: "How much water",
    discussion: """
      Less is faster.  Write litres with a point: '1.5l'.

        0.3l    a cup
        1.5l    a pot
      """, standard: "1l", environment: "KETTLE_AMOUNT")
  static let note = Option("note", short: "n", value: .text, summary: "A note to stick on the pot")
  static let sort = Option(
    "sort", short: "s",
    value: .choice(
      "TEA", [Choice("green", 1, "not too hot"), Choice("black", 2), Choice("herbal", 3)]),
    summary: "Which tea it is for")
  static let tag = Option("tag", short: "t", value: .text("TAG"), summary: "A tag").repeatable
  static let whistle = Flag(
    "whistle", short: "w", summary: "Whistle when it boils", negatable: true)
  static let water = Option(
    "water", value: .oneOf(["tap", "filtered", "spring", "rain", "snow"], "SOURCE"),
    summary: "Where the water is from")
  static let lid = Flag("lid", short: "l", summary: "Close the lid")
  static let secret = Flag("secret", summary: "Not shown", hidden: true)
  static let timer = Option(
    "timer", value: .integer("MINUTES", in: 1...60), summary: "Ring after so many minutes")
  static let alarm = Option(
    "alarm", value: .text("TIME").completed(by: .dynamic("alarm")), summary: "Ring at this time")
  static let sound = Option(
    "sound", value: .path("FILE", extensions: ["wav", "ogg"]), summary: "What to ring with",
    environment: "KETTLE_SOUND")
  static let pot = Operand(
    "POT", value: .text.completed(by: .dynamic("pot")), summary: "The pot to boil")

  static let boil = CommandSpec(
    name: "boil", group: daily, summary: "Boil water in a pot",
    discussion: """
      Fills the pot, switches it on and waits. It stops by itself.

      .A line that begins with a dot, a back\\slash and --lid are only text.
      """,
    operands: [pot.declaration],
    options: [
      amount.declaration, note.declaration, sort.declaration, tag.declaration,
      whistle.declaration, lid.declaration, secret.declaration, timer.declaration,
      alarm.declaration, sound.declaration, water.declaration,
    ],
    rules: [.conflict("timer", "alarm"), .requires("sound", "whistle")],
    examples: [
      Example("boil blue --amount 1.5l", "Fill the blue pot"),
      Example("boil 'big red' --tag guests --tag 'after eight'", "Boil for guests"),
    ],
    fields: [
      ResultField("id", type: "string", "Stable id"),
      ResultField("name", type: "string", "The name of the pot"),
      ResultField("celsius", type: "number", "How hot it is"),
    ],
    exits: [ExitNote(1, "there is no such pot")], seeAlso: ["pour"])

  // pour
  static let cup = Operand(
    "CUP", value: .integer("CUP", in: 1...6), summary: "Which cup", arity: .optional)
  static let biscuits = ListOperand("BISCUIT", value: .text, summary: "What goes with it")
  static let empty = Flag("empty", summary: "Pour it away")
  static let pour = CommandSpec(
    name: "pour", group: daily, summary: "Pour water into a cup",
    operands: [cup.declaration, biscuits.declaration], options: [empty.declaration],
    rules: [.conflict("empty", "CUP")], examples: [Example("pour 2 shortbread", "Pour a cup")],
    fields: [
      ResultField("id", type: "string", "Stable id"),
      ResultField("degrees", type: "number", "How hot it is"),
      ResultField("at", type: "object", "When it was poured"),
    ])

  // shelf: operands and sub-verbs
  static let place = Operand("PLACE", value: .text, summary: "Where to look", arity: .optional)
  static let tea = Operand("TEA", value: .text, summary: "Which tea")
  static let grams = Option(
    "grams", value: .integer, summary: "How much", environment: "KETTLE_GRAMS")
  static let spoons = Option("spoons", value: .integer, summary: "How much, in spoons")
  static let add = CommandSpec(
    name: "add", summary: "Put tea on the shelf", operands: [tea.declaration],
    options: [grams.declaration, spoons.declaration], rules: [.oneOf(["grams", "spoons"])],
    examples: [Example("shelf add assam --grams 250", "Restock")])
  static let sorted = Flag("sorted", summary: "In the order of the alphabet")
  static let shelf = CommandSpec(
    name: "shelf", group: stock, summary: "What is on the shelf",
    operands: [place.declaration], options: [sorted.declaration, grams.declaration],
    examples: [Example("shelf", "Everything on the shelf")], subcommands: [add])

  // service: nothing but sub-verbs, two levels deep
  static let part = Operand("PART", value: .text.inOneWord, summary: "Which part")
  static let order = CommandSpec(
    name: "order", summary: "Order a part", operands: [part.declaration],
    examples: [Example("service parts order lid", "Order a lid")])
  static let files = ListOperand("FILE", value: .path, summary: "Logs to send", atLeast: 1)
  static let send = CommandSpec(
    name: "send", summary: "Send logs", operands: [files.declaration],
    examples: [Example("service send a.log", "Send a log")])
  static let service = CommandSpec(
    name: "service", group: stock, summary: "Keep kettles in order",
    subcommands: [
      CommandSpec(
        name: "parts", summary: "Spare parts", subcommands: [order], needsSubcommand: true),
      send,
    ], needsSubcommand: true)

  // fill: two operands
  static let source = Operand("SOURCE", value: .text, summary: "Where the water is from")
  static let fill = CommandSpec(
    name: "fill", summary: "Fill a pot", operands: [pot.declaration, source.declaration],
    hidden: true)

  static let daily = CommandGroup(rank: 1, "Every day")
  static let stock = CommandGroup(rank: 2, "Stock")

  static let program = ProgramSpec(
    name: "kettle", summary: "Boils water", discussion: "It is a kettle.",
    verbs: [
      Verb("shelf", shelf), Verb("service", service), Verb("boil", boil), Verb("pour", pour),
      Verb("fill", fill),
      Verb("__steam", CommandSpec(name: "__steam", summary: "Not shown", hidden: true)),
    ],
    globals: [
      quiet.declaration, verbose.declaration, kitchen.declaration, color.declaration,
      json.declaration,
    ],
    examples: [Example("boil blue", "Boil the blue pot")],
    exits: [ExitNote(0, "done"), ExitNote(2, "the command line makes no sense")],
    environment: [EnvironmentNote("KETTLE_KITCHEN", "Where the kettles stand.")],
    files: [FileNote("~/.kettle", "What the kettle remembers.")],
    topics: [HelpTopic("steam", "What steam is", text: "Steam is hot.")],
    synonyms: [
      (word: "cook", command: "boil"), (word: "spill", command: "shelf add"),
      (word: "turn @", command: "pour"), (word: "turn", command: "boil"),
    ])

  /// Parses a line whose words are parted by blanks; `~` in a word stands for a blank.
  static func parse(
    _ line: String, environment: [String: String] = [:]
  ) throws(ParseError) -> ParseResult {
    try Parser(program, environment: { environment[$0] }, customVerbs: { ["froth"] })
      .parse(words(line))
  }

  /// The words of such a line.
  static func words(_ line: String) -> [String] {
    line.split(separator: " ").map { String($0.map { $0 == "~" ? " " : $0 }) }
  }

  /// Parses a line that must be a command.
  static func command(
    _ line: String, environment: [String: String] = [:]
  ) throws -> ParsedArguments {
    guard case .command(let arguments) = try parse(line, environment: environment) else {
      throw NoCommand(line: line)
    }
    return arguments
  }

  /// The fault of a line that must not parse.
  static func fault(_ line: String, environment: [String: String] = [:]) throws -> ParseError {
    do throws(ParseError) {
      _ = try parse(line, environment: environment)
    } catch {
      return error
    }
    throw NoFault(line: line)
  }

  struct NoCommand: Error { let line: String }
  struct NoFault: Error { let line: String }
}
