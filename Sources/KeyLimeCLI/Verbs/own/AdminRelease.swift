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
    let left = try dealsLeft(at: place, owner.session)
    if left > 0 {
      let deals = left == 1 ? "1 deal stays" : "\(left) deals stay"
      context.warn("\(deals), and nobody can redeem the codes")
    }
    let id = ShellLine.quoted(place.id.text)
    return try owner.change(
      .release, of: place.id, to: "release '\(place.name)'", arguments,
      json: AdminFields.json(place), line: "you are no longer an admin of \(place.name, .strong)",
      hints: left == 0
        ? [] : ["keylime admin claim \(id), then keylime admin deal remove, ends that"])
  }

  /// How many deals stay when the account releases the place and nobody else can redeem their
  /// codes.
  private static func dealsLeft(
    at place: Restaurant, _ session: UserSession
  ) throws(Failure) -> Int {
    let now = session.context.now.seconds
    return try session.asGuest { (state, guest) throws(SnapshotFault) in
      guard let known = try state.restaurant(place.id), let account = guest.account,
        known.admins == [account], known.staff.isEmpty
      else { return 0 }
      return try state.offers(at: place.id, for: guest, now: now)
        .count { $0.status != .expired }
    }
  }
}
