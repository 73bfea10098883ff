import Arguments
import KeyLimeEngine

/// Reads and changes bills; each change is decided under the journal's lock.
struct BillSession {
  let session: UserSession
  let arguments: ParsedArguments
  /// Makes the answer to a retry from the events of the first command, where that did more than
  /// change one bill; nil elsewhere.
  var firstAnswer: ((_ command: [Event]) -> JSONObject)?

  /// Opens the bills of the current account.
  ///
  /// Throws `store` when the store cannot be used.
  init(_ arguments: ParsedArguments, _ context: Context) throws(Failure) {
    session = try UserSession(context)
    self.arguments = arguments
  }

  /// A decided change: the actions to write, and the answer.
  struct Decision {
    var actions: [Action] = []
    var json = JSONObject()
    var line: StyledText
    var hints: [String] = []
  }

  /// Makes a change that `decide` computes from the current bills.
  ///
  /// Nothing is written when it throws.
  ///
  /// Pass `reading: .nothing` when earlier bills are not needed, to avoid reading them. Throws
  /// the failure of `decide`, and `store` when the journal cannot be read or written.
  func perform(
    reading part: BillBook.Part = .bills, _ decide: (BillBook) throws(Failure) -> Decision
  ) throws(Failure) -> Output {
    // Without an account yet, decide once before creating one, in case the change is refused.
    guard let account = try session.account() else {
      let draft = try decide(
        BillBook(PersonID(stranger: session.context.draw())))
      if arguments.isDryRun { return dryRun(draft) }
      let account = try session.account(creatingIn: try session.writer())
      return try write(as: account, part, decide)
    }
    guard arguments.isDryRun else { return try write(as: account, part, decide) }
    let book = try session.state { state throws(SnapshotFault) in
      try BillBook(account, state, reading: part)
    }
    return dryRun(try decide(book))
  }

  private func dryRun(_ decision: Decision) -> Output {
    let actions = session.recorded(decision.actions, answer: decision.json, arguments)
    return DryRun(actions: actions).output(decision.line)
  }

  private func write(
    as account: AccountID, _ part: BillBook.Part,
    _ decide: (BillBook) throws(Failure) -> Decision
  ) throws(Failure) -> Output {
    var outcome: Result<Decision, Failure>?
    let appended = try session.write(key: arguments.commandKey) {
      state throws(SnapshotFault) in
      let book = try BillBook(account, state, reading: part)
      let result = Result { () throws(Failure) in try decide(book) }
      outcome = result
      guard let decision = try? result.get() else { return [] }
      return session.recorded(decision.actions, answer: decision.json, arguments)
    }
    switch appended {
    case .written(let events):
      guard var decision = try outcome?.get() else { return .shown }
      decision.json["event"] = events.first.map { .string($0.id.text) }
      return .done(
        Confirmation(
          json: decision.json, line: decision.line,
          hints: decision.hints + session.wayBack(from: events)))
    case .alreadyThere(let event):
      try session.check(event, repeats: arguments)
      return try repeated(event, account)
    }
  }

  /// The result of the first command with this key: the bill as that command left it, whatever
  /// has happened to it since.
  private func repeated(_ event: Event, _ account: AccountID) throws(Failure) -> Output {
    if case .unchanged(let answer) = event.action { return try session.repeated(answer, event) }
    let command = try session.command(of: event)
    if let firstAnswer { return try session.repeated(firstAnswer(command), event) }
    let book = try session.state { state throws(SnapshotFault) in
      try BillBook(account, state, reading: .nothing)
    }
    var json = JSONObject()
    if let payments = payments(command, book) {
      json = payments
    } else {
      json = try bill(command, book)
    }
    if case .contact = event.action { json["added"] = Self.added(by: command) }
    return try session.repeated(json, event)
  }

  /// The JSON of the contacts that a command added: id and name.
  static func added(by command: [Event]) -> JSON {
    json(
      ofAdded: command.compactMap { event in
        switch event.action {
        case .contact(let id, .add(let contact)), .contact(let id, .merge(let contact)):
          return NewContact(id: id, contact: contact)
        default: return nil
        }
      })
  }

  /// The JSON of contacts that are added: id and name.
  static func json(ofAdded contacts: [NewContact]) -> JSON {
    .array(
      contacts.map {
        ["id": .string(PersonID(contact: $0.id).description), "name": .string($0.name)]
      })
  }

  /// The JSON of the payments that a command recorded; nil when it recorded none.
  private func payments(_ command: [Event], _ book: BillBook) -> JSONObject? {
    let payments = command.compactMap { event -> Bill? in
      guard case .bill(_, .add(let entry)) = event.action else { return nil }
      return (try? Bill(entry.fields)).flatMap { $0.kind == .payment ? $0 : nil }
    }
    return payments.isEmpty ? nil : SettleDebt.json(payments, book.names)
  }

  /// The JSON of the bill that a command was about: as the command left it, or as it was before
  /// the command removed it.
  private func bill(_ command: [Event], _ book: BillBook) throws(Failure) -> JSONObject {
    for event in command {
      guard case .bill(let id, _) = event.action else { continue }
      let then = try session.state { (state) throws(SnapshotFault) in
        try state.bill(id, of: event.by, after: event)
      }
      let bill = then.flatMap { try? Bill($0.entry.fields) }.map(book.known.naming)
      return bill.map { BillPage($0, book).json } ?? ["id": .string(id.text)]
    }
    return JSONObject()
  }

  /// What a list shows of the bills of the current account, newest first; with a limit, from 1,
  /// only the newest.
  ///
  /// Throws `store` when the state cannot be read.
  func summaries(atMost limit: Int = .max) throws(Failure) -> [BillSummary] {
    guard let account = try session.account() else { return [] }
    return try session.state { state throws(SnapshotFault) in
      try state.billSummaries(of: account, atMost: limit)
    }
  }

  /// The contacts and bills of the current account.
  ///
  /// Throws `store` when the state cannot be read.
  func book(reading part: BillBook.Part = .bills) throws(Failure) -> BillBook {
    guard let account = try session.account() else {
      return BillBook(PersonID(stranger: 0))
    }
    return try session.state { state throws(SnapshotFault) in
      try BillBook(account, state, reading: part)
    }
  }
}

extension PersonID {
  /// A placeholder for a person without an account.
  fileprivate init(stranger number: UInt64) {
    self.init(AccountID(random: number))
  }

  /// The person of an account.
  init(_ account: AccountID) {
    // Both ids follow the same rules, so this never fails.
    self = PersonID(account: account.text) ?? PersonID(contact: ContactID(random: 0))
  }
}
