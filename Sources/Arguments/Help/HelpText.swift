extension ProgramSpec {
  /// The help page for a path of verbs or a topic; the overview for an empty path.
  ///
  /// - Parameters:
  ///   - path: Such as `[]`, `["nearby"]`, `["deals", "use"]` or `["exit-codes"]`.
  ///   - form: One screen or everything.
  ///   - width: The columns to fill, at least 40; 79 where it is not known.
  ///   - emphasis: Dresses a heading, for instance in bold.
  /// - Returns: The page with a final newline; nil when nothing is called so.
  public func help(
    for path: [String], form: HelpForm, width: Int = 79,
    emphasis: @escaping (String) -> String = { $0 }
  ) -> String? {
    var writer = HelpWriter(width: width, emphasis: emphasis)
    if path.isEmpty {
      Overview(program: self, form: form).write(to: &writer)
    } else if let command = command(at: path) {
      CommandHelp(program: self, command: command, path: path, form: form).write(to: &writer)
    } else if path.count == 1, let topic = topics.first(where: { $0.name == path.first }) {
      writer.prose(topic.text, indent: 0)
    } else {
      return nil
    }
    return writer.text
  }
}

extension HelpWriter {
  /// The usage lines that head every page.
  mutating func usage(_ program: String, _ usages: [String]) {
    for (index, usage) in usages.enumerated() {
      let lead = index == 0 ? "usage: \(program) " : "       \(program) "
      let wrapped = wrap(usage, width: max(width - lead.count, 20))
      lines([lead + (wrapped.first ?? "")])
      lines(Array(wrapped.dropFirst()), indent: lead.count)
    }
  }

  /// A list of options in either form; nothing when there are none to show.
  mutating func options(_ title: String, _ options: [OptionDeclaration], _ form: HelpForm) {
    let shown = options.filter { !$0.isHidden }
    guard !shown.isEmpty else { return }
    heading(title)
    switch form {
    case .brief: table(shown.map { Row(Notation.option($0), $0.summary) })
    case .full: definitions(shown.map { Row(Notation.option($0), fullText(of: $0)) })
    }
  }

  /// Command lines with their meaning.
  mutating func examples(_ examples: [Example], _ program: String) {
    guard !examples.isEmpty else { return }
    heading("EXAMPLES")
    definitions(examples.map { Row("\(program) \($0.line)", $0.summary) })
  }

  /// Exit codes.
  mutating func exits(_ exits: [ExitNote]) {
    guard !exits.isEmpty else { return }
    heading("EXIT STATUS")
    table(exits.map { Row("\($0.code)", $0.summary) })
  }

  /// Variables and files.
  mutating func surroundings(_ environment: [EnvironmentNote], _ files: [FileNote]) {
    if !environment.isEmpty {
      heading("ENVIRONMENT")
      definitions(environment.map { Row($0.name, $0.summary) })
    }
    if !files.isEmpty {
      heading("FILES")
      definitions(files.map { Row($0.path, $0.summary) })
    }
  }

  private func fullText(of option: OptionDeclaration) -> String {
    let remarks = Notation.remarks(option)
    var text = option.summary
    if !remarks.isEmpty { text += " (" + remarks.joined(separator: "; ") + ")" }
    if !option.discussion.isEmpty { text += "\n\n" + option.discussion }
    let meanings = (option.value?.allowed ?? []).filter { !$0.summary.isEmpty }
    guard !meanings.isEmpty else { return text }
    return text + "\n\n" + meanings.map { "  \($0.word): \($0.summary)" }.joined(separator: "\n")
  }
}
