/// The first question in a journal whose snapshot is gone: everything has to be folded.
struct FirstQuestionTrial: Trial {
  let scale: Scale
  let events: Int

  private static let runs = 3

  func measure() -> [Row] {
    let question = ["show", "n1"]
    let memory = MemoryTrial(scale: scale, events: events)
    var (times, megabytes): ([Double], Double) = ([], 0)
    for _ in 0..<Self.runs {
      forgetWhatIsDerived()
      let store = scale.store(events: events)
      let run = Platform.time([scale.options.keylime] + question, variables: store.variables)
      guard run.status == 0 else { Platform.fail("\(question) ended with \(run.status)") }
      times.append(run.milliseconds)
      forgetWhatIsDerived()
      megabytes = max(megabytes, memory.megabytes(of: question))
    }
    let taken = Times(times)
    return [
      Row(
        work: "first question without a snapshot", places: scale.places, events: events,
        ours: taken,
        bars: [
          Bar(unit: "ms", measured: taken.median, limit: Limits.firstQuestion),
          Bar(unit: "MB", measured: megabytes, limit: Limits.firstQuestionMemory, isHeld: true),
        ])
    ]
  }

  private func forgetWhatIsDerived() {
    Platform.remove("\(scale.store(events: events).path)/private/snapshot")
  }
}
