import Arguments
import KeyLimeEngine

/// Lists what is worth going to.
enum Discover: Verb {
  static let name = "discover"

  private static let within = Option(
    "within", short: "w", value: .distance, summary: "At most this far away", standard: "5km")

  /// What the list is ordered by.
  private enum Order: String, CaseIterable, Sendable {
    case rating, distance, price
  }

  private static let sort = Option(
    "sort", short: "s", value: .oneOf(Order.self, "ORDER"), summary: "What comes first",
    standard: "rating")

  static var spec: CommandSpec {
    CommandSpec(
      name: name, group: .find, summary: "List the best places around you",
      discussion: """
        The best rated come first, the nearer one of two equals. Ratings are Bayesian means: five \
        assumed votes of three stars keep one enthusiast from outweighing a hundred guests, and a \
        place that nobody rated stands where those five votes put it.
        """,
      options: [
        Whereabouts.near.declaration, within.declaration, sort.declaration,
        FindingOptions.limit.declaration,
      ] + FindingOptions.declarations + OpenOptions.declarations,
      rules: OpenOptions.rules,
      examples: [
        Example("discover", "The best around you"),
        Example("discover --cuisine thai --max-price 2 --within 2km", "Cheap and Thai"),
        Example("discover --open-at 'friday 20:00'", "Where there is a table on Friday night"),
        Example("discover --diet vegan --sort distance", "The nearest vegan meal"),
      ],
      fields: RestaurantFields.declared, exits: [ExitNote(1, "Nothing fits")],
      seeAlso: ["nearby", "search", "show"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let store = try context.store()
    let origin = try Whereabouts(context: context, store: store).origin(arguments)
    var question = NearbyQuestion(around: origin, within: arguments[within] ?? .kilometres(5))
    question.order = order(arguments[sort] ?? .rating)
    question.filter = try OpenOptions.filter(arguments, context)
    question.limit = arguments[FindingOptions.limit] ?? 20
    return try AroundMe(context: context, store: store).output(question)
  }

  private static func order(_ order: Order) -> NearbyQuestion.Order {
    switch order {
    case .rating: .rating
    case .distance: .distance
    case .price: .price
    }
  }
}
