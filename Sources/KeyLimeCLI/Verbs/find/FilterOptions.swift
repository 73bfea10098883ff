import Arguments
import KeyLimeEngine

/// The filter options that all verbs of the `find` group share.
enum FilterOptions {
  static let cuisine = Option(
    "cuisine", short: "c",
    value: .commaSeparated(.filledText.named("CUISINE").completed(by: .dynamic("cuisine"))),
    summary: "Only these cuisines, such as thai,pho"
  ).repeatable
  static let kind = Option(
    "kind", short: "k", value: .commaSeparated(.kind), summary: "Only these kinds of place",
    discussion: "A place of unknown kind counts as a restaurant."
  ).repeatable
  static let diet = Option(
    "diet", short: "d", value: .commaSeparated(.dietWish),
    summary: "Only places for these diets, or vegan=only"
  ).repeatable
  static let service = Option(
    "service", value: .commaSeparated(.service),
    summary: "Only places that offer these, such as takeaway"
  ).repeatable
  static let tag = Option(
    "tag", value: .commaSeparated(.filledText.named("TAG")),
    summary: "Only places that you noted with all these tags"
  ).repeatable
  static let adventurous = Flag(
    "adventurous", summary: "Only places where you have never been",
    discussion: "A place that you rated counts as one where you have been.")
  static let price = Option(
    "price", value: .commaSeparated(.priceLevel), summary: "Only these price levels, such as 1,2"
  ).repeatable
  static let maxPrice = Option(
    "max-price", short: "p", value: .priceLevel,
    summary: "Price level at most: 1 (cheap) to 4 (expensive)")
  static let minRating = Option(
    "min-rating", short: "r", value: .stars, summary: "Rating at least this many stars")
  static let known = Option(
    "known", value: .commaSeparated(.oneOf(Filter.KnownField.self, "FIELD")),
    summary: "Only places whose FIELD is known"
  ).repeatable
  static let checkedWithin = Option(
    "checked-within", value: .duration,
    summary: "Only places checked within so long: 2y")
  static let age = Option(
    "age", value: .integer(in: 0...130), summary: "Your age: skip places with a higher minimum age")
  static let unknown = Flag(
    "unknown", summary: "Keep places whose filtered value is unknown",
    discussion: """
      Where nobody knows of a diet or service, the column NEEDS says what to ask. In discover, \
      nearby and iwant-pick such places come after those that fit; a place of unknown kind or \
      cuisine does not.
      """,
    negatable: true)
  static let limit = Option(
    "limit", short: "n", value: .limit(upTo: 100_000),
    summary: "Maximum number of rows; 0 shows all", standard: "20")

  /// The options that filter by properties of a place.
  static let declarations: [OptionDeclaration] = [
    cuisine.declaration, kind.declaration, diet.declaration, service.declaration, tag.declaration,
    adventurous.declaration, price.declaration, maxPrice.declaration, minRating.declaration,
    known.declaration,
    checkedWithin.declaration, age.declaration,
    unknown.declaration,
  ]

  /// The cuisines of all `--cuisine` options.
  static func cuisines(_ arguments: ParsedArguments) -> [String] {
    let lists = arguments[cuisine]
    // Usually there is none, so avoid the cost of joining.
    return lists.isEmpty ? [] : lists.flatMap(\.self).filter { !$0.isEmpty }
  }

  /// The filter described by the options.
  static func filter(_ arguments: ParsedArguments) -> Filter {
    var filter = filterApartFromNumbers(arguments)
    filter.prices = arguments[price].flatMap(\.self)
    filter.maximumPrice = arguments[maxPrice]
    filter.minimumRating = arguments[minRating]
    return filter
  }

  /// The same without price and rating, for which a pick has rules of its own.
  static func filterApartFromNumbers(_ arguments: ParsedArguments) -> Filter {
    var filter = Filter()
    filter.cuisines = cuisines(arguments)
    filter.kinds = arguments[kind].flatMap(\.self)
    let diets = arguments[diet].flatMap(\.self)
    (filter.diets, filter.onlyDiets) = (diets.some, diets.only)
    filter.services = arguments[service].flatMap(\.self)
    filter.tags = arguments[tag].flatMap(\.self)
    if arguments[adventurous] ?? false { filter.novelty = .neverVisited }
    filter.known = arguments[known].flatMap(\.self)
    filter.guestAge = arguments[age]
    filter.allowsUnknown = arguments[unknown] ?? false
    return filter
  }
}

extension ValueType<PriceLevel> {
  /// A price level, as a number or as `$` signs.
  static let priceLevel = ValueType("LEVEL", expects: "a price level from 1 to 4, or $ to $$$$") {
    text in
    Int(text).flatMap(PriceLevel.init(rawValue:))
      ?? PriceLevel.allCases.first { $0.signs == text }
  }
}

extension ValueType<Stars> {
  /// A rating in stars.
  static let stars = ValueType("STARS", expects: "a number of stars from 0 to 5") { text in
    Double(text).flatMap { Stars($0) }
  }
}

extension Context {
  /// The day that lay so long before now, in UTC.
  func day(before duration: Duration) -> CalendarDay {
    CalendarDay(daysSince1970: Int((now.seconds - duration.components.seconds) / 86_400))
  }
}

extension ParsedArguments {
  /// How many rows to list; 0, typed or `standard`, means all.
  func rows(_ limit: Option<Int>, standard: Int) -> Int {
    let rows = self[limit] ?? standard
    // More than any list has.
    return rows == 0 ? 1_000_000_000 : rows
  }
}
