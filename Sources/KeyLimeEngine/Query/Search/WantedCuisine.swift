/// A cuisine that somebody asks for, with all that they are content with.
///
/// It is made once for a question: to make it takes longer than to compare a place with it.
public struct WantedCuisine: Hashable, Sendable {
  /// As it was asked for.
  public let text: String
  /// The folded slugs of it and its family, in the singular and the plural.
  private let members: Set<String>
  /// The words by which the name of a place says it, in the singular and the plural.
  private let spellings: [[String]]

  /// Makes it of the slug or the words of a cuisine.
  public init(_ text: String) {
    self.text = text
    members = Set(CuisineFamily.membersInAnyNumber(of: text))
    let words = QueryWords.telling(in: text)
    let numbers = words.last.map { [$0] + CuisineFamily.otherNumbers(of: $0) } ?? []
    spellings = numbers.map { words.dropLast() + [$0] }
  }

  /// Whether who asks for it is content with what is served: `mexican` covers `tacos`.
  func covers(_ served: String) -> Bool { members.contains(CuisineFamily.foldedSlug(served)) }

  /// Whether a place serves it or one of its family.
  func isServed(by restaurant: Restaurant) -> Bool { restaurant.cuisines.contains(where: covers) }

  /// Whether a place serves it or one of its family, or says so in one of its names or cuisines:
  /// `Bari-Uma Ramen` is ramen, and `italian_pizza` is pizza.
  func isOffered(by restaurant: Restaurant) -> Bool {
    if isServed(by: restaurant) { return true }
    guard let last = spellings.first?.last else { return false }
    return ([restaurant.name] + restaurant.otherNames + restaurant.cuisines).contains { text in
      let words = QueryWords.telling(in: text)
      return spellings.contains { words.has($0) } && !CuisineFamily.isOtherWord(text, last)
    }
  }
}

extension [String] {
  /// Whether it has some words next to each other.
  func has(_ run: [String]) -> Bool {
    indices.contains { self[$0...].starts(with: run) }
  }
}

extension Restaurant {
  /// Whether it serves a cuisine or one of its family.
  public func serves(_ cuisine: String) -> Bool { WantedCuisine(cuisine).isServed(by: self) }
}
