import KeyLimeEngine

extension UserSession {
  /// The answer about somebody's own things.
  ///
  /// If it is empty and nobody is logged in, a hint says so: they may belong to another account.
  ///
  /// Throws `store` when the state or the credentials cannot be read.
  func ofWhoIsLoggedIn(_ output: Output) throws(Failure) -> Output {
    let nothing: Nothing
    switch output {
    case .nothing(let answer): nothing = answer
    case .listing(let listing) where listing.count == 0: nothing = listing.whenEmpty()
    default: return output
    }
    guard try account() == nil else { return output }
    let accounts = try accounts()
    guard !accounts.isEmpty else { return output }
    return .nothing(
      Nothing(nothing.message, hints: ["nobody is logged in: \(accounts.howToGoOn)"]))
  }

  /// Warns that an account begins beside others: in a store that came from another machine, one of
  /// them is probably the same person's.
  ///
  /// Throws `store` when the state or the credentials cannot be read.
  func warnOfOthers(than new: AccountID) throws(Failure) {
    let others = try accounts().filter { $0.state.id != new }
    guard let first = others.first, context.verbosity > .quiet else { return }
    let those =
      others.count == 1
      ? "the one that is here, \(first.named)" : "the \(others.count) that are here"
    let hints = context.gives(.errors) ? [others.howToGoOn] : []
    context.sayWarning(
      "nobody was logged in, so the new account \(new.text) begins, beside \(those)",
      code: "account-begun", hints: hints)
    guard context.printsNotes else { return }
    for hint in hints { context.hint("\(hint)", .errors) }
  }
}

extension KnownAccount {
  /// Its id, with the person's name or mail address where one is known.
  fileprivate var named: String {
    state.profile.title.map { "\(state.id.text) (\($0))" } ?? state.id.text
  }
}
