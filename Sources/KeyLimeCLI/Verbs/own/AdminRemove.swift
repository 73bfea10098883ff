import Arguments
import KeyLimeEngine

/// Takes a restaurant out of sight.
enum AdminRemove: Verb {
  static let name = "remove"

  static var spec: CommandSpec {
    CommandSpec(
      name: name, summary: "Take a restaurant that closed out of sight",
      discussion: "What people did there stays, and undo brings it back.",
      operands: [Ownership.restaurant.declaration], options: ActingOptions.declarations,
      examples: [Example("admin remove 'Bao House'", "It closed for good")],
      fields: AdminFields.act, exits: [ExitNote(5, "You do not look after it")])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let ownership = try Ownership(context)
    let place = try ownership.place(try arguments.needed(Ownership.restaurant), to: "remove")
    return try ownership.change(
      .remove, of: place.id, to: "remove '\(place.name)'", arguments,
      json: AdminFields.json(place), line: "took \(place.name, .strong) out of sight")
  }
}
