import Arguments
import KeyLimeEngine

/// Changes the password of the account that is logged in.
struct PasswordChange {
  let session: UserSession
  let arguments: ParsedArguments

  func run() throws(Failure) -> Output {
    let (context, store) = (session.context, session.store)
    guard let current = try session.currentAccount(), current.state.isRegistered else {
      throw .cannot(
        "change the password", "you are not registered", .refused, code: "not-registered",
        hints: ["keylime account register"])
    }
    let account = current.state.id
    let source = PasswordSource(arguments, context)
    // An account may have lost its credentials file, but whoever is logged in had the password.
    if current.hasPassword {
      let old = try source.existing("Present password:")
      let opens = try context.asking { () throws(StoreError) in try store.opens(account, old) }
      guard opens else { throw .wrongPassword }
    }
    let hash = try PasswordHash(try source.new("New password:"), context)
    try context.asking { () throws(StoreError) in try store.setPassword(hash, of: account) }
    return .done(
      Confirmation(json: ["id": .string(account.text)], line: "changed the password"))
  }
}
