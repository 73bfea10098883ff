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
      filtersByKind: true, isForPeople: true)
    asked = search.asked
    let origin = try search.origin()
    let today = clocks.standardZone.local(context.moment).date
    question = PickQuestion(
      around: origin,
      at: AskedTime(
        arguments[PickOptions.at] ?? search.wish?.time ?? .now, askedAt: context.moment,
        lasting: search.wish?.stay ?? 0),
      by: clocks, seed: try Self.seed(arguments, context, today))
    question.term = search.text
    let reach = try context.distance(arguments[PickOptions.within])
    question.reach = reach ?? search.within ?? question.reach
    question.count = arguments[PickOptions.count] ?? search.wish?.most ?? 1
    question.rules = Self.rules(arguments, context)
    search.wish?.add(to: &question.rules)
    question.includesAvoided = arguments[Party.avoided] ?? false
    party = try Party.of(arguments, context, and: search.people)
    question.rules.filter.vetoes += try Exclusion.vetoes(arguments, context, store, origin)
    let others = party.companions.map(\.id.text).joined(separator: ",")
    let absence = arguments[PickOptions.notSince].map { " \($0.minutes)" } ?? ""
    key = "\(today) \(question.signature)\(absence)\(others.isEmpty ? "" : " with \(others)")"
  }

  private static func seed(
    _ arguments: ParsedArguments, _ context: Context, _ today: CalendarDay
  ) throws(Failure) -> UInt64 {
    if let seed = arguments[PickOptions.seed] { return seed }
    if let seed = try context.environment.seed { return seed }
    return UInt64(clamping: today.year * 10_000 + today.month * 100 + today.day)
  }

  private static func rules(_ arguments: ParsedArguments, _ context: Context) -> PickRules {
    var rules = PickRules()
    rules.prices = arguments[FilterOptions.price].flatMap(\.self)
    rules.maximumPrice = arguments[PickOptions.maxPrice] ?? rules.maximumPrice
    rules.rating = arguments[PickOptions.minRating].map { .atLeast($0) } ?? rules.rating
    rules.openFor = arguments[PickOptions.openFor]?.minutes ?? rules.openFor
    rules.unknownHours = arguments[PickOptions.unknownHours] ?? rules.unknownHours
    rules.allowsUnknown = !(arguments[PickOptions.strict] ?? false)
    rules.filter = FilterOptions.filterApartFromNumbers(arguments)
    rules.filter.checkedSince = arguments[FilterOptions.checkedWithin].map(context.day(before:))
    if let absence = arguments[PickOptions.notSince] {
      rules.filter.novelty = .notSince(
        context.moment.adding(seconds: -Int64(absence.minutes) * 60))
    }
    return rules
  }
}

/// The options of `iwant-pick`; their defaults are those of ``PickRules``.
enum PickOptions {
  static let term = ListOperand(
    "TERM", value: .text.completed(by: .dynamic("search")), summary: "What you feel like")
  static let within = Option(
    "within", short: "w", value: .distance, summary: "Maximum distance", standard: "10mi")
  static let maxPrice = Option(
    "max-price", short: "p", value: .priceLevel,
    summary: "Price level at most: 1 (cheap) to 4 (expensive)",
    standard: "2")
  static let minRating = Option(
    "min-rating", short: "r", value: .stars, summary: "Rating at least this many stars",
    standard: "a promise of 3.5")
  static let openFor = Option(
    "open-for", value: .duration, summary: "Open for at least this long",
    standard: "30m; 1m after 'until TIME'")
  static let unknownHours = Option(
    "unknown-hours", value: unknownHoursType, summary: "How to treat unknown hours",
    standard: "assume")
  static let at = Option(
    "at", value: .when, summary: "When you want to eat", discussion: ValueType<When>.grammarByPlace,
    standard: "now")
  static let strict = Flag(
    "strict", summary: "Only places with known price and rating",
    discussion: "This is the rule of the iWant app; open data rarely has either.")
  static let notSince = Option(
    "not-since", value: .duration,
    summary: "Only places not visited for so long, such as 7d")
  static let next = Flag("next", summary: "The next best, after those shown today")
  static let count = Option(
    "limit", short: "n", value: .integer(in: 1...100), summary: "Number of best places to list",
    standard: "1"
  ).formerly("count")
  static let seed = Option(
    "seed", value: ValueType("N", expects: "a whole number from 0") { UInt64($0) },
    summary: "Seed of the random luck", standard: "KEYLIME_SEED, else the date")
  static let explain = Flag(
    "explain", summary: "Show how the score is computed",
    discussion: """
      In a list, the columns +DISTANCE, +RATING, +OPEN, +PRICE and +LUCK come after all others.
      """)
  static let open = Flag("open", summary: "Open directions in a browser")
  static let web = Flag("web", summary: "Open its web page")

  static let declarations: [OptionDeclaration] = [
    UserLocation.near.declaration, within.declaration, Party.with.declaration,
    FilterOptions.cuisine.declaration,
    FilterOptions.kind.declaration, FilterOptions.diet.declaration,
    FilterOptions.service.declaration, FilterOptions.tag.declaration,
    FilterOptions.price.declaration,
    maxPrice.declaration, minRating.declaration, openFor.declaration, unknownHours.declaration,
    at.declaration,
    strict.declaration, FilterOptions.known.declaration,
    FilterOptions.checkedWithin.declaration, FilterOptions.unknown.declaration,
    FilterOptions.age.declaration,
    Exclusion.not.declaration, FilterOptions.adventurous.declaration,
    notSince.declaration, Party.avoided.declaration, next.declaration, count.declaration,
    seed.declaration, explain.declaration, open.declaration,
    web.declaration,
  ]

  static let rules: [Rule] = [
    .atMostOne(["open", "web"]), .conflict("limit", "open"), .conflict("limit", "web"),
    .conflict("adventurous", "not-since"),
  ]

  private static let unknownHoursType = ValueType.choice(
    "HOW",
    [
      Choice("assume", UnknownHours.assume, "open from 10:00 to 21:59, for another 30 minutes"),
      Choice("open", .open, "open, for another 30 minutes"), Choice("closed", .closed, "closed"),
    ])
}

/// What to do with a pick instead of showing it.
enum PickAction {
  /// Open directions.
  case directions
  /// Open its web page.
  case page

  /// The action that the options request; nil to show the pick.
  init?(_ arguments: ParsedArguments) {
    if arguments[PickOptions.open] ?? false {
      self = .directions
    } else if arguments[PickOptions.web] ?? false {
      self = .page
    } else {
      return nil
    }
  }

  /// Performs the action.
  ///
  /// Throws `nothingFound` when the place has no web page, and `usage` with the address when there
  /// is no program to open it.
  func perform(on found: Found, _ question: PickQuestion) throws(Failure) -> Output {
    let restaurant = found.restaurant
    let url: String
    let line: StyledText
    switch self {
    case .directions:
      url = Directions(destination: restaurant.position, origin: question.origin).url
      line = "opened directions to \(restaurant.name, .strong)"
    case .page:
      guard let website = restaurant.website else {
        throw .cannot(
          "open the page of '\(restaurant.name)'", "it has no known web page", .nothingFound,
          code: "no-web-page", hints: ["--open shows directions"])
      }
      url = OpenableAddress(page: website)?.text ?? website
      line = "opened the page of \(restaurant.name, .strong)"
    }
    try AddressOpener.open(url)
    var json: JSONObject = ["id": .string(restaurant.id.text), "name": .string(restaurant.name)]
    json["url"] = .string(url)
    return .done(Confirmation(json: json, line: line))
  }
}
