import Arguments
import KeyLimeEngine

/// The options that say what a person needs from a place to eat.
enum TasteOptions {
  static let diet = Option(
    "diet", short: "d", value: .commaSeparated(diets), summary: "A diet that they keep, or none"
  ).repeatable
  static let service = Option(
    "service", value: .commaSeparated(services),
    summary: "A service that they need, or none"
  ).repeatable
  static let avoid = Option(
    "avoid",
    value: .commaSeparated(.text.named("CUISINE").completed(by: .dynamic("cuisine"))),
    summary: "Cuisines that they do not eat; '' for none"
  ).repeatable
  static let maxPrice = Option(
    "max-price", short: "p", value: ValueType<PriceLevel>.priceLevel.orNothing,
    summary: "Price level at most, 1 to 4; '' for any")

  private static let diets = ValueType<Diet?>.choice(
    "DIET",
    Diet.allCases.map { Choice($0.rawValue, $0) } + [Choice("none", nil, "they eat everything")])

  private static let services = ValueType<Service?>.choice(
    "SERVICE",
    Service.allCases.map { Choice($0.rawValue, $0) } + [Choice("none", nil, "they need nothing")])

  static let declarations: [OptionDeclaration] = [
    diet.declaration, service.declaration, avoid.declaration, maxPrice.declaration,
  ]

  /// Tastes with the changes of the options; a list replaces the previous list.
  static func applied(to tastes: Tastes, _ arguments: ParsedArguments) -> Tastes {
    var tastes = tastes
    let diets = arguments[diet]
    if !diets.isEmpty { tastes.diets = diets.flatMap(\.self).compactMap(\.self).withoutRepeats }
    let services = arguments[service]
    if !services.isEmpty {
      tastes.services = services.flatMap(\.self).compactMap(\.self).withoutRepeats
    }
    if !arguments[avoid].isEmpty {
      tastes.avoids = avoided(arguments).map(Avoided.slug).withoutRepeats
    }
    if let given = arguments[maxPrice] { tastes.maximumPrice = given }
    return tastes
  }

  /// Warns of cuisines in the options that no place serves, as a mistyped one.
  ///
  /// Throws `store` when the catalogue cannot be read.
  static func warnOfUnserved(
    _ arguments: ParsedArguments, _ session: UserSession
  ) throws(Failure) {
    try AvoidedCuisineCheck(session: session).warnOfUnserved(avoided(arguments))
  }

  private static func avoided(_ arguments: ParsedArguments) -> [String] {
    arguments[avoid].flatMap(\.self).filter { !$0.isEmpty }
  }

  /// What is known of tastes, for a page.
  static func facts(_ tastes: Tastes) -> [(String, String?)] { facts(of: tastes, and: Tastes()) }

  /// What counts of the tastes of a contact and of their account, and which of it the account says.
  static func facts(of contact: Tastes, and account: Tastes) -> [(String, String?)] {
    func sourced(_ text: String, isOfContact: Bool) -> String {
      isOfContact ? text : "\(text) (their account)"
    }
    let counted = contact.tightened(by: account)
    return [
      (
        "diet",
        counted.diets.map { sourced($0.title, isOfContact: contact.diets.contains($0)) }
          .commaSeparated
      ),
      (
        "needs",
        counted.services.map { sourced($0.title, isOfContact: contact.services.contains($0)) }
          .commaSeparated
      ),
      (
        "avoids",
        counted.avoids.map { sourced($0.spaced, isOfContact: contact.avoids.contains($0)) }
          .commaSeparated
      ),
      (
        "spends",
        counted.maximumPrice.map {
          sourced("at most \($0.signs)", isOfContact: contact.maximumPrice == $0)
        }
      ),
    ]
  }

  static let fields = [
    ResultField("diets", type: "array", "Diets that they keep"),
    ResultField("services", type: "array", "What a place must offer them"),
    ResultField("avoids", type: "array", "Cuisines that they do not eat"),
    ResultField("maxPrice", type: "number", "Price level at most, 1 to 4"),
  ]
}
