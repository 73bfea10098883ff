import Arguments
import KeyLimeEngine

/// Makes me an admin of a restaurant, for whoever knows the store's passcode.
enum AdminClaim: Verb {
  static let name = "claim"

  private static let restaurant = Operand(
    "RESTAURANT", value: .restaurant, summary: "An id, a name, or @N of the last list")

  static var spec: CommandSpec {
    CommandSpec(
      name: name, summary: "Become the admin of a restaurant",
      discussion: """
        The passcode is asked for without being shown. It keeps honest people apart at one \
        keyboard; the store's files are guarded by the operating system alone.
        """,
      operands: [restaurant.declaration],
      options: [Passcode.descriptor.declaration] + ActingOptions.declarations,
      examples: [
        Example("admin claim 'Bao House'", "Asks for the passcode"),
        Example("admin claim 'Bao House' --passcode-fd 3", "A script passes it: 3<file"),
      ],
      fields: AdminFields.act,
      exits: [
        ExitNote(1, "There is no such restaurant"),
        ExitNote(4, "You are its admin already, or nobody set a passcode"),
        ExitNote(5, "The passcode is wrong"),
      ])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let ownership = try Ownership(context)
    let place = try ownership.place(try arguments.needed(restaurant), to: "claim")
    let action = "claim '\(place.name)'"
    try Passcode(ownership.acting).check(arguments, to: action)
    return try ownership.change(
      .claim, of: place.id, to: action, arguments, json: AdminFields.json(place),
      line: "you look after \(place.name, .strong) now",
      hints: ["keylime admin edit \(place.id) changes it; keylime admin deal add \(place.id)"])
  }
}

/// Gives up being an admin of a restaurant.
enum AdminRelease: Verb {
  static let name = "release"

  private static let restaurant = Operand(
    "RESTAURANT", value: .restaurant, summary: "An id, a name, or @N of the last list")

  static var spec: CommandSpec {
    CommandSpec(
      name: name, summary: "Stop looking after a restaurant",
      discussion: "What you changed and offered stays.", operands: [restaurant.declaration],
      options: ActingOptions.declarations,
      examples: [Example("admin release 'Bao House'", "Somebody else looks after it")],
      fields: AdminFields.act, exits: [ExitNote(5, "You do not look after it")])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let ownership = try Ownership(context)
    let place = try ownership.place(try arguments.needed(restaurant), to: "release")
    return try ownership.change(
      .release, of: place.id, to: "release '\(place.name)'", arguments,
      json: AdminFields.json(place), line: "you no longer look after \(place.name, .strong)")
  }
}

/// Takes a restaurant out of sight.
enum AdminRemove: Verb {
  static let name = "remove"

  private static let restaurant = Operand(
    "RESTAURANT", value: .restaurant, summary: "An id, a name, or @N of the last list")

  static var spec: CommandSpec {
    CommandSpec(
      name: name, summary: "Take a restaurant that closed out of sight",
      discussion: "What people did there stays, and undo brings it back.",
      operands: [restaurant.declaration], options: ActingOptions.declarations,
      examples: [Example("admin remove 'Bao House'", "It closed for good")],
      fields: AdminFields.act, exits: [ExitNote(5, "You do not look after it")])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let ownership = try Ownership(context)
    let place = try ownership.place(try arguments.needed(restaurant), to: "remove")
    return try ownership.change(
      .remove, of: place.id, to: "remove '\(place.name)'", arguments,
      json: AdminFields.json(place), line: "took \(place.name, .strong) out of sight")
  }
}
