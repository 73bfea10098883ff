extension ManWriter {
  /// Writes the beginning of a page, up to the NAME section.
  ///
  /// `program` stands at both ends of the footer.
  mutating func head(
    title: String, section: Int = 1, summary: String, date: String, program: String
  ) {
    macro("Dd \(date)")
    macro("Dt \(title.uppercased()) \(section)")
    macro("Os \(program)")
    macro("Sh NAME")
    macro("Nm \(title)")
    // The description follows a dash and has no final punctuation.
    let line = lowered(summary)
    macro("Nd \(Self.escaped(line.hasSuffix("?") ? String(line.dropLast()) : line))")
  }

  /// Writes a sentence and a list of options, if there are visible ones.
  mutating func options(_ lead: String, _ options: [OptionDeclaration]) {
    let shown = options.filter { !$0.isHidden }
    guard !shown.isEmpty else { return }
    macro("Pp")
    flow(lead)
    definitions(shown.map { (ManNotation.term($0), $0.explanation(finish: sentence)) })
  }

  /// Writes environment variables, files and exit codes.
  mutating func environmentAndFiles(
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

  /// Writes example command lines with their descriptions.
  mutating func examples(_ examples: [Example], _ program: String) {
    guard !examples.isEmpty else { return }
    macro("Sh EXAMPLES")
    for (index, example) in examples.enumerated() {
      if index > 0 { macro("Pp") }
      flow(example.summary + ":")
      verbatim(["\(program) \(example.line)"])
    }
  }
}

/// The summary with a lower-case first letter, unless its first word has more capitals.
private func lowered(_ summary: String) -> String {
  let word = summary.prefix { $0 != " " }
  guard !word.dropFirst().contains(where: \.isUppercase) else { return summary }
  return summary.prefix(1).lowercased() + summary.dropFirst()
}

private func capitalised(_ text: String) -> String {
  text.prefix(1).uppercased() + text.dropFirst()
}

/// The summary as a sentence, with a full stop.
func sentence(_ summary: String) -> String {
  guard let last = summary.last, !".!?:".contains(last) else { return summary }
  return summary + "."
}
