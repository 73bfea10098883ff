import Arguments
import KeyLimeEngine

/// The store and the account that is logged in: what a verb reads and writes through.
///
/// Verbs read the state with ``state(_:)`` and make changes with ``perform(_:_:json:line:)``, so
/// that `--key` and `--dry-run` work the same way everywhere.
struct UserSession {
  let context: Context
  let store: Store

  /// Opens the store of this run and writes nothing.
  ///
  /// Throws `store` when the store cannot be used.
  init(_ context: Context) throws(Failure) {
    self.context = context
    store = try context.store()
  }

  /// The account that is logged in; nil in a store without accounts.
  ///
  /// Throws `store` when the session file cannot be read.
  func account() throws(Failure) -> AccountID? {
    try context.asking { () throws(StoreError) in try store.session() }
  }

  /// The same for a verb that writes nothing: nobody where the session file is damaged.
  ///
  /// Throws `store` when it cannot be read at all.
  func accountToAsk() throws(Failure) -> AccountID? {
    try context.asking { () throws(StoreError) in try store.sessionToAsk() }
  }

  /// Reads the state, folded from all events.
  ///
  /// Throws `store` when the journal or the snapshot cannot be read.
  func state<Answer>(
    _ question: (State) throws(SnapshotFault) -> Answer
  ) throws(Failure) -> Answer {
    try context.journaling { () throws(JournalError) in try store.journal.read(question) }
  }

  /// The time of new events, in milliseconds since 1970.
  var milliseconds: Int64 { context.now.seconds * 1000 }
}

// MARK: - Writing

extension UserSession {
  /// Writes `actions` as the account that is logged in, or shows with `--dry-run` what would be
  /// written.
  ///
  /// - Parameters:
  ///   - actions: What is done; none means that there is nothing to do, and `line` says so.
  ///   - arguments: Where `--key` and `--dry-run` are looked up.
  ///   - places: The places that it is about; the events keep their names.
  ///   - json: The fields of the answer; `event` and, for a repeated wish, `repeated` are added.
  ///   - line: What is said when it is done.
  func perform(
    _ actions: [Action], _ arguments: ParsedArguments, named places: [NamedPlace] = [],
    json: JSONObject, line: StyledText, hints: [String] = []
  ) throws(Failure) -> Output {
    try perform(arguments, named: places, json: json, line: line, hints: hints) { _ in actions }
  }

  /// As above, but `decide` chooses the actions from the current state, under the journal's lock.
  ///
  /// Nil means that the command is refused: not even its `--key` is kept. Throws `store` when the
  /// journal cannot be read or written.
  func perform(
    _ arguments: ParsedArguments, named places: [NamedPlace] = [], json: JSONObject,
    line: StyledText, hints: [String] = [],
    deciding decide: (State) throws(SnapshotFault) -> [Action]?
  ) throws(Failure) -> Output {
    let answer = json
    let actions = { (state: State) throws(SnapshotFault) in
      recorded(try decide(state), answer: answer, arguments)
    }
    if arguments.isDryRun {
      return DryRun(actions: try state(actions)).output(line)
    }
    var json = json
    switch try write(key: arguments.commandKey, named: places, deciding: actions) {
    case .written(let events):
      json["event"] = events.first.map { .string($0.id.text) }
      return .done(Confirmation(json: json, line: line, hints: hints + wayBack(from: events)))
    case .alreadyThere(let event):
      try check(event, repeats: arguments)
      if case .unchanged(let answer) = event.action { return try repeated(answer, event) }
      json["event"] = .string(event.id.text)
      json["repeated"] = true
      return .done(Confirmation(json: json, line: "\(line) (already done with this key)"))
    }
  }

  /// A hint for people how to undo what was written; none when it cannot be undone.
  func wayBack(from events: [Event]) -> [String] {
    guard context.terminal.errorsAreTerminal, !events.isEmpty,
      events.allSatisfy({ !$0.action.isIrrevocable })
    else { return [] }
    return ["keylime undo takes it back"]
  }

  /// Writes events durably, as the account that is logged in.
  ///
  /// Throws `store` when the journal cannot be read or written.
  func write(
    key: CommandKey? = nil, named places: [NamedPlace] = [],
    deciding decide: (State) throws(SnapshotFault) -> [Action]
  ) throws(Failure) -> Appended {
    // Where there is nothing to do, nobody's account begins.
    if try account() == nil, try state(decide).isEmpty { return .written([]) }
    return try write(key: key, named: places) { (state, _) throws(SnapshotFault) in
      try decide(state).map { KeyedAction($0) }
    }
  }

