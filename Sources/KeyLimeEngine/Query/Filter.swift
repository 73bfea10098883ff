import OpeningHours

/// What a place must be like to be listed.
///
/// A condition on something unknown is not met: a place without a price is neither cheap nor dear.
/// `allowsUnknown` turns that round for price, rating, kind, cuisine, diet, service and hours.
public struct Filter: Equatable, Sendable {
  /// At most this dear.
  public var maximumPrice: PriceLevel?
  /// One of these price levels; any when empty.
  public var prices: [PriceLevel] = []
  /// At least this good, by the number that people see.
  public var minimumRating: Stars?
  /// One of these kinds, or a place that serves what such a place is called by; any when empty.
  public var kinds: [Kind] = []
  /// One of these cuisines, or of the families they name; any when empty.
  public var cuisines: [String] = [] { didSet { wanted = cuisines.map(WantedCuisine.init) } }
  private var wanted: [WantedCuisine] = []
  /// Whether a name may say what a place serves, as it does where few places have a cuisine: then
  /// `Phở Thìn` serves pho.
  public var readsNames = false
  /// All of these diets.
  public var diets: [Diet] = []
  /// All of its food is for all of these diets.
  public var onlyDiets: [Diet] = []
  /// It offers all of these.
  public var services: [Service] = []
  /// All of these tags, from the notes of the people asking.
  public var tags: [String] = []
  /// Only places where all these are known.
  public var known: [KnownField] = []
  /// Only places that lack all of these.
  public var unknown: [KnownField] = []
  /// Somebody checked its data on this day or later.
  public var checkedSince: CalendarDay?
  /// It appeared in the data of its source on this day or later.
  public var appearedSince: CalendarDay?
  /// The places that did; the code that answers the question fills them in.
  var appeared: Set<RestaurantID> = []
  /// Places whose minimum age is above this are left out.
  public var guestAge: Int?
  /// Open at this time.
  public var open: OpenCondition?
  /// Places, cuisines and kinds that are out of the question.
  public var vetoes: [Veto] = []
  /// Whether unknown values pass.
  public var allowsUnknown = false
  /// How new it must be to the people asking; nil when that is no matter.
  public var novelty: Novelty?
  /// The places that are not; the code that answers the question fills them in.
  var visited: Set<RestaurantID> = []
  /// Places that are left out because they are favourites already.
  public var favourites: Set<RestaurantID> = []
  /// Places that are left out because their cards were seen.
  public var seen: Set<RestaurantID> = []

  /// Makes a filter that lets everything pass.
  public init() {}

  /// The same filter that lets unknown values pass.
  var lenient: Filter {
    var lenient = self
    lenient.allowsUnknown = true
    return lenient
  }

  /// Fields that may be unknown and can be asked for.
  public enum KnownField: String, CaseIterable, Sendable {
    /// What open data often lacks.
    case price, rating, hours, cuisine, phone, website, address
  }
}

/// Which condition a place fell to, for saying why a list is short.
public enum FilterReason: String, CaseIterable, Sendable {
  /// One for each condition of ``Filter``.
  case price, rating, kind, cuisine, diet, service, tag, known, checked, appeared, age, hours,
    vetoed, visited, favourite, seen, unknown
  case avoided
}

extension Filter {
  /// The condition that a restaurant, read from JSON, does not meet; nil when it meets all.
  public func reason(against restaurant: Restaurant) -> FilterReason? {
    reason(against: restaurant, RatingTally(source: restaurant.sourceRating).number)
  }

  /// The condition that a place does not meet, people's ratings included; nil when it meets all.
  public func reason(against found: Found) -> FilterReason? {
    // People who ask for good places do not want one that they avoid, however others rate it.
    if minimumRating != nil, found.opinion.isUnwelcome { return .avoided }
    return reasonBesidesAvoidance(against: found)
  }

  /// Whether a place meets all but that somebody who asks for good places avoids it.
  func isMetButAvoided(_ found: Found) -> Bool {
    minimumRating != nil && found.opinion.isUnwelcome
      && reasonBesidesAvoidance(against: found) == nil
  }

  private func reasonBesidesAvoidance(against found: Found) -> FilterReason? {
    if !passesTags(found.opinion.note) { return .tag }
    return reason(against: found.restaurant, found.numberToFilter)
  }

  private func passesTags(_ note: PlaceNote?) -> Bool {
    if tags.isEmpty { return true }
    let noted = (note?.tags ?? []).map(Folding.fold)
    return tags.allSatisfy { noted.contains(Folding.fold($0)) }
  }

  private func reason(against restaurant: Restaurant, _ number: RatingNumber?) -> FilterReason? {
    // What it is comes first: where nothing is Thai, no price is to blame.
    if !kinds.isEmpty, !passes(restaurant.isOf(kinds)) { return .kind }
    if !cuisines.isEmpty, !passesCuisine(restaurant) { return .cuisine }
    if let maximumPrice, !passes(restaurant.price.map { $0 <= maximumPrice }) { return .price }
    if !prices.isEmpty, !passes(restaurant.price.map(prices.contains)) { return .price }
    if !passesRating(number) { return .rating }
    if !diets.allSatisfy({ passes(restaurant.grade($0).isMet) }) { return .diet }
    if !onlyDiets.allSatisfy(restaurant.servesOnly) { return .diet }
    if !services.allSatisfy({ passes(restaurant.grade($0).isMet) }) { return .service }
    if let checkedSince, !passes(restaurant.checked.map { $0 >= checkedSince }) { return .checked }
    if !known.allSatisfy({ restaurant.knows($0, number) }) { return .known }
    if unknown.contains(where: { restaurant.knows($0, number) }) { return .unknown }
    if appearedSince != nil, !appeared.contains(restaurant.id) { return .appeared }
    if let guestAge, !restaurant.admits(age: guestAge) { return .age }
    if vetoes.contains(where: { $0.covers(restaurant) }) { return .vetoed }
    if visited.contains(restaurant.id) { return .visited }
    if favourites.contains(restaurant.id) { return .favourite }
    if seen.contains(restaurant.id) { return .seen }
    if let open, !passes(open.isMet(by: restaurant)) { return .hours }
    return nil
  }

  /// Whether a number, if there is one, is good enough.
  func passesRating(_ number: RatingNumber?) -> Bool {
    guard let minimumRating else { return true }
    return passes(number.map { $0.isAtLeast(minimumRating) })
  }

  private func passes(_ outcome: Bool?) -> Bool { outcome ?? allowsUnknown }

  private func passesCuisine(_ restaurant: Restaurant) -> Bool {
    if restaurant.cuisines.isEmpty, allowsUnknown { return true }
    return wanted.contains {
      readsNames ? $0.isOffered(by: restaurant) : $0.isServed(by: restaurant)
    }
  }
}

extension Filter {
  /// Whether people's ratings decide what passes.
  var dependsOnRating: Bool {
    minimumRating != nil || known.contains(.rating) || unknown.contains(.rating)
  }

  /// Whether what the people asking think of a place decides what passes.
  var dependsOnOpinions: Bool { minimumRating != nil || !tags.isEmpty }
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
