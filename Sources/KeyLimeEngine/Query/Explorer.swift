/// Answers a question for somebody who is logged in; in the standard order of `discover` places
/// that they do not know yet stand among the best.
///
/// After two places that they know comes the one that they do not know with the highest promise.
/// Else a list of one's own favourites would show itself for ever.
struct Explorer {
  private let catalogue: Catalogue
  private let state: State
  private let account: AccountID

  init(_ catalogue: Catalogue, _ state: State, _ account: AccountID) {
    (self.catalogue, self.state, self.account) = (catalogue, state, account)
  }

  /// The answer to a question of any order, without hidden places.
  func answer(
    _ question: NearbyQuestion, isHidden: ((Found) throws(QueryFault) -> Bool)? = nil
  ) throws(QueryFault) -> Answer {
    var question = question
    let limit = question.limit
    question.hides = isHidden
    var answer = try catalogue.nearby(question)
    guard case .best = question.order else { return answer }
    let known = try known(answer.found)
    guard zip(known, known.dropFirst()).contains(where: { $0 && $1 }) else { return answer }
    (question.order, question.explainsNothing) = (.promise, false)
    // One after each two known ones, beside those that are listed anyway.
    question.limit = max(1, min(question.limit, known.count { !$0 } + question.limit / 3))
    question.hides = { (found) throws(QueryFault) in
      if try isHidden?(found) == true { return true }
      return try knows(found)
    }
    let unknown = try catalogue.nearby(question).found
    answer.found = Self.mixed(
      Array(zip(answer.found, known)), unknown, limit: limit)
    return answer
  }

  /// The best places in their order, where after each two known ones comes the first of the unknown
  /// that is not listed yet.
  private static func mixed(
    _ best: [(found: Found, isKnown: Bool)], _ unknown: [Found], limit: Int
  ) -> [Found] {
    var (best, unknown) = (best[...], unknown[...])
    var rows: [Found] = []
    var listed: Set<RestaurantID> = []
    var knownInARow = 0
    while rows.count < limit {
      best = best.drop { listed.contains($0.found.restaurant.id) }
      unknown = unknown.drop { listed.contains($0.restaurant.id) }
      let next: Found
      if knownInARow >= 2, let first = unknown.first {
        (next, knownInARow) = (first, 0)
      } else if let first = best.first {
        (next, knownInARow) = (first.found, first.isKnown ? knownInARow + 1 : 0)
      } else {
        return rows
      }
      rows.append(next)
      listed.insert(next.restaurant.id)
    }
    return rows
  }

  // MARK: - What is known

  /// Which of some places the person asking has rated, keeps, or has been at.
  private func known(_ found: [Found]) throws(QueryFault) -> [Bool] {
    try found.map { (place) throws(QueryFault) in try knows(place) }
  }

  private func knows(_ found: Found) throws(QueryFault) -> Bool {
    if found.mine != nil || found.isFavourite { return true }
    do throws(SnapshotFault) {
      return try state.hasVisited(found.restaurant.id, by: account)
    } catch { throw .state(error) }
  }
}
