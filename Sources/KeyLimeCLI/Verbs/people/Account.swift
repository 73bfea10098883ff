import Arguments
import KeyLimeEngine

/// `account`: shows, registers and switches accounts.
enum AccountVerb: Verb {
  private static let who = Operand(
    "ACCOUNT", value: .text.completed(by: .dynamic("account")), summary: "A mail address or an id")

  static var spec: CommandSpec {
    CommandSpec(
      name: "account", group: .people, summary: "Show your account; register, log in and out",
      discussion: """
        Your first change creates an anonymous account. 'register' gives it a name and a password \
        and keeps everything you did.

        Passwords separate honest people at one keyboard. They do not protect the files: anybody \
        who can read the store can read what everybody did.
        """,
      examples: [Example("account", "Who you are"), Example("account list", "All accounts")],
      fields: AccountFields.declared,
      exits: [
        ExitNote(1, "There is no account yet, or nobody is logged in"),
        ExitNote(4, "A rule refuses it, such as an address that is in use; or you cancelled"),
        ExitNote(5, "Wrong account or password"),
      ],
      files: [
        FileNote("STORE/private/credentials", "yescrypt hashes, readable by you only (mode 0600)")
      ],
      subcommands: subcommands, seeAlso: ["contact", "rate"])
  }

  private static var subcommands: [CommandSpec] {
    let password = Secret.password.descriptor.declaration
    return [
      CommandSpec(
        name: "show", summary: "Show who is logged in",
        discussion: "A face stands for a missing picture; it may follow the gender you gave.",
        options: [PictureWish.flag.declaration],
        examples: [Example("account show --json", "For a script")],
        fields: AccountFields.declared),
      CommandSpec(
        name: "register", summary: "Give your account a name and a password",
        discussion: "Asks for missing values. The password is typed twice and not shown.",
        options: ProfileOptions.declarations + [password] + WriteOptions.declarations,
        examples: [
          Example(
            "account register --first-name Bo --email bo@example.org --dry-run",
            "Show what would be written")
        ], fields: AccountFields.declared),
      CommandSpec(
        name: "login", summary: "Log in to another account", operands: [who.declaration],
        options: [password, Login.yes.declaration],
        examples: [Example("account login ana@example.org", "Asks for the password")],
        fields: AccountFields.declared),
      CommandSpec(
        name: "logout", summary: "Log out and continue anonymously",
        options: [Login.yes.declaration],
        examples: [Example("account logout --yes", "Without a question")],
        fields: AccountFields.declared),
      CommandSpec(
        name: "passwd", summary: "Change or reset a password",
        discussion: """
          --reset sets a new password without asking for the old one. It needs no more than the \
          right to write the store's folder private/: whoever has that can reset every password.

          An anonymous account has no password until --reset sets one. It needs one after restore \
          of a backup without private files, since login asks for it then.
          """,
        operands: [PasswordChange.who.declaration],
        options: [PasswordChange.reset.declaration, password],
        rules: [.requires("ACCOUNT", "reset")],
        examples: [
          Example("account passwd", "Asks for the old one and the new one"),
          Example("account passwd --reset", "Asks for the new one only"),
          Example("account passwd --reset kit@example.org", "Of another account"),
        ],
        fields: [ResultField("id", type: "string", "The id of the account")]),
      CommandSpec(
        name: "edit", summary: "Change your profile",
        discussion: """
          An empty value clears a field: --gender ''. The address that you log in with can be \
          changed, but not cleared.
          """,
        options: ProfileOptions.declarations + WriteOptions.declarations,
        examples: [Example("account edit --birth-date 1998-03-22", "Your date of birth")],
        fields: AccountFields.declared),
      CommandSpec(
        name: "list", summary: "List the accounts of this store",
        examples: [Example("account list", "All accounts")], fields: AccountFields.declared,
        columns: [
          ResultColumn("NAME", "The name, else the mail address, else anonymous"),
          ResultColumn("EMAIL", "The mail address"),
          ResultColumn("SINCE", "When it was created, RFC 3339"),
          ResultColumn("YOU", "You when it is logged in"),
          ResultColumn("ID", "The id of the account"),
        ]),
    ] + ReplicaAllowance.subcommands
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let session = try UserSession(context)
    switch arguments.path.dropFirst().first {
    case "register": return try Registration(session: session, arguments: arguments).run()
    case "login":
      return try Login(session: session, arguments: arguments).logIn(as: arguments.needed(who))
    case "logout": return try Login(session: session, arguments: arguments).logOut()
    case "passwd": return try PasswordChange(session: session, arguments: arguments).run()
    case "edit": return try edit(session, arguments)
    case "list": return try list(session)
    case "allow": return try ReplicaAllowance(session: session, arguments: arguments).allow()
    case "cut": return try ReplicaAllowance(session: session, arguments: arguments).cut()
    default: return try show(session, arguments)
    }
  }

