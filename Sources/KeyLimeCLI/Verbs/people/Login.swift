import Arguments
import KeyLimeEngine

/// Logs in to another account, or out.
struct Login {
  static let yes = Flag("yes", short: "y", summary: "Leave an anonymous account without asking")

  let session: UserSession
  let arguments: ParsedArguments

  private var context: Context { session.context }

  /// Logs in to the account with this address or id.
  ///
  /// Throws `notPermitted` for a wrong account or password, `usage` for an ambiguous address,
  /// `cancelled` when the user declines to leave an anonymous account.
  func logIn(as name: String) throws(Failure) -> Output {
    let named = try session.accounts().named(name)
    // Other accounts with this address have no password here, so nobody can log in to them.
    let found = named.count < 2 ? named : named.filter { $0.hasPassword != false }
    guard found.count < 2 else {
      throw .cannot(
        "log in as '\(name)'", "\(found.count) accounts have this address", .usage,
        code: "ambiguous-account", hints: found.map { "'\($0.state.id)' is \($0.title)" })
    }
    try leave("log in")
    let account = found.first
    try SecretSource(.password, arguments, context).existing("Password:", orThrow: .wrongPassword) {
      typed throws(Failure) in
      try context.asking { () throws(StoreError) in
        try session.store.opens(account?.state.id, typed)
      }
    }
    guard let account else { throw .wrongPassword }
    try context.asking { () throws(StoreError) in try session.store.setSession(account.state.id) }
    return done(account, isCurrent: true, line: "logged in as \(account.title, .strong)")
  }

  /// Logs out.
  ///
  /// Throws `cancelled` when the user declines to leave an anonymous account.
  func logOut() throws(Failure) -> Output {
    guard !session.store.isSessionDamaged else {
      try context.asking { () throws(StoreError) in try session.store.endSession() }
      return .done(
        Confirmation(
          json: ["current": false],
          line: "removed the damaged session; your next change creates a new anonymous account"))
    }
    guard let current = try session.currentAccount() else {
      return .nothing(Nothing("nobody is logged in"))
    }
    try leave("log out")
    try context.asking { () throws(StoreError) in try session.store.endSession() }
    return done(
      current, isCurrent: false,
      line: "logged out; your next change creates a new anonymous account")
  }

  /// Asks before leaving an anonymous account, because it takes a reset to log in to it again.
  private func leave(_ action: String) throws(Failure) {
    // Nobody knows which account a damaged session named.
    guard !session.store.isSessionDamaged, let current = try session.currentAccount(),
      current.hasPassword == false
    else { return }
    try context.confirm(
      "This account has no password, and without one nobody can log in to it again. Still "
        + "\(action)?",
      isConfirmed: arguments[Self.yes] ?? false)
  }

  private func done(_ account: KnownAccount, isCurrent: Bool, line: StyledText) -> Output {
    var json = AccountFields.json(account)
    json["current"] = .bool(isCurrent)
    return .done(Confirmation(json: json, line: line))
  }
}
