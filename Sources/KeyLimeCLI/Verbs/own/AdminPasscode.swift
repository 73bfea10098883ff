import Arguments
import KeyLimeEngine

/// Sets the passcode by which people become admins.
enum AdminPasscode: Verb {
  static let name = "passcode"

  private static let replace = Flag("replace", summary: "Set another one in its place")

  static var spec: CommandSpec {
    CommandSpec(
      name: name, summary: "Set the passcode of owners, once",
      discussion: """
        Whoever sets it first owns this store; only they may replace it. It is kept as a yescrypt \
        hash that never leaves this machine. Give it to the people who look after a restaurant.
        """,
      options: [Passcode.descriptor.declaration, replace.declaration]
        + WriteOptions.declarations,
      examples: [
        Example("admin passcode", "Asks twice, without showing it"),
        Example("admin passcode --passcode-fd 3", "A script passes it: 3<file"),
      ],
      fields: [
        ResultField("owner", type: "string", "The account that owns the store"),
        ResultField("event", type: "string", "The journal's name for what was done"),
      ],
      exits: [
        ExitNote(4, "It is set already"), ExitNote(5, "Somebody else owns the store"),
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
        "set the passcode", "the crypt(3) of this system has no yescrypt", .store,
        code: "no-yescrypt")
    }
    // From now on no claim counts without the proof that this passcode was typed.
    _ = try context.asking { () throws(StoreError) in
      try session.store.claimKey(random: context.draw)
    }
    return try write(hash, as: account, isReplacing, session, arguments)
  }

  /// Decides once more under the lock: of two who set it first at once, one owns the store.
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
        "set the passcode", "it is set already", .refused, code: "already-set",
        hints: ["--replace sets another one; admins stay admins"])
    }
  }

  private static func new(
    _ arguments: ParsedArguments, _ passcode: Passcode, _ context: Context
  ) throws(Failure) -> Password {
    let first = try passcode.read(arguments, "New passcode:")
    guard first.isLongEnough else {
      throw .cannot(
        "set the passcode", "it needs \(Password.leastLength) characters at least", .usage,
        code: "short-passcode")
    }
    if arguments[Passcode.descriptor] != nil { return first }
    guard try passcode.read(arguments, "Once more:") == first else {
      throw .cannot("set the passcode", "the two differ", .usage, code: "passcodes-differ")
    }
    return first
  }
}
