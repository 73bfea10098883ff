import KeyLimeEngine

/// The cards that have not been seen, the nearest first.
///
/// They are asked for a batchSize at a time, each time without those seen by then, also by the same
/// person at another keyboard.
struct Deck {
  private let rankedPlaces: RankedPlaces
  private var question: NearbyQuestion
  private var cards: [Found] = []
  private var isLast = false
  /// Cards that this round has dealt already.
  private var dealt: Set<RestaurantID> = []
  /// What was said about an empty deck.
  private(set) var answer = Answer()

  static let batchSize = 20

  /// A deck of the places that answer a question.
  init(_ question: NearbyQuestion, _ rankedPlaces: RankedPlaces) {
    self.question = question
    self.rankedPlaces = rankedPlaces
    self.question.limit = Self.batchSize
  }

  /// The next card; nil when all have been seen.
  mutating func next() throws(Failure) -> Found? {
    if cards.isEmpty, !isLast { try fetch() }
    guard let card = cards.first else { return nil }
    cards.removeFirst()
    dealt.insert(card.restaurant.id)
    return card
  }

  /// Puts a card back on top.
  mutating func putBack(_ card: Found) { cards.insert(card, at: 0) }

  private mutating func fetch() throws(Failure) {
    answer = try rankedPlaces.answer(question, hiding: [.seen])
    isLast = answer.found.count < question.limit
    cards = answer.found.filter { !dealt.contains($0.restaurant.id) }
  }
}
