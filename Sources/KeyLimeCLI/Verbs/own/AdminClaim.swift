import Arguments
import KeyLimeEngine

/// Makes me an admin of a restaurant, for whoever knows the store's passcode.
enum AdminClaim: Verb {
  static let name = "claim"

  static var spec: CommandSpec {
    CommandSpec(
      name: name, summary: "Become the admin of a restaurant",
      discussion: """
        The passcode is asked for without being shown. It keeps honest people apart at one \
        keyboard; the store's files are guarded by the operating system alone. What is written \
        down has a proof of it, of use to nobody else, which --dry-run does not show.
        """,
      operands: [OwnerSession.restaurant.declaration],
      options: [Passcode.descriptor.declaration] + WriteOptions.declarations,
      examples: [
        Example("admin claim 'Bao House'", "Asks for the passcode"),
        Example("admin claim 'Bao House' --passcode-fd 3", "A script passes it: 3<file"),
      ],
      fields: AdminFields.act,
      exits: [
        ExitNote(1, "There is no such restaurant"),
        ExitNote(4, "Nobody set a passcode"),
        ExitNote(5, "The passcode is wrong"),
      ])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let owner = try OwnerSession(context)
    let place = try owner.place(try arguments.needed(OwnerSession.restaurant), to: "claim")
    let action = "claim '\(place.name)'"
    try Passcode(owner.session).check(arguments, to: action)
    let json = AdminFields.json(place)
    let line: StyledText = "you look after \(place.name, .strong) now"
    let already = Output.done(
      Confirmation(json: json, line: "you look after \(place.name, .strong) already"))
    if arguments[WriteOptions.dryRun] ?? false {
      return try owner.change(
        .claim(), of: place.id, to: action, arguments, json: json, line: line,
        thereAlready: already)
    }
    // The proof names the account, so there has to be one.
    let account = try owner.session.account(creatingIn: try owner.session.writer())
    let key = try context.asking { () throws(StoreError) in
      try owner.session.store.claimKey(random: context.draw)
    }
    return try owner.change(
      place.id, by: account, to: action, arguments, json: json, line: line,
      hints: ["keylime admin edit \(place.id) changes it; keylime admin deal add \(place.id)"],
      thereAlready: already
    ) { (state) throws(SnapshotFault) in
      try state.claim(of: place.id, by: account, key)
    }
  }
}
