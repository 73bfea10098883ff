import Arguments
import KeyLimeEngine

/// `--not`: what must not be among the places of a finding verb.
enum Exclusion {
  static let not = Option(
    "not",
    value: .restaurant.named("RESTAURANT|CUISINE").completed(by: .dynamic("excluded")),
    summary: "Exclude this place or cuisine"
  ).repeatable

  /// The options of other tools for the same.
  static func advice(for verb: String) -> [Advice] {
    ["--exclude", "--without"].map { Advice($0, "\(verb) --not <cuisine>") }
  }

  /// What the options exclude; a list of names has a comma between two.
  ///
  /// Throws `nothingFound` when a name is neither that of a restaurant nor of a cuisine or a kind.
  static func vetoes(
    _ arguments: ParsedArguments, _ context: Context, _ store: Store, _ origin: Coordinate?
  ) throws(Failure) -> [Veto] {
    var vetoes: [Veto] = []
    for text in arguments[not] {
      if text.hasPrefix("@") {
        let reference = RestaurantReference(context: context, store: store, origin: origin)
        vetoes.append(.restaurant(try reference.resolve(text, to: "exclude").restaurant.id))
      } else if let veto = try known(text, context, store) {
        vetoes.append(veto)
      } else {
        // The name of a place may contain a comma; a list of them has one between two.
        for part in text.split(separator: ",").map({ $0.drop { $0 == " " } }) {
          vetoes.append(try veto(String(part), context, store))
        }
      }
    }
    return vetoes
  }

  private static func veto(
    _ text: String, _ context: Context, _ store: Store
  ) throws(Failure) -> Veto {
    if let veto = try known(text, context, store) { return veto }
    if let kind = Kind(word: text) { return .kind(kind) }
    throw .cannot(
      "exclude '\(text)'", "no restaurant or cuisine has this name", .nothingFound,
      code: "unknown-veto", hints: ["keylime search finds places by a part of the name"])
  }

  /// What a text excludes that is a cuisine or the name of a place; nil when it is neither.
  private static func known(
    _ text: String, _ context: Context, _ store: Store
  ) throws(Failure) -> Veto? {
    try context.asking { () throws(StoreError) in
      if try store.unserved([text]).isEmpty { return .cuisine(WantedCuisine(text)) }
      return try store.namesSomething(text) ? .named(text) : nil
    }
  }
}
