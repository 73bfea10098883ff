import Arguments
import KeyLimeEngine

/// `account passwd`: changes a password, or resets a forgotten one.
struct PasswordChange {
  static let who = Operand(
    "ACCOUNT", value: .text.completed(by: .dynamic("account")),
    summary: "With --reset: a mail address or an id", arity: .optional)
  static let reset = Flag("reset", summary: "Set a new one without asking for the old one")

  let session: UserSession
  let arguments: ParsedArguments

  private var context: Context { session.context }

  /// Asks for the current and the new password, and stores the new one.
  ///
  /// Throws `refused` without an account, or for one that is not registered and has no password,
  /// and `notPermitted` for a wrong password.
  func run() throws(Failure) -> Output {
    let isReset = arguments[Self.reset] ?? false
    let account = try isReset ? forgetful() : current()
    let password = try context.keepingSecret { () throws(Failure) in
      let source = SecretSource(.password, arguments, context)
      if !isReset { try checkOld(of: account, source) }
      return try source.new("New password:")
    }
    let hash = try PasswordHash(password, context)
    try context.asking { () throws(StoreError) in
      try session.store.setPassword(hash, of: account.state.id)
    }
    let json: JSONObject = ["id": .string(account.state.id.text)]
    guard isReset else {
      return .done(Confirmation(json: json, line: "changed the password"))
    }
    return .done(
      Confirmation(
        json: json,
        line: "reset the password of \(account.title, .strong), without asking for the old one",
        hints: ["whoever can write '\(session.store.path)/private' can do this"]))
  }

  /// The account that is logged in, which has a password to change.
  private func current() throws(Failure) -> KnownAccount {
    let current = try own("change")
    guard current.state.isRegistered || current.hasPassword == true else {
      throw Self.failure(
        "change", "you are not registered", "not-registered",
        ["keylime account register", "--reset sets one for your anonymous account"])
    }
    return current
  }

  /// The account that is logged in; an anonymous one gets its first password so.
  private func own(_ action: String) throws(Failure) -> KnownAccount {
    if let current = try session.currentAccount() { return current }
    let accounts = try session.accounts()
    throw Self.failure(
      action, accounts.whyNobody, accounts.isEmpty ? "not-registered" : "not-logged-in",
      [accounts.howToGoOn] + (accounts.isEmpty ? ["keylime account register names one"] : []))
  }

  private static func failure(
    _ action: String, _ reason: String, _ code: String, _ hints: [String]
  ) -> Failure {
    .cannot("\(action) the password", reason, .refused, code: code, hints: hints)
  }

  /// The account in the command line, else the one that is logged in.
  private func forgetful() throws(Failure) -> KnownAccount {
    guard let name = arguments[Self.who] else { return try own("reset") }
    // Nobody knows a password of an anonymous account, so it is named by its id alone.
    let found = try session.accounts().named(name)
    guard found.count == 1 else {
      throw .cannot(
        "reset the password of '\(name)'",
        found.isEmpty
          ? "no account has this address or id" : "several accounts have this address",
        found.isEmpty ? .nothingFound : .usage, code: "no-such-account",
        hints: ["keylime account list"])
    }
    return found[0]
  }

  /// Without a credentials file the old password cannot be checked; a logged-in user once had it.
  private func checkOld(of account: KnownAccount, _ source: SecretSource) throws(Failure) {
    guard account.hasPassword != false else { return }
    try source.existing("Current password:", orThrow: .wrongPassword) { typed throws(Failure) in
      try context.asking { () throws(StoreError) in
        try session.store.opens(account.state.id, typed)
      }
    }
  }
}
