// What the state knows of ratings: exact for each restaurant, and which of them changed.

extension State {
  /// Whether anybody has rated anything.
  var hasRatings: Bool { (base?.length(of: .scores) ?? 0) > 0 || !tail(.ratings).isEmpty }

  /// What people think of a restaurant; nil when nobody has rated it.
  public func ratingSummary(of restaurant: RestaurantID) throws(SnapshotFault) -> RatingSummary? {
    let key = SubjectKey(restaurant.text)
    var summary = try base?.body(.scores, key, RatingSummary.init(body:)) ?? RatingSummary()
    let touched = tail(.ratings, under: key)
    if !touched.isEmpty { try update(&summary, key, with: touched) }
    return summary.days.isEmpty ? nil : summary
  }

  /// What people think of those restaurants that somebody has rated.
  public func ratingSummaries(
    of restaurants: [RestaurantID]
  ) throws(SnapshotFault) -> [RestaurantID: RatingSummary] {
    let questions = restaurants.map { (id: $0, key: SubjectKey($0.text)) }
      .sorted { $0.key < $1.key }
    var summaries: [RestaurantID: RatingSummary] = [:]
    let old =
      try base?.bodies(.scores, questions.map(\.key), RatingSummary.init(body:))
      ?? questions.map { _ in nil }
    for ((id, key), summary) in zip(questions, old) {
      let touched = tail(.ratings, under: key)
      guard summary != nil || !touched.isEmpty else { continue }
      var summary = summary ?? RatingSummary()
      if !touched.isEmpty { try update(&summary, key, with: touched) }
      if !summary.days.isEmpty { summaries[id] = summary }
    }
    return summaries
  }

  /// Every restaurant that somebody has rated, in no order.
  func allRatingSummaries() throws(SnapshotFault) -> [(id: RestaurantID, summary: RatingSummary)] {
    let changed = Set(tail(.ratings).compactMap(\.restaurant))
    var summaries: [(id: RestaurantID, summary: RatingSummary)] = []
    for line in try base?.lines(.scores) ?? [] {
      guard let id = line.key.restaurant,
        let summary = line.body.withBytes(RatingSummary.init(body:))
      else { throw SnapshotFault(byte: 0) }
      if !changed.contains(id) { summaries.append((id, summary)) }
    }
    for (id, summary) in try ratingSummaries(of: Array(changed)) { summaries.append((id, summary)) }
    return summaries
  }

  /// Takes the changed ratings of one restaurant in.
  ///
  /// A new rating is later than all that the snapshot covers. Only when the latest one was taken
  /// back must the others be looked at.
  private func update(
    _ summary: inout RatingSummary, _ restaurant: SubjectKey,
    with touched: ArraySlice<SubjectKey>
  ) throws(SnapshotFault) {
    var latest: HybridTime?
    var lostLast = false
    for key in touched {
      var register = try baseRegister(.ratings, key)
      if let old = register.rating {
        summary.add(old, sign: -1)
        if old.time == summary.last { lostLast = true }
      }
      try fold(.ratings, key, into: &register) { _, _ in }
      guard let new = register.rating else { continue }
      summary.add(new, sign: 1)
      latest = max(latest ?? new.time, new.time)
    }
    if let latest {
      summary.last = latest
    } else if lostLast {
      summary.last = try registers(.ratings, under: restaurant)
        .compactMap(\.register.rating?.time).max()
    }
  }
}

extension SubjectKey {
  /// The restaurant that the first text names.
  fileprivate var restaurant: RestaurantID? { parts.first.flatMap { RestaurantID($0) } }
}
