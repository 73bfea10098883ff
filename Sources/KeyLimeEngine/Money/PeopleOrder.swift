/// An order of people by their names, for choices that ids must not decide.
///
/// The ids of contacts are drawn at random: another store has others for the same people.
public struct PeopleOrder: Equatable, Sendable {
  private let places: [PersonID: Int]

  /// Orders people by their ids.
  public init() { places = [:] }

  /// Orders `me` first, then people by their names; last, by their ids, those who have none.
  public init(_ me: PersonID, names: [PersonID: String]) {
    let others = names.filter { $0.key != me }.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    let people = [me] + others.map(\.key)
    places = Dictionary(
      people.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether one person comes before another.
  func precedes(_ one: PersonID, _ other: PersonID) -> Bool {
    (places[one] ?? .max, one) < (places[other] ?? .max, other)
  }
}
