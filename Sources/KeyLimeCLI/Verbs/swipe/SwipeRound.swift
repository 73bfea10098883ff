import Arguments
import KeyLimeEngine

/// An interactive round of cards: each card is shown, a key decides, and the decision is written
/// durably before the next card.
///
/// With `--dry-run` nothing is written, and the end tells what would be.
///
/// Cards are drawn in place on standard error and erased at the end, also after Ctrl-C, so that the
/// terminal is left as it was.
struct SwipeRound {
  let context: Context
  let session: UserSession
  private var deck: Deck
  private var decided: [Decision] = []
  private let screen: CardScreen

  private struct Decision {
    let card: Found
    let isLike: Bool
    /// What was written; nil with `--dry-run`.
    let event: EventID?

    var action: Action {
      .card(isLike ? .like(card.restaurant.id) : .pass(card.restaurant.id))
    }
  }

  /// Prepares a round with a deck.
  ///
  /// Throws `store` when the store cannot be used, and `config` when the config is damaged.
  init(_ deck: Deck, _ arguments: ParsedArguments, _ context: Context) throws(Failure) {
    self.deck = deck
    self.context = context
    session = try UserSession(context)
    screen = try CardScreen(arguments, session.store, context)
  }

  /// Shows cards until the last one, or until the user quits.
  ///
  /// Throws `store` when a decision cannot be written.
  mutating func play() throws(Failure) -> Output {
    guard let first = try deck.next() else { return .nothing(try deck.nothing()) }
    deck.putBack(first)
    context.input.isForAnswers = true
    if let descriptor = context.input.terminalDescriptor {
      try Platform.withKeyboard(.singleKeys, descriptor) { keyboard throws(Failure) in
        try loop { screen in
          keyboard.readKeys(redraw: screen.redraw, wait: screen.followResize)
        }
      }
    } else {
      let typed = (try? context.input.readAll()) ?? []
      var isRead = false
      try loop { _ in
        defer { isRead = true }
        return isRead ? [] : typed
      }
    }
    return summary
  }

  /// The answer when no card is left.
  static let allSeen = Nothing(
    "you have seen all cards",
    hints: ["--within widens the area; 'keylime swipe --start-over' starts over"])

  /// Shows cards and handles keys.
  ///
  /// `read` waits for keys, and meanwhile keeps the card on the screen as it is to be.
  private mutating func loop(_ read: (CardScreen) -> [UInt8]) throws(Failure) {
    var keys: [SwipeKey] = []
    while let card = try deck.next() {
      screen.show(card)
      var next: SwipeKey?
      while next == nil {
        if keys.isEmpty { keys = SwipeKey.keys(in: read(screen)) }
        next = keys.isEmpty ? nil : keys.removeFirst()
        if next == .undo, decided.isEmpty { next = nil }
      }
      screen.erase()
      guard let key = next, key != .quit else { return }
      try take(key, card)
    }
  }

  private mutating func take(_ key: SwipeKey, _ card: Found) throws(Failure) {
    switch key {
    case .like: try decide(card, isLike: true)
    case .pass: try decide(card, isLike: false)
    case .undo:
      deck.putBack(card)
      guard let last = decided.popLast() else { return }
      if let event = last.event {
        _ = try session.write { (_) throws(SnapshotFault) in [.undo(event)] }
      }
      deck.putBack(last.card)
    case .quit: break
    }
  }

  private mutating func decide(_ card: Found, isLike: Bool) throws(Failure) {
    let wish = Decision(card: card, isLike: isLike, event: nil)
    guard !deck.isDryRun else { return decided.append(wish) }
    let appended = try session.write(named: [NamedPlace(card.restaurant)]) {
      (_) throws(SnapshotFault) in [wish.action]
    }
    guard case .written(let events) = appended else { return }
    decided.append(Decision(card: card, isLike: isLike, event: events.first?.id))
  }
}

// MARK: - The end

extension SwipeRound {
  private var summary: Output {
    let liked = decided.filter(\.isLike)
    let passed = decided.filter { !$0.isLike }
    let line: StyledText = "liked \(liked.count), passed \(passed.count)"
    guard !deck.isDryRun else { return DryRun(actions: decided.map(\.action)).output(line) }
    return .done(
      Confirmation(
        json: [
          "liked": .array(liked.map { .string($0.card.restaurant.id.text) }),
          "passed": .array(passed.map { .string($0.card.restaurant.id.text) }),
        ],
        line: line,
        hints: liked.isEmpty ? [] : ["keylime likes lists what you liked"]))
  }
}

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

/// The meaning of a key while cards are shown.
enum SwipeKey: Equatable {
  case like, pass, undo, quit

  /// The keys in the bytes from a terminal, in order; unknown keys are ignored.
  ///
  /// Arrow keys are `ESC [ C` and `ESC [ D`, or with `O` instead of `[` in application mode. A
  /// single escape, Ctrl-D and the end of input quit.
  static func keys(in bytes: [UInt8]) -> [SwipeKey] {
    guard !bytes.isEmpty else { return [.quit] }
    var keys: [SwipeKey] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == 0x1B, let key = escaped(&rest) {
        keys.append(contentsOf: key)
      } else if let key = plain(byte) {
        keys.append(key)
      }
    }
    return keys
  }

  private static func plain(_ byte: UInt8) -> SwipeKey? {
    switch byte {
    case UInt8(ascii: "y"), UInt8(ascii: "Y"), UInt8(ascii: "l"): .like
    case UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "h"): .pass
    case UInt8(ascii: "u"), UInt8(ascii: "U"): .undo
    case UInt8(ascii: "q"), UInt8(ascii: "Q"), 0x04, 0x1B: .quit
    default: nil
    }
  }

  /// Parses the sequence after an escape and removes its bytes; nil when there is none.
  private static func escaped(_ rest: inout ArraySlice<UInt8>) -> [SwipeKey]? {
    guard rest.first == UInt8(ascii: "[") || rest.first == UInt8(ascii: "O") else { return nil }
    rest.removeFirst()
    var final = rest.popFirst()
    while let byte = final, (0x30...0x3F).contains(byte) { final = rest.popFirst() }
    switch final {
    case UInt8(ascii: "C"): return [.like]
    case UInt8(ascii: "D"): return [.pass]
    default: return []
    }
  }
}
