/// Which condition a place fell to, for saying why a list is short.
///
/// Their order is that in which they are looked at. What a place is comes first: where nothing is
/// Thai, no price is to blame.
public enum FilterReason: String, CaseIterable, Sendable {
  /// One for each condition of ``Filter``.
  case tag, kind, cuisine, price, rating, diet, service, checked, known, unknown, appeared, age,
    vetoed, visited, favourite, seen, hours
  /// Somebody who asks for good places avoids it.
  case avoided
}

extension Filter {
  /// The condition that a restaurant, read from JSON, does not meet; nil when it meets all.
  public func reason(against restaurant: Restaurant) -> FilterReason? {
    let number = RatingTally(source: restaurant.sourceRating).number
    return FilterReason.allCases.first { !passes(isMet($0, by: restaurant, number)) }
  }

  /// The condition that a place does not meet, people's ratings included; nil when it meets all.
  public func reason(against found: Found) -> FilterReason? {
    // People who ask for good places do not want one that they avoid, however others rate it.
    if minimumRating != nil, found.opinion.isUnwelcome { return .avoided }
    return FilterReason.allCases.first { !passes(isMet($0, by: found)) }
  }

  /// Every condition that a place does not meet, whatever the people asking think of it.
  func reasons(against found: Found) -> [FilterReason] {
    FilterReason.allCases.filter { !passes(isMet($0, by: found)) }
  }

  /// Whether a place meets all but that somebody who asks for good places avoids it.
  func isMetButAvoided(_ found: Found) -> Bool {
    minimumRating != nil && found.opinion.isUnwelcome && reasons(against: found).isEmpty
  }

  /// Whether a place would do if what is unknown passed.
  func isMetAsFarAsKnown(by found: Found) -> Bool {
    FilterReason.allCases.allSatisfy { isMet($0, by: found) != false }
  }

  /// Whether a number, if there is one, is good enough.
  func passesRating(_ number: RatingNumber?) -> Bool { passes(isMetByRating(number)) }

  private func passes(_ outcome: Bool?) -> Bool { outcome ?? allowsUnknown }

  /// Whether a place meets one condition; nil when what it is about is unknown.
  func isMet(_ condition: FilterReason, by found: Found) -> Bool? {
    isMet(condition, by: found.restaurant, found.numberToFilter, found.opinion.note)
  }

  private func isMet(
    _ condition: FilterReason, by restaurant: Restaurant, _ number: RatingNumber?,
    _ note: PlaceNote? = nil
  ) -> Bool? {
    switch condition {
    case .tag: tags.isEmpty || note?.hasAll(tags) ?? false
    case .kind: kinds.isEmpty ? true : restaurant.isOf(kinds)
    case .cuisine: isMetByCuisine(of: restaurant)
    case .price: isMetByPrice(restaurant.price)
    case .rating: isMetByRating(number)
    case .diet:
      onlyDiets.allSatisfy(restaurant.servesOnly) ? areMet(diets.map(restaurant.grade)) : false
    case .service: areMet(services.map(restaurant.grade))
    case .checked: checkedSince.map { since in restaurant.checked.map { $0 >= since } } ?? true
    case .known: known.allSatisfy { restaurant.knows($0, number) }
    case .unknown: !unknown.contains { restaurant.knows($0, number) }
    case .appeared: appearedSince == nil || appeared.contains(restaurant.id)
    case .age: guestAge.map(restaurant.admits(age:)) ?? true
    case .vetoed: !vetoes.contains { $0.covers(restaurant) }
    case .visited: !visited.contains(restaurant.id)
    case .favourite: !favourites.contains(restaurant.id)
    case .seen: !seen.contains(restaurant.id)
    case .hours: open.map { $0.isMet(by: restaurant) } ?? true
    case .avoided: true
    }
  }

  private func isMetByPrice(_ price: PriceLevel?) -> Bool? {
    if maximumPrice == nil, prices.isEmpty { return true }
    return price.map { $0 <= maximumPrice ?? $0 && (prices.isEmpty || prices.contains($0)) }
  }

  private func isMetByRating(_ number: RatingNumber?) -> Bool? {
    minimumRating.map { least in number.map { $0.isAtLeast(least) } } ?? true
  }

  private func isMetByCuisine(of restaurant: Restaurant) -> Bool? {
    let serves = wanted.contains {
      readsNames ? $0.isOffered(by: restaurant) : $0.isServed(by: restaurant)
    }
    if wanted.isEmpty || serves { return true }
    return restaurant.cuisines.isEmpty ? nil : false
  }

  /// Whether all needs are met; nil when nobody knows of one of them and the others are.
  private func areMet(_ grades: [Grade]) -> Bool? {
    grades.contains(.no) ? false : grades.contains(.unknown) ? nil : true
  }
}

extension PlaceNote {
  fileprivate func hasAll(_ wanted: [String]) -> Bool {
    let noted = tags.map(Folding.fold)
    return wanted.allSatisfy { noted.contains(Folding.fold($0)) }
  }
}

extension Restaurant {
  fileprivate func knows(_ field: Filter.KnownField, _ number: RatingNumber?) -> Bool {
    switch field {
    case .price: price != nil
    case .rating: number != nil
    case .hours: openingHours != nil || kitchenHours != nil
    case .cuisine: !cuisines.isEmpty
    case .phone: phone != nil
    case .website: website != nil
    case .address: !address.isEmpty
    }
  }
}
