/// A diet that a place caters for; the raw values are the keys below OpenStreetMap's `diet:`.
public enum Diet: String, CaseIterable, Sendable {
  /// Diets by what is left out or how food is prepared.
  case vegetarian, vegan, pescetarian, halal, kosher, organic
  /// Food without gluten.
  case glutenFree = "gluten_free"
  /// Food without lactose.
  case lactoseFree = "lactose_free"

  /// The name shown to people, such as `gluten free`.
  public var title: String { String(rawValue.map { $0 == "_" ? " " : $0 }) }
}
