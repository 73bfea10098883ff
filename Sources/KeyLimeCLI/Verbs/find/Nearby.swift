import Arguments
import KeyLimeEngine

/// `nearby`: lists places by distance.
enum Nearby: Verb {
  static let name = "nearby"

  static let within = Option(
    "within", short: "w", value: .distance, summary: "Maximum distance", standard: "3km")

  static var spec: CommandSpec {
    CommandSpec(
      name: name, group: .find, summary: "List places by distance",
      discussion: """
        The nearest place comes first. A place whose filtered value is unknown is left out, unless \
        you give --unknown. Unknown values never count as zero.
        """,
      options: [UserLocation.near.declaration, within.declaration, FilterOptions.limit.declaration]
        + FilterOptions.declarations + OpenOptions.declarations,
      rules: OpenOptions.rules,
      examples: [
        Example("nearby", "Places within three kilometres"),
        Example("nearby --within 500m --kind cafe", "Coffee around the corner"),
        Example("nearby --open-now", "Only places that are open now"),
        Example("nearby --json=name,distance", "For a script"),
      ],
      fields: RestaurantFields.declared, exits: [ExitNote(1, "No place matches")],
      seeAlso: ["discover", "search", "show"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let store = try context.store()
    let origin = try UserLocation(context: context, store: store).origin(arguments)
    var question = NearbyQuestion(
      around: origin, within: arguments[within] ?? .kilometres(3), order: .distance)
    question.filter = try OpenOptions.filter(arguments, context)
    question.limit = arguments[FilterOptions.limit] ?? 20
    return try NearbyListing(context: context, store: store).output(question)
  }
}
