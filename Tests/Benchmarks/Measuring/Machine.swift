/// What the table says about where it was made.
enum Machine {
  /// The date and the machine, as a heading; what it asks goes through a file in `folder`.
  static func title(asking folder: String) -> String {
    let version = sqliteVersion("\(folder)/sqlite-version")
    let facts = [Platform.system, "\(Platform.cores) cores", "sqlite3 \(version)"]
    return "### \(Platform.today)\n\n" + facts.joined(separator: ", ")
  }

  private static func sqliteVersion(_ output: String) -> String {
    let run = Platform.time(["sqlite3", "--version"], variables: [], output: output)
    let version = Platform.contents(of: output)?.split(separator: " ").first
    return run.status == 0 ? version.map(String.init) ?? "" : ""
  }
}
