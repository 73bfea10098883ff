/// The overview page: the verbs in groups; in full, also the global options and the rest.
///
/// The brief page fits a screen of 48 lines, so it leaves the options to the full one.
struct Overview {
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
