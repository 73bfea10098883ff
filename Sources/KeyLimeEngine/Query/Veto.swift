/// Something that is out of the question.
public enum Veto: Hashable, Sendable {
  /// One restaurant.
  case restaurant(RestaurantID)
  /// Every restaurant of this name, and every one that serves this cuisine or one of its family.
  case named(String)
  /// Every restaurant that serves this cuisine or one of its family, or says so in its name.
  case cuisine(WantedCuisine)
  /// Every restaurant of this kind.
  case kind(Kind)

  func covers(_ restaurant: Restaurant) -> Bool {
    switch self {
    case .restaurant(let id): return restaurant.id == id
    case .kind(let kind): return restaurant.kind == kind
    case .cuisine(let cuisine): return cuisine.isOffered(by: restaurant)
    case .named(let text):
      if restaurant.id.text == text { return true }
      let words = QueryWords(text).words
      return restaurant.allNames.contains { QueryWords($0).words == words }
        || restaurant.serves(text)
    }
  }

  /// What tells it from others in one line.
  var signature: String {
    switch self {
    case .restaurant(let id): id.text
    case .kind(let kind): kind.rawValue
    case .named(let text): QueryWords(text).words.joined(separator: "+")
    case .cuisine(let cuisine): QueryWords(cuisine.text).words.joined(separator: "+")
    }
  }
}

extension Store {
  /// Whether a text names a restaurant or a cuisine of the catalogue, so that ruling it out can
  /// make a difference.
  ///
  /// Throws ``StoreError`` when the catalogue cannot be read.
  public func namesSomething(_ text: String) throws(StoreError) -> Bool {
    try answer(from: .live) { (catalogue) throws(QueryFault) in
      if try catalogue.hasServed(text) { return true }
      return try !catalogue.places(named: text, from: nil).isEmpty
    }
  }
}
