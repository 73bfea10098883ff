import Arguments
import KeyLimeEngine

/// `config`: reads and changes settings.
enum Config: Verb {
  private static let key = Operand(
    "KEY", value: .text.completed(by: .dynamic("config-key")).inOneWord,
    summary: "A setting, such as home")
  private static let value = Operand(
    "VALUE", value: .text.completed(by: .dynamic("config-value")), summary: "Its value")

  private static let everything = Flag(
    "all", summary: "Also list settings that are not set, with what counts instead")

  static var spec: CommandSpec {
    CommandSpec(
      name: "config", group: .tool, summary: "Read and change settings",
      discussion: """
        'keylime help settings' lists the settings and what they mean. An option overrides a \
        variable. A variable that begins with KEYLIME overrides the file; the file overrides all \
        others, such as TZ, and these the default. 'config get' and 'config list' show the value \
        that counts, and the list its origin. What only another variable such as TZ sets, and the \
        defaults, are listed with --all.
        """,
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
    ResultField("value", type: "any", "Its value; null for a default that is not known"),
    ResultField(
      "origin", type: "string", "Of get and list: option, environment or file; with --all default"),
    ResultField("decider", type: "string", "Of get and list: the variable or option that decides"),
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
        options: [everything.declaration],
        examples: [
          Example("config list --json", "For a script"),
          Example("config list --all", "Also the defaults"),
        ],
        columns: [
          ResultColumn("KEY", "The setting"), ResultColumn("VALUE", "Its value"),
          ResultColumn("ORIGIN", "Where the value comes from"),
        ]),
      CommandSpec(
        name: "edit", summary: "Edit all settings in your editor",
        discussion: """
          VISUAL, else EDITOR, is the editor. It edits a copy: the settings change only when the \
          copy can be read and knows no unknown setting.
          """,
        examples: [Example("config edit", "Asks your editor")],
        environment: [
          EnvironmentNote("VISUAL", "Your editor."),
          EnvironmentNote("EDITOR", "Your editor, if VISUAL is not set."),
        ]),
      CommandSpec(
        name: "path", summary: "Print the path of the config file",
        examples: [Example("config path", "For an editor")]),
    ]
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    switch arguments.path.dropFirst().first {
    case "get": try get(try arguments.needed(key), origins(arguments, context))
    case "set": try set(try arguments.needed(key), try arguments.needed(value), context)
    case "unset": try unset(try arguments.needed(key), context)
    case "path": try path(context)
    case "edit": try ConfigEdit(context: context).run()
    default: try list(arguments, context)
    }
  }

  private static func get(_ key: String, _ origins: SettingOrigins) throws(Failure) -> Output {
    let setting = try ConfigKey(named: key)
    if let counts = origins.counting(key) {
      return .record(
        Record(json: json(counts), lines: ["\(counts.value.plain)"], inPipe: .lines))
    }
    guard let value = origins.configuration[key] else {
      return .nothing(Nothing("'\(key)' is not set", hints: ["the default is \(setting.standard)"]))
    }
    return .nothing(
      Nothing(
        "'\(key)' is \(value.plain) in the config, which does not count",
        hints: ["expected \(setting.expected)"]))
  }

  private static func set(
    _ key: String, _ text: String, _ context: Context
  ) throws(Failure) -> Output {
    let value = try ConfigKey(named: key).value(of: text, for: key)
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
        line: isThere
          ? "\(key, .strong) is already \(value.plain)"
          : "set \(key, .strong) to \(value.plain)"))
  }

  private static func unset(_ key: String, _ context: Context) throws(Failure) -> Output {
    var removed: JSON?
    try context.configurationSource.update { settings throws(Failure) in
      removed = settings[key]
      if removed == nil { _ = try ConfigKey(named: key) }
      settings[key] = nil
      // Then keylime's own phrase is back, which may be that of another level by now.
      if let reason = settings.contradiction(ofPhrase: key) {
        throw .cannot("remove \(key)", reason, .usage, code: "bad-value")
      }
    }
    guard let removed else {
      return .done(
        Confirmation(json: ["key": .string(key)], line: "\(key, .strong) is not set"))
    }
    var hints: [String] = []
    if let home = try context.configuration().home, key == "place.\(home)" {
      hints = ["config 'home' is still '\(home)'; keylime config set home changes it"]
    }
    return .done(
      Confirmation(
        json: ["key": .string(key), "value": removed], line: "removed \(key, .strong)",
        hints: hints))
  }

  private static func list(
    _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> Output {
    let origins = try origins(arguments, context)
    return .listing(
      Listing(
        arguments[everything] ?? false ? origins.all : origins.set,
        columns: [
          Column("KEY") { Cell($0.key, .strong) },
          Column("VALUE", shrinksTo: 16) { setting in
            let words = (try? ConfigKey(named: setting.key))?.standard
            return setting.value == .null
              ? Cell(StyledText(words ?? "", .faint), raw: "") : Cell(setting.value.plain)
          },
          Column("ORIGIN", rank: 1) {
            Cell(StyledText($0.originWords, .faint), raw: $0.origin.rawValue)
          },
        ],
        json: json,
        whenEmpty: Nothing("nothing is set", hints: ["'keylime help settings' lists the settings"]))
    )
  }

  private static func origins(
    _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> SettingOrigins {
    SettingOrigins(
      environment: context.environment, configuration: try context.configuration(),
      currencyAtHome: { (try? context.currencyAtHome()) ?? nil }, options: options(arguments))
  }

  private static func json(_ setting: EffectiveSetting) -> JSONObject {
    var json: JSONObject = [
      "key": .string(setting.key), "value": setting.value,
      "origin": .string(setting.origin.rawValue),
    ]
    json["decider"] = setting.decider.map(JSON.string)
    return json
  }

  /// The global options that override a setting in this run.
  private static func options(
    _ arguments: ParsedArguments
  ) -> [String: (option: String, value: JSON)] {
    var options: [String: (option: String, value: JSON)] = [:]
    switch arguments[GlobalOptions.color] {
    case .bare: options["color"] = ("--color", "always")
    case .value(let choice): options["color"] = ("--color", .string(choice.rawValue))
    case nil: break
    }
    if arguments[GlobalOptions.pager] == false { options["pager"] = ("--no-pager", "") }
    if arguments[GlobalOptions.quiet] == true { options["advice"] = ("--quiet", false) }
    return options
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
