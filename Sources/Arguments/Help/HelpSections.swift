extension HelpWriter {
  /// Writes the usage lines at the top of a page.
  mutating func usage(_ program: String, _ usages: [String]) {
    for (index, usage) in usages.enumerated() {
      let lead = index == 0 ? "usage: \(program) " : "       \(program) "
      let wrapped = wrap(usage, width: max(width - lead.count, 20))
      lines([lead + (wrapped.first ?? "")])
      lines(Array(wrapped.dropFirst()), indent: lead.count)
    }
  }

  /// Writes a list of options, if there are visible ones.
  mutating func options(_ title: String, _ options: [OptionDeclaration], _ form: HelpForm) {
    let shown = options.filter { !$0.isHidden }
    guard !shown.isEmpty else { return }
    heading(title)
    switch form {
    case .brief: table(shown.map { Row(Notation.option($0), $0.summary) })
    case .full: definitions(shown.map { Row(Notation.option($0), $0.explanation { $0 }) })
    }
  }

  /// Writes example command lines with their descriptions.
  mutating func examples(_ examples: [Example], _ program: String) {
    guard !examples.isEmpty else { return }
    heading("EXAMPLES")
    definitions(examples.map { Row("\(program) \($0.line)", $0.summary) })
  }

  /// Writes the exit codes.
  mutating func exits(_ exits: [ExitNote]) {
    guard !exits.isEmpty else { return }
    heading("EXIT STATUS")
    table(exits.map { Row("\($0.code)", $0.summary) })
  }

  /// Writes environment variables and files.
  mutating func environmentAndFiles(_ environment: [EnvironmentNote], _ files: [FileNote]) {
    if !environment.isEmpty {
      heading("ENVIRONMENT")
      definitions(environment.map { Row($0.name, $0.summary) })
    }
    if !files.isEmpty {
      heading("FILES")
      definitions(files.map { Row($0.path, $0.summary) })
    }
  }
}
