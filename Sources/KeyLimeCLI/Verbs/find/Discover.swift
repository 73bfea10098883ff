import Arguments
import KeyLimeEngine

/// `discover`: lists places, the trending ones first.
enum Discover: Verb {
  static let name = "discover"

  private static let within = Option(
    "within", short: "w", value: .distance, summary: "Maximum distance", standard: "5km")

  /// The sort orders of the list.
  private enum Order: String, CaseIterable, Sendable {
    case trending, recent, rating, distance, price
  }

  private static let sort = Option(
    "sort", short: "s", value: .oneOf(Order.self, "ORDER"), summary: "Sort order",
    standard: "trending")
  private static let favourites = Flag(
    "favorites", short: "f", summary: "Include your favourites")
  private static let favouritesSpelling = Flag(
    "favourites", summary: "The same as --favorites", hidden: true)
  private static let explain = Flag("explain", summary: "Show how the scores are computed")

  static var spec: CommandSpec {
    CommandSpec(
      name: name, group: .find, summary: "List what is trending around you",
      discussion: """
        Places that people here have rated come first, by their KeyLime score: every rating counts, \
        half as much after two weeks (config trending.halfLifeDays), and the better the ratings are \
        the more. The others follow by the stars of their sources, the nearer one of two equals. \
        Means are Bayesian: five assumed votes of three keep one enthusiast from outweighing a \
        hundred guests.

        Your favourites are left out, because the page is for finding something new; --favorites \
        includes them.
        """,
      options: [
        UserLocation.near.declaration, within.declaration, sort.declaration,
        favourites.declaration, favouritesSpelling.declaration, explain.declaration,
        FilterOptions.limit.declaration,
      ] + FilterOptions.declarations + OpenOptions.declarations,
      rules: OpenOptions.rules,
      examples: [
        Example("discover", "What is trending around you"),
        Example("discover --favorites --explain", "Why each place ranks where it does"),
        Example("discover --cuisine thai --max-price 2 --within 2km", "Cheap and Thai"),
        Example("discover --open-at 'friday 20:00'", "Open on Friday night"),
        Example("discover --diet vegan --sort distance", "The nearest vegan meal"),
      ],
      fields: RestaurantFields.declared + [ScoreExplanation.field],
      exits: [ExitNote(1, "No place matches")],
      seeAlso: ["nearby", "search", "show", "rate", "fav"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let store = try context.store()
    let origin = try UserLocation(context: context, store: store).origin(arguments)
    var question = NearbyQuestion(around: origin, within: arguments[within] ?? .kilometres(5))
    question.order = order(arguments[sort] ?? .trending)
    question.filter = try OpenOptions.filter(arguments, context)
    question.limit = arguments[FilterOptions.limit] ?? 20
    let keepsFavourites = (arguments[favourites] ?? arguments[favouritesSpelling]) ?? false
    return try NearbyListing(
      context: context, store: store, hidden: keepsFavourites ? [] : [.favourites],
      explains: arguments[explain] ?? false
    ).output(question)
  }

  private static func order(_ order: Order) -> NearbyQuestion.Order {
    switch order {
    case .trending: .trending
    case .recent: .recent
    case .rating: .rating
    case .distance: .distance
    case .price: .price
    }
  }
}
