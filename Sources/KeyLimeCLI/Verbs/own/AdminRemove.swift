import Arguments
import KeyLimeEngine

/// `admin remove`: hides a restaurant that has closed for good.
enum AdminRemove: Verb {
  static var spec: CommandSpec {
    CommandSpec(
      name: "remove", summary: "Hide a restaurant that has closed for good",
      discussion: "Ratings, check-ins and bills there stay. 'keylime undo' brings it back.",
      operands: [OwnerSession.restaurant.declaration], options: WriteOptions.declarations,
      examples: [Example("admin remove 'Bao House'", "It has closed for good")],
      fields: AdminFields.act, exits: [ExitNote(5, "You are not an admin of it")])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let owner = try OwnerSession(context)
    let place = try owner.place(try arguments.needed(OwnerSession.restaurant), to: "remove")
    return try owner.change(
      .remove, of: place.id, to: "remove '\(place.name)'", arguments,
      json: AdminFields.json(place), line: "removed \(place.name, .strong)")
  }
}
