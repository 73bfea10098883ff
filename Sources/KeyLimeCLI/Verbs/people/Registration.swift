import Arguments
import KeyLimeEngine

/// `account register`: gives the anonymous account a name and a password.
struct Registration {
  let session: UserSession
  let arguments: ParsedArguments

  private var context: Context { session.context }

  /// Completes the profile by asking, then stores password and registration.
  ///
  /// Throws `refused` when the account is already registered or the mail address is in use.
  func run() throws(Failure) -> Output {
    let earlier = try session.retryOutput(arguments) { (event) throws(Failure) in
      guard case .account(.register(let profile)) = event.action else { return nil }
      return try json(of: profile)
    }
    if let earlier { return earlier }
    let current = try session.currentAccount()
    if let current, current.state.isRegistered {
      throw .cannot(
        "register", "\(current.title) is logged in", .refused, code: "already-registered",
        hints: [
          "keylime account edit changes the profile", "or log out first: keylime account logout",
        ])
    }
    let picture = try (arguments[ProfileOptions.picture] ?? nil).map(PhotoFile.init)
    let profile = try completed(current?.state.profile ?? Account(), picture)
    let password = arguments.isDryRun ? try checkedPassword() : try keep(picture)
    let address = profile.email ?? ""
    let output = try session.perform(
      arguments, json: json(of: profile),
      line: "registered \(profile.title ?? address, .strong); everything you did before is kept",
      hints: ["to log in again: keylime account login \(ShellLine.quoted(address))"]
    ) { _ in [.account(.register(profile))] }
    try context.asking { () throws(StoreError) in try password?.publish() }
    return output
  }

  /// The fields of the account once it is registered.
  private func json(of profile: Account) throws(Failure) -> JSONObject {
    var json = try AccountFields.json(of: profile, in: session)
    json["registered"] = true
    json["password"] = true
    return json
  }

  /// Stores the picture and gets the password ready, which is published when the registration is
  /// written: a fault before leaves the old one.
  private func keep(_ picture: PhotoFile?) throws(Failure) -> StagedFile {
    let password = try SecretSource(.password, arguments, context).new("Password:")
    let hash = try PasswordHash(password, context)
    let account = try session.account(creatingIn: session.writer())
    try picture?.keep(in: session.store, context, isDryRun: false)
    return try context.asking { () throws(StoreError) in
      try session.store.stagePassword(hash, of: account)
    }
  }

  /// Checks the password that a dry run is given, and asks for none; nothing is kept.
  private func checkedPassword() throws(Failure) -> StagedFile? {
    guard arguments.isGiven(Secret.password.descriptor.declaration) else { return nil }
    _ = try SecretSource(.password, arguments, context).new("Password:")
    return nil
  }

  /// The known profile with the changes of the options, completed by asking.
  private func completed(_ known: Account, _ picture: PhotoFile?) throws(Failure) -> Account {
    var profile = ProfileOptions.applied(to: known, arguments, picture: picture)
    try AddressBook(session).check(profile.email)
    if profile.firstName == nil {
      profile.firstName = try needed("First name:", ProfileOptions.firstName.declaration) {
        $0.trimmed
      }
    }
    if profile.lastName == nil {
      profile.lastName = try asked("Last name:", ProfileOptions.lastName)
    }
    if profile.gender == nil {
      profile.gender = try asked("Gender (may be empty):", ProfileOptions.gender)
    }
    if profile.email == nil {
      profile.email = try needed("Email:", ProfileOptions.email.declaration, address)
    }
    return profile
  }

  /// A mail address that nobody else has.
  private func address(_ text: String) throws(Failure) -> String {
    guard ValueType.isMailAddress(text) else {
      throw Failure(.refused, "'\(text)' is not a mail address", code: "bad-address")
    }
    try AddressBook(session).check(text)
    return text
  }

  private func needed(
    _ question: String, _ option: OptionDeclaration,
    _ read: (String) throws(Failure) -> String
  ) throws(Failure) -> String {
    try context.ask(question, flag: "--\(option.name)") { text throws(Failure) in
      guard !text.trimmed.isEmpty else {
        throw Failure(.refused, "this is required", code: "needed")
      }
      return try read(text)
    }
  }

  /// The answer to a question that may stay without one.
  private func asked(_ question: String, _ option: Option<String>) throws(Failure) -> String? {
    guard context.isInteractive else { return nil }
    let answer = try context.ask(question, flag: "--\(option.declaration.name)")
    return answer.isEmpty ? nil : answer
  }
}

/// Keeps mail addresses unique: each belongs to one account.
struct AddressBook {
  private let session: UserSession

  /// Checks among the accounts of this session's store.
  init(_ session: UserSession) { self.session = session }

  /// Checks that an address is free.
  ///
  /// Throws `refused` when another account has this address.
  func check(_ email: String?) throws(Failure) {
    guard let email else { return }
    let others = try session.accounts().named(email).filter { !$0.isCurrent }
    guard others.isEmpty else {
      throw .cannot(
        "use '\(email)'", "another account has this address", .refused, code: "address-taken",
        hints: ["keylime account login \(ShellLine.quoted(email))"])
    }
  }
}
