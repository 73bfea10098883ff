import Arguments

/// `admin`: the verbs for people who manage a restaurant.
enum Admin: Verb {
  static let name = "admin"

  private static let verbs: [any Verb.Type] = [
    AdminPasscode.self, AdminClaim.self, AdminRelease.self, AdminShow.self, AdminEdit.self,
    AdminRemove.self, AdminDeal.self, AdminStaff.self, AdminRedeem.self, AdminReport.self,
  ]

  static var spec: CommandSpec {
    CommandSpec(
      name: name, group: .own, summary: "Manage your own restaurant",
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
      fields: AdminFields.act, subcommands: verbs.map { $0.spec }, needsSubcommand: true,
      seeAlso: ["add", "deals"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    guard let verb = verbs.first(where: { $0.name == arguments.path.dropFirst().first }) else {
      throw Failure(.internalFault, "the parser let an unknown verb of admin through")
    }
    return try OwnerRetry(try UserSession(context), arguments).run { () throws(Failure) in
      try verb.run(arguments, context)
    }
  }
}
