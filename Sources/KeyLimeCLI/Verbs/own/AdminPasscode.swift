import Arguments
import KeyLimeEngine

/// `admin passcode`: sets the passcode for becoming an admin.
enum AdminPasscode: Verb {
  private static let replace = Flag("replace", summary: "Replace the present passcode")
  private static let reset = Flag(
    "reset", summary: "Set a new one, whoever owns the store")

  static var spec: CommandSpec {
    CommandSpec(
      name: "passcode", summary: "Set the passcode for becoming an admin",
      discussion: """
        The account that sets it first owns this store; only that account may replace it. It is \
        stored as a yescrypt hash that never leaves this machine. Give it to the people who manage \
        a restaurant.

        --reset sets a new passcode when the owner has forgotten it or left. It needs no more than \
        the right to write the store's folder private/: whoever has that can do it.
        """,
      options: [Passcode.descriptor.declaration, replace.declaration, reset.declaration]
        + WriteOptions.declarations,
      examples: [
        Example("admin passcode", "Asks for it twice, without showing it"),
        Example("admin passcode --passcode-fd 3", "For scripts: 3<file"),
        Example("admin passcode --reset", "Nobody knows it any more"),
      ],
      fields: [
        ResultField("owner", type: "string", "The account that owns the store")
      ] + WriteOptions.fields,
      exits: [
        ExitNote(4, "It is already set, or was on another machine"),
        ExitNote(5, "Somebody else owns the store"),
      ])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let session = try UserSession(context)
    let earlier = try session.retryOutput(arguments) { (event) throws(Failure) in
      ["owner": .string(event.by.text)]
    }
    if let earlier, hasPasscode(session.store) { return earlier }
    let known = try session.state { (state) throws(SnapshotFault) in try state.owner() }
    let account = try session.account()
    if arguments[reset] ?? false, let known, known.hasPasscode, known.account != account {
      return try resetForOwner(known.account, session, arguments)
    }
    let isReplacing = arguments[replace] ?? false || arguments[reset] ?? false
    try check(known, by: account, isReplacing, session.store)
    if !(arguments[reset] ?? false) { try checkClaims(session) }
    let passcode = try newPasscode(arguments, context)
    if arguments.isDryRun {
      let actions: [Action] = known == nil ? [.store(.own)] : []
      return DryRun(actions: actions + [.store(.setPasscode)]).output("would set the passcode")
    }
    let setter = try session.account(creatingIn: try session.writer())
    let hash = try PasswordHash(passcode, context)
    // From now on, a claim needs a proof that this passcode was typed.
    _ = try context.asking { () throws(StoreError) in
      try session.store.claimKey(random: context.draw)
    }
    return try write(hash, as: setter, isReplacing, session, arguments)
  }

  private static func newPasscode(
    _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> Password {
    let source = SecretSource(.passcode, arguments, context)
    let passcode = try source.new("New passcode:")
    try source.end()
    return passcode
  }

  /// Writes the passcode.
  ///
  /// Checks again under the lock, so that only one of two concurrent commands becomes the owner.
  private static func write(
    _ hash: PasswordHash, as account: AccountID, _ isReplacing: Bool, _ session: UserSession,
    _ arguments: ParsedArguments
  ) throws(Failure) -> Output {
    var refusal: Failure?
    let store = session.store
    let staged = try session.context.asking { () throws(StoreError) in
      try store.stagePasscode(hash)
    }
    let output = try session.perform(
      arguments, json: ["owner": .string(account.text)], line: "the passcode is set",
      hints: ["keylime admin claim RESTAURANT asks for it"]
    ) { (state) throws(SnapshotFault) in
      let owner = try state.owner()
      do throws(Failure) { try check(owner, by: account, isReplacing, store) } catch {
        refusal = error
        return nil
      }
      return (owner == nil ? [.store(.own)] : []) + [.store(.setPasscode)]
    }
    if let refusal { throw refusal }
    // Another process with this key may have set it since.
    if case .done(let done) = output, done.json["repeated"] != nil, hasPasscode(store) {
      return output
    }
    // The line comes first: when it cannot be written, the old passcode stays.
    try session.context.asking { () throws(StoreError) in try staged.publish() }
    return output
  }

  /// A passcode whose hash is missing was never finished, and may be set again.
  private static func check(
    _ owner: (account: AccountID, hasPasscode: Bool)?, by account: AccountID?, _ isReplacing: Bool,
    _ store: Store
  ) throws(Failure) {
    guard let owner else { return }
    guard owner.account == account else {
      throw .cannot(
        "set the passcode", "another account owns this store", .notPermitted, code: "not-the-owner")
    }
    guard isReplacing || !owner.hasPasscode || !hasPasscode(store) else {
      throw .cannot(
        "set the passcode", "it is already set", .refused, code: "already-set",
        hints: ["--replace replaces it; admins stay admins"])
    }
  }

  /// Claims that were made under a key that is not here would count no more under a new one.
  private static func checkClaims(_ session: UserSession) throws(Failure) {
    guard !session.store.hasClaimKey else { return }
    let claimed = try session.state { (state) throws(SnapshotFault) in
      try state.restaurants().filter { !$0.admins.isEmpty }
    }
    guard let first = claimed.first else { return }
    let those =
      claimed.count == 1
      ? "the admins of '\(first.id)'" : "the admins of '\(first.id)' and \(claimed.count - 1) more"
    throw .cannot(
      "set the passcode", "\(those) were admitted under one that is not here", .refused,
      code: "claims-here",
      hints: [
        "copy 'private/' of this store from the machine where they were, and all goes on",
        "--reset sets a new one; then their edits and deals count no more in this copy",
      ])
  }

  /// Whether a passcode is here, be its file damaged.
  private static func hasPasscode(_ store: Store) -> Bool {
    (try? store.hasPasscodeHash()) ?? true
  }

  /// Sets the passcode in `private/` only: the journal takes it from the owner alone.
  private static func resetForOwner(
    _ owner: AccountID, _ session: UserSession, _ arguments: ParsedArguments
  ) throws(Failure) -> Output {
    let context = session.context
    let passcode = try newPasscode(arguments, context)
    if arguments.isDryRun {
      return DryRun(actions: []).output("would set the passcode")
    }
    let hash = try PasswordHash(passcode, context)
    try context.asking { () throws(StoreError) in
      try session.store.stagePasscode(hash).publish()
    }
    return .done(
      Confirmation(
        json: ["owner": .string(owner.text)],
        line: "reset the passcode; another account still owns this store",
        hints: ["whoever can write '\(session.store.path)/private' can do this"]))
  }
}
