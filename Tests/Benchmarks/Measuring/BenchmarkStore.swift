/// A store of keylime that is measured.
struct BenchmarkStore {
  let options: BenchmarkOptions
  let path: String

  /// What a command sees of its surroundings: it is five minutes after the last event.
  ///
  /// Everything is open then, in the zone of the machine and in that of the largest town.
  var variables: [String] {
    [
      "KEYLIME_STORE=\(path)", "KEYLIME_CONFIG=\(path).none.json",
      "KEYLIME_NOW=2026-11-20T12:05:00Z", "TZ=UTC",
    ]
  }

  /// A command as it is measured.
  func command(_ words: [String]) -> Rounds.Command { command { _ in words } }

  /// A command whose words depend on the run.
  func command(_ words: @escaping (_ run: Int) -> [String]) -> Rounds.Command {
    Rounds.Command(title: "keylime", variables: variables) { [options.keylime] + words($0) }
  }

  /// Runs a command that must succeed, and gives what it prints.
  @discardableResult
  func keylime(_ words: [String]) -> String {
    let output = "\(path).output"
    let run = Platform.time([options.keylime] + words, variables: variables, output: output)
    guard run.status == 0, let text = Platform.contents(of: output) else {
      Platform.fail("keylime \(words) ended with \(run.status)")
    }
    return text
  }

  // MARK: - Journals

  /// The name of the replica whose journal is installed.
  private static let replica = "benchmarks00"
  /// How many events a segment holds.
  private static let segmentSize = 500

  /// Lets the program begin an account, adds the journal of another replica, and lets the program
  /// go on.
  ///
  /// The store says of itself that it is of version 0.1.0, in which every replica may speak for
  /// every account, so that a later version upgrades it. What was derived before is removed.
  func install(_ events: (_ me: String) -> some InventedEvents) {
    keylime(["contact", "add", "eli"])
    let me = keylime(["account", "show", "--template", "{{id}}"]).filter { !$0.isWhitespace }
    write(events(me))
    Platform.write(to: "\(path)/format.json") { $0("{\"format\":1}\n") }
    Platform.remove("\(path)/snapshot")
    Platform.remove("\(path)/private/snapshot")
    keylime(["rate", "n1", "4"])
    keylime(["fav", "n2"])
    keylime(["split", "eli", "10"])
  }

  private func write(_ invented: some InventedEvents) {
    var events = invented
    let folder = "\(path)/journal/\(Self.replica)"
    Platform.makeFolder(folder)
    for start in stride(from: 1, through: events.count, by: Self.segmentSize) {
      let number = String(start / Self.segmentSize + 1)
      let padded = String(repeating: "0", count: 6 - number.count) + number
      Platform.write(to: "\(folder)/\(padded).jsonl") { line in
        for n in start..<min(start + Self.segmentSize, events.count + 1) {
          line(events.event(n).line(n, replica: Self.replica))
        }
      }
    }
  }
}
