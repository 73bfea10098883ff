/// A manual page in mdoc.
public struct ManPage: Sendable, Hashable {
  /// The name of the file, such as `keylime-nearby.1`.
  public let fileName: String
  /// The source of the page.
  public let text: String
}

extension ProgramSpec {
  /// The overview page, a page for every visible verb, and those of the topics that have one.
  ///
  /// `date` has the form of mdoc: `November 20, 2026`.
  public func manPages(date: String) -> [ManPage] {
    let shown = verbs.map(\.spec).filter { !$0.isHidden }
    return [overviewPage(date: date)] + shown.map { page(of: $0, date: date) }
      + topics.compactMap { topic in
        topic.manualSection.map { page(of: topic, section: $0, date: date) }
      }
  }

  /// The page of one verb, or the overview for nil; nil when there is no such verb.
  public func manPage(for verb: String?, date: String) -> ManPage? {
    guard let verb else { return overviewPage(date: date) }
    return self.verb(verb).map { page(of: $0, date: date) }
  }

  private func overviewPage(date: String) -> ManPage {
    var writer = ManWriter()
    OverviewPage(program: self).write(to: &writer, date: date)
    return ManPage(fileName: "\(name).1", text: writer.text)
  }

  private func page(of topic: HelpTopic, section: Int, date: String) -> ManPage {
    var writer = ManWriter()
    TopicPage(program: self, topic: topic, section: section).write(to: &writer, date: date)
    return ManPage(fileName: "\(name)-\(topic.name).\(section)", text: writer.text)
  }

  private func page(of command: CommandSpec, date: String) -> ManPage {
    var writer = ManWriter()
    CommandPage(program: self, command: command.inNotation).write(to: &writer, date: date)
    return ManPage(fileName: "\(name)-\(command.name).1", text: writer.text)
  }
}

/// The manual page of the program itself.
private struct OverviewPage {
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

/// The manual page of one verb and its sub-verbs.
private struct CommandPage {
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

/// The manual page of a help topic that has one, such as that of a file format.
private struct TopicPage {
  let program: ProgramSpec
  let topic: HelpTopic
  /// The section of the manual: 5 for file formats.
  let section: Int

  func write(to writer: inout ManWriter, date: String) {
    writer.head(
      title: "\(program.name)-\(topic.name)", section: section, summary: topic.summary, date: date,
      program: program.name)
    writer.macro("Sh DESCRIPTION")
    writer.prose(topic.text)
    writer.macro("Sh SEE ALSO")
    writer.macro(ManNotation.page(program.name))
  }
}
