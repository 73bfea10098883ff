/// What the table says about where it was made.
enum Machine {
  /// The date and the machine, as a heading.
  static var title: String {
    let facts = [Platform.system, "\(Platform.cores) cores", "sqlite3 \(version)"]
    return "## \(Platform.today)\n\n" + facts.joined(separator: ", ")
  }

  private static var version: String {
    let output = "/tmp/keylime-benchmark-sqlite-version"
    _ = Platform.time(["sqlite3", "--version"], variables: [], output: output)
    defer { Platform.remove(output) }
    return Platform.contents(of: output)?.split(separator: " ").first.map(String.init) ?? "unknown"
  }
}
