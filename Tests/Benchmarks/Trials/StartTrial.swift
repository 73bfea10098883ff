/// The least that the program can do: tell its version.
struct StartTrial: Trial {
  let store: BenchmarkStore
  let runs: Int

  func measure() -> [Row] {
    let times = Rounds(count: runs).times(of: [store.command(["version"]), .floor])
    let ratio = times[0].median / times[1].median
    return [
      Row(
        work: "version", ours: times[0], floor: times[1],
        bars: [Bar(unit: "x true", measured: ratio, limit: Limits.start)])
    ]
  }
}
