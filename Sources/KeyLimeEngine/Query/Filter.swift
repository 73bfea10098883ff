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
  ///
  /// A place of unknown kind is a restaurant.
  public var kinds: [Kind] = []
  /// One of these cuisines, or of the families they name; any when empty.
  public var cuisines: [String] = [] { didSet { wanted = cuisines.map(WantedCuisine.init) } }
  private(set) var wanted: [WantedCuisine] = []
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

  /// Fields that may be unknown and can be asked for.
  public enum KnownField: String, CaseIterable, Sendable {
    /// What open data often lacks.
    case price, rating, hours, cuisine, phone, website, address
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
