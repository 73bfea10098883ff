/// Something that a person rules out for their own meals.
public enum Avoided: Hashable, Sendable {
  /// One restaurant.
  case place(RestaurantID)
  /// Every restaurant that serves a cuisine or one of its family, or says so in its name, by the slug
  /// of the cuisine, such as `fast_food`.
  case cuisine(String)

  /// The slug of a cuisine as people type it: `Fast food` is `fast_food`.
  public static func slug(of cuisine: String) -> String { CuisineFamily.slug(cuisine) }

  /// Whether a text can be the slug of a cuisine: it is not empty and has no control characters.
  public static func isSlug(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x20 }
  }

  /// The restaurant, when it is one.
  var restaurant: RestaurantID? {
    switch self {
    case .place(let id): id
    case .cuisine: nil
    }
  }
}

/// Why a place is not to the taste of the people asking.
public struct Avoidance: Hashable, Sendable {
  /// What speaks against it.
  public enum Reason: Hashable, Sendable {
    /// It was ruled out by name.
    case place
    /// It serves a cuisine that was ruled out, or says so in its name.
    case cuisine(String)
    /// It was rated one or two limes.
    case rated(Limes)
    /// It does not give what somebody needs.
    case need(Need)
    /// It was noted to be closed for good.
    case closed
    /// Its card was passed in `swipe`, and nothing better was said of it later; only a pick minds.
    case passed
  }

  /// What speaks against it.
  public let reason: Reason
  /// Who says so.
  public let diner: Diner.ID

  /// What somebody has against a place.
  public init(_ reason: Reason, by diner: Diner.ID) { (self.reason, self.diner) = (reason, diner) }
}
