import Arguments
import KeyLimeEngine

/// The account of this store that a contact is linked with (`--account`).
enum ContactAccount {
  /// The tastes that a contact's account says; nil when they have none in this store.
  static func tastes(
    of contact: Contact, _ session: UserSession
  ) throws(Failure) -> Tastes? {
    guard let account = contact.account else { return nil }
    return try session.state { (state) throws(SnapshotFault) in
      try state.account(account) == nil ? nil : try state.tastes(of: account)
    }
  }

  /// A hint, after a change of tastes or account, that the account says tastes that count as well.
  static func hints(
    _ state: ContactState, _ session: UserSession, _ arguments: ParsedArguments
  ) throws(Failure) -> [String] {
    let options = TasteOptions.declarations + [ContactOptions.account.declaration]
    guard options.contains(where: arguments.isGiven),
      let theirs = try tastes(of: state.contact, session), theirs != Tastes()
    else { return [] }
    let id = ShellLine.quoted(state.id.text)
    return ["what their account says counts as well: keylime contact show \(id)"]
  }

  /// The account that the options name; nil when they name none.
  ///
  /// Throws `nothingFound` when there is no such account, and `usage` for one's own.
  static func named(
    _ arguments: ParsedArguments, _ session: UserSession
  ) throws(Failure) -> AccountID? {
    guard let name = arguments[ContactOptions.account], !name.isEmpty else { return nil }
    let found = try session.accounts().named(name)
    guard found.count == 1, let account = found.first else {
      throw .cannot(
        "link '\(name)'", "no account, or more than one, has this address or id", .nothingFound,
        code: "no-such-account", hints: ["keylime account list"])
    }
    guard !account.isCurrent else {
      throw .cannot(
        "link '\(name)'", "that is your own account", .usage, code: "own-account",
        hints: ["you are meant wherever you ask; 'keylime account edit' says what you need"])
    }
    return account.state.id
  }
}
