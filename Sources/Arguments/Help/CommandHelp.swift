/// The help page of one command.
struct CommandHelp {
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
