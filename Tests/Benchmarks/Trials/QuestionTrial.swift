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
