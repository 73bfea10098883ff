import Arguments
import KeyLimeEngine

/// `config`: reads and changes settings.
enum Config: Verb {
  static let name = "config"

  private static let key = Operand(
    "KEY", value: .text.completed(by: .dynamic("config-key")), summary: "A setting, such as home")
  private static let value = Operand(
    "VALUE", value: .text.completed(by: .dynamic("config-value")), summary: "Its value")

  static var spec: CommandSpec {
    CommandSpec(
      name: name, group: .tool, summary: "Read and change settings",
      discussion: "'keylime help settings' lists the settings and what they mean.",
      examples: [
        Example("config set home 35.28,-120.66", "Your location when --near is not given"),
        Example("config list", "All settings that are set"),
        Example("config set alias.tonight 'discover --within 1km'", "Define an alias"),
      ],
      fields: fields, exits: [ExitNote(1, "The setting is not set")],
      subcommands: subcommands, needsSubcommand: true)
  }

  private static let fields = [
    ResultField("key", type: "string", "The setting"),
    ResultField("value", type: "any", "Its value"),
    ResultField("path", type: "string", "With 'path': the path of the config file"),
  ]

  private static var subcommands: [CommandSpec] {
    [
      CommandSpec(
        name: "get", summary: "Print the value of a setting", operands: [key.declaration],
        examples: [Example("config get units", "Metric or imperial")]),
      CommandSpec(
        name: "set", summary: "Change a setting", operands: [key.declaration, value.declaration],
        examples: [Example("config set units metric", "Metres and kilometres")]),
      CommandSpec(
        name: "unset", summary: "Remove a setting", operands: [key.declaration],
        examples: [Example("config unset pager", "Back to the default")]),
      CommandSpec(
        name: "list", summary: "List the settings that are set",
        examples: [Example("config list --json", "For a script")]),
      CommandSpec(
        name: "path", summary: "Print the path of the config file",
        examples: [Example("config path", "For an editor")]),
    ]
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    switch arguments.path.dropFirst().first {
    case "get": try get(try arguments.needed(key), context)
    case "set": try set(try arguments.needed(key), try arguments.needed(value), context)
    case "unset": try unset(try arguments.needed(key), context)
    case "path": try path(context)
    default: try list(context)
    }
  }

  private static func get(_ key: String, _ context: Context) throws(Failure) -> Output {
    let setting = try ConfigKey(named: key)
    guard let value = try context.configuration()[key] else {
      return .nothing(Nothing("'\(key)' is not set", hints: ["the default is \(setting.standard)"]))
    }
    return .record(
      Record(
        json: ["key": .string(key), "value": value], lines: ["\(value.plain)"], inPipe: .lines))
  }

  private static func set(
    _ key: String, _ text: String, _ context: Context
  ) throws(Failure) -> Output {
    let value = try ConfigKey(named: key).value(of: text)
    let check = SettingCheck(context: context, key: key, text: text)
    var isThere = false
    try context.configurationSource.update { settings throws(Failure) in
      isThere = settings[key] == value
      settings[key] = value
      if !isThere { try check.run(with: settings) }
    }
    return .done(
      Confirmation(
        json: ["key": .string(key), "value": value],
        line: isThere ? "\(key, .strong) is already \(text)" : "set \(key, .strong) to \(text)"))
  }

  private static func unset(_ key: String, _ context: Context) throws(Failure) -> Output {
    var removed: JSON?
    try context.configurationSource.update { settings throws(Failure) in
      removed = settings[key]
      if removed == nil { _ = try ConfigKey(named: key) }
      settings[key] = nil
    }
    guard let removed else { return .nothing(Nothing("'\(key)' is not set")) }
    var hints: [String] = []
    if let home = try context.configuration().home, key == "place.\(home)" {
      hints = ["config 'home' is still '\(home)'; keylime config set home changes it"]
    }
    return .done(
      Confirmation(
        json: ["key": .string(key), "value": removed], line: "removed \(key, .strong)",
        hints: hints))
  }

  private static func list(_ context: Context) throws(Failure) -> Output {
    .listing(
      Listing(
        try context.configuration().settings,
        columns: [
          Column("KEY") { Cell($0.key, .strong) }, Column("VALUE") { Cell($0.value.plain) },
        ],
        json: { ["key": .string($0.key), "value": $0.value] },
        whenEmpty: Nothing("nothing is set", hints: ["'keylime help settings' lists the settings"]))
    )
  }

  private static func path(_ context: Context) throws(Failure) -> Output {
    let path = try context.configurationPath()
    return .record(
      Record(json: ["path": .string(path)], lines: ["\(path)"], inPipe: .lines))
  }
}

extension JSON {
  /// The value as typed.
  fileprivate var plain: String { text ?? compactText }
}
