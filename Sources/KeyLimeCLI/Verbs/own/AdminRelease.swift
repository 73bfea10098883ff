import Arguments
import KeyLimeEngine

/// `admin release`: stops being an admin of a restaurant.
enum AdminRelease: Verb {
  static var spec: CommandSpec {
    CommandSpec(
      name: "release", summary: "Stop managing a restaurant",
      discussion: """
        Your changes and deals stay. Remove the deals first when nobody else looks after the \
        place: guests could go on using them, and nobody could redeem their codes.
        """,
      operands: [OwnerSession.restaurant.declaration],
      options: WriteOptions.declarations,
      examples: [Example("admin release 'Bao House'", "When somebody else takes over")],
      fields: AdminFields.act, exits: [ExitNote(5, "You are not an admin of it")])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let owner = try OwnerSession(context)
    let place = try owner.place(try arguments.needed(OwnerSession.restaurant), to: "release")
    return try owner.change(
      .release, of: place.id, to: "release '\(place.name)'", arguments,
      json: AdminFields.json(place), line: "you are no longer an admin of \(place.name, .strong)",
      hints: try warnings(place, owner.session))
  }

  /// What becomes of the deals when nobody is left to redeem their codes.
  private static func warnings(
    _ place: Restaurant, _ session: UserSession
  ) throws(Failure) -> [String] {
    let now = session.context.now.seconds
    let (known, offers) = try session.asGuest { (state, guest) throws(SnapshotFault) in
      (
        try state.restaurant(place.id),
        try state.offers(at: place.id, for: guest, now: now).filter { $0.status != .expired }
      )
    }
    guard let known, known.admins.count == 1, known.staff.isEmpty, !offers.isEmpty else {
      return []
    }
    let (deals, verb) = offers.count == 1 ? ("deal", "stays") : ("deals", "stay")
    return [
      "\(offers.count) \(deals) \(verb), and nobody can redeem the codes",
      "keylime admin claim \(place.id), then keylime admin deal remove, ends that",
    ]
  }
}
