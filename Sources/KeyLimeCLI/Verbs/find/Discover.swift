import Arguments
import KeyLimeEngine

/// `discover`: lists places, the trending ones first.
enum Discover: Verb {
  static let name = "discover"

  private static let within = Option(
    "within", short: "w", value: .distance, summary: "Maximum distance", standard: "5km")

  private static let sort = SortOrder.option(standard: .best)
  private static let favourites = Flag(
    "favorites", short: "f", summary: "Include your favourites")
  private static let favouritesSpelling = Flag(
    "favourites", summary: "The same as --favorites", hidden: true)

  static var spec: CommandSpec {
    CommandSpec(
      name: name, group: .find, summary: "List what is trending around you",
      discussion: """
        Places that people here rate well these days come first, by their KeyLime score: 4 and 5 \
        limes lift a place, 1 and 2 sink it, 3 change nothing, and every rating counts half as much \
        after two weeks. Places with equal scores follow by all ratings that they ever had, those \
        of their sources included, then by distance.

        After two places that you have rated or keep comes one that you do not know: the most \
        promising, then the nearest. --sort trending leaves that out.

        What you avoid or rated one or two limes is left out; --avoided includes it. --with also \
        regards what the others rated low, avoid and need.

        Your favourites are left out, because the page is for finding something new; --favorites \
        includes them.
        """,
      options: [
        UserLocation.near.declaration, within.declaration, Party.with.declaration, sort.declaration,
        Party.avoided.declaration, favourites.declaration, favouritesSpelling.declaration,
        RankExplanation.flag.declaration, FacetLine.flag.declaration,
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
      fields: RestaurantFields.declared + [RankExplanation.field],
      exits: [ExitNote(1, "Nothing fits")],
      seeAlso: ["nearby", "search", "show", "rate", "fav"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let store = try context.store()
    let origin = try UserLocation(context: context, store: store).origin(arguments)
    var question = NearbyQuestion(around: origin, within: arguments[within] ?? .kilometres(5))
    question.order = (arguments[sort] ?? .best).order
    question.filter = try OpenOptions.filter(arguments, context)
    question.limit = FilterOptions.rows(arguments)
    let keepsFavourites = (arguments[favourites] ?? arguments[favouritesSpelling]) ?? false
    question.hidesAvoided = !(arguments[Party.avoided] ?? false)
    return try NearbyListing(
      context: context, store: store, party: try Party.of(arguments, context),
      hidden: keepsFavourites ? [] : [.favourites],
      explains: arguments[RankExplanation.flag] ?? false,
      showsFacets: arguments[FacetLine.flag] ?? false
    ).output(question)
  }
}
