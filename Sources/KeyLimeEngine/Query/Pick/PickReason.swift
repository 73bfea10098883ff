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
    var reasons = Set(filter.reasons(against: found).compactMap { reason($0, found) })
    switch (restaurant.price, maximumPrice) {
    case (let price?, let most?) where price > most: reasons.insert(.price)
    case (let price?, _) where !prices.isEmpty && !prices.contains(price): reasons.insert(.price)
    case (nil, _?) where !allowsUnknown: reasons.insert(.unknownPrice)
    default: break
    }
    if let reason = reason(against: found.tally, found.opinion) { reasons.insert(reason) }
    if filter.kinds.isEmpty, !allowsWithoutKinds(restaurant, leavingOut: leftOut) {
      reasons.insert(.kind)
    }
    return reasons
  }

  /// What it means for a pick that a place does not meet a condition of the filter.
  private func reason(_ condition: FilterReason, _ found: Found) -> PickReason? {
    let isUnknown = filter.isMet(condition, by: found) == nil
    return switch condition {
    case .kind: .kind
    case .cuisine: .cuisine
    case .diet: isUnknown ? .unknownDiet : .diet
    case .service: isUnknown ? .unknownService : .service
    case .age: .age
    case .tag: .tag
    case .known: .known
    case .unknown: .unknown
    case .checked: .checked
    case .vetoed: .vetoed
    case .visited: .visited
    // A pick has rules of its own for these, or none.
    case .price, .rating, .hours, .appeared, .favourite, .seen, .avoided: nil
    }
  }

  /// Whether a place is an answer when no kind is asked for.
  func allowsWithoutKinds(_ restaurant: Restaurant, leavingOut leftOut: Set<Kind>) -> Bool {
    if let kind = restaurant.kind, leftOut.contains(kind) { return false }
    // Who asks for a cuisine wants it even if it is sweet.
    return !filter.cuisines.isEmpty || !restaurant.servesOnlySweets(of: leftOut)
  }

  /// Whether the columns alone rule a row out; duplicates may know what it does not.
  func exclude(_ columns: Columns, leavingOut leftOut: Set<Kind>) -> Bool {
    if let price = columns.priceLevel, let maximumPrice, price > maximumPrice { return true }
    if filter.kinds.isEmpty, let kind = columns.kindValue, leftOut.contains(kind) { return true }
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
