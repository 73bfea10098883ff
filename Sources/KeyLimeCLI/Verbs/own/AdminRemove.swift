import Arguments
import KeyLimeEngine

/// Takes a restaurant out of sight.
enum AdminRemove: Verb {
  static let name = "remove"

  static var spec: CommandSpec {
    CommandSpec(
      name: name, summary: "Take a restaurant that closed out of sight",
      discussion: "What people did there stays, and undo brings it back.",
      operands: [OwnerSession.restaurant.declaration], options: WriteOptions.declarations,
      examples: [Example("admin remove 'Bao House'", "It closed for good")],
      fields: AdminFields.act, exits: [ExitNote(5, "You do not look after it")])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let owner = try OwnerSession(context)
    let place = try owner.place(try arguments.needed(OwnerSession.restaurant), to: "remove")
    return try owner.change(
      .remove, of: place.id, to: "remove '\(place.name)'", arguments,
      json: AdminFields.json(place), line: "took \(place.name, .strong) out of sight")
  }
}
