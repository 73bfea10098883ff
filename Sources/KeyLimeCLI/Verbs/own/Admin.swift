import Arguments

/// `admin`: the verbs for people who manage a restaurant.
enum Admin: Verb {
  private static let verbs: [RegisteredVerb] = [
    RegisteredVerb("passcode", AdminPasscode.self),
    RegisteredVerb("claim", AdminClaim.self),
    RegisteredVerb("release", AdminRelease.self),
    RegisteredVerb("show", AdminShow.self),
    RegisteredVerb("edit", AdminEdit.self),
    RegisteredVerb("remove", AdminRemove.self),
    RegisteredVerb("deal", AdminDeal.self),
    RegisteredVerb("staff", AdminStaff.self),
    RegisteredVerb("redeem", AdminRedeem.self),
    RegisteredVerb("report", AdminReport.self),
  ]

  static var spec: CommandSpec {
    CommandSpec(
      name: "admin", group: .own, summary: "Manage your own restaurant",
      discussion: """
        The owner of the store sets a passcode once; anybody who knows it can become the admin of \
        a restaurant. Admins can change their own restaurants only, offer deals, redeem the codes \
        that guests show, and name staff who may only redeem.
        """,
      examples: [
        Example("admin claim 'Bao House'", "Asks for the passcode"),
        Example("admin edit 'Bao House' --hours 'Mo-Su 11:00-22:00'", "Everybody sees it at once"),
        Example("admin deal add 'Bao House' --title 'Two for one' --uses 50", "At most fifty uses"),
      ],
      fields: AdminFields.act, subcommands: verbs.map { $0.verb.spec }, needsSubcommand: true,
      seeAlso: ["add", "deals"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let name = arguments.path.dropFirst().first
    guard let verb = verbs.first(where: { $0.name == name })?.verb else {
      throw Failure(.internalFault, "the parser let an unknown verb of admin through")
    }
    return try OwnerRetry(try UserSession(context), arguments).run { () throws(Failure) in
      try verb.run(arguments, context)
    }
  }
}
