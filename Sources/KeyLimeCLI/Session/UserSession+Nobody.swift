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
}
