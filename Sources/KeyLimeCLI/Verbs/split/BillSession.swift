import Arguments
import KeyLimeEngine

/// Bills are read, decided and written here, each change under the journal's lock.
struct BillSession {
  let session: UserSession
  let arguments: ParsedArguments

  /// Acts as the account that is logged in.
  init(_ arguments: ParsedArguments, _ context: Context) throws(Failure) {
    session = try UserSession(context)
    self.arguments = arguments
  }

  /// What a change comes to: its events, and what is said when they are written.
  struct Decision {
    var actions: [Action] = []
    var json = JSONObject()
    var line: StyledText
    var hints: [String] = []
  }

  /// Decides on what is there and writes it; nothing is written when the decision fails.
  ///
  /// A decision that needs no earlier bill says so, and costs no more when there are many.
  func perform(
    readingBills: Bool = true, _ decide: (BillBook) throws(Failure) -> Decision
  ) throws(Failure) -> Output {
    let isDry = arguments[WriteOptions.dryRun] ?? false
    // What would be refused must not begin an account, so the first thing ever is tried dry.
    guard let account = try session.account() else {
      let draft = try decide(
        BillBook(PersonID(stranger: session.context.draw()), contacts: [], bills: []))
      if isDry { return DryRun(actions: draft.actions).output(draft.line) }
      let account = try session.account(creatingIn: try session.writer())
      return try write(as: account, readingBills, decide)
    }
    guard isDry else { return try write(as: account, readingBills, decide) }
    let book = try session.state { state throws(SnapshotFault) in
      try BillBook(account, state, readingBills: readingBills)
    }
    let decision = try decide(book)
    return DryRun(actions: decision.actions).output(decision.line)
  }

  private func write(
    as account: AccountID, _ readingBills: Bool,
    _ decide: (BillBook) throws(Failure) -> Decision
  ) throws(Failure) -> Output {
    var outcome: Result<Decision, Failure>?
    let appended = try session.write(key: arguments[WriteOptions.key]) {
      state throws(SnapshotFault) in
      let book = try BillBook(account, state, readingBills: readingBills)
      let result = Result { () throws(Failure) in try decide(book) }
      outcome = result
      return (try? result.get())?.actions ?? []
    }
    switch appended {
    case .written(let events):
      guard var decision = try outcome?.get() else { return .shown }
      decision.json["event"] = events.last.map { .string($0.id.text) }
      return .done(
        Confirmation(json: decision.json, line: decision.line, hints: decision.hints))
    case .alreadyThere(let event): return try repeated(event, account)
    }
  }

  /// Tells what the first command with this key did: its events are of one time onwards, and the
  /// key is on the first of them.
  private func repeated(_ event: Event, _ account: AccountID) throws(Failure) -> Output {
    let (book, id) = try session.state { state throws(SnapshotFault) in
      let bills = try state.bills(of: account)
      let first = bills.first { $0.written >= event.time }?.id
      return (try BillBook(account, state), first)
    }
    var json = JSONObject()
    switch event.action {
    case .bill(let id, _): json = Self.json(id, book)
    case .contact: json = id.map { Self.json($0, book) } ?? json
    default: break
    }
    json["event"] = .string(event.id.text)
    json["repeated"] = true
    return .done(Confirmation(json: json, line: "already done with this key"))
  }

  /// A bill, or its id alone when it was removed since.
  private static func json(_ id: BillID, _ book: BillBook) -> JSONObject {
    book.bills.first { $0.id == id }.map { BillPage($0, book).json } ?? ["id": .string(id.text)]
  }

  /// What the account that is logged in has written down.
  func book(readingBills: Bool = true) throws(Failure) -> BillBook {
    guard let account = try session.account() else {
      return BillBook(PersonID(stranger: 0), contacts: [], bills: [])
    }
    return try session.state { state throws(SnapshotFault) in
      try BillBook(account, state, readingBills: readingBills)
    }
  }
}

extension PersonID {
  /// Somebody who has done nothing yet and has no account.
  fileprivate init(stranger number: UInt64) {
    self.init(AccountID(random: number))
  }

  /// The person of an account.
  init(_ account: AccountID) {
    // Both ids have the same rules, so an account's is always a person's.
    self = PersonID(account: account.text) ?? PersonID(contact: ContactID(random: 0))
  }
}
