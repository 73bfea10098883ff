import Arguments
import KeyLimeEngine

/// Finds places by their names, cuisines and streets.
enum Search: Verb {
  static let name = "search"

  private static let words = ListOperand(
    "WORDS", value: .text.completed(by: .dynamic("search")), summary: "What to look for",
    atLeast: 1)
  private static let within = Option(
    "within", short: "w", value: .distance, summary: "At most this far away", standard: "any")

  static var spec: CommandSpec {
    CommandSpec(
      name: name, group: .find, summary: "Find places by name, cuisine or street",
      discussion: """
        Case, accents, apostrophes and width make no difference, and the last word may be \
        unfinished. Words of five letters may hold one typing slip, words of nine letters two. \
        Better matches come first; of equal ones the nearer.
        """,
      operands: [words.declaration],
      options: [Whereabouts.near.declaration, within.declaration, FindingOptions.limit.declaration]
        + FindingOptions.declarations + OpenOptions.declarations,
      rules: OpenOptions.rules,
      examples: [
        Example("search taco", "Everything that begins with taco"),
        Example("search cafe", "Finds 'Café' as well"),
        Example("search curry --diet vegan", "With a filter"),
      ],
      fields: RestaurantFields.declared, exits: [ExitNote(1, "Nothing matches")],
      seeAlso: ["discover", "show"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let store = try context.store()
    let text = arguments[words].joined(separator: " ")
    guard SearchQuestion.hasWords(text) else { throw .nothingToSearch(text) }
    var question = SearchQuestion(text)
    question.origin = try Whereabouts(context: context, store: store).knownOrigin(arguments)
    question.reach = arguments[within]
    question.filter = try OpenOptions.filter(arguments, context)
    question.limit = arguments[FindingOptions.limit] ?? 20
    guard question.reach == nil || question.origin != nil else {
      _ = try Whereabouts(context: context, store: store).origin(arguments)
      return .shown
    }
    let places = try context.places()
    let answer = try context.asking { [question] () throws(PlaceQuestionError) in
      try places.search(question, showsOwn: context.showsOwn)
    }
    let lacking =
      answer.found.isEmpty
      ? try LackingOffer(context: context, store: store).hints(question.filter) : []
    return try RestaurantListing(
      context: context, store: store, time: question.filter.open?.time
    ).output(
      answer,
      whenEmpty: Nothing(
        "nothing matches '\(text)'", hints: lacking + ["try fewer or shorter words"]))
  }
}

extension Failure {
  fileprivate static func nothingToSearch(_ text: String) -> Failure {
    .cannot(
      "search for '\(text)'", "it has neither letters nor digits", .usage, code: "bad-value",
      hints: ["keylime nearby lists everything around you"])
  }
}
