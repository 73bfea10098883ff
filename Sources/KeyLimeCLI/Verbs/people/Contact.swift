import Arguments
import KeyLimeEngine

/// `contact`: manages the people you eat and split bills with.
enum ContactVerb: Verb {
  private static let person = Operand(
    "PERSON", value: .person, summary: "An id, a name, a nickname or a mail address")
  private static let newName = Operand("NAME", value: .text, summary: "The name of the person")
  static var spec: CommandSpec {
    CommandSpec(
      name: "contact", group: .people, summary: "Manage the people you eat and split with",
      discussion: """
        Contacts are identified by ids, not by names, so two Johns stay two contacts. Where a \
        command asks for a person, a name is enough if only one contact has it.
        """,
      examples: [
        Example("contact add 'Eli Berg' --email eli@example.org", "Add a contact"),
        Example("contact add 'Sam Oak' --nickname oaky", "With a nickname"),
      ],
      fields: ContactFields.declared,
      exits: [
        ExitNote(1, "There is no such contact"), ExitNote(2, "Several contacts have this name"),
      ],
      subcommands: subcommands, seeAlso: ["checkin", "account"])
  }

  private static var subcommands: [CommandSpec] {
    let fields = ContactFields.declared
    let (options, session) = (ContactOptions.declarations, WriteOptions.declarations)
    return [
      CommandSpec(
        name: "add", summary: "Add a contact", operands: [newName.declaration],
        options: options + session,
        examples: [
          Example("contact add 'Zoë Lark' --phone '+1 805 555 0100'", "With a phone number")
        ],
        fields: fields),
      CommandSpec(
        name: "list", summary: "List all contacts",
        examples: [Example("contact list", "Sorted by name")], fields: fields,
        columns: [
          ResultColumn("NAME", "The name"), ResultColumn("EMAIL", "The first mail address"),
          ResultColumn("PHONE", "The first telephone number"),
          ResultColumn("ID", "The id of the contact"),
        ]),
      CommandSpec(
        name: "show", summary: "Show a contact",
        discussion: """
          Tells what counts when they eat along (--with): what you know of them, and what their \
          account says, if one of this store is linked (--account).
          """,
        operands: [person.declaration],
        examples: [Example("contact show eli", "By given name")],
        fields: fields + [ContactFields.fromAccount]),
      CommandSpec(
        name: "edit", summary: "Change a contact",
        discussion: """
          A list option (--phone, --email, --nickname) replaces the previous list. An empty value \
          clears a field: --note ''.
          """,
        operands: [person.declaration],
        options: [ContactOptions.name.declaration] + options + session,
        examples: [Example("contact edit eli --nickname eliberg", "Set the nickname")],
        fields: fields),
      CommandSpec(
        name: "remove", summary: "Remove a contact", operands: [person.declaration],
        options: session,
        examples: [Example("contact remove eli", "'keylime undo' brings them back")],
        fields: fields),
      ContactMerge.spec, ContactImport.spec,
      CommandSpec(
        name: "export", summary: "Export all contacts as vCard 4.0",
        examples: [Example("contact export", "For a phone or a mail program")],
        fields: Context.exportFields),
    ]
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let session = try UserSession(context)
    switch arguments.path.dropFirst().first {
    case "add": return try add(session, arguments)
    case "show": return .record(try show(session, arguments))
    case "edit": return try edit(session, arguments)
    case "remove": return try remove(session, arguments)
    case "merge": return try ContactMerge.run(session, arguments)
    case "import":
      var cards = ContactImport(session: session, arguments: arguments)
      return try cards.run()
    case "export": return try session.ofWhoIsLoggedIn(export(session))
    default: return try session.ofWhoIsLoggedIn(list(session))
    }
  }

  private static func add(
    _ session: UserSession, _ arguments: ParsedArguments
  ) throws(Failure) -> Output {
    let name = try arguments.needed(newName)
    try name.requireNameOfContact(to: "add a contact")
    let known = try PersonReference(session)
    let namesakes = known.contacts.filter { $0.contact.name == name }.count
    let id = ContactID(random: session.idBits(arguments))
    let contact = try described(Contact(name: name), session, arguments)
    return try session.perform(
      [.contact(id, .add(contact))], arguments,
      json: ContactFields.json(ContactState(id: id, contact: contact)),
      line: "added \(name, .strong) (\(id))",
      hints: (namesakes == 0
        ? [] : ["another contact has this name; both are kept, use ids to choose between them"])
        + ContactAccount.hints(ContactState(id: id, contact: contact), session, arguments))
  }

  private static func show(
    _ session: UserSession, _ arguments: ParsedArguments
  ) throws(Failure) -> Record {
    let found = try PersonReference(session).resolve(arguments.needed(person), to: "show")
    let theirs = try ContactAccount.tastes(of: found.contact, session)
    var json = ContactFields.json(found)
    json[ContactFields.fromAccount.name] = theirs.map { .object($0.json) }
    return Record(json: json, lines: ContactFields.lines(found, theirs))
  }

