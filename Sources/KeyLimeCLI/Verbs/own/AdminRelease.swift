import Arguments
import KeyLimeEngine

/// Gives up being an admin of a restaurant.
enum AdminRelease: Verb {
  static let name = "release"

  static var spec: CommandSpec {
    CommandSpec(
      name: name, summary: "Stop looking after a restaurant",
      discussion: "What you changed and offered stays.",
      operands: [Ownership.restaurant.declaration],
      options: ActingOptions.declarations,
      examples: [Example("admin release 'Bao House'", "Somebody else looks after it")],
      fields: AdminFields.act, exits: [ExitNote(5, "You do not look after it")])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let ownership = try Ownership(context)
    let place = try ownership.place(try arguments.needed(Ownership.restaurant), to: "release")
    return try ownership.change(
      .release, of: place.id, to: "release '\(place.name)'", arguments,
      json: AdminFields.json(place), line: "you no longer look after \(place.name, .strong)")
  }
}
