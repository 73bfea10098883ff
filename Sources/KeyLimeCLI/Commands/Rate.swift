import Arguments
import KeyLimeEngine

/// Rates a place with one to five limes.
enum Rate: Verb {
  static let name = "rate"

  private static let restaurant = Operand(
    "RESTAURANT", value: .restaurant, summary: "An id, a name, or @N of the last list",
    arity: .optional)
  private static let limes = Operand(
    "LIMES", value: .limes, summary: "1 to 5, or a phrase such as 'great'", arity: .optional)
  private static let clear = Flag("clear", summary: "Take your rating back")

  static var spec: CommandSpec {
    CommandSpec(
      name: name, group: .act, summary: "Rate a place with one to five limes",
      discussion: "Your latest rating counts. Without an operand your ratings are listed.",
      operands: [restaurant.declaration, limes.declaration],
      options: [clear.declaration] + ActingOptions.declarations,
      rules: [.conflict("LIMES", "clear")],
      examples: [
        Example("rate 'Bao House' 5", "Or a phrase: rate 'Bao House' great"),
        Example("rate 'Bao House' --clear", "As if you had never rated it"),
      ],
      fields: [
        ResultField("restaurant", type: "string", "The id of the restaurant"),
        ResultField("name", type: "string", "Its name"),
        ResultField("limes", type: "number", "1 to 5"),
        ResultField("event", type: "string", "The journal's name for what was done"),
      ],
      exits: [ExitNote(1, "There is no such restaurant")], seeAlso: ["fav", "discover"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let acting = try Acting(context)
    let reference = RestaurantReference(context: context, store: acting.store, origin: nil)
    let found = try reference.resolve(try arguments.needed(restaurant), to: "rate")
    let place = found.restaurant
    var json: JSONObject = ["restaurant": .string(place.id.text), "name": .string(place.name)]
    if arguments[clear] ?? false {
      return try acting.perform(
        [.clearRating(place.id)], arguments, json: json,
        line: "took back your rating of \(place.name, .strong)")
    }
    let rating = try arguments.needed(limes)
    json["limes"] = .count(rating.count)
    return try acting.perform(
      [.rate(place.id, rating)], arguments, json: json,
      line: "rated \(place.name, .strong) \(rating.count) of 5 limes")
  }
}

extension ValueType<Limes> {
  /// A rating as a number.
  static let limes = ValueType("LIMES", expects: "1 to 5") { Int($0).flatMap { Limes($0) } }
}
