import Arguments
import KeyLimeEngine

/// What a list of places is ordered by.
enum SortOrder: String, CaseIterable, Sendable {
  case best, trending, recent, rating, distance, price

  /// The option that asks for an order; `standard` is the verb's own.
  static func option(standard: SortOrder) -> Option<SortOrder> {
    Option(
      "sort", short: "s", value: .oneOf(SortOrder.self, "ORDER"), summary: "What comes first",
      standard: standard.rawValue)
  }

  /// The order that the engine knows.
  var order: NearbyQuestion.Order {
    switch self {
    case .best: .best
    case .trending: .trending
    case .recent: .recent
    case .rating: .rating
    case .distance: .distance
    case .price: .price
    }
  }
}
