extension Catalogue {
  func pick(_ question: PickQuestion) throws(QueryFault) -> PickAnswer {
    var answer = PickAnswer()
    if let (rows, step) = try rows(matching: question, anywhere: false) {
      answer.leftOut = step?.leavesOut ?? []
      let readings = step.map { [$0.query] + $0.alike.map(\.query) } ?? []
      let avoided =
        question.includesAvoided ? nil : try question.preferences?.avoidedOneByOne()
      var best = BestPicks(count: question.count)
      for (layer, rows) in zip(layers, rows) {
        var search = try PickSearch(rows, readings, of: layer, question, best)
        try search.run()
        if let avoided { try search.countHidden(among: avoided) }
        best = search.best
        answer.recordsRead += search.recordsRead
        answer.hidden += search.hidden
        if search.isHiddenByRating { answer.isHiddenByRating = true }
        if search.isCut { answer.mayHideMore = true }
      }
      // What is avoided one by one was counted to the end.
      if answer.mayHideMore, avoided != nil, let preferences = question.preferences {
        answer.mayHideMore = try preferences.avoidsByKind()
      }
      answer.picks = best.picks
      if answer.picks.isEmpty { answer.shortage = try shortage(of: rows, question) }
    } else if let (rows, _) = try rows(matching: question, anywhere: true) {
      answer.shortage = try shortage(of: rows, question)
    } else {
      answer.shortage = PickShortage()
    }
    answer.isFromSample = isSample
    return answer
  }

  /// The rows of each layer that the question's term means: those of the strictest reading that
  /// fits any place within reach, or anywhere, open or not.
  ///
  /// Nil when no reading does; without a term there is nothing to read.
  private func rows(
    matching question: PickQuestion, anywhere: Bool
  ) throws(QueryFault) -> ([RowSet], SearchStep?)? {
    let query = QueryWords(question.term)
    guard !query.words.isEmpty else { return (layers.map { RowSet(all: $0.recordCount) }, nil) }
    let words = layers.map(WordRows.init)
    let reach = anywhere ? nil : question.reach
    if let whole = try rows(of: SearchStep.stepsForPick(query), words, question, within: reach) {
      return whole
    }
    if let meant = try rows(
      of: SearchStep.corrected(query, in: words), words, question, within: reach)
    {
      return meant
    }
    let unjoined = query.withoutJoints
    let shortened = SearchStep.shortened(unjoined, dropping: try leastTelling(in: unjoined))
    return try rows(
      of: shortened + SearchStep.shortenedFromLeft(unjoined), words, question, within: reach)
  }

  /// The rows of the first step that finds any place within a distance.
  private func rows(
    of steps: [SearchStep], _ words: [WordRows], _ question: PickQuestion, within reach: Distance?
  ) throws(QueryFault) -> ([RowSet], SearchStep?)? {
    for step in steps {
      var rows = try words.map { (words) throws(QueryFault) in try step.rows(in: words) }
      if rows.contains(where: { !$0.isEmpty }) {
        for other in step.alike {
          for (layer, words) in words.enumerated() {
            rows[layer].formUnion(try other.rows(in: words))
          }
        }
      }
      for (layer, own) in zip(layers, rows) where !own.isEmpty {
        let walk = try BlockSearch(
          own, of: layer, from: Origin(question.origin), filter: Filter())
        if try !walk.candidates(limit: 1, within: reach).isEmpty {
          return (rows, step)
        }
      }
    }
    return nil
  }
}

/// Walks outward from the origin until nothing farther can be better.
struct PickSearch {
  private let catalogue: Catalogue
  private let question: PickQuestion
  /// What the term may mean; empty without one.
  private let readings: [QueryWords]
  private let origin: Origin
  private let walk: BlockSearch
  private let rows: RowSet
  private var seen: RowSet
  private(set) var best: BestPicks
  private(set) var recordsRead = 0
  /// What spoke against the places that would do but for that.
  private(set) var hidden: [Avoidance] = []
  /// Whether a minimum rating would leave one of them out even with --avoided.
  private(set) var isHiddenByRating = false

  /// Whether it stopped before places that cannot be better.
  private(set) var isCut = false

  /// Begins where the search of another layer ended with `best`.
  init(
    _ rows: RowSet, _ readings: [QueryWords], of catalogue: Catalogue, _ question: PickQuestion,
    _ best: BestPicks
  ) throws(QueryFault) {
    self.catalogue = catalogue
    self.readings = readings
    self.rows = rows
    self.question = question
    origin = Origin(question.origin)
    walk = try BlockSearch(
      rows, of: catalogue, from: origin, filter: question.rules.filter,
      ratings: question.ratings, personal: question.preferences?.rows(lifts: true) ?? .none)
    seen = RowSet(none: catalogue.recordCount)
    self.best = best
  }

