import Arguments
import KeyLimeEngine

/// `admin passcode`: sets the passcode for becoming an admin.
enum AdminPasscode: Verb {
  static let name = "passcode"

  private static let replace = Flag("replace", summary: "Replace the present passcode")

  static var spec: CommandSpec {
    CommandSpec(
      name: name, summary: "Set the passcode for becoming an admin",
      discussion: """
        The account that sets it first owns this store; only that account may replace it. It is \
        stored as a yescrypt hash that never leaves this machine. Give it to the people who manage \
        a restaurant.
        """,
      options: [Passcode.descriptor.declaration, replace.declaration]
        + WriteOptions.declarations,
      examples: [
        Example("admin passcode", "Asks for it twice, without showing it"),
        Example("admin passcode --passcode-fd 3", "For scripts: 3<file"),
      ],
      fields: [
        ResultField("owner", type: "string", "The account that owns the store"),
        ResultField("event", type: "string", "Id of the event in the journal"),
      ],
      exits: [
        ExitNote(4, "It is already set"), ExitNote(5, "Somebody else owns the store"),
      ])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let session = try UserSession(context)
    let isReplacing = arguments[replace] ?? false
    let known = try session.state { (state) throws(SnapshotFault) in try state.owner() }
    try check(known, by: try session.account(), isReplacing)
    let passcode = try new(arguments, Passcode(session), context)
    if arguments[WriteOptions.dryRun] ?? false {
      let actions: [Action] = known == nil ? [.store(.own)] : []
      return DryRun(actions: actions + [.store(.setPasscode)]).output("would set the passcode")
    }
    let account = try session.account(creatingIn: try session.writer())
    guard let hash = PasswordHash(passcode, salt: (context.draw(), context.draw())) else {
      throw .cannot(
        "set the passcode", "the system's crypt(3) does not support yescrypt", .store,
        code: "no-yescrypt")
    }
    // From now on, a claim needs a proof that this passcode was typed.
    _ = try context.asking { () throws(StoreError) in
      try session.store.claimKey(random: context.draw)
    }
    return try write(hash, as: account, isReplacing, session, arguments)
  }

  /// Writes the passcode.
  ///
  /// Checks again under the lock, so that only one of two concurrent commands becomes the owner.
  private static func write(
    _ hash: PasswordHash, as account: AccountID, _ isReplacing: Bool, _ session: UserSession,
    _ arguments: ParsedArguments
  ) throws(Failure) -> Output {
    var refusal: Failure?
    var fault: StoreError?
    let output = try session.perform(
      arguments, json: ["owner": .string(account.text)], line: "the passcode is set",
      hints: ["keylime admin claim RESTAURANT asks for it"]
    ) { (state) throws(SnapshotFault) in
      let owner = try state.owner()
      do throws(Failure) { try check(owner, by: account, isReplacing) } catch {
        refusal = error
        return []
      }
      do throws(StoreError) { try session.store.keepPasscode(hash) } catch {
        fault = error
        return []
      }
      return (owner == nil ? [.store(.own)] : []) + [.store(.setPasscode)]
    }
    if let fault { throw Failure(fault) }
    if let refusal { throw refusal }
    return output
  }

  private static func check(
    _ owner: (account: AccountID, hasPasscode: Bool)?, by account: AccountID?, _ isReplacing: Bool
  ) throws(Failure) {
    guard let owner else { return }
    guard owner.account == account else {
      throw .cannot(
        "set the passcode", "another account owns this store", .notPermitted, code: "not-the-owner")
    }
    guard isReplacing || !owner.hasPasscode else {
      throw .cannot(
        "set the passcode", "it is already set", .refused, code: "already-set",
        hints: ["--replace replaces it; admins stay admins"])
    }
  }

  private static func new(
    _ arguments: ParsedArguments, _ passcode: Passcode, _ context: Context
  ) throws(Failure) -> Password {
    let first = try passcode.read(arguments, "New passcode:")
    guard first.isLongEnough else {
      throw .cannot(
        "set the passcode", "it needs at least \(Password.leastLength) characters", .usage,
        code: "short-passcode")
    }
    if arguments[Passcode.descriptor] != nil { return first }
    guard try passcode.read(arguments, "Once more:") == first else {
      throw .cannot("set the passcode", "the two differ", .usage, code: "passcodes-differ")
    }
    return first
  }
}
