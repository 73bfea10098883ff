/// Finds rules that are nothing but a comment, and replace the hours before them.
///
/// `Mo-Fr 09:00-17:00; "kitchen closes at 21:00"` is unknown at any time, and with `open` before the
/// comment it is open at any time. Most likely the comment was meant for the hours before it.
struct CommentsAlone {
  private let schedule: Schedule
  private let positions: [Range<Int>]

  init(_ schedule: Schedule, positions: [Range<Int>]) {
    self.schedule = schedule
    self.positions = positions
  }

  var warnings: [Warning] {
    let guilty = schedule.rules.indices.dropFirst().filter(isAlone)
    if guilty.isEmpty { return [] }
    let mended = mended(guilty)
    return guilty.map { index in
      Warning(
        .erasedHours, positions[index], .erasedByComment(rule: index), mended: mended)
    }
  }

  private func isAlone(_ index: Int) -> Bool {
    let rule = schedule.rules[index]
    // A place that is closed, and why, is meant to have no hours.
    return rule.separator == .replacing && rule.state != .closed && rule.comment != nil
      && rule.days.isEmpty && rule.times.isEmpty
      && schedule.rules[..<index].contains { $0.state != .closed }
  }

  /// The value with the comments at the rules before them; nil where one has a comment already.
  private func mended(_ guilty: [Int]) -> String? {
    var rules: [Rule] = []
    for (index, rule) in schedule.rules.enumerated() {
      guard guilty.contains(index) else {
        rules.append(rule)
        continue
      }
      for before in rules.indices where rules[before].state != .closed {
        guard rules[before].comment == nil else { return nil }
        rules[before].comment = rule.comment
      }
    }
    return Schedule(rules: rules).canonical
  }
}
