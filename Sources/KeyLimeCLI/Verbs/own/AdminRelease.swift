import Arguments
import KeyLimeEngine

/// `admin release`: stops being an admin of a restaurant.
enum AdminRelease: Verb {
  static var spec: CommandSpec {
    CommandSpec(
      name: "release", summary: "Stop managing a restaurant",
      discussion: "Your changes and deals stay.",
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
      json: AdminFields.json(place), line: "you are no longer an admin of \(place.name, .strong)")
  }
}
