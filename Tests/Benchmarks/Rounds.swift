/// Times several commands in turn, A B C A B C, so that whatever else the machine does meets them all.
struct Rounds {
  /// One command: the words of its n-th run, and the environment of all runs.
  struct Command {
    let title: String
    var variables: [String] = []
    let words: (_ run: Int) -> [String]

    /// What starting any process takes.
    static var floor: Command { Command(title: "/bin/true") { _ in ["/bin/true"] } }
  }

  /// What the runs of one command took, in milliseconds.
  struct Times {
    let median: Double
    let slowest: Double
  }

  let count: Int
  /// The first runs, which warm the page cache, do not count.
  private static let warming = 2

  /// The times of each command, in their order; a command that fails ends the benchmark.
  func times(of commands: [Command]) -> [Times] {
    var samples = [[Double]](repeating: [], count: commands.count)
    for run in 0..<count + Self.warming {
      for (index, command) in commands.enumerated() {
        let time = Platform.time(command.words(run), variables: command.variables)
        guard time.status == 0 else {
          Platform.fail("\(command.title) ended with \(time.status): \(command.words(run))")
        }
        if run >= Self.warming { samples[index].append(time.milliseconds) }
      }
    }
    return samples.map { Self.summary(of: $0.sorted()) }
  }

  private static func summary(of sorted: [Double]) -> Times {
    Times(median: sorted[sorted.count / 2], slowest: sorted[sorted.count - 1])
  }
}

/// A number with two decimals at most.
func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

/// A title as the first column of a table.
func column(_ title: String) -> String {
  title + String(repeating: " ", count: max(1, 20 - title.count))
}
