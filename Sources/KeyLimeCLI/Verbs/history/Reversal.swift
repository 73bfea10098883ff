import Arguments
import KeyLimeEngine

/// Takes something back, or does what was taken back again: the work that `undo` and `redo` share.
struct Reversal {
  /// Which of the two.
  enum Direction: String {
    case undo, redo

    var past: String {
      switch self {
      case .undo: "undid"
      case .redo: "redid"
      }
    }

    func action(_ event: EventID) -> Action {
      switch self {
      case .undo: .undo(event)
      case .redo: .redo(event)
      }
    }
  }

  static let event = Operand(
    "EVENT", value: .text("EVENT"), summary: "An event as 'log' names it", arity: .optional)

  static let fields = [
    ResultField("undone", type: "string", "The event that no longer counts"),
    ResultField("redone", type: "string", "The event that counts again"),
    ResultField("do", type: "string", "What kind of thing that was"),
    ResultField("text", type: "string", "What that was, in words"),
    ResultField("event", type: "string", "The journal's name for this undo or redo"),
    ResultField("repeated", type: "boolean", "True when --key had done it already"),
  ]

  let direction: Direction
  let history: History

  /// Prepares either.
  init(_ direction: Direction, _ context: Context) throws(Failure) {
    self.direction = direction
    history = try History(context)
  }

  func output(_ arguments: ParsedArguments) throws(Failure) -> Output {
    let target: Event?
    if let earlier = try repeated(arguments) {
      target = earlier
    } else if let named = arguments[Self.event] {
      target = try event(named)
    } else {
      target = try latest()
    }
    guard let target else {
      return .nothing(Nothing("there is nothing to \(direction.rawValue)"))
    }
    let words = try history.words(for: target)
    let member = direction == .undo ? "undone" : "redone"
    return try history.session.perform(
      [direction.action(target.id)], arguments,
      json: [
        member: .string(target.id.text), "do": .string(target.action.name),
        "text": .string(words),
      ],
      line: "\(direction.past): \(words)",
      hints: direction == .undo ? ["keylime redo brings it back"] : [])
  }

  // MARK: - Which event

  /// What the same wish was about when it was done before under its `--key`.
  private func repeated(_ arguments: ParsedArguments) throws(Failure) -> Event? {
    guard let earlier = try history.session.eventWithSameKey(arguments) else { return nil }
    guard let target = earlier.action.target, direction.action(target) == earlier.action else {
      throw .keyReused(direction.rawValue)
    }
    return try history.session.context.journaling { () throws(JournalError) in
      try history.journal.event(target)
    }
  }

  private func latest() throws(Failure) -> Event? {
    guard let account = history.account else { return nil }
    let journal = history.session.store.journal
    let context = history.session.context
    switch direction {
    case .undo:
      let found = try context.journaling { () throws(JournalError) in
        try journal.latestToUndo(by: account)
      }
      try checkNoUseSince(found, account)
      return found
    case .redo:
      let found = try context.journaling { () throws(JournalError) in
        try journal.latestToRedo(by: account)
      }
      switch found {
      case nil: return nil
      case .redoable(let event): return event
      case .overtaken(let event, let news): throw try overtaken(event, by: news)
      }
    }
  }

  /// Whoever goes on after an undo has chosen another way; the old one comes back by name alone.
  private func overtaken(_ event: Event, by news: Event) throws(Failure) -> Failure {
    .cannot(
      "redo '\(event.id)'", "you \(try history.words(for: news)) since you undid it", .refused,
      code: "done-since",
      hints: ["keylime redo \(event.id) does it all the same: \(try history.words(for: event))"])
  }

  /// Whoever has just used a deal and types `undo` means that; undoing what came before would
  /// surprise.
  private func checkNoUseSince(_ found: Event?, _ account: AccountID) throws(Failure) {
    let journal = history.journal
    let newest = try history.session.context.journaling { () throws(JournalError) in
      try journal.newest(500)
    }
    for event in newest where event.by == account && found.map({ $0 < event }) ?? true {
      guard case .deal = event.action, try history.reason(against: event) == nil else { continue }
      throw try irrevocable(
        event,
        hints: found.map { ["keylime undo \($0.id) undoes what you did before"] } ?? [])
    }
  }

  private func event(_ text: String) throws(Failure) -> Event {
    let verb = direction.rawValue
    guard let id = EventID(text) else {
      throw .cannot(
        "\(verb) '\(text)'", "that is no event", .usage, code: "bad-event",
        hints: ["keylime log lists events with their names, such as k3f9q0d7m2xa.17"])
    }
    let found = try history.session.context.journaling { () throws(JournalError) in
      try history.journal.event(id)
    }
    guard let found else {
      throw .cannot(
        "\(verb) '\(text)'", "no such event", .nothingFound, code: "no-such-event",
        hints: ["keylime log lists events with their names"])
    }
    try check(found)
    return found
  }

  private func check(_ event: Event) throws(Failure) {
    let verb = direction.rawValue
    guard event.by == history.account else {
      throw .cannot(
        "\(verb) '\(event.id)'", "somebody else did that", .notPermitted, code: "not-yours")
    }
    if let target = event.action.target { throw reversed(event, target) }
    if event.action.isIrrevocable { throw try irrevocable(event) }
    let reason = try history.reason(against: event)
    switch (direction, reason) {
    case (.undo, nil), (.redo, .undone): return
    case (.redo, nil):
      throw .cannot("redo '\(event.id)'", "it was not undone", .refused, code: "not-undone")
    case (_, let reason?):
      let words = reason == .undone ? "it is undone already" : "it had no effect: \(reason.words)"
      throw .cannot("\(verb) '\(event.id)'", words, .refused, code: "no-effect")
    }
  }

  /// An undo is taken back by redoing what it undid, and a redo by undoing that.
  private func reversed(_ event: Event, _ target: EventID) -> Failure {
    let isUndo = if case .undo = event.action { true } else { false }
    return .cannot(
      "\(direction.rawValue) '\(event.id)'", "that is \(isUndo ? "an undo" : "a redo") itself",
      .refused, code: "irrevocable",
      hints: ["keylime \(isUndo ? "redo" : "undo") \(target) turns it back"])
  }

  private func irrevocable(_ event: Event, hints: [String] = []) throws(Failure) -> Failure {
    .cannot(
      "\(direction.rawValue) '\(event.id)'",
      "you \(try history.words(for: event)), and that cannot be undone", .refused,
      code: "irrevocable", hints: hints)
  }
}
