/// The manual page of the program itself.
struct OverviewPage {
  let program: ProgramSpec

  func write(to writer: inout ManWriter, date: String) {
    let summary = program.apropos[program.name] ?? program.summary
    writer.head(title: program.name, summary: summary, date: date, program: program.name)
    writer.macro("Sh SYNOPSIS")
    writer.macro("Nm")
    writer.macro("Op Ar <options>")
    writer.macro("Ar <command>")
    writer.macro("Op Ar <arguments>")
    writer.macro("Sh DESCRIPTION")
    writer.prose(sentence(program.summary) + "\n\n" + program.discussion)
    for (group, commands) in program.groupedCommands {
      writer.macro("Ss \(ManWriter.heading(group.title))")
      writer.definitions(
        commands.map { (ManNotation.page("\(program.name)-\($0.name)"), sentence($0.summary)) })
    }
    writer.macro("Ss Options")
    writer.flow("Every command takes these options, before or after its name.")
    writer.options("They are:", program.globals + [Notation.help, Notation.version])
    writer.environmentAndFiles(program.environment, program.files, program.exits)
    writer.examples(program.examples, program.name)
    writeSeeAlso(to: &writer)
  }

  /// The pages that no verb has; those of the verbs are listed above.
  private func writeSeeAlso(to writer: inout ManWriter) {
    let pages = program.topics.compactMap { topic in
      topic.manualSection.map { ManNotation.page("\(program.name)-\(topic.name)", section: $0) }
    }
    guard !pages.isEmpty else { return }
    writer.macro("Sh SEE ALSO")
    for page in pages { writer.macro(page + (page == pages.last ? "" : " ,")) }
  }
}
