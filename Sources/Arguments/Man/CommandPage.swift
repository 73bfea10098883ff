/// The manual page of one verb and its sub-verbs.
struct CommandPage {
  let program: ProgramSpec
  let command: CommandSpec

  func write(to writer: inout ManWriter, date: String) {
    writer.head(
      title: "\(program.name)-\(command.name)",
      summary: program.apropos[command.name] ?? command.summary, date: date,
      program: program.name)
    writer.macro("Sh SYNOPSIS")
    writeSynopsis(of: command, path: [command.name], to: &writer)
    writer.macro("Sh DESCRIPTION")
    writeDescription(to: &writer)
    writeColumns(to: &writer)
    writeFields(to: &writer)
    writer.environmentAndFiles(command.environment, command.files, program.exits(for: command))
    writer.examples(allExamples(of: command), program.name)
    writeSeeAlso(to: &writer)
  }

  private func writeSynopsis(of spec: CommandSpec, path: [String], to writer: inout ManWriter) {
    if !spec.needsSubcommand {
      writer.macro("Nm \(program.name) " + path.map(ManWriter.argument).joined(separator: " "))
      for line in ManNotation.synopsis(spec) { writer.macro(line) }
    }
    for below in spec.subcommands where !below.isHidden {
      writeSynopsis(of: below, path: path + [below.name], to: &writer)
    }
  }

  private func writeDescription(to writer: inout ManWriter) {
    writer.prose(sentence(command.summary) + "\n\n" + command.discussion)
    writeArguments(of: command, to: &writer)
    writer.macro("Pp")
    writer.flow("The global options are described in")
    writer.macro(ManNotation.page(program.name) + " .")
    for below in command.subcommands where !below.isHidden {
      writeSubcommand(below, path: [command.name, below.name], to: &writer)
    }
  }

  private func writeSubcommand(_ spec: CommandSpec, path: [String], to writer: inout ManWriter) {
    writer.macro("Ss \(program.name) " + path.map(ManWriter.argument).joined(separator: " "))
    writer.prose(sentence(spec.summary) + "\n\n" + spec.discussion)
    writeArguments(of: spec, to: &writer)
    if !spec.columns.isEmpty {
      writer.macro("Pp")
      writer.flow("In a pipe, the columns of each row are, from the left:")
      writeColumns(spec.columns, to: &writer)
    }
    if !spec.fields.isEmpty {
      writer.macro("Pp")
      writer.flow("The fields of its JSON result are:")
      writeFields(spec.fields, to: &writer)
    }
    for below in spec.subcommands where !below.isHidden {
      writeSubcommand(below, path: path + [below.name], to: &writer)
    }
  }

  private func writeArguments(of spec: CommandSpec, to writer: inout ManWriter) {
    if !spec.operands.isEmpty {
      writer.macro("Pp")
      writer.flow("The operands are:")
      writer.definitions(
        spec.operands.map { ("Ar \(ManNotation.placeholder($0.name))", sentence($0.summary)) })
    }
    writer.options("The options are:", spec.options)
  }

  private func writeColumns(to writer: inout ManWriter) {
    guard !command.columns.isEmpty else { return }
    writer.macro("Sh OUTPUT IN A PIPE")
    writer.flow(
      "In a pipe, each row is a line of columns separated by TABs. An unknown value is empty. "
        + "The columns are, from the left:")
    writeColumns(command.columns, to: &writer)
  }

  private func writeColumns(_ columns: [ResultColumn], to writer: inout ManWriter) {
    writer.definitions(
      columns.map { ("Va \(ManWriter.argument($0.name))", sentence($0.summary)) })
  }

  private func writeFields(to writer: inout ManWriter) {
    guard !command.fields.isEmpty else { return }
    writer.macro("Sh JSON FIELDS")
    writeFields(command.fields, to: &writer)
  }

  private func writeFields(_ fields: [ResultField], to writer: inout ManWriter) {
    writer.definitions(
      fields.map {
        let name = ManWriter.argument($0.name)
        return ("Va \(name) Pq \(ManWriter.argument($0.type))", sentence($0.summary))
      })
  }

  private func allExamples(of spec: CommandSpec) -> [Example] {
    spec.examples + spec.subcommands.filter { !$0.isHidden }.flatMap(allExamples)
  }

  private func writeSeeAlso(to writer: inout ManWriter) {
    let others = command.seeAlso.map { "\(program.name)-\($0)" }.sorted()
    writer.macro("Sh SEE ALSO")
    let pages = [program.name] + others
    for page in pages {
      writer.macro(ManNotation.page(page) + (page == pages.last ? "" : " ,"))
    }
  }
}
