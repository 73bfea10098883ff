extension ProgramSpec {
  /// The help page for a path of verbs or a topic; the overview for an empty path.
  ///
  /// - Parameters:
  ///   - path: Such as `[]`, `["nearby"]`, `["deals", "use"]` or `["exit-codes"]`.
  ///   - form: Brief or full.
  ///   - width: The width of the page, at least 40 columns; by default 79.
  ///   - emphasis: Formats a heading, for instance in bold.
  /// - Returns: The page with a final newline; nil when there is no such page.
  public func help(
    for path: [String], form: HelpForm, width: Int = 79,
    emphasis: @escaping (String) -> String = { $0 }
  ) -> String? {
    var writer = HelpWriter(width: width, emphasis: emphasis)
    if path.isEmpty {
      Overview(program: self, form: form).write(to: &writer)
    } else if let command = command(at: path) {
      CommandHelp(program: self, command: command.inNotation, path: path, form: form).write(
        to: &writer)
    } else if path.count == 1, let topic = topics.first(where: { $0.name == path.first }) {
      writer.prose(topic.text, indent: 0)
    } else {
      return nil
    }
    return writer.text
  }
}

/// The overview page: the verbs in groups; in full, also the global options and the rest.
///
/// The brief page fits a screen of 48 lines, so it leaves the options to the full one.
private struct Overview {
  let program: ProgramSpec
  let form: HelpForm

  func write(to writer: inout HelpWriter) {
    writer.usage(program.name, ["[<options>] <command> [<arguments>]"])
    if form == .full { writer.lines(["", program.summary]) }
    if form == .full, !program.discussion.isEmpty {
      writer.lines([""])
      writer.prose(program.discussion, indent: 0)
    }
    let groups = program.groupedCommands
    let column = groups.flatMap(\.commands).map(\.name.count).max()
    for (group, commands) in groups {
      writer.heading(group.title)
      writer.table(commands.map { HelpWriter.Row($0.name, $0.summary) }, column: column)
    }
    if form == .full {
      let options = program.globals + [Notation.help, Notation.version]
      writer.options("OPTIONS", options, form)
      writeTheRest(to: &writer)
    }
    let more = form == .brief ? "; '\(program.name) --help' lists all options" : ""
    writer.lines(["", "'\(program.name) help <command>' explains a command\(more)."])
    guard form == .brief, !program.topics.isEmpty else { return }
    let topics = program.topics.map(\.name).joined(separator: ", ")
    writer.prose("Topics for help: \(topics).", indent: 0)
  }

  private func writeTheRest(to writer: inout HelpWriter) {
    writer.environmentAndFiles(program.environment, program.files)
    writer.exits(program.exits)
    writer.examples(program.examples, program.name)
    guard !program.topics.isEmpty else { return }
    writer.heading("MORE HELP")
    writer.table(program.topics.map { HelpWriter.Row("help \($0.name)", $0.summary) })
  }
}

extension ProgramSpec {
  /// The visible verbs in their groups, ordered by rank and registration.
  public var groupedCommands: [(group: CommandGroup, commands: [CommandSpec])] {
    let other = CommandGroup(rank: .max, "Other commands")
    let shown = verbs.map(\.spec).filter { !$0.isHidden }
    let groups = Set(shown.map { $0.group ?? other }).sorted()
    return groups.map { group in (group, shown.filter { ($0.group ?? other) == group }) }
  }
}

/// The help page of one command.
private struct CommandHelp {
  let program: ProgramSpec
  let command: CommandSpec
  let path: [String]
  let form: HelpForm

  func write(to writer: inout HelpWriter) {
    writer.usage(program.name, usages)
    writer.lines(["", command.summary])
    if form == .full, !command.discussion.isEmpty {
      writer.lines([""])
      writer.prose(command.discussion, indent: 0)
    }
    writeOperands(to: &writer)
    writeSubcommands(to: &writer)
    writer.options("OPTIONS", command.options, form)
    switch form {
    case .full:
      writer.options("GLOBAL OPTIONS", program.globals + [Notation.help], .brief)
      writeTheRest(to: &writer)
    case .brief:
      writer.heading("GLOBAL OPTIONS")
      let names = (program.globals + [Notation.help]).filter { !$0.isHidden }.map { "--\($0.name)" }
      writer.prose(names.joined(separator: " "))
      let line = ([program.name] + path + ["--help"]).joined(separator: " ")
      writer.lines(["See '\(line)' for more."])
    }
  }

  /// The brief page has the usage of sub-verbs in its list of commands.
  private var usages: [String] {
    guard form == .brief, command.subcommands.contains(where: { !$0.isHidden }) else {
      return Notation.usages(command, path: path)
    }
    let own = command.needsSubcommand ? [] : [Notation.usage(command, path: path)]
    return own + [(path + ["<command>", "[<arguments>]"]).joined(separator: " ")]
  }

  private func writeOperands(to writer: inout HelpWriter) {
    guard !command.operands.isEmpty else { return }
    writer.heading("OPERANDS")
    writer.table(command.operands.map { HelpWriter.Row(Notation.value($0.name), $0.summary) })
  }

  private func writeSubcommands(to writer: inout HelpWriter) {
    let shown = command.subcommands.filter { !$0.isHidden }
    guard !shown.isEmpty else { return }
    writer.heading("COMMANDS")
    writer.table(
      shown.map { HelpWriter.Row(Notation.usage($0, path: [$0.name]), $0.summary) })
  }

  private func writeTheRest(to writer: inout HelpWriter) {
    if !command.columns.isEmpty {
      writer.heading("COLUMNS IN A PIPE, SEPARATED BY TABS")
      writer.table(command.columns.map { HelpWriter.Row($0.name, $0.summary) })
    }
    if !command.fields.isEmpty {
      writer.heading("JSON FIELDS")
      writer.table(command.fields.map { HelpWriter.Row("\($0.name) (\($0.type))", $0.summary) })
    }
    writer.environmentAndFiles(command.environment, command.files)
    writer.exits(program.exits(for: command))
    writer.examples(command.examples, program.name)
  }
}

extension ProgramSpec {
  /// The exit codes of a command.
  ///
  /// Its own description of a code replaces the program's.
  func exits(for command: CommandSpec) -> [ExitNote] {
    let own = Set(command.exits.map(\.code))
    return (command.exits + exits.filter { !own.contains($0.code) }).sorted { $0.code < $1.code }
  }
}

extension ProgramSpec {
  /// The verbs as a Markdown table, grouped, for a README.
  public func commandTable() -> String {
    var rows = ["| | command | |", "|---|---|---|"]
    for (group, commands) in groupedCommands {
      for (index, command) in commands.enumerated() {
        let title = index == 0 ? "**\(group.title)**" : ""
        rows.append("| \(title) | `\(name) \(command.name)` | \(command.summary) |")
      }
    }
    return rows.joined(separator: "\n") + "\n"
  }
}