  private static func show(
    _ session: UserSession, _ arguments: ParsedArguments
  ) throws(Failure) -> Output {
    guard let account = try session.currentAccount() else {
      let accounts = try session.accounts()
      return .nothing(Nothing(accounts.whyNobody, hints: [accounts.howToGoOn]))
    }
    let context = session.context
    let frame = try PictureFrame(
      arguments, session.store, context, hasColors: context.terminal.colorsOutput)
    frame.show(account.state.profile.picture)
    let page = AccountPage(
      account: account, now: context.now,
      drawsPortrait: frame.drawsAnything && context.terminal.signs == .drawn)
    return .record(Record(json: AccountFields.json(account), lines: page.lines))
  }

  private static func list(_ session: UserSession) throws(Failure) -> Output {
    let now = session.context.now
    return .listing(
      Listing(
        try session.accounts(),
        columns: [
          Column("NAME") { Cell($0.title, $0.state.isRegistered ? .strong : .faint) },
          Column("EMAIL") { .text($0.state.profile.email) },
          Column("SINCE", rank: 2) { .time($0.since, now: now) },
          Column("YOU", rank: 1) { Cell($0.isCurrent ? "you" : "") },
          Column("ID") { Cell($0.state.id.text, .faint) },
        ],
        json: AccountFields.json, whenEmpty: Nothing("there is no account yet")))
  }

  private static func edit(
    _ session: UserSession, _ arguments: ParsedArguments
  ) throws(Failure) -> Output {
    let earlier = try session.retryOutput(arguments) { (event) throws(Failure) in
      let then = try session.state { (state) throws(SnapshotFault) in
        try state.account(event.by, after: event)
      }
      return try then.map { (then) throws(Failure) in
        try AccountFields.json(of: then.profile, in: session)
      }
    }
    if let earlier { return earlier }
    let picture = try (arguments[ProfileOptions.picture] ?? nil).map(PhotoFile.init)
    let before = try session.currentAccount()?.state.profile ?? Account()
    let after = ProfileOptions.applied(to: before, arguments, picture: picture)
    if try session.currentAccount()?.state.isRegistered ?? false, after.email == nil {
      throw .cannot(
        "clear the mail address", "you log in with it", .refused, code: "needed",
        hints: ["--email ADDRESS changes it"])
    }
    guard before != after else {
      return try session.unchanged(
        before.title ?? "your account", AccountFields.json(of: before, in: session), arguments,
        hints: ["keylime account edit -h lists the options"])
    }
    try TasteOptions.warnOfUnserved(arguments, session)
    if after.email != before.email { try AddressBook(session).check(after.email) }
    try picture?.keep(in: session.store, session.context, isDryRun: arguments.isDryRun)
    if !arguments.isDryRun { try session.beginAccount() }
    return try session.perform(
      [.account(.edit(Patch(from: before, to: after)))], arguments,
      json: AccountFields.json(of: after, in: session),
      line: "changed the profile of \(after.title ?? "your account", .strong)")
  }
}
