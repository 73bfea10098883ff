extension ProgramSpec {
  /// The verbs as a Markdown table, grouped, for a README.
  public func commandTable() -> String {
    var rows = ["| | command | |", "|---|---|---|"]
    for (group, commands) in groupedCommands {
      for (index, command) in commands.enumerated() {
        let title = index == 0 ? "**\(group.title)**" : ""
        rows.append("| \(title) | `\(name) \(command.name)` | \(command.summary) |")
      }
    }
    return rows.joined(separator: "\n") + "\n"
  }
}