  /// The same for actions that have keys of their own; `decide` gets the account that writes them.
  func write(
    key: CommandKey? = nil, named places: [NamedPlace] = [],
    deciding decide: (State, AccountID) throws(SnapshotFault) -> [KeyedAction]
  ) throws(Failure) -> Appended {
    let journal = try writer()
    try checkClock(of: journal)
    let account = try account(creatingIn: journal)
    var isCut = false
    let appended = try context.journaling { () throws(JournalError) in
      let names = Dictionary(places.map { ($0.id, $0.name) }) { first, _ in first }
      return try journal.append(by: account, key: key, places: names, now: milliseconds) {
        (state) throws(SnapshotFault) in
        isCut = try state.end(of: journal.log.replica, cutFrom: account) != nil
        return isCut ? [] : try decide(state, account)
      }
    }
    if isCut { throw .cut(journal.log.replica) }
    return appended
  }

  /// The account that is logged in; the first thing that anybody does makes an anonymous one.
  func account(creatingIn journal: FoldedJournal) throws(Failure) -> AccountID {
    var isNew = false
    let account: AccountID
    do throws(SessionFault<JournalError>) {
      account = try store.session { () throws(JournalError) in
        let account = AccountID(random: context.draw())
        _ = try journal.append(by: account, now: milliseconds) { _ in
          [KeyedAction(.account(.create))]
        }
        isNew = true
        return account
      }
    } catch {
      switch error {
      case .store(let error): throw Failure(error)
      case .beginning(let error): throw Failure(error)
      }
    }
    if isNew { try warnOfOthers(than: account) }
    return account
  }

  /// Makes sure that there is an account to write as.
  ///
  /// Throws `store` when the journal cannot be read or written.
  func beginAccount() throws(Failure) {
    guard try account() == nil else { return }
    let journal = try writer()
    try checkClock(of: journal)
    _ = try account(creatingIn: journal)
  }

  /// The journal as this machine writes it.
  func writer() throws(Failure) -> FoldedJournal {
    try context.asking { () throws(StoreError) in try store.prepareForWriting() }
    let folder = UserFile.resolved(store.path) ?? store.path
    let replica = try context.journaling { () throws(JournalError) in
      try ReplicaFile.replica(
        store: store.path, machine: Platform.machineName, folder: folder, random: context.draw(),
        finished: store.finishedReplicas, waiting: store.waiting)
    }
    try context.asking { () throws(StoreError) in try store.register(replica) }
    return store.beginWriting(as: replica)
  }
}

extension UserSession {
  /// A year in milliseconds: a longer pause is more likely a wrong clock.
  private static let longestPause: Int64 = 366 * HybridTime.day

  /// Asks before anything is stamped with a clock that is more than a year past the last event
  /// here.
  ///
  /// `KEYLIME_NOW` and `--yes` are the user's own word and are never doubted. Throws `cancelled`
  /// when the user doubts the clock, and `refused` when nobody can be asked.
  func checkClock(of journal: FoldedJournal) throws(Failure) {
    guard context.environment.nonEmpty("KEYLIME_NOW") == nil else { return }
    let last = try context.journaling { () throws(JournalError) in
      try journal.log.lastTime(of: journal.log.replica)
    }
    guard let last, milliseconds - last.milliseconds > Self.longestPause else { return }
    let question =
      "The clock shows \(context.now.rfc3339.prefix(10)), and your last entry is of "
      + "\(last.text.prefix(10))."
    guard context.isInteractive || context.isConfirmed else {
      throw Failure(
        .refused, "\(question) Nothing was written", code: "clock-jump",
        hints: ["when the clock is right, say so with --yes"])
    }
    try context.confirm("\(question) Is the clock right?", isConfirmed: context.isConfirmed)
  }
}

extension Failure {
  /// This replica was cut from the account that is logged in.
  fileprivate static func cut(_ replica: ReplicaID) -> Failure {
    Failure(
      .notPermitted,
      "what this machine (\(replica.text)) writes for your account counts no more: it was cut from it",
      code: "replica-cut",
      hints: ["keylime account logout leaves the account; what you do next begins another"])
  }
}

/// A place that something is done with: events keep its name, so that it survives the place.
struct NamedPlace: Equatable {
  let id: RestaurantID
  let name: String

  init(id: RestaurantID, name: String) { (self.id, self.name) = (id, name) }

  init(_ restaurant: Restaurant) { self.init(id: restaurant.id, name: restaurant.name) }
}

extension [NamedPlace] {
  /// The places in their order, each once.
  var unique: [NamedPlace] {
    var seen: Set<RestaurantID> = []
    return filter { seen.insert($0.id).inserted }
  }
}
