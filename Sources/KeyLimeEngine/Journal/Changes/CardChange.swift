/// What happens to the cards of an account.
public enum CardChange: Equatable, Sendable {
  /// Swiped right: liked and seen.
  case like(RestaurantID)
  /// Swiped left: seen.
  case pass(RestaurantID)
  /// No longer liked, still seen.
  case unlike(RestaurantID)
  /// Every card counts as unseen again; likes stay.
  case forgetSeen

  var kind: ActionKind {
    switch self {
    case .like: .like
    case .pass: .pass
    case .unlike: .unlike
    case .forgetSeen: .forgetSeen
    }
  }

  /// The restaurant on the card, or nil for all cards.
  public var restaurant: RestaurantID? {
    switch self {
    case .like(let restaurant), .pass(let restaurant), .unlike(let restaurant): restaurant
    case .forgetSeen: nil
    }
  }

  func write(to fields: inout JSONObject) { fields.add("restaurant", restaurant?.text) }
}
