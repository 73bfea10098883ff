import Arguments
import KeyLimeEngine

/// The parsed arguments of `iwant-pick`.
struct PickRequest {
  /// The question, without the places shown before.
  var question: PickQuestion
  /// The people who eat along.
  let party: Party
  /// Identifies a repeated question on the same day.
  let key: String

  /// Reads the command line.
  ///
  /// Throws `usage` when it names an unknown location, restaurant or cuisine.
  init(_ arguments: ParsedArguments, _ context: Context, _ store: Store) throws(Failure) {
    let clocks = try context.clocks()
    let origin = try UserLocation(context: context, store: store).origin(arguments)
    let today = clocks.standardZone.local(context.moment).date
    question = PickQuestion(
      around: origin, at: AskedTime(arguments[PickOptions.at] ?? .now, askedAt: context.moment),
      by: clocks, seed: try Self.seed(arguments, context, today))
    question.term = arguments[PickOptions.term].joined(separator: " ")
    question.reach = arguments[PickOptions.within] ?? question.reach
    question.count = arguments[PickOptions.count] ?? 1
    question.rules = Self.rules(arguments)
    question.includesAvoided = arguments[Party.avoided] ?? false
    question.novelty = Self.novelty(arguments, context)
    party = try Party.of(arguments, context)
    question.rules.vetoes = try Self.vetoes(arguments, context, store, origin)
    let others = party.companions.map(\.id.text).joined(separator: ",")
    key = "\(today) \(question.signature)\(others.isEmpty ? "" : " with \(others)")"
  }

  /// How new a place must be; nil when that is no matter.
  private static func novelty(_ arguments: ParsedArguments, _ context: Context) -> Novelty? {
    if arguments[PickOptions.adventurous] ?? false { return .neverVisited }
    return arguments[PickOptions.notSince].map {
      .notSince(context.moment.adding(seconds: -Int64($0.minutes) * 60))
    }
  }

  private static func seed(
    _ arguments: ParsedArguments, _ context: Context, _ today: CalendarDay
  ) throws(Failure) -> UInt64 {
    if let seed = arguments[PickOptions.seed] { return seed }
    if let seed = try context.environment.seed { return seed }
    return UInt64(clamping: today.year * 10_000 + today.month * 100 + today.day)
  }

  private static func rules(_ arguments: ParsedArguments) -> PickRules {
    var rules = PickRules()
    rules.maximumPrice = arguments[PickOptions.maxPrice] ?? rules.maximumPrice
    rules.rating = arguments[PickOptions.minRating].map { .atLeast($0) } ?? rules.rating
    rules.openFor = arguments[PickOptions.openFor]?.minutes ?? rules.openFor
    rules.unknownHours = arguments[PickOptions.unknownHours] ?? rules.unknownHours
    rules.allowsUnknown = !(arguments[PickOptions.strict] ?? false)
    rules.kinds = arguments[FilterOptions.kind]
    rules.cuisines = FilterOptions.cuisines(arguments)
    rules.diets = arguments[FilterOptions.diet]
    rules.guestAge = arguments[FilterOptions.age]
    return rules
  }

  private static func vetoes(
    _ arguments: ParsedArguments, _ context: Context, _ store: Store, _ origin: Coordinate
  ) throws(Failure) -> [Veto] {
    try arguments[PickOptions.not].map { (text) throws(Failure) in
      if text.hasPrefix("@") {
        let reference = RestaurantReference(context: context, store: store, origin: origin)
        return .restaurant(try reference.resolve(text, to: "exclude").restaurant.id)
      }
      let isKnown = try context.asking { () throws(StoreError) in try store.namesSomething(text) }
      guard isKnown else {
        throw .cannot(
          "exclude '\(text)'", "no restaurant or cuisine has this name", .usage,
          code: "unknown-veto", hints: ["keylime search finds places by a part of the name"])
      }
      return .named(text)
    }
  }
}
