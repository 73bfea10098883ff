import Arguments
import KeyLimeEngine

/// An event as a row of the log.
struct LoggedEvent {
  let event: Event
  let person: String
  let words: String
  let reason: NoEffect?
  /// What only JSON shows; nil in other formats, where it would be most of the memory of a long
  /// log.
  private let details: Details?

  private struct Details {
    let action: Action
    /// The name of its restaurant, if it is about one.
    let place: String?
    /// The members of its bill, if it is about one.
    let bill: JSONObject?
  }

  static let fields = [
    ResultField("event", type: "string", "Its id, for undo and redo"),
    ResultField("time", type: "string", "Time of the event, RFC 3339"),
    ResultField("by", type: "string", "The id of the account"),
    ResultField("person", type: "string", "The actor: you, a name, or the id"),
    ResultField("do", type: "string", "The kind of action"),
    ResultField("text", type: "string", "The action in words"),
    ResultField("effect", type: "boolean", "Whether it is in effect"),
    ResultField("reason", type: "string", "Why it is not in effect"),
    ResultField("restaurant", type: "string", "The id of the restaurant it is about"),
    ResultField("name", type: "string", "The name of that restaurant"),
    ResultField("bill", type: "string", "The id of the bill it is about"),
    .money("amount", "For a bill: minor, currency and decimal"),
    ResultField("with", type: "array", "For a bill: the others on it, with id and name"),
    ResultField("members", type: "object", "All other members of the event in the journal"),
    ResultField("command", type: "string", "The first event of its command, for undo"),
    ResultField("key", type: "string", "The idempotency key (--key) of the command"),
  ]

  /// Looks up everything the row shows.
  ///
  /// Throws `store` when journal or catalogue cannot be read.
  init(
    _ decoded: DecodedEvent, reason: NoEffect?, _ history: History, forJSON: Bool
  ) throws(Failure) {
    event = decoded.event
    self.reason = reason
    person = try history.person(event.by)
    let bill = try history.bill(of: decoded)
    words = try history.words(for: decoded, bill: bill)
    details =
      forJSON
      ? Details(action: decoded.action, place: try history.place(of: decoded), bill: bill?.json)
      : nil
  }

  var json: JSONObject {
    let action = details?.action ?? event.action
    var object: JSONObject = [
      "event": .string(event.id.text), "time": .string(event.written.instant.rfc3339),
      "by": .string(event.by.text), "person": .string(person), "do": .string(action.name),
      "text": .string(words), "effect": .bool(reason == nil),
    ]
    object["reason"] = reason.map { .string($0.rawValue) }
    object["restaurant"] = action.restaurant.map { .string($0.text) }
    object["name"] = details?.place.map(JSON.string)
    object.members += details?.bill?.members ?? []
    object["members"] = .object(action.fields)
    object["command"] = event.command.map {
      .string(EventID(replica: event.id.replica, n: $0).text)
    }
    object["key"] = event.key.map(JSON.string)
    return object
  }

  /// The action in words, with the reason if it is not in effect.
  var cell: Cell {
    guard let reason else { return Cell(words) }
    // The words say why it has no effect.
    if reason == .lost { return Cell(words, .faint) }
    let mark: StyledText =
      reason == .undone
      ? "\(" (undone)", .faint)" : "\(" (without effect: \(reason.words))", .caution)"
    return Cell(StyledText(words, .faint) + mark, raw: words)
  }
}

/// Which events `log` lists.
struct LogFilter {
  /// Whose events.
  enum Actor {
    case everybody
    case one(AccountID)
    /// The user, who has no account yet.
    case nobody
  }

  let actor: Actor
  /// Which kinds; any without one.
  let kinds: Set<ActionKind>
  /// The place that they are about; any without one.
  let place: RestaurantID?
  /// The times between which they were written: from the first, and before the second.
  let since, until: Instant?

  /// The events to look at, from the newest back.
  ///
  /// Throws ``JournalError`` when the journal cannot be read.
  func events(in journal: FoldedJournal) throws(JournalError) -> NewestEvents {
    switch actor {
    case .everybody: try journal.log.newest()
    case .one(let account): try journal.newest(by: account)
    case .nobody: try journal.log.newest(of: [])
    }
  }

  /// Whether an event is too old, and with it every event behind it.
  ///
  /// The journal's clock is never behind the wall clock of who wrote.
  func isBefore(_ event: Event) -> Bool {
    since.map { event.time.instant < $0 } ?? false
  }

  /// Whether an event is listed.
  func includes(_ event: Event) -> Bool {
    if case .one(let account) = actor, event.by != account { return false }
    guard kinds.isEmpty || event.kind.map(kinds.contains) ?? false else { return false }
    if let since, event.written.instant < since { return false }
    if let until, event.written.instant >= until { return false }
    return place.map { $0 == event.action.restaurant } ?? true
  }
}
