/// The conditions of a filter that the columns of the index can tell, prepared for many rows.
///
/// It may let through what the filter does not, never the other way round: the record read from
/// JSON decides.
struct ColumnFilter {
  private let filter: Filter
  private let cuisineMask: UInt64
  /// The diets asked for, as ``Columns`` has them with what cuisine and name say.
  private let dietBits: UInt8
  /// The services asked for, as ``Columns`` has them with what kind and name say.
  private let serviceBits: UInt8
  private let kindCodes: [UInt8]
  /// What places of these kinds are called by, where that is food.
  private let kindMask: UInt64
  /// Whether there is no condition, so that every row passes that is not hidden.
  let isEmpty: Bool
  /// Whether there are conditions of each sort: ranking a city tries every restaurant in it.
  private let limitsNumbers, limitsKinds, wantsKnown: Bool
  /// The fingerprints of the ids of places that appeared; nil when that does not matter.
  private let appeared: Set<UInt32>?

  init(_ filter: Filter) {
    self.filter = filter
    isEmpty = filter == Filter()
    cuisineMask = filter.cuisines.flatMap(CuisineFamily.membersInAnyNumber(of:)).reduce(0) {
      $0 | Columns.maskBit(ofCuisine: $1.utf8)
    }
    dietBits = (filter.diets + filter.onlyDiets).reduce(0) { $0 | Columns.dietBit($1) }
    serviceBits = filter.services.reduce(0) { $0 | Columns.serviceBit($1) }
    // A place of unknown kind is a restaurant.
    kindCodes = filter.kinds.map(Columns.kindCode) + (filter.kinds.contains(.restaurant) ? [0] : [])
    kindMask = filter.kinds.filter(\.isNamedByFood).reduce(0) {
      $0 | Columns.maskBit(ofCuisine: $1.rawValue.utf8)
    }
    limitsNumbers =
      filter.maximumPrice != nil || !filter.prices.isEmpty || filter.guestAge != nil
    limitsKinds = !kindCodes.isEmpty || cuisineMask != 0 || dietBits | serviceBits != 0
    wantsKnown = filter.open != nil || !filter.known.isEmpty || !filter.unknown.isEmpty
    appeared = filter.appearedSince == nil ? nil : Set(filter.appeared.map(\.fingerprint))
  }

  /// Whether a row passes all but the conditions on its rating, which people's ratings move.
  ///
  /// The columns rule out no place that the person asking noted something of. The name of a row that
  /// `isNamed` says what it serves.
  func passesApartFromRating(_ columns: Columns, isNoted: Bool, isNamed: Bool) -> Bool {
    if columns.isHidden { return false }
    if isEmpty { return true }
    if let appeared, !appeared.contains(columns.idFingerprint) { return false }
    if isNoted { return true }
    guard filter.tags.isEmpty else { return false }
    return (!limitsNumbers || passesNumbers(columns))
      && (!limitsKinds || passesKinds(columns, isNamed: isNamed))
      && (!wantsKnown || passesKnown(columns))
  }

  /// Whether a row's number, if there is one, passes.
  func passesRating(_ number: @autoclosure () -> RatingNumber?) -> Bool {
    guard filter.dependsOnRating else { return true }
    let number = number()
    return filter.passesRating(number)
      && !(number == nil ? filter.known : filter.unknown).contains(.rating)
  }

  private func passesNumbers(_ columns: Columns) -> Bool {
    if let most = filter.maximumPrice {
      guard columns.priceLevel.map({ $0 <= most }) ?? filter.allowsUnknown else { return false }
    }
    if !filter.prices.isEmpty {
      guard columns.priceLevel.map(filter.prices.contains) ?? filter.allowsUnknown else {
        return false
      }
    }
    if let age = filter.guestAge, columns.minimumAge != .max, Int(columns.minimumAge) > age {
      return false
    }
    return true
  }

  private func passesKinds(_ columns: Columns, isNamed: Bool) -> Bool {
    if !kindCodes.isEmpty, !kindCodes.contains(columns.kind), columns.cuisineMask & kindMask == 0 {
      guard columns.kind == 0, filter.allowsUnknown else { return false }
    }
    if cuisineMask != 0, !isNamed, columns.cuisineMask & cuisineMask == 0 {
      guard columns.cuisineMask == 0, filter.allowsUnknown else { return false }
    }
    if filter.allowsUnknown { return true }
    return columns.diets & dietBits == dietBits && columns.services & serviceBits == serviceBits
  }

  private func passesKnown(_ columns: Columns) -> Bool {
    if filter.open != nil, !filter.allowsUnknown, !columns.known.contains(.hours) { return false }
    return filter.known.allSatisfy { Self.knows($0, columns) != false }
      && filter.unknown.allSatisfy { Self.knows($0, columns) != true }
  }

  /// Whether a row knows a field; nil when its columns do not tell.
  private static func knows(_ field: Filter.KnownField, _ columns: Columns) -> Bool? {
    switch field {
    case .price: columns.price != 0
    case .rating: nil
    case .hours: columns.known.contains(.hours)
    case .cuisine: columns.known.contains(.cuisine)
    case .phone: columns.known.contains(.phone)
    case .website: columns.known.contains(.website)
    case .address: columns.known.contains(.address)
    }
  }
}
