import KeyLimeEngine

/// An account with its login state on this machine.
struct KnownAccount {
  var state: AccountState
  /// Whether it has a password on this machine; nil when this user may not know.
  let hasPassword: Bool?
  /// Whether it is logged in.
  let isCurrent: Bool

  var since: Instant { state.since.instant }

  /// A title: the person's name, else the mail address, else `anonymous`.
  var title: String { state.profile.title ?? "anonymous" }
}

extension Account {
  /// The person's name, else the mail address; nil when neither is known.
  var title: String? {
    let names = [firstName, lastName].compactMap(\.self).joined(separator: " ")
    return names.isEmpty ? email : names
  }
}

extension UserSession {
  /// All accounts of the store, sorted by id.
  ///
  /// Throws `store` when the state or the credentials cannot be read.
  func accounts() throws(Failure) -> [KnownAccount] {
    let current = try accountToAsk()
    let withPassword = try context.asking { () throws(StoreError) in
      try store.accountsWithPassword()
    }
    let states = try state { state throws(SnapshotFault) in try state.accounts() }
    return states.map { state in
      KnownAccount(
        state: state, hasPassword: withPassword?.contains(state.id), isCurrent: state.id == current)
    }
  }

  /// The account that is logged in; nil when there is none yet.
  ///
  /// Throws `store` when the state or the credentials cannot be read.
  func currentAccount() throws(Failure) -> KnownAccount? {
    guard let id = try account() else { return nil }
    let state = try state { state throws(SnapshotFault) in try state.account(id) }
    let withPassword = try context.asking { () throws(StoreError) in
      try store.accountsWithPassword()
    }
    return state.map {
      KnownAccount(state: $0, hasPassword: withPassword?.contains(id), isCurrent: true)
    }
  }
}

extension [KnownAccount] {
  /// Why nobody is logged in.
  var whyNobody: String { isEmpty ? "there is no account yet" : "nobody is logged in" }

  /// What to do where nobody is logged in.
  var howToGoOn: String {
    guard !isEmpty else { return "your first change creates an anonymous account" }
    let list = "'keylime account list' names the accounts"
    // Who cannot read the passwords cannot reset any, nor log in.
    guard contains(where: { $0.hasPassword != nil }) else {
      return "\(list); 'keylime log --all' lists what they all did"
    }
    return contains { $0.hasPassword == true }
      ? "\(list); 'account login ID' goes on as one of them"
      : "\(list); 'account passwd --reset ID' and 'account login ID' go on as one of them"
  }

  /// The accounts with an id or mail address; the address is not case-sensitive.
  func named(_ text: String) -> [KnownAccount] {
    let byID = filter { [$0.state.id.text, $0.state.id.textAmongPeople].contains(text) }
    if !byID.isEmpty { return byID }
    return filter { $0.state.profile.email?.lowercased() == text.lowercased() }
  }
}

extension AccountID {
  /// The id as bills write it, where contacts have ids too: `account:7k2…`.
  var textAmongPeople: String { PersonID(account: text)?.description ?? text }
}

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
