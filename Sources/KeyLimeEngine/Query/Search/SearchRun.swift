extension Catalogue {
  func search(_ question: SearchQuestion) throws(QueryFault) -> Answer {
    let query = QueryWords(question.text)
    let reaches: [Distance?] =
      question.origin == nil || question.reach != nil
      ? [question.reach] : [SearchQuestion.near, nil]
    let words = layers.map(WordRows.init)
    for leavesOut in [false, true] {
      for reach in reaches {
        var run = SearchRun(self, question, query, words, within: reach)
        try run.take(leavingWordsOut: leavesOut)
        guard !run.found.isEmpty else { continue }
        var answer = run.answer(isFar: reaches.count > 1 && reach == nil)
        if leavesOut {
          answer.leftOut = query.withoutJoints.words(nowhereIn: answer.found.map(\.restaurant))
        }
        return answer
      }
      if !leavesOut, let answer = try searchReworded(question) { return answer }
    }
    return SearchRun(self, question, query, words, within: nil).answer(isFar: false)
  }
}

extension Catalogue {
  /// Says why nothing was found: which condition excluded the places that the text means.
  func explain(_ answer: inout Answer, _ question: SearchQuestion) throws(QueryFault) {
    var anything = question
    anything.filter = Filter()
    anything.limit = Self.mostExplained + 1
    let meant = try searchEither(anything).found
    answer.excludesMore = meant.count > Self.mostExplained
    let filter = question.filter
    for found in meant.prefix(Self.mostExplained) {
      answer.exclude(found, for: filter.reason(against: found), by: filter)
    }
  }
}

/// One search within some distance: the rows that were looked at, and what was found.
private struct SearchRun {
  private let catalogue: Catalogue
  private let question: SearchQuestion
  private let query: QueryWords
  /// The rows of words by layer.
  private let words: [WordRows]
  private let origin: Origin?
  private let reach: Distance?
  private var seen: [RowSet]
  private(set) var found: [Found] = []
  /// What spoke against those that are left out because somebody who asks avoids them.
  private var hidden: [Avoidance] = []
  /// How many were found that the list has no room for.
  private var surplus = 0
  /// Whether all that was found has slips in it.
  private var isMisspelt = true

  init(
    _ catalogue: Catalogue, _ question: SearchQuestion, _ query: QueryWords, _ words: [WordRows],
    within reach: Distance?
  ) {
    (self.catalogue, self.question, self.query, self.reach) = (catalogue, question, query, reach)
    self.words = words
    origin = question.origin.map(Origin.init)
    seen = catalogue.layers.map { RowSet(none: $0.recordCount) }
  }

  func answer(isFar: Bool) -> Answer {
    var answer = Answer()
    answer.found = question.isNearestFirst ? found.sorted(by: Found.isNearer) : found
    for index in answer.found.indices {
      answer.found[index].otherName = query.otherName(of: answer.found[index].restaurant)
    }
    answer.isMisspelt = isMisspelt && !found.isEmpty
    answer.hidden = hidden
    answer.isHiddenByRating = question.filter.minimumRating != nil
    answer.isFar = isFar
    answer.isFromSample = catalogue.isSample
    if surplus > 0 { answer.total = .atLeast(found.count + surplus) }
    return answer
  }

  /// Finds what has all the words, or only some of them.
  mutating func take(leavingWordsOut: Bool) throws(QueryFault) {
    if leavingWordsOut {
      let unjoined = query.withoutJoints
      try fill(SearchStep.shortened(unjoined, dropping: try catalogue.leastTelling(in: unjoined)))
      if found.isEmpty { try fill(SearchStep.shortenedFromLeft(unjoined)) }
      return
    }
    try takeFirst()
    if question.isNearestFirst, !found.isEmpty { return }
    // Most questions are answered by now and need not pay for what follows.
    try fill(SearchStep.forgiving(query))
    if found.count < question.limit { try fill(SearchStep.corrected(query, in: words)) }
  }

  /// The first steps, whose answers are ranked together: a step is asked only for what is near
  /// enough to come before what the others found.
  private mutating func takeFirst() throws(QueryFault) {
    var scored: [Scored] = []
    for step in asked(try firstSteps()) {
      var reach = reach
      if scored.count >= question.limit {
        guard let horizon = horizon(of: step, behind: scored[question.limit - 1]) else { continue }
        reach = min(horizon, reach ?? horizon)
      }
      scored += try matches(of: step, missing: question.limit, within: reach)
      scored.sort(by: isBefore)
    }
    add(scored)
  }

  /// The strict steps; where the nearest are asked for, all that forgive no slip.
  private func firstSteps() throws(QueryFault) -> [SearchStep] {
    let singular = try SearchStep.singular(of: query, in: words)
    let strict = SearchStep.strict(query) + (singular.map(SearchStep.strict) ?? [])
    guard question.isNearestFirst else { return strict }
    return strict + SearchStep.forgiving(query).filter { !$0.allowsSlips }
  }

