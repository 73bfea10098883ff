import Arguments
import KeyLimeEngine

/// `admin claim`: makes the account an admin of a restaurant, given the store's passcode.
enum AdminClaim: Verb {
  static var spec: CommandSpec {
    CommandSpec(
      name: "claim", summary: "Become the admin of a restaurant",
      discussion: """
        Asks for the passcode without showing it. The passcode separates honest people at one \
        keyboard; only the operating system protects the store's files. The claim includes a proof \
        of the passcode, which is valid only for this account and restaurant; --dry-run does not \
        show it.
        """,
      operands: [OwnerSession.restaurant.declaration],
      options: [Passcode.descriptor.declaration] + WriteOptions.declarations,
      examples: [
        Example("admin claim 'Bao House'", "Asks for the passcode"),
        Example("admin claim 'Bao House' --passcode-fd 3", "For scripts: 3<file"),
      ],
      fields: AdminFields.act,
      exits: [
        ExitNote(1, "There is no such restaurant"),
        ExitNote(4, "No passcode is set"),
        ExitNote(5, "The passcode is wrong"),
      ])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let owner = try OwnerSession(context)
    let place = try owner.place(try arguments.needed(OwnerSession.restaurant), to: "claim")
    let action = "claim '\(place.name)'"
    try Passcode(owner.session).check(arguments, to: action)
    let json = AdminFields.json(place)
    let line: StyledText = "you are now an admin of \(place.name, .strong)"
    let already: StyledText = "you are already an admin of \(place.name, .strong)"
    if arguments.isDryRun {
      return try owner.change(
        .claim(), of: place.id, to: action, arguments, json: json, line: line,
        already: already)
    }
    // The proof contains the account, so the account must exist.
    let account = try owner.session.account(creatingIn: try owner.session.writer())
    let key = try context.asking { () throws(StoreError) in
      try owner.session.store.claimKey(random: context.draw)
    }
    let id = ShellLine.quoted(place.id.text)
    return try owner.change(
      place.id, by: account, to: action, arguments, json: json, line: line,
      hints: ["try keylime admin edit \(id), or keylime admin deal add \(id)"],
      already: already
    ) { (state) throws(SnapshotFault) in
      try state.claim(of: place.id, by: account, key)
    }
  }
}
