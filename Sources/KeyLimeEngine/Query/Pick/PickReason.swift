/// Why a place cannot be picked.
public enum PickReason: String, CaseIterable, Hashable, Sendable {
  /// Too dear, or not good enough.
  case price, rating
  /// Its price or rating is unknown, which the strict rule does not allow.
  case unknownPrice, unknownRating
  /// Closed, or closing too soon.
  case hours
  /// Its hours are unknown and are taken for closed.
  case unknownHours
  /// Not of a wanted kind, cuisine or diet, without a wanted service, or not for guests so young.
  case kind, cuisine, diet, service, age
  /// Nobody knows whether it serves a wanted diet, or offers a wanted service.
  case unknownDiet, unknownService
  /// Not noted with a wanted tag, not known or known too well, or not checked lately.
  case tag, known, unknown, checked
  /// Ruled out by name or cuisine.
  case vetoed
  /// Somebody who asks avoids it, or passed its card.
  case avoided
  /// Known from an earlier visit.
  case visited
  /// Shown before.
  case shown
}

extension PickRules {
  /// The reasons, other than hours, why a place cannot be picked.
  func reasons(against found: Found, leavingOut leftOut: Set<Kind>) -> Set<PickReason> {
    let restaurant = found.restaurant
    var reasons: Set<PickReason> = []
    switch (restaurant.price, maximumPrice) {
    case (let price?, let most?) where price > most: reasons.insert(.price)
    case (let price?, _) where !prices.isEmpty && !prices.contains(price): reasons.insert(.price)
    case (nil, _?) where !allowsUnknown: reasons.insert(.unknownPrice)
    default: break
    }
    if let reason = reason(against: found.tally, found.opinion) { reasons.insert(reason) }
    if !allowsKind(of: restaurant, leavingOut: leftOut) { reasons.insert(.kind) }
    if let reason = reason(againstServing: restaurant) { reasons.insert(reason) }
    if let reason = reason(againstKnowledgeOf: found) { reasons.insert(reason) }
    if vetoes.contains(where: { $0.covers(restaurant) }) { reasons.insert(.vetoed) }
    if visited.contains(restaurant.id) { reasons.insert(.visited) }
    return reasons
  }

  private func allowsKind(of restaurant: Restaurant, leavingOut leftOut: Set<Kind>) -> Bool {
    guard kinds.isEmpty else { return restaurant.isOf(kinds) ?? keepsUnknown }
    return allowsWithoutKinds(restaurant, leavingOut: leftOut)
  }

  /// Whether a place is an answer when no kind is asked for.
  func allowsWithoutKinds(_ restaurant: Restaurant, leavingOut leftOut: Set<Kind>) -> Bool {
    if let kind = restaurant.kind, leftOut.contains(kind) { return false }
    // Who asks for a cuisine wants it even if it is sweet.
    return !cuisines.isEmpty || !restaurant.servesOnlySweets(of: leftOut)
  }

  /// Cuisine, diet, service and age are the filter's of every finding verb.
  private func reason(againstServing restaurant: Restaurant) -> PickReason? {
    switch serving.reason(against: restaurant) {
    case .cuisine: .cuisine
    case .diet: isDenied(.diet, by: restaurant) ? .diet : .unknownDiet
    case .service: isDenied(.service, by: restaurant) ? .service : .unknownService
    case .age: .age
    case .price, .rating, .kind, .tag, .known, .checked, .appeared, .hours, .vetoed, .visited,
      .favourite, .seen, .avoided, .unknown, nil:
      nil
    }
  }

  /// What is known of a place, and what was noted of it, are the filter's as well.
  private func reason(againstKnowledgeOf found: Found) -> PickReason? {
    switch addKnowledge(to: Filter()).reason(against: found) {
    case .tag: .tag
    case .known: .known
    case .unknown: .unknown
    case .checked: .checked
    case .price, .rating, .kind, .cuisine, .diet, .service, .appeared, .age, .hours, .vetoed,
      .visited, .favourite, .seen, .avoided, nil:
      nil
    }
  }

  /// Whether a place would be left out for this even if what nobody knows passed.
  private func isDenied(_ reason: FilterReason, by restaurant: Restaurant) -> Bool {
    var filter = serving
    filter.allowsUnknown = true
    return filter.reason(against: restaurant) == reason
  }

  private var serving: Filter {
    var filter = Filter()
    filter.allowsUnknown = keepsUnknown
    filter.cuisines = cuisines
    filter.diets = diets
    filter.onlyDiets = onlyDiets
    filter.services = services
    filter.guestAge = guestAge
    return filter
  }

  private func addKnowledge(to filter: Filter) -> Filter {
    var filter = filter
    filter.allowsUnknown = keepsUnknown
    filter.tags = tags
    filter.known = known
    filter.unknown = unknown
    filter.checkedSince = checkedSince
    return filter
  }

  /// What the columns of the index can tell; price and rating are in the bound's hands too.
  var columnFilter: Filter {
    var filter = addKnowledge(to: serving)
    filter.kinds = kinds
    return filter
  }

  /// Whether the columns alone rule a row out; duplicates may know what it does not.
  func exclude(_ columns: Columns, leavingOut leftOut: Set<Kind>) -> Bool {
    if let price = columns.priceLevel, let maximumPrice, price > maximumPrice { return true }
    if kinds.isEmpty, let kind = columns.kindValue, leftOut.contains(kind) { return true }
    guard !allowsUnknown, !columns.hasDuplicates else { return false }
    return columns.priceLevel == nil && maximumPrice != nil
  }

  /// Why a place cannot be picked with such ratings; nil when it can.
  func reason(against tally: RatingTally, _ opinion: Opinion = Opinion()) -> PickReason? {
    guard rating != .any else { return nil }
    guard let number = opinion.number(tally.number) else {
      return allowsUnknown ? nil : .unknownRating
    }
    return switch rating {
    case .any: nil
    case .promising: tally.isPromising || opinion.isRecommended ? nil : .rating
    case .atLeast(let stars): number.isAtLeast(stars) ? nil : .rating
    }
  }
}