  mutating func run() throws(QueryFault) {
    var limit = max(64, question.count * 4)
    var farthest = Distance(metres: 0)
    repeat {
      let candidates = try walk.candidates(limit: limit, within: question.reach)
      try consider(candidates)
      if candidates.count < limit { return }
      farthest = candidates.last?.distance ?? farthest
      limit *= 4
    } while best.threshold == nil
    guard let threshold = best.threshold else { return }
    let horizon = PickTerms.horizon(for: threshold).map { min($0, question.reach) }
    let reach = horizon ?? question.reach
    if reach < question.reach { isCut = true }
    if farthest < reach {
      try consider(walk.candidates(limit: catalogue.recordCount, within: reach))
    }
  }

  /// Counts which of some places are hidden only because somebody avoids them.
  ///
  /// The search stops before most of them: a low rating makes a low score.
  mutating func countHidden(among places: [RestaurantID]) throws(QueryFault) {
    hidden.removeAll { $0.isOfOnePlace }
    for id in places where try catalogue.mayBe(id, within: question.reach, of: origin) {
      guard let (row, listed) = try catalogue.located(id), rows.contains(row),
        !catalogue.isReplaced(row)
      else { continue }
      let found = try catalogue.foundForPick(listed, from: origin, question)
      guard found.distance.map({ $0 <= question.reach }) ?? false,
        isMeant(found.restaurant),
        let avoidance = found.opinion.avoidance, avoidance.isOfOnePlace
      else { continue }
      do throws(PickRefusal) { _ = try Pick(found, question, isThorough: true) } catch {
        // One's own low rating alone can make a place one that is rated too low.
        guard error.reasons.contains(.avoided), error.reasons.isSubset(of: [.avoided, .rating])
        else { continue }
        hidden.append(avoidance)
        if error.reasons.contains(.rating) { isHiddenByRating = true }
      }
    }
  }

  private mutating func consider(_ candidates: [Candidate]) throws(QueryFault) {
    var bounded: [(bound: Points, candidate: Candidate)] = []
    for candidate in candidates where !seen.contains(candidate.row) {
      seen.insert(candidate.row)
      if let bound = question.bound(candidate) { bounded.append((bound, candidate)) }
    }
    var (best, read, hidden) = (best, 0, hidden)
    try best.consider(bounded) { (candidate) throws(QueryFault) in
      read += 1
      return try pick(candidate, &hidden)
    }
    (self.best, self.hidden) = (best, hidden)
    recordsRead += read
    if read < bounded.count { isCut = true }
  }

  /// Whether the term may mean a place.
  private func isMeant(_ restaurant: Restaurant) -> Bool {
    readings.isEmpty || readings.contains { $0.match(restaurant) != nil }
  }

  /// The row as a pick, or nil when it cannot be one; read from JSON, which decides.
  private func pick(
    _ candidate: Candidate, _ hidden: inout [Avoidance]
  ) throws(QueryFault) -> Pick? {
    let listed = try catalogue.restaurant(at: candidate.row)
    // Of a place that is closed nobody needs to know what people think; at night most are.
    guard candidate.isNoted || question.stay(at: listed.restaurant) != .none else { return nil }
    let found = try catalogue.foundForPick(listed, from: origin, question)
    guard isMeant(found.restaurant) else { return nil }
    try question.variety?.lookUpMeals(like: found.restaurant)
    do throws(PickRefusal) { return try Pick(found, question) } catch {
      if error.reasons == [.avoided], let avoidance = found.opinion.avoidance {
        hidden.append(avoidance)
      }
      return nil
    }
  }
}

extension Catalogue {
  /// A restaurant with what the people asking think of it; a card that they passed counts too.
  func foundForPick(
    _ listed: MergedRestaurant, from origin: Origin, _ question: PickQuestion
  ) throws(QueryFault) -> Found {
    var found = try found(listed, from: origin, question.ratings, question.preferences)
    do throws(SnapshotFault) {
      if found.opinion.avoidance == nil,
        let person = try question.preferences?.whoPassed(found.restaurant.id)
      {
        found.opinion.avoidance = Avoidance(.passed, by: person)
      }
    } catch { throw .state(error) }
    return found
  }
}

extension PickQuestion {
  /// At least the score that a candidate turns out to have; nil when it cannot be a pick.
  func bound(_ candidate: Candidate) -> Points? {
    if !candidate.isNoted, rules.exclude(candidate.columns, leavingOut: leftOut) { return nil }
    if candidate.lift == nil, let tally = candidate.ratings?.tally,
      rules.reason(against: tally) != nil
    {
      return nil
    }
    return PickTerms.bound(candidate, self)
  }
}
