/// One question at one number of places and events, against sqlite3 and `/bin/true`.
struct QuestionTrial: Trial {
  let question: Question
  let scale: Scale
  let events: Int

  private var hasBars: Bool {
    let plan = scale.options.plan
    return scale.places == plan.barPlaces && events == plan.barEvents
  }

  func measure() -> [Row] {
    var commands = [scale.store(events: events).command(question.keylime), .floor]
    // The database knows no events, so that it answers the same whatever happened.
    if let sql = question.sql, events == scale.options.plan.barEvents {
      let words = ["sqlite3", scale.database, sql]
      commands.append(Rounds.Command(title: "sqlite3") { _ in words })
    }
    let times = Rounds(count: scale.options.plan.runs).times(of: commands)
    let (ours, floor) = (times[0], times[1])
    var bars = [bar("x true", ours.median / floor.median, question.limit)]
    let peer = times.count > 2 ? times[2] : nil
    if let peer {
      var ahead = bar("x sqlite3", ours.median / peer.median, Limits.aheadOfPeer)
      ahead.isHeld = question.isHeld
      bars.append(ahead)
    }
    return [
      Row(
        work: question.title, places: scale.places, events: events, ours: ours, peer: peer,
        floor: floor, bars: bars)
    ]
  }

  private func bar(_ unit: String, _ measured: Double, _ limit: Double?) -> Bar {
    Bar(unit: unit, measured: measured, limit: hasBars ? limit : nil)
  }
}

/// One question at few places and at many, in turn.
struct GrowthTrial: Trial {
  let title: String
  let few: (scale: Scale, question: Question)
  let many: (scale: Scale, question: Question)
  let events: Int
  let limit: Double

  /// A trial for each question.
  static func all(from few: Scale, to many: Scale, events: Int, limit: Double) -> [GrowthTrial] {
    zip(Question.all(at: few), Question.all(at: many)).map { one, other in
      GrowthTrial(
        title: other.title, few: (few, one), many: (many, other), events: events, limit: limit)
    }
  }

  func measure() -> [Row] {
    let commands = [few, many].map { $0.scale.store(events: events).command($0.question.keylime) }
    let times = Rounds(count: few.scale.options.plan.runs).times(of: commands)
    let growth = times[1].median / times[0].median
    return [
      Row(
        work: "\(title), growth", places: many.scale.places, events: events, ours: times[1],
        bars: [
          Bar(
            unit: "x at \(grouped(few.scale.places))", measured: growth, limit: limit,
            isHeld: many.question.isHeld)
        ])
    ]
  }
}

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

/// What questions have in memory at most.
///
/// The system counts what a process had before it became another program to that program. So a
/// small copy of this program starts each question, and what it had itself is the least that can be
/// seen. In large pages all of the program counts: so a copy of it is measured that was written page
/// by page, of which those count that the question needs.
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
    let folder = "\(store.path).pages"
    Platform.makeFolder(folder)
    defer { Platform.remove(folder) }
    let copy = "\(folder)/keylime"
    Platform.run(["dd", "if=\(scale.options.keylime)", "of=\(copy)", "bs=4k", "status=none"])
    Platform.run(["chmod", "+x", copy])
    let run = Platform.time(
      [CommandLine.arguments[0], Self.word, copy] + words,
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
