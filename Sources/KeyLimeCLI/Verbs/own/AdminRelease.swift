import Arguments
import KeyLimeEngine

/// Gives up being an admin of a restaurant.
enum AdminRelease: Verb {
  static let name = "release"

  static var spec: CommandSpec {
    CommandSpec(
      name: name, summary: "Stop looking after a restaurant",
      discussion: "What you changed and offered stays.",
      operands: [OwnerSession.restaurant.declaration],
      options: WriteOptions.declarations,
      examples: [Example("admin release 'Bao House'", "Somebody else looks after it")],
      fields: AdminFields.act, exits: [ExitNote(5, "You do not look after it")])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let owner = try OwnerSession(context)
    let place = try owner.place(try arguments.needed(OwnerSession.restaurant), to: "release")
    return try owner.change(
      .release, of: place.id, to: "release '\(place.name)'", arguments,
      json: AdminFields.json(place), line: "you no longer look after \(place.name, .strong)")
  }
}
