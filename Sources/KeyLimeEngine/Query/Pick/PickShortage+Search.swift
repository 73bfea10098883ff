extension Catalogue {
  /// Why nothing within reach can be picked, and which single change would help.
  func shortage(of rows: [RowSet], _ question: PickQuestion) throws(QueryFault) -> PickShortage {
    var tally = PickTally(question)
    let origin = Origin(question.origin)
    var isOfNearest = false
    for (layer, rows) in zip(layers, rows) {
      let isCut = try layer.tally(rows, origin, question, into: &tally)
      isOfNearest = isOfNearest || isCut
    }
    var shortage = tally.shortage
    shortage.isOfNearest = isOfNearest
    var farther: Found?
    for (layer, rows) in zip(layers, rows) {
      let one = try layer.nearestBeyond(rows, origin, question, after: shortage.considered)
      farther = [farther, one].compactMap(\.self).min(by: Found.isNearer)
    }
    if let farther {
      shortage.remedies.append(PickRemedy(change: .reach(farther), count: 1))
    }
    return shortage
  }

  /// This number of places says well enough why nothing fits.
  private static let mostTallied = 500

  /// Counts what the nearest places fell to; tells whether there are more than those.
  private func tally(
    _ rows: RowSet, _ origin: Origin, _ question: PickQuestion, into tally: inout PickTally
  ) throws(QueryFault) -> Bool {
    let walk = try BlockSearch(rows, of: self, from: origin, filter: Filter())
    let candidates = try walk.candidates(limit: Self.mostTallied + 1, within: question.reach)
    for candidate in candidates.prefix(Self.mostTallied) {
      let found = try foundForPick(
        try restaurant(at: candidate.row), from: origin, question)
      do throws(PickRefusal) {
        _ = try Pick(found, question, isThorough: true)
      } catch { tally.add(found, error) }
    }
    return candidates.count > Self.mostTallied
  }

  /// The nearest that can be picked, whatever the distance.
  private func nearestBeyond(
    _ rows: RowSet, _ origin: Origin, _ question: PickQuestion, after nearer: Int
  ) throws(QueryFault) -> Found? {
    let rules = question.rules
    let walk = try BlockSearch(
      rows, of: self, from: origin, filter: rules.columnFilter, ratings: question.ratings,
      personal: question.preferences?.rows(lifts: true) ?? .none)
    for candidate in try walk.candidates(limit: nearer + 200, within: nil) {
      guard candidate.distance > question.reach, question.bound(candidate) != nil else { continue }
      let found = try foundForPick(
        try restaurant(at: candidate.row), from: origin, question)
      if (try? Pick(found, question)) != nil { return found }
    }
    return nil
  }
}