  private static func edit(
    _ session: UserSession, _ arguments: ParsedArguments
  ) throws(Failure) -> Output {
    if let output = try session.contactRetry(arguments) { return output }
    let found = try PersonReference(session).resolve(arguments.needed(person), to: "edit")
    var renamed = found.contact
    if let name = arguments[ContactOptions.name] {
      try name.requireNameOfContact(to: "rename '\(found.contact.name)'")
      renamed.name = name
    }
    let contact = try described(renamed, session, arguments)
    let patch = Patch(from: found.contact, to: contact)
    let state = ContactState(id: found.id, contact: contact)
    let hints = try ContactAccount.hints(state, session, arguments)
    guard !patch.isEmpty else {
      return try session.unchanged(
        contact.name, ContactFields.json(found), arguments,
        hints: ["keylime contact edit -h lists the options"] + hints)
    }
    return try session.perform(
      [.contact(found.id, .edit(patch))], arguments, json: ContactFields.json(state),
      line: "changed \(contact.name, .strong)", hints: hints)
  }

  private static func remove(
    _ session: UserSession, _ arguments: ParsedArguments
  ) throws(Failure) -> Output {
    if let output = try session.contactRetry(arguments) { return output }
    let found = try PersonReference(session).resolve(arguments.needed(person), to: "remove")
    try warnOfDebts(with: found, session, arguments)
    return try session.perform(
      [.contact(found.id, .remove)], arguments, json: ContactFields.json(found),
      line: "removed \(found.contact.name, .strong)")
  }

  /// Warns about open debts with a contact that is removed.
  ///
  /// They stay, because bills refer to people by id.
  private static func warnOfDebts(
    with contact: ContactState, _ session: UserSession, _ arguments: ParsedArguments
  ) throws(Failure) {
    let book = try BillSession(arguments, session.context).book()
    let person = PersonID(contact: contact.id)
    let open = try PaymentListing.debts(of: book.me, in: book)
      .filter { $0.debtor == person || $0.creditor == person }
    guard let first = open.first else { return }
    let sentence = DebtPage.sentence(first, book.names).plain
    let settling = "keylime split settle \(ShellLine.quoted("\(person)"))"
    session.context.warn("still open: \(sentence); to settle it: \(settling)")
  }

  private static func list(_ session: UserSession) throws(Failure) -> Output {
    let contacts = try PersonReference(session).contacts.sorted {
      (Folding.fold($0.contact.name), $0.id) < (Folding.fold($1.contact.name), $1.id)
    }
    return .listing(
      Listing(
        contacts,
        columns: [
          Column("NAME") { Cell($0.contact.name, .strong) },
          Column("EMAIL", rank: 1) { .text($0.contact.emails.first) },
          Column("PHONE", rank: 2) { .text($0.contact.phones.first) },
          Column("ID", shrinksTo: 12) { Cell($0.id.text, .faint) },
        ],
        json: ContactFields.json,
        whenEmpty: Nothing(
          "you have no contacts",
          hints: ["keylime contact add NAME", "keylime contact import FILE"])))
  }

  private static func export(_ session: UserSession) throws(Failure) -> Output {
    let contacts = try PersonReference(session).contacts
    guard !contacts.isEmpty else { return .nothing(Nothing("you have no contacts")) }
    let cards = contacts.map { contact in
      let photo = contact.contact.picture.flatMap { PhotoName($0) }
        .flatMap(session.store.bytes(of:))
      return VCard(contact, photo: photo).text
    }
    return session.context.exported(cards.joined())
  }

  /// The contact with the changes of the options; a picture is copied into the store.
  private static func described(
    _ contact: Contact, _ session: UserSession, _ arguments: ParsedArguments
  ) throws(Failure) -> Contact {
    let picture = try (arguments[ContactOptions.picture] ?? nil).map(PhotoFile.init)
    try TasteOptions.warnOfUnserved(arguments, session)
    try picture?.keep(in: session.store, session.context, isDryRun: arguments.isDryRun)
    return ContactOptions.applied(
      to: contact, arguments, picture: picture,
      account: try ContactAccount.named(arguments, session))
  }
}

extension UserSession {
  /// The answer for a change of a contact that is retried with the same `--key`: the contact as it
  /// was then; nil when the key is new or absent.
  func contactRetry(_ arguments: ParsedArguments) throws(Failure) -> Output? {
    try retryOutput(arguments) { (event) throws(Failure) in
      guard case .contact(let id, _) = event.action else { return nil }
      return try state { (state) throws(SnapshotFault) in
        try state.contact(id, of: event.by, after: event)
      }.map(ContactFields.json)
    }
  }
}

extension String {
  /// Throws `usage` when it is empty or blank, and for a word that means the one who types it, such
  /// as `me`.
  ///
  /// `action` begins the message, such as `add a contact`.
  fileprivate func requireNameOfContact(to action: String) throws(Failure) {
    try requireName(to: action)
    guard !BillPeople.isMyWord(self) else {
      throw .cannot(action, "'\(self)' always means yourself", .usage, code: "own-name")
    }
  }
}
