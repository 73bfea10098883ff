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

    /// The hint that says how to reverse it again.
    var wayBack: String {
      switch self {
      case .undo: "keylime redo brings it back"
      case .redo: "keylime undo takes it back again"
      }
    }

    /// The field of the answer that names the event.
    var field: String {
      switch self {
      case .undo: "undone"
      case .redo: "redone"
      }
    }

    /// Why an event is out of effect that can be undone or redone; nil when it must be in effect.
    var reason: NoEffect? {
      switch self {
      case .undo: nil
      case .redo: .undone
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
    "EVENT", value: .text("EVENT").completed(by: .dynamic("event")).inOneWord,
    summary: "The id of an event, from 'log'", arity: .optional)

  static let fields =
    [
      ResultField("undone", type: "string", "The event that was undone, the first of its command"),
      ResultField("redone", type: "string", "The event that was redone, the first of its command"),
      ResultField("count", type: "number", "How many events the command has"),
      ResultField("do", type: "string", "The kind of its action"),
      ResultField("text", type: "string", "Its action in words"),
    ] + WriteOptions.fields

  let direction: Direction
  let history: History

  /// Prepares an undo or redo by the current account.
  ///
  /// Throws `store` when the store cannot be used.
  init(_ direction: Direction, _ context: Context) throws(Failure) {
    self.direction = direction
    history = try History(context)
  }

  /// Undoes or redoes the command of the event in `arguments`, or else the latest command.
  ///
  /// Throws `nothingFound` or `usage` when there is no such event, `refused` when it cannot be
  /// undone or redone, and `notPermitted` when it is another account's.
  func output(_ arguments: ParsedArguments) throws(Failure) -> Output {
    let earlier = try repeated(arguments)
    let targets: [Event]
    if let earlier { targets = earlier } else { targets = try chosen(arguments) }
    guard let target = targets.first else {
      return try history.session.ofWhoIsLoggedIn(
        .nothing(
          Nothing("there is nothing to \(direction.rawValue)", hints: importHints(since: nil))))
    }
    let words = try history.words(for: targets)
    let isLatest = arguments[Self.event] == nil
    let isReplaced = isLatest ? false : try areReplaced(targets)
    let effect = isReplaced ? "; a later change has replaced it, so nothing else changes" : ""
    let verb = arguments.isDryRun ? "would \(direction.rawValue)" : direction.past
    let imports = isLatest ? try importHints(since: target) : []
    var isTooLate = false
    var forbidden: RestaurantID?
    let output = try history.session.perform(
      arguments, json: json(targets, target, words), line: "\(verb): \(words)\(effect)",
      hints: [direction.wayBack] + imports
    ) { (state) throws(SnapshotFault) in
      // Another process may have done so since the targets were looked for.
      let reasons = try state.reasons(against: targets)
      let left = targets.filter { reasons[$0.id] == direction.reason }
      isTooLate = left.isEmpty
      for event in left where try !state.mayReverse(event) { forbidden = event.action.place }
      if forbidden != nil || isTooLate { return nil }
      return left.map { direction.action($0.id) }
    }
    guard earlier == nil else { return output }
    let action = "\(direction.rawValue) '\(target.id)'"
    if let forbidden { throw Failure(.notPermitted, action: action, place: forbidden) }
    guard !isTooLate else {
      throw .cannot(action, "another command has just done so", .refused, code: "no-effect")
    }
    return output
  }

  /// Whether what was done later counts instead, with or without these events.
  private func areReplaced(_ targets: [Event]) throws(Failure) -> Bool {
    try history.session.state { (state) throws(SnapshotFault) in
      for event in targets where try !state.isReplaced(event) { return false }
      return true
    }
  }

  private func json(_ targets: [Event], _ target: Event, _ words: String) -> JSONObject {
    [
      direction.field: .string(target.id.text),
      "do": .string(target.action.name), "text": .string(words), "count": .count(targets.count),
    ]
  }

  // MARK: - Which events

  /// The events of the command that the operand names, else of the latest one.
  private func chosen(_ arguments: ParsedArguments) throws(Failure) -> [Event] {
    guard let named = arguments[Self.event] else { return try latest() }
    return try command(of: event(named))
  }

  /// The targets of the earlier command with the same `--key`; nil when the key is new or absent.
  private func repeated(_ arguments: ParsedArguments) throws(Failure) -> [Event]? {
    guard let earlier = try history.session.eventWithSameKey(arguments) else { return nil }
    guard let target = earlier.action.target, direction.action(target) == earlier.action else {
      throw .keyReused(direction.rawValue)
    }
    return try history.session.context.journaling { () throws(JournalError) in
      let command = try history.journal.command(of: earlier)
      return try history.journal.events(command.compactMap(\.action.target))
    }
  }

  /// The events of the latest command; none when there is none.
  private func latest() throws(Failure) -> [Event] {
    guard let account = history.account else { return [] }
    let journal = history.session.store.journal
    let context = history.session.context
    switch direction {
    case .undo:
      let found = try context.journaling { () throws(JournalError) in
        try journal.latestToUndo(by: account)
      }
      switch found {
      case nil: return []
      case .undoable(let events): return events
      case .irrevocable(let event, let before): throw try irrevocable(event, before: before)
      }
    case .redo:
      let found = try context.journaling { () throws(JournalError) in
        try journal.latestToRedo(by: account)
      }
      switch found {
      case nil: return []
      case .redoable(let events): return events
      case .overtaken(let events, let news): throw try overtaken(events, by: news)
      }
    }
  }

  /// The events of the command of `event` that can be undone or redone.
  ///
  /// Throws `refused` when one of them cannot be undone.
  private func command(of event: Event) throws(Failure) -> [Event] {
    var targets: [Event] = []
    let events = try history.session.context.journaling { () throws(JournalError) in
      try history.journal.command(of: event)
    }
    for other in events {
      let reason = try history.reason(against: other)
      guard reason == direction.reason else { continue }
      if other.action.isIrrevocable { throw try irrevocable(other) }
      targets.append(other)
    }
    return targets
  }

  /// The failure when new changes followed the undo: then only an explicit event can be redone.
  private func overtaken(_ events: [Event], by news: Event) throws(Failure) -> Failure {
    let name = events.first?.id.text ?? ""
    return .cannot(
      "redo '\(name)'", "you \(try history.words(for: news)) since you undid it", .refused,
      code: "done-since",
      hints: ["to redo it anyway: keylime redo \(name) (\(try history.words(for: events)))"])
  }

  private func event(_ text: String) throws(Failure) -> Event {
    let verb = direction.rawValue
    guard let id = EventID(text) else {
      throw .cannot(
        "\(verb) '\(text)'", "that is not an event id", .usage, code: "bad-event",
        hints: [
          "keylime log lists events with their ids, such as k3f9q0d7m2xa.17",
          "without an event, keylime \(verb) takes the latest command, and run again the one before",
        ])
    }
    let found = try history.session.context.journaling { () throws(JournalError) in
      try history.journal.events([id]).first
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
    if event.action.isIrrevocable, !event.isLost { throw try irrevocable(event) }
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

  private func irrevocable(_ event: Event, before: [Event] = []) throws(Failure) -> Failure {
    var hints: [String] = []
    let mayUndo = try history.session.state { (state) throws(SnapshotFault) in
      for event in before where try !state.mayReverse(event) { return false }
      return true
    }
    if mayUndo, let first = before.first {
      let words = try history.words(for: before)
      hints = ["keylime undo \(first.id) undoes what you did before it: \(words)"]
    }
    return .cannot(
      "\(direction.rawValue) '\(event.id)'",
      "you \(try history.words(for: event)), and that cannot be undone", .refused,
      code: "irrevocable", hints: hints)
  }
}
