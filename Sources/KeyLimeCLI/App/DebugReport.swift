import KeyLimeEngine

/// What `KEYLIME_DEBUG=1` adds on standard error, for a report of a fault.
struct DebugReport {
  private let host: Host
  private let start: Double

  /// A report of a run that begins now.
  init(_ host: Host) {
    self.host = host
    start = Platform.monotonicSeconds
  }

  /// Says which program runs with which files.
  func begin(_ words: [String], _ configuration: ConfigurationSource) {
    say("keylime \(Program.version) on \(Platform.systemName)")
    say("words: \(words.map { "'\($0)'" }.joined(separator: " "))")
    say("config: \((try? configuration.path()) ?? "none")")
    say("store, unless --store names another: \(host.environment.storeFolder ?? "none")")
  }

  /// Says how the run ended.
  func end(_ status: Int32) {
    let milliseconds = Int((Platform.monotonicSeconds - start) * 1000)
    say("ended with \(status) after \(milliseconds) ms")
  }

  private func say(_ words: String) {
    host.errors.write(line: Sanitised.line("\(Program.name): debug: \(words)"))
  }
}
