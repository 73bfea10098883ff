/// Something that is done durably; no run of thousands does what one before it did.
struct Write: Sendable {
  let title: String
  let words: @Sendable (_ run: Int) -> [String]

  static let all = [
    Write(title: "rate") { ["rate", "n\($0 * 31 % 1000 + 7)", "\($0 / 7 % 5 + 1)"] },
    Write(title: "fav") { ["fav", "n\($0 * 37 + 11)"] },
    Write(title: "checkin") { ["checkin", "n\($0 * 41 % 1000 + 13)"] },
    Write(title: "split") { ["split", "eli", "\($0 + 10).40"] },
  ]
}

/// One durable write in a long journal and in a short one, against an insert of sqlite3 in WAL mode
/// with synchronous=FULL.
struct WriteTrial: Trial {
  let write: Write
  let scale: Scale
  let few: Int
  let many: Int

  func measure() -> [Row] {
    let times = Rounds(count: scale.options.plan.runs).times(of: [
      scale.store(events: many).command(write.words),
      scale.store(events: few).command(write.words), SQLite.insert(into: scale.database),
    ])
    let (long, short, peer) = (times[0], times[1], times[2])
    return [
      Row(
        work: write.title, places: scale.places, events: many, ours: long, peer: peer,
        bars: [
          Bar(unit: "x sqlite3", measured: long.median / peer.median, limit: Limits.write),
          Bar(
            unit: "x at \(grouped(few))", measured: long.median / short.median,
            limit: Limits.unchanged),
        ])
    ]
  }
}

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
