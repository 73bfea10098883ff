import Arguments
import KeyLimeEngine

/// Changes the password of the account that is logged in.
struct PasswordChange {
  let acting: Acting
  let arguments: ParsedArguments

  func run() throws(Failure) -> Output {
    let (context, store) = (acting.context, acting.store)
    guard let current = try acting.currentAccount(), current.state.isRegistered else {
      throw .cannot(
        "change the password", "you are not registered", .refused, code: "not-registered",
        hints: ["keylime account register"])
    }
    let account = current.state.id
    let source = PasswordSource(arguments, context)
    // An account from another machine has no password here yet; its first one needs no old one only
    // because it could not have been logged in without.
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
