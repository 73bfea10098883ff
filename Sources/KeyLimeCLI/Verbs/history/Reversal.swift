import Arguments
import KeyLimeEngine

/// The implementation that `undo` and `redo` share.
struct Reversal {
  /// Whether to undo or redo.
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
    "EVENT", value: .text("EVENT"), summary: "The id of an event, from 'log'", arity: .optional)

  static let fields = [
    ResultField("undone", type: "string", "The event that was undone"),
    ResultField("redone", type: "string", "The event that was redone"),
    ResultField("do", type: "string", "The kind of its action"),
    ResultField("text", type: "string", "Its action in words"),
    ResultField("event", type: "string", "Id of this undo or redo in the journal"),
    ResultField("repeated", type: "boolean", "True for a retry with the same --key"),
  ]

  let direction: Direction
  let history: History

  /// Prepares an undo or redo by the current account.
  ///
  /// Throws `store` when the store cannot be used.
  init(_ direction: Direction, _ context: Context) throws(Failure) {
    self.direction = direction
    history = try History(context)
  }

  /// Undoes or redoes the event in `arguments`, or else the latest one.
  ///
  /// Throws `nothingFound` or `usage` when there is no such event, `refused` when it cannot be
  /// undone or redone, and `notPermitted` when it is another account's.
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

  /// The target of the earlier command with the same `--key`; nil when the key is new or absent.
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

  /// The failure when new changes followed the undo: then only an explicit event can be redone.
  private func overtaken(_ event: Event, by news: Event) throws(Failure) -> Failure {
    .cannot(
      "redo '\(event.id)'", "you \(try history.words(for: news)) since you undid it", .refused,
      code: "done-since",
      hints: ["to redo it anyway: keylime redo \(event.id) (\(try history.words(for: event)))"])
  }

  /// Refuses an undo right after a deal was used: the user means the use, which cannot be undone,
  /// and undoing an older change would surprise.
  private func checkNoUseSince(_ found: Event?, _ account: AccountID) throws(Failure) {
    let journal = history.journal
    let newest = try history.session.context.journaling { () throws(JournalError) in
      try journal.newest(500)
    }
    for event in newest where event.by == account && found.map({ $0 < event }) ?? true {
      guard case .deal = event.action, try history.reason(against: event) == nil else { continue }
      throw try irrevocable(
        event,
        hints: found.map { ["keylime undo \($0.id) undoes your change before it"] } ?? [])
    }
  }

  private func event(_ text: String) throws(Failure) -> Event {
    let verb = direction.rawValue
    guard let id = EventID(text) else {
      throw .cannot(
        "\(verb) '\(text)'", "that is not an event id", .usage, code: "bad-event",
        hints: ["keylime log lists events with their ids, such as k3f9q0d7m2xa.17"])
    }
    let found = try history.session.context.journaling { () throws(JournalError) in
      try history.journal.event(id)
    }
    guard let found else {
      throw .cannot(
        "\(verb) '\(text)'", "no such event", .nothingFound, code: "no-such-event",
        hints: ["keylime log lists events with their ids"])
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
      let words = reason == .undone ? "it is already undone" : "it had no effect: \(reason.words)"
      throw .cannot("\(verb) '\(event.id)'", words, .refused, code: "no-effect")
    }
  }

  /// The failure for an undo or redo as target, with the command that reverts it.
  private func reversed(_ event: Event, _ target: EventID) -> Failure {
    let isUndo = if case .undo = event.action { true } else { false }
    return .cannot(
      "\(direction.rawValue) '\(event.id)'", "that is \(isUndo ? "an undo" : "a redo") itself",
      .refused, code: "irrevocable",
      hints: ["keylime \(isUndo ? "redo" : "undo") \(target) reverts it"])
  }

  private func irrevocable(_ event: Event, hints: [String] = []) throws(Failure) -> Failure {
    .cannot(
      "\(direction.rawValue) '\(event.id)'",
      "you \(try history.words(for: event)), and that cannot be undone", .refused,
      code: "irrevocable", hints: hints)
  }
}
