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
