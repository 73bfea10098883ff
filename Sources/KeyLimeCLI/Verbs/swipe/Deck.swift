import KeyLimeEngine

/// The cards that the account has not seen, the nearest first.
///
/// Cards are loaded in batches. Each batch leaves out the cards seen by then, also on another
/// keyboard of the same account.
struct Deck {
  private let places: RankedPlaces
  private let context: Context
  private var question: NearbyQuestion
  private var cards: [Found] = []
  private var isLast = false
  private var hasNoted = false
  /// The cards that this round has already dealt.
  private var dealt: Set<RestaurantID> = []
  /// Whether nothing is written, so that the cards of this round stay among those not seen.
  let isDryRun: Bool
  /// The latest answer, which explains an empty deck.
  private(set) var answer = Answer()

  static let batchSize = 20

  /// A deck of the places that answer a question.
  ///
  /// Throws when it cannot be told who is at the keyboard.
  init(_ question: NearbyQuestion, _ context: Context, isDryRun: Bool) throws(Failure) {
    self.isDryRun = isDryRun
    self.question = question
    self.context = context
    places = try context.places()
    self.question.limit = Self.batchSize
  }

  /// The next card; nil when all were seen.
  ///
  /// Throws `store` when catalogue or journal cannot be read.
  mutating func next() throws(Failure) -> Found? {
    if cards.isEmpty, !isLast { try fetch() }
    guard let card = cards.first else { return nil }
    cards.removeFirst()
    dealt.insert(card.restaurant.id)
    return card
  }

  /// Why there is no card: what fits was seen, or nothing fits.
  func nothing() throws(Failure) -> Nothing {
    guard dealt.isEmpty, answer.excluded[.seen] == nil else {
      return SwipeRound.allSeen
    }
    return EmptyListExplanation(
      answer: answer, maxDistance: question.reach, units: try context.units()
    ).nothing
  }

  /// Puts a card back on top.
  mutating func putBack(_ card: Found) { cards.insert(card, at: 0) }

  private mutating func fetch() throws(Failure) {
    if isDryRun { question.limit = Self.batchSize + dealt.count }
    answer = try context.asking { () throws(PlaceQuestionError) in
      try places.nearby(question, hiding: [.seen], showsOwn: context.showsOwn)
    }
    isLast = answer.found.count < question.limit
    if !answer.hidden.isEmpty, !hasNoted {
      Party.alone.noteHidden(
        answer.hidden, areShown: !answer.isHiddenByRating, isCut: !isLast, context)
      hasNoted = true
    }
    cards = answer.found.filter { !dealt.contains($0.restaurant.id) }
  }
}
