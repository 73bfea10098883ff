/// What somebody with a long history looks at: the first screen of it, and all.
struct DiaryTrial: Trial {
  let store: BenchmarkStore
  let words: [String]
  let isAll: Bool
  let events: Int

  /// Every look at it.
  static func all(of store: BenchmarkStore) -> [DiaryTrial] {
    let screens = [
      ["timeline"], ["timeline", "--month", "2026-10"], ["split"], ["log"],
    ]
    let wholes = [
      ["timeline", "--limit", "1000000"], ["timeline", "--stats"], ["timeline", "--by", "month"],
      ["split", "history"], ["log", "--limit", "1000000"],
    ]
    let events = store.options.plan.checkIns * 3 / 2
    return screens.map { DiaryTrial(store: store, words: $0, isAll: false, events: events) }
      + wholes.map { DiaryTrial(store: store, words: $0, isAll: true, events: events) }
  }

  func measure() -> [Row] {
    let plan = store.options.plan
    let runs = isAll ? max(5, plan.runs / 8) : plan.runs
    let times = Rounds(count: runs).times(of: [store.command(words), .floor])
    let ratio = times[0].median / times[1].median
    return [
      Row(
        work: words.joined(separator: " "), events: events, ours: times[0], floor: times[1],
        bars: [
          isAll
            ? Bar(unit: "ms", measured: times[0].median, limit: Limits.allOfIt)
            : Bar(unit: "x true", measured: ratio, limit: Limits.screen)
        ])
    ]
  }
}
