import Arguments
import KeyLimeEngine

/// `nearby`: lists places by distance.
enum Nearby: Verb {
  static let within = Option(
    "within", short: "w", value: .distance, summary: "Maximum distance",
    standard: "3km, and for names any if nothing there matches")

  private static let sort = SortOrder.option(standard: .distance)

  static var spec: CommandSpec {
    CommandSpec(
      name: "nearby", group: .find, summary: "List places by distance",
      discussion: """
        The nearest place comes first. --sort rating lists the best rated first: few ratings \
        count less than many, and unrated places are where three limes are. A place of which a \
        filtered value is unknown is left out unless --unknown is given; nothing unknown counts \
        as zero.

        \(WishReader.grammar)
        """,
      operands: [WordSearch.words.declaration],
      options: [
        UserLocation.near.declaration, within.declaration, sort.declaration,
        RankExplanation.flag.declaration, FacetLine.flag.declaration,
        FilterOptions.limit.declaration,
      ]
        + FilterOptions.declarations + [Exclusion.not.declaration] + OpenOptions.declarations
        + PlaceMap.declarations + NearbyFollow.declarations,
      rules: OpenOptions.rules + PlaceMap.rules + NearbyFollow.rules,
      examples: [
        Example("nearby", "Places within three kilometres"),
        Example("nearby --within 500m --kind cafe", "Coffee around the corner"),
        Example("nearby vegan within 10min", "In words"),
        Example("nearby --open-now", "Where you can go right away"),
        Example("nearby --sort rating --min-rating 4", "The best of what is around"),
        Example("nearby --follow --track walk.gpx", "What you pass on a recorded walk"),
        Example("nearby --json=name,distance", "For a script"),
      ],
      fields: RestaurantFields.declared + [RankExplanation.field, Party.ask, WishReader.field],
      columns: RestaurantColumns.notes,
      exits: [ExitNote(1, "Nothing fits")],
      advice: Exclusion.advice(for: "nearby") + OpenOptions.advice(for: "nearby") + [
        Advice("--with", "discover --with <person>")
      ], seeAlso: ["discover", "search", "show"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let store = try context.store()
    let search = try WordSearch(arguments, arguments[WordSearch.words], store, context)
    let follows = arguments[NearbyFollow.follow] ?? false
    // Who moves need not be anywhere at first.
    let start = follows ? Coordinate(latitude: 0, longitude: 0) : nil
    let origin = if let start { start } else { try search.origin() }
    let reach = try context.distance(arguments[within])
    var question = NearbyQuestion(
      around: origin, within: reach ?? search.within ?? .kilometres(3),
      order: (arguments[sort] ?? .distance).order)
    question.filter = try search.filter()
    question.limit = search.limit
    if follows { return try NearbyFollow.run(arguments, context, store, question, search) }
    let ofRanking =
      [RankExplanation.flag.declaration, FacetLine.flag.declaration]
      + (arguments[sort] == .distance ? [] : [sort.declaration])
    if let answer = try search.named(question, reach: reach, ofRanking: ofRanking) {
      return try PlaceMap.added(to: answer, arguments, context, from: question.origin)
    }
    let output = try NearbyListing(
      context: context, store: store, explains: arguments[RankExplanation.flag] ?? false,
      showsFacets: arguments[FacetLine.flag] ?? false, asked: search.asked
    ).output(question)
    return try PlaceMap.added(to: output, arguments, context, from: question.origin)
  }
}
