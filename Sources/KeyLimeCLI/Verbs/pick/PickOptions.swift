import Arguments
import KeyLimeEngine

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
    "open-for", value: .duration, summary: "Open for at least this long", standard: "30m")
  static let unknownHours = Option(
    "unknown-hours", value: unknownHoursType, summary: "How to treat unknown hours",
    standard: "assume")
  static let at = Option(
    "at", value: .when, summary: "When you want to eat", discussion: ValueType<When>.grammarByPlace,
    standard: "now")
  static let strict = Flag(
    "strict", summary: "Only places with known price and rating",
    discussion: "This is the rule of the iWant app; open data rarely has either.")
  static let adventurous = Flag(
    "adventurous", summary: "Only places where you have never been")
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
    FilterOptions.kind.declaration, FilterOptions.diet.declaration, FilterOptions.price.declaration,
    maxPrice.declaration, minRating.declaration, openFor.declaration, unknownHours.declaration,
    at.declaration,
    strict.declaration, FilterOptions.unknown.declaration, FilterOptions.age.declaration,
    Exclusion.not.declaration, adventurous.declaration,
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
