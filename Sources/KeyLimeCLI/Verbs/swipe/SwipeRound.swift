import KeyLimeEngine

/// An interactive round of cards: each card is shown, a key decides, and the decision is written
/// durably before the next card.
///
/// Cards are drawn in place on standard error and erased at the end, also after Ctrl-C, so that the
/// terminal is left as it was.
struct SwipeRound {
  let context: Context
  let session: UserSession
  private var deck: Deck
  private var decided: [Decision] = []
  private let units: Units
  private let phrases: Phrases
  private let hours: OpenStatusAt

  private struct Decision {
    let card: Found
    let isLike: Bool
    let event: EventID?
  }

  /// Prepares a round with a deck.
  ///
  /// Throws `store` when the store cannot be used, and `config` when the config is damaged.
  init(_ deck: Deck, _ context: Context) throws(Failure) {
    self.deck = deck
    self.context = context
    session = try UserSession(context)
    units = try context.units()
    phrases = try context.phrases()
    hours = OpenStatusAt(time: AskedTime(context.moment), clocks: try context.clocks())
  }

  /// Shows cards until the last one, or until the user quits.
  ///
  /// Throws `store` when a decision cannot be written.
  mutating func play() throws(Failure) -> Output {
    guard let first = try deck.next() else { return .nothing(Self.allSeen) }
    deck.putBack(first)
    context.input.isForAnswers = true
    if let descriptor = context.input.terminalDescriptor {
      try Platform.withKeyboard(.singleKeys, descriptor) { keyboard throws(Failure) in
        try loop { redraw in keyboard.readKeys(redraw: redraw) }
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
  /// `read` waits for keys, and calls its argument to redraw the card after the program was stopped
  /// and continued.
  private mutating func loop(
    _ read: (_ redraw: () -> Void) -> [UInt8]
  ) throws(Failure) {
    var keys: [SwipeKey] = []
    while let card = try deck.next() {
      let height = draw(card)
      var next: SwipeKey?
      while next == nil {
        if keys.isEmpty { keys = SwipeKey.keys(in: read { _ = draw(card) }) }
        next = keys.isEmpty ? nil : keys.removeFirst()
        if next == .undo, decided.isEmpty { next = nil }
      }
      erase(height)
      guard let key = next, key != .quit else { return }
      try take(key, card)
    }
  }

  private mutating func take(_ key: SwipeKey, _ card: Found) throws(Failure) {
    switch key {
    case .like: try decide(card, .like(card.restaurant.id), isLike: true)
    case .pass: try decide(card, .pass(card.restaurant.id), isLike: false)
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

  private mutating func decide(
    _ card: Found, _ change: CardChange, isLike: Bool
  ) throws(Failure) {
    let appended = try session.write { (_) throws(SnapshotFault) in [.card(change)] }
    guard case .written(let events) = appended else { return }
    decided.append(Decision(card: card, isLike: isLike, event: events.first?.id))
  }
}

// MARK: - Drawing

extension SwipeRound {
  private static let keys: StyledText =
    "\("→ y", .strong) like  \("← n", .strong) pass  \("u", .strong) undo  \("q", .strong) quit"

  /// Draws a card and returns the number of its lines.
  private func draw(_ card: Found) -> Int {
    let width = context.terminal.width
    var rows: [String] = []
    if let image = card.restaurant.image {
      let picture = CardPicture(
        image: image, store: session.store, colors: context.terminal.colorsErrors)
      rows += picture.rows(width: width)
    }
    let lines = Card(found: card, units: units, phrases: phrases, hours: hours)
      .lines(width: width)
    rows += (lines + [Self.keys.truncated(to: width)]).map {
      $0.rendered(color: context.terminal.colorsErrors, cleaned: true)
    }
    context.errors.write(rows.map { $0 + "\n" }.joined())
    return rows.count
  }

  /// Moves the cursor up and erases the card.
  ///
  /// On a dumb terminal the card stays.
  private func erase(_ height: Int) {
    guard context.environment["TERM"] != "dumb" else { return }
    context.errors.write("\u{1B}[\(height)A\r\u{1B}[J")
  }

  private var summary: Output {
    let liked = decided.filter(\.isLike)
    let passed = decided.filter { !$0.isLike }
    return .done(
      Confirmation(
        json: [
          "liked": .array(liked.map { .string($0.card.restaurant.id.text) }),
          "passed": .array(passed.map { .string($0.card.restaurant.id.text) }),
        ],
        line: "liked \(liked.count), passed \(passed.count)",
        hints: liked.isEmpty ? [] : ["keylime likes lists what you liked"]))
  }
}
