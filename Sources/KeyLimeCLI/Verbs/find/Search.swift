import Arguments
import KeyLimeEngine

/// `search`: finds places by name, cuisine or street.
enum Search: Verb {
  private static let words = ListOperand(
    "WORDS", value: .text.completed(by: .dynamic("search")), summary: "Words to search for",
    atLeast: 1)
  private static let within = Option(
    "within", short: "w", value: .distance, summary: "Maximum distance",
    standard: "50km, and any if nothing there matches")

  static var spec: CommandSpec {
    CommandSpec(
      name: "search", group: .find, summary: "Find places by name, cuisine or street",
      discussion: """
        Case, accents, apostrophes and character width do not matter, and the last word may be \
        incomplete. Words of five or more letters may contain one typing error, words of nine or \
        more two. An error in the first letter counts twice, and a word with a digit may have none. \
        Names in Greek, Cyrillic, Georgian, Armenian, kana and Hangul may be typed in Latin \
        letters: zito leb finds Жито Леб.

        A postcode, or its beginning, finds the places there. The town may stand before or behind \
        the other words.

        Near places come first. Of two at the same distance, a whole word in the name comes before \
        the beginning of one, that before a cuisine, and that before a street: a beginning and a \
        cuisine count as twice as far as a whole word, a street as sixteen times. Places beyond 50 km are listed only when nothing \
        nearer matches, and a line on standard error says so.

        \(WishReader.grammar) Here words for cuisines search too, and words for kinds \
        search names, unless a cuisine stands beside them (italian restaurant).
        """,
      operands: [words.declaration],
      options: [UserLocation.near.declaration, within.declaration, FilterOptions.limit.declaration]
        + FilterOptions.declarations + [Exclusion.not.declaration] + OpenOptions.declarations
        + PlaceMap.declarations,
      rules: OpenOptions.rules + PlaceMap.rules,
      examples: [
        Example("search taco", "Everything that begins with taco"),
        Example("search cafe", "Also finds 'Café'"),
        Example("search curry --diet vegan", "With a filter"),
        Example("search cheap taco tonight", "The same in words"),
      ],
      fields: RestaurantFields.declared + [Party.ask, WishReader.field],
      columns: RestaurantColumns.notes,
      exits: [ExitNote(1, "Nothing matches")],
      advice: Exclusion.advice(for: "search") + OpenOptions.advice(for: "search") + [
        Advice("--with", "discover --with <person>")
      ], seeAlso: ["discover", "show"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let store = try context.store()
    let text = arguments[words].joined(separator: " ")
    guard SearchQuestion.hasWords(text) else { throw .nothingToSearch(text) }
    let search = try WordSearch(
      arguments, arguments[words], store, context, filtersByServing: false, listsAnything: false)
    let reach = try context.distance(arguments[within]) ?? search.within
    if search.isForFiltersOnly {
      var question = NearbyQuestion(
        around: try search.origin(),
        within: reach ?? SearchQuestion.near)
      question.filter = try search.filter()
      question.limit = search.limit
      let output = try NearbyListing(context: context, store: store, asked: search.asked)
        .output(question)
      return try PlaceMap.added(to: output, arguments, context, from: question.origin)
    }
    let origin = try search.knownOrigin()
    guard reach == nil || origin != nil else {
      _ = try search.origin()
      return .shown
    }
    var question = SearchQuestion(search.text, from: origin)
    (question.reach, question.limit) = (reach, search.limit)
    question.filter = try search.filter()
    let output = try search.matches(question)
    return try PlaceMap.added(to: output, arguments, context, from: origin)
  }
}

extension Failure {
  fileprivate static func nothingToSearch(_ text: String) -> Failure {
    .cannot(
      "search for '\(text)'", "it has neither letters nor digits", .usage, code: "bad-value",
      hints: ["keylime nearby lists everything around you"])
  }
}
