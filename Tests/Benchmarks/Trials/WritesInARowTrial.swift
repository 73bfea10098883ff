/// Thousands of durable writes in a row: none may pay for the others.
struct WritesInARowTrial: Trial {
  let scale: Scale
  let events: Int

  func measure() -> [Row] {
    let count = scale.options.plan.writesInARow
    let writes = Write.all
    let times = Rounds(count: count).times(of: [
      scale.store(events: events).command { writes[$0 % writes.count].words($0) },
      SQLite.insert(into: scale.database),
    ])
    let (ours, peer) = (times[0], times[1])
    let allowed = max(Limits.tail * ours.median, peer.slowest)
    return [
      Row(
        work: "\(grouped(count)) writes in a row", places: scale.places, events: events, ours: ours,
        peer: peer,
        bars: [
          Bar(
            unit: "x median at p99.9", measured: ours.p999 / ours.median, limit: Limits.tail),
          Bar(unit: "x slowest allowed", measured: ours.slowest / allowed, limit: 1),
          Bar(unit: "ms slowest of sqlite3", measured: peer.slowest),
          Bar(unit: "x median at p99.9 of sqlite3", measured: peer.p999 / peer.median),
        ])
    ]
  }
}
