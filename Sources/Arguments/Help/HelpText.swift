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
