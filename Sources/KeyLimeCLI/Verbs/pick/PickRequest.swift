import Arguments
import KeyLimeEngine

/// The parsed arguments of `iwant-pick`.
struct PickRequest {
  /// The question, without the places shown before.
  var question: PickQuestion
  /// The people who eat along.
  let party: Party
  /// What the words were taken to mean; nil when they only name something.
  let asked: String?
  /// Identifies a repeated question on the same day.
  let key: String

  /// Reads the command line.
  ///
  /// Throws `usage` when it names an unknown location, restaurant or cuisine.
  init(_ arguments: ParsedArguments, _ context: Context, _ store: Store) throws(Failure) {
    let clocks = try context.clocks()
    let search = try WordSearch(
      arguments, arguments[PickOptions.term], store, context, filtersByServing: false,
      filtersByKind: true, leavesOutVisited: true, isForPeople: true)
    asked = search.asked
    let origin = try search.origin()
    let today = clocks.standardZone.local(context.moment).date
    question = PickQuestion(
      around: origin,
      at: AskedTime(
        arguments[PickOptions.at] ?? search.wish?.time ?? .now, askedAt: context.moment),
      by: clocks, seed: try Self.seed(arguments, context, today))
    question.term = search.text
    let reach = try context.distance(arguments[PickOptions.within])
    question.reach = reach ?? search.within ?? question.reach
    question.count = arguments[PickOptions.count] ?? 1
    question.rules = Self.rules(arguments)
    search.wish?.add(to: &question.rules)
    question.includesAvoided = arguments[Party.avoided] ?? false
    question.novelty =
      Self.novelty(arguments, context) ?? (search.wish?.isNew == true ? .neverVisited : nil)
    party = try Party.of(arguments, context, and: search.people)
    question.rules.vetoes += try Exclusion.vetoes(arguments, context, store, origin)
    let others = party.companions.map(\.id.text).joined(separator: ",")
    let absence = arguments[PickOptions.notSince].map { " \($0.minutes)" } ?? ""
    key = "\(today) \(question.signature)\(absence)\(others.isEmpty ? "" : " with \(others)")"
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
    rules.prices = arguments[FilterOptions.price].flatMap(\.self)
    rules.maximumPrice = arguments[PickOptions.maxPrice] ?? rules.maximumPrice
    rules.rating = arguments[PickOptions.minRating].map { .atLeast($0) } ?? rules.rating
    rules.openFor = arguments[PickOptions.openFor]?.minutes ?? rules.openFor
    rules.unknownHours = arguments[PickOptions.unknownHours] ?? rules.unknownHours
    rules.allowsUnknown = !(arguments[PickOptions.strict] ?? false)
    rules.keepsUnknown = arguments[FilterOptions.unknown] ?? false
    rules.kinds = arguments[FilterOptions.kind].flatMap(\.self)
    rules.cuisines = FilterOptions.cuisines(arguments)
    let diets = arguments[FilterOptions.diet].flatMap(\.self)
    (rules.diets, rules.onlyDiets) = (diets.some, diets.only)
    rules.guestAge = arguments[FilterOptions.age]
    return rules
  }
}
