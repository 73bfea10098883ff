/// Times several commands in turn, A B C A B C, so that whatever else the machine does meets them
/// all.
struct Rounds {
  /// One command: the words of its n-th run, and the environment of all runs.
  struct Command {
    let title: String
    var variables: [String] = []
    let words: (_ run: Int) -> [String]

    /// What starting any process takes.
    static var floor: Command { Command(title: "true") { _ in [Platform.trueProgram] } }
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
    return samples.map(Times.init)
  }
}

/// What the runs of one command took, in milliseconds.
struct Times {
  private let sorted: [Double]

  init(_ samples: [Double]) { sorted = samples.sorted() }

  var median: Double { share(0.5) }
  var p99: Double { share(0.99) }
  var p999: Double { share(0.999) }
  var slowest: Double { share(1) }

  /// The least time that so great a share of the runs did not exceed.
  private func share(_ share: Double) -> Double {
    let rank = Int((Double(sorted.count) * share).rounded(.up))
    return sorted.isEmpty ? 0 : sorted[max(0, min(sorted.count, rank) - 1)]
  }
}
