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