  /// How near a place that a step finds must be to come before the last of a full list; nil when
  /// none can.
  private func horizon(of step: SearchStep, behind last: Scored) -> Distance? {
    guard origin != nil else { return nil }
    if question.isNearestFirst { return last.found.distance }
    let horizon = Distance(metres: last.nearness / step.leastHandicap - TextMatch.doorstep)
    return horizon.metres > 0 ? horizon : nil
  }

  private func isBefore(_ a: Scored, _ b: Scored) -> Bool {
    question.isNearestFirst ? Found.isNearer(a.found, b.found) : Scored.isBefore(a, b)
  }

  /// Fills what is left of the list, a step after the other.
  mutating func fill(_ steps: [SearchStep]) throws(QueryFault) {
    for step in asked(steps) {
      let missing = question.limit - found.count
      guard missing > 0 else { break }
      add(try matches(of: step, missing: missing, within: reach).sorted(by: isBefore))
    }
  }

  /// The steps, without what the question does not look at.
  private func asked(_ steps: [SearchStep]) -> [SearchStep] {
    question.looksAtNamesOnly ? steps.compactMap(\.inNames) : steps
  }

  private mutating func add(_ scored: [Scored]) {
    let room = question.limit - found.count
    found += scored.prefix(room).map(\.found)
    surplus += max(0, scored.count - room)
    isMisspelt = isMisspelt && scored.allSatisfy { $0.match.slips > 0 }
  }

  // MARK: - One step

  private mutating func matches(
    of step: SearchStep, missing: Int, within reach: Distance?
  ) throws(QueryFault) -> [Scored] {
    var scored: [Scored] = []
    for (index, layer) in catalogue.layers.enumerated() {
      var rows = try step.rows(in: words[index])
      rows.subtract(seen[index])
      if rows.isEmpty { continue }
      scored += try matches(rows, of: step, in: layer, missing: missing, within: reach)
      seen[index].formUnion(rows)
    }
    return scored
  }

  /// The rows of a step, read and confirmed.
  ///
  /// Stops when `missing` rows have it in their name, or anywhere where the nearest are asked for,
  /// and all others are farther away.
  private mutating func matches(
    _ rows: RowSet, of step: SearchStep, in layer: Catalogue, missing: Int, within reach: Distance?
  ) throws(QueryFault) -> [Scored] {
    let enough = step.enough(for: missing, question.filter)
    let wanted = step.isUniform || question.isNearestFirst ? missing : .max
    // All are in the town, so only the other words tell them apart.
    let isOther = step.towns.isEmpty && step.query.words != query.words
    let readings = isOther ? [query, step.query] : [step.query]
    var scored: [Scored] = []
    var named = 0
    for (row, distance) in try nearest(rows, in: layer, enough: enough, within: reach) {
      if named >= wanted, let distance, let last = scored.last?.found.distance, distance > last {
        break
      }
      let found = try layer.found(at: row, from: origin, question.ratings, question.preferences)
      let isMetButAvoided = question.filter.isMetButAvoided(found)
      guard isMetButAvoided || question.filter.reason(against: found) == nil,
        let match = readings.compactMap({ $0.match(found.restaurant) }).min()
      else { continue }
      if isMetButAvoided, let avoidance = found.opinion.avoidance {
        hidden.append(avoidance)
        continue
      }
      scored.append(Scored(match, found))
      if question.isNearestFirst || match.attribute == TextMatch.Attribute.name.rawValue {
        named += 1
      }
    }
    return scored
  }

  /// Enough rows of a step to choose the best from: the nearest with how far they are, or the first
  /// without a place.
  private func nearest(
    _ rows: RowSet, in layer: Catalogue, enough: Int, within reach: Distance?
  ) throws(QueryFault) -> [(row: Row, distance: Distance?)] {
    guard let origin else {
      return try layer.primaryRows(of: rows, limit: enough).map { ($0, nil) }
    }
    let search = try BlockSearch(
      rows, of: layer, from: origin, filter: question.filter, ratings: question.ratings,
      personal: question.preferences?.rows(lifts: question.filter.minimumRating != nil) ?? .none)
    return try search.candidates(limit: enough, within: reach).map { ($0.row, $0.distance) }
  }
}

/// A place that was found, with what decides where it is listed.
///
/// A list of them is sorted, which moves each a few times: they are references, since to move all
/// that is known of a place took a fifth of a press of Tab.
private final class Scored {
  let match: TextMatch
  let found: Found
  /// Its distance with the handicap of its match; the same for all when nobody knows from where.
  let nearness: Double

  init(_ match: TextMatch, _ found: Found) {
    (self.match, self.found) = (match, found)
    nearness = found.distance.map(match.nearness(at:)) ?? 0
  }

  /// More words and fewer slips first, then the nearer by the handicap of the match, then the
  /// better match, then by id.
  static func isBefore(_ a: Scored, _ b: Scored) -> Bool {
    let (first, second) = ((a.match.missing, a.match.slips), (b.match.missing, b.match.slips))
    if first != second { return first < second }
    if a.nearness != b.nearness { return a.nearness < b.nearness }
    if a.match != b.match { return a.match < b.match }
    return a.found.restaurant.id < b.found.restaurant.id
  }
}
