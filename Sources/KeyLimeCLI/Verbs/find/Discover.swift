import Arguments
import KeyLimeEngine

/// `discover`: lists places, the trending ones first.
enum Discover: Verb {
  private static let within = Option(
    "within", short: "w", value: .distance, summary: "Maximum distance",
    standard: "5km, and for names any if nothing there matches")

  private static let since = Option(
    "since", value: .day,
    summary: "Only places new in the data since then: 30d")

  private static let sort = SortOrder.option(standard: .best)
  private static let favourites = Flag(
    "favorites", short: "f", summary: "Include your favourites")
  private static let favouritesSpelling = Flag(
    "favourites", summary: "The same as --favorites", hidden: true)

  static var spec: CommandSpec {
    CommandSpec(
      name: "discover", group: .find, summary: "List what is trending around you",
      discussion: """
        Places that people here rate well these days come first, by their KeyLime score: 4 and 5 \
        limes lift a place, 1 and 2 sink it, 3 change nothing, and every rating counts half as \
        much after two weeks. Places with equal scores follow by all ratings that they ever had, \
        those of their sources included, then by distance.

        After two places that you have rated or keep comes one that you do not know: the most \
        promising, then the nearest. --sort trending leaves that out.

        What you avoid or rated one or two limes is left out; --avoided includes it. --with also \
        regards what the others rated low, avoid and need.

        Your favourites are left out, because the page is for finding something new; --favorites \
        includes them.

        --since lists what people added, and what came with an import of a source that you had \
        imported before. Of the places of a first import nobody knows since when they are there.

        \(WishReader.grammar) 'with Eli' means --with, and 'somewhere new' means \
        --adventurous.
        """,
      operands: [WordSearch.words.declaration],
      options: [
        UserLocation.near.declaration, within.declaration, Party.with.declaration, sort.declaration,
        since.declaration,
        Party.avoided.declaration, favourites.declaration, favouritesSpelling.declaration,
        RankExplanation.flag.declaration, FacetLine.flag.declaration,
        FilterOptions.limit.declaration,
      ] + FilterOptions.declarations + [Exclusion.not.declaration] + OpenOptions.declarations
        + PlaceMap.declarations + CardList.declarations,
      rules: OpenOptions.rules + PlaceMap.rules + CardList.rules,
      examples: [
        Example("discover", "What is trending around you"),
        Example("discover thai cheap tonight", "In words"),
        Example("discover --favorites --explain", "Why each place ranks where it does"),
        Example("discover --cuisine thai --max-price 2 --within 2km", "Cheap and Thai"),
        Example("discover --at 'friday 20:00'", "Open on Friday night"),
        Example("discover --diet vegan --sort distance", "The nearest vegan meal"),
        Example("discover --since 30d", "What opened lately, as far as the data knows"),
      ],
      fields: RestaurantFields.declared + [RankExplanation.field, Party.ask, WishReader.field],
      columns: RestaurantColumns.notes + [Party.needs],
      exits: [ExitNote(1, "Nothing fits")],
      advice: Exclusion.advice(for: "discover") + OpenOptions.advice(for: "discover"),
      seeAlso: ["nearby", "search", "show", "rate", "fav"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let search = try WordSearch(
      arguments, arguments[WordSearch.words], context.store(), context, isForPeople: true)
    let reach = try context.distance(arguments[within])
    var question = NearbyQuestion(
      around: try search.origin(), within: reach ?? search.within ?? .kilometres(5))
    question.order = (arguments[sort] ?? .best).order
    question.filter = try search.filter()
    question.filter.appearedSince = arguments[since]?.pastDate(today: try context.today())
    question.limit = search.limit
    question.hidesAvoided = !(arguments[Party.avoided] ?? false)
    let output = try answer(question, search, reach: reach)
    return try CardList.shown(
      PlaceMap.added(to: output, arguments, context, from: question.origin), arguments, context)
  }

  /// The places that the words name, else the list of those that match.
  private static func answer(
    _ question: NearbyQuestion, _ search: WordSearch, reach: Distance?
  ) throws(Failure) -> Output {
    let (arguments, context) = (search.arguments, search.context)
    let ofRanking =
      [RankExplanation.flag.declaration, FacetLine.flag.declaration, Party.with.declaration]
      + (arguments[sort] == .distance ? [] : [sort.declaration])
    if let named = try search.named(question, reach: reach, ofRanking: ofRanking) { return named }
    let keepsFavourites = (arguments[favourites] ?? arguments[favouritesSpelling]) ?? false
    return try NearbyListing(
      context: context, store: search.store,
      party: try Party.of(arguments, context, and: search.people),
      hidden: keepsFavourites ? [] : [.favourites],
      explains: arguments[RankExplanation.flag] ?? false,
      showsFacets: arguments[FacetLine.flag] ?? false, asked: search.asked
    ).output(question)
  }
}
