/// A manual page in mdoc.
public struct ManPage: Sendable, Hashable {
  /// The name of the file, such as `keylime-nearby.1`.
  public let fileName: String
  /// The source of the page.
  public let text: String
}

extension ProgramSpec {
  /// The overview and a page for every verb that is not hidden.
  ///
  /// `date` is written as mdoc wants it: `November 20, 2026`.
  public func manPages(date: String) -> [ManPage] {
    let shown = verbs.map(\.spec).filter { !$0.isHidden }
    return [overviewPage(date: date)] + shown.map { page(of: $0, date: date) }
  }

  /// The page of one verb, or the overview without one; nil when no verb is called so.
  public func manPage(for verb: String?, date: String) -> ManPage? {
    guard let verb else { return overviewPage(date: date) }
    return self.verb(verb).map { page(of: $0, date: date) }
  }

  private func overviewPage(date: String) -> ManPage {
    var writer = ManWriter()
    OverviewPage(program: self).write(to: &writer, date: date)
    return ManPage(fileName: "\(name).1", text: writer.text)
  }

  private func page(of command: CommandSpec, date: String) -> ManPage {
    var writer = ManWriter()
    CommandPage(program: self, command: command).write(to: &writer, date: date)
    return ManPage(fileName: "\(name)-\(command.name).1", text: writer.text)
  }
}

extension ManWriter {
  /// The head that every page has.
  mutating func head(title: String, summary: String, date: String) {
    macro("Dd \(date)")
    macro("Dt \(title.uppercased()) 1")
    macro("Os")
    macro("Sh NAME")
    macro("Nm \(title)")
    macro("Nd \(Self.escaped(lowered(summary)))")
  }

  /// A list of options under a leading sentence; nothing when there are none to show.
  mutating func options(_ lead: String, _ options: [OptionDeclaration]) {
    let shown = options.filter { !$0.isHidden }
    guard !shown.isEmpty else { return }
    macro("Pp")
    flow(lead)
    definitions(shown.map { (ManNotation.term($0), meaning(of: $0)) })
  }

  /// Variables, files and exit codes.
  mutating func surroundings(
    _ environment: [EnvironmentNote], _ files: [FileNote], _ exits: [ExitNote]
  ) {
    if !environment.isEmpty {
      macro("Sh ENVIRONMENT")
      definitions(environment.map { ("Ev \(Self.argument($0.name))", sentence($0.summary)) })
    }
    if !files.isEmpty {
      macro("Sh FILES")
      definitions(files.map { ("Pa \(Self.argument($0.path))", sentence($0.summary)) })
    }
    guard !exits.isEmpty else { return }
    macro("Sh EXIT STATUS")
    definitions(exits.map { ("\($0.code)", capitalised(sentence($0.summary))) })
  }

  /// Command lines with their meaning.
  mutating func examples(_ examples: [Example], _ program: String) {
    guard !examples.isEmpty else { return }
    macro("Sh EXAMPLES")
    for (index, example) in examples.enumerated() {
      if index > 0 { macro("Pp") }
      flow(example.summary + ":")
      verbatim(["\(program) \(example.line)"])
    }
  }

  private func meaning(of option: OptionDeclaration) -> String {
    let remarks = Notation.remarks(option)
    var text = option.summary
    if !remarks.isEmpty { text += " (" + remarks.joined(separator: "; ") + ")" }
    text = sentence(text)
    if !option.discussion.isEmpty { text += "\n\n" + option.discussion }
    let meanings = (option.value?.allowed ?? []).filter { !$0.summary.isEmpty }
    guard !meanings.isEmpty else { return text }
    return text + "\n\n" + meanings.map { "  \($0.word): \($0.summary)" }.joined(separator: "\n")
  }
}

/// A summary as part of a sentence: without its capital, unless that belongs to a name.
private func lowered(_ summary: String) -> String {
  let word = summary.prefix { $0 != " " }
  guard !word.dropFirst().contains(where: \.isUppercase) else { return summary }
  return summary.prefix(1).lowercased() + summary.dropFirst()
}

private func capitalised(_ text: String) -> String {
  text.prefix(1).uppercased() + text.dropFirst()
}

/// A summary as a sentence: with the full stop that summaries go without.
func sentence(_ summary: String) -> String {
  guard let last = summary.last, !".!?:".contains(last) else { return summary }
  return summary + "."
}
