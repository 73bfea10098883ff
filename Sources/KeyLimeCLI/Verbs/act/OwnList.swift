import KeyLimeEngine

/// One of the lists of places that somebody keeps.
enum OwnList: CaseIterable {
  case favourites, rated, noted, avoided, liked

  /// The list that a verb changes; nil for a verb that has none.
  init?(ofVerb verb: String) {
    switch verb {
    case "fav": self = .favourites
    case "rate": self = .rated
    case "note": self = .noted
    case "avoid": self = .avoided
    case "likes": self = .liked
    default: return nil
    }
  }

  /// The places in somebody's list, with the names that they had when they came there.
  func places(
    of account: AccountID, in state: State
  ) throws(SnapshotFault) -> [(id: RestaurantID, name: String?)] {
    switch self {
    case .favourites: try Self.named(state.favourites(of: account))
    case .rated: try state.ratings(by: account).map { ($0.restaurant, $0.placeName) }
    case .noted: try Self.named(state.notedPlaces(by: account))
    case .avoided: try Self.named(state.avoidedPlaces(of: account))
    case .liked: try Self.named(state.cards(of: account).liked)
    }
  }

  private static func named(_ places: [Favourite]) -> [(id: RestaurantID, name: String?)] {
    places.map { ($0.restaurant, $0.placeName) }
  }
}
