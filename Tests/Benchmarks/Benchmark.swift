/// Everything in its order: for each number of places the import and the questions, then what is
/// measured once.
struct Benchmark {
  let options: BenchmarkOptions
  private let scales: [Scale]

  init(options: BenchmarkOptions) {
    self.options = options
    scales = options.plan.placeCounts.map { Scale(options: options, places: $0) }
  }

  private var plan: Plan { options.plan }

  func run() {
    var trials = Trials(plan: plan)
    Platform.makeFolder(options.folder)
    Platform.print(Machine.title(asking: options.folder) + "\n\n" + Row.heading)
    for scale in scales { measure(scale, &trials) }
    measureGrowth(&trials)
    measureDiary(&trials)
    if !options.keeps { for scale in scales { scale.remove() } }
    conclude(trials)
  }

  private func measure(_ scale: Scale, _ trials: inout Trials) {
    scale.writeFiles()
    trials.run(ImportTrial(scale: scale))
    scale.removeFiles()
    let isOfBars = scale.places == plan.barPlaces
    if isOfBars {
      trials.run(StartTrial(store: scale.store(events: 0), runs: plan.runs))
    }
    let needed = plan.asksEverywhere || isOfBars ? plan.eventCounts : [plan.barEvents]
    for events in needed {
      scale.makeStore(events: events)
      if plan.asksEverywhere || isOfBars && events == plan.barEvents {
        ask(scale, events, &trials)
      }
    }
    if isOfBars { measureBars(scale, &trials) }
    // Growth is measured in the end, with journals of one length.
    for events in needed where events != plan.barEvents && events > 0 && !options.keeps {
      Platform.remove(scale.store(events: events).path)
    }
  }

  private func ask(_ scale: Scale, _ events: Int, _ trials: inout Trials) {
    var questions = Question.all(at: scale)
    if plan.asksEverywhere, events > 0 { questions += Question.ofJournal(at: scale) }
    for question in questions {
      trials.run(QuestionTrial(question: question, scale: scale, events: events))
    }
  }

  /// What is measured at one number of places only.
  private func measureBars(_ scale: Scale, _ trials: inout Trials) {
    let few = plan.eventCounts.first { $0 > 0 } ?? plan.barEvents
    trials.run(TabTrial(scale: scale, events: plan.barEvents))
    trials.run(MemoryTrial(scale: scale, events: plan.barEvents))
    _ = SQLite.run(SQLite.eventSQL(count: plan.barEvents), in: scale.database)
    for write in Write.all {
      trials.run(WriteTrial(write: write, scale: scale, few: few, many: plan.barEvents))
    }
    trials.run(WritesInARowTrial(scale: scale, events: plan.barEvents))
    trials.run(
      DiaryTrial(
        store: scale.store(events: plan.barEvents), words: ["log", "--all"], isAll: false,
        events: plan.barEvents))
    trials.run(FirstQuestionTrial(scale: scale, events: plan.eventCounts.max() ?? plan.barEvents))
  }

  private func measureGrowth(_ trials: inout Trials) {
    for (few, many) in zip(scales, scales.dropFirst()) {
      let limit = few.places == plan.barPlaces ? Limits.growthToLargest : Limits.growth
      let all = GrowthTrial.all(from: few, to: many, events: plan.barEvents, limit: limit)
      for trial in all { trials.run(trial) }
    }
  }

  private func measureDiary(_ trials: inout Trials) {
    guard let scale = scales.first else { return }
    for trial in DiaryTrial.all(of: scale.makeDiary()) { trials.run(trial) }
  }

  private func conclude(_ trials: Trials) {
    guard let tries = plan.tries else { return }
    guard trials.missed.isEmpty else {
      Platform.fail("missed \(tries) times:\n" + trials.missed.joined(separator: "\n"))
    }
    Platform.print("\nno bar was missed \(tries) times")
  }
}
