import Arguments
import KeyLimeEngine

/// `account passwd`: changes the password of the account that is logged in.
struct PasswordChange {
  let session: UserSession
  let arguments: ParsedArguments

  /// Asks for the current and the new password, and stores the new one.
  ///
  /// Throws `refused` when the account is not registered, and `notPermitted` for a wrong password.
  func run() throws(Failure) -> Output {
    let (context, store) = (session.context, session.store)
    guard let current = try session.currentAccount(), current.state.isRegistered else {
      throw .cannot(
        "change the password", "you are not registered", .refused, code: "not-registered",
        hints: ["keylime account register"])
    }
    let account = current.state.id
    let source = PasswordSource(arguments, context)
    // Without a credentials file the old password cannot be checked; a logged-in user once had it.
    if current.hasPassword {
      let old = try source.existing("Current password:")
      let opens = try context.asking { () throws(StoreError) in try store.opens(account, old) }
      guard opens else { throw .wrongPassword }
    }
    let hash = try PasswordHash(try source.new("New password:"), context)
    try context.asking { () throws(StoreError) in try store.setPassword(hash, of: account) }
    return .done(
      Confirmation(json: ["id": .string(account.text)], line: "changed the password"))
  }
}
