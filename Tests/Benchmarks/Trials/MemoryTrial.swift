/// What questions have in memory at most.
///
/// The system counts what a process had before it became another program to that program. So a
/// small copy of this program starts each question, and what it had itself is the least that can be
/// seen.
struct MemoryTrial: Trial {
  let scale: Scale
  let events: Int

  /// The word that makes this program measure another one.
  static let word = "--memory-of"

  func measure() -> [Row] {
    let found = Question.all(at: scale).map { megabytes(of: $0.keylime) }
    return [
      Row(
        work: "memory, most of \(found.count) questions", places: scale.places, events: events,
        bars: [Bar(unit: "MB", measured: found.max() ?? 0, limit: Limits.memory, isHeld: true)])
    ]
  }

  /// What one command has in memory at most.
  func megabytes(of words: [String]) -> Double {
    let store = scale.store(events: events)
    let output = "\(store.path).memory"
    let run = Platform.time(
      [CommandLine.arguments[0], Self.word, scale.options.keylime] + words,
      variables: store.variables, output: output)
    guard run.status == 0, let megabytes = Platform.contents(of: output).flatMap(Self.number) else {
      Platform.fail("the memory of \(words) cannot be measured")
    }
    return megabytes
  }

  private static func number(_ text: String) -> Double? {
    Double(text.filter { !$0.isWhitespace })
  }

  /// Measures one program, as the copy of this program does; prints its megabytes.
  static func printMemory(of words: [String]) {
    let run = Platform.time(words, variables: Platform.variables)
    guard run.status == 0 else { Platform.fail("\(words) ended with \(run.status)") }
    Platform.print("\(run.residentMegabytes)")
  }
}
