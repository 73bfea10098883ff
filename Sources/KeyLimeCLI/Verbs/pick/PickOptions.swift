import Arguments
import KeyLimeEngine

/// What `iwant-pick` takes; the standards are those of ``PickRules``.
enum PickOptions {
  static let term = ListOperand(
    "TERM", value: .text.completed(by: .dynamic("search")), summary: "What you feel like")
  static let within = Option(
    "within", short: "w", value: .distance, summary: "At most this far away", standard: "10mi")
  static let maxPrice = Option(
    "max-price", short: "p", value: .priceLevel, summary: "At most this dear, 1 to 4",
    standard: "2")
  static let minRating = Option(
    "min-rating", short: "r", value: .stars, summary: "At least so many stars",
    standard: "a promise of 3.5")
  static let openFor = Option(
    "open-for", value: .duration, summary: "Open for at least so long", standard: "30m")
  static let unknownHours = Option(
    "unknown-hours", value: unknownHoursType, summary: "What unknown hours count as",
    standard: "assume")
  static let at = Option(
    "at", value: .when, summary: "When you want to eat", discussion: ValueType<When>.grammarByPlace,
    standard: "now")
  static let strict = Flag(
    "strict", summary: "Only places of known price and rating",
    discussion: "The rule of iWant itself; open data seldom knows either.")
  static let not = Option(
    "not", value: .restaurant.named("RESTAURANT|CUISINE"),
    summary: "Anything but this place or cuisine"
  ).repeatable
  static let adventurous = Flag(
    "adventurous", summary: "Only places where you have not been yet")
  static let next = Flag("next", summary: "The next best after those shown today")
  static let count = Option(
    "count", short: "n", value: .integer(in: 1...100), summary: "The so many best",
    standard: "1")
  static let seed = Option(
    "seed", value: ValueType("N", expects: "a whole number from 0") { UInt64($0) },
    summary: "Where luck begins", standard: "KEYLIME_SEED, else the date")
  static let explain = Flag("explain", summary: "Show how the score comes about")
  static let open = Flag("open", summary: "Open the way there in a browser")
  static let web = Flag("web", summary: "Open its web page")

  static let declarations: [OptionDeclaration] = [
    Whereabouts.near.declaration, within.declaration, FindingOptions.cuisine.declaration,
    FindingOptions.kind.declaration, FindingOptions.diet.declaration, maxPrice.declaration,
    minRating.declaration, openFor.declaration, unknownHours.declaration, at.declaration,
    strict.declaration, FindingOptions.age.declaration, not.declaration, adventurous.declaration,
    next.declaration, count.declaration, seed.declaration, explain.declaration, open.declaration,
    web.declaration,
  ]

  static let rules: [Rule] = [
    .atMostOne(["open", "web"]), .conflict("count", "open"), .conflict("count", "web"),
  ]

  private static let unknownHoursType = ValueType.choice(
    "HOW",
    [
      Choice("assume", UnknownHours.assume, "open from 10:00 to 21:59, for another 30 minutes"),
      Choice("open", .open, "open, for another 30 minutes"), Choice("closed", .closed, "closed"),
    ])
}
