import Arguments
import KeyLimeEngine

/// The form for a new place: its name and position, and what else is known of it.
struct AddForm {
  private let arguments: ParsedArguments
  /// The name on the command line.
  private let name: String?
  private let context: Context
  /// The position given, else the user's location; nil when neither is known.
  private let position: Coordinate?
  /// The picture on the command line.
  private let photo: Picture?

  /// The completed form.
  struct Answers {
    let name: String
    let position: Coordinate
    let address: AddressLine?
    let cuisines: [String]?
    let price: PriceLevel?
    let phone: String?
    let photo: Picture?
  }

  /// Takes the values from the command line, and checks them before anything is asked.
  ///
  /// Throws `usage` when a value cannot be used, and with the missing options where nobody can be
  /// asked for the name and the position.
  init(
    _ arguments: ParsedArguments, name: String?, _ context: Context, _ store: Store
  ) throws(Failure) {
    self.arguments = arguments
    self.name = name ?? arguments[RestaurantOptions.name]
    self.context = context
    position = try Self.position(arguments, context, store)
    photo = try arguments[RestaurantOptions.photo].map { (path) throws(Failure) in
      try Picture(path)
    }
    if let zone = arguments[RestaurantOptions.timeZone] {
      _ = try context.zone(named: zone, kind: .usage)
    }
    let missing = self.missing
    guard !missing.isEmpty, !context.isInteractive else { return }
    throw Failure(
      .usage,
      "a new place needs \(missing.map { "--\($0)" }.joined(separator: " and "))",
      code: "missing-options",
      hints: [
        "on a terminal this asks for them: \(Program.name) add"
          + (name.map { " " + ShellLine.quoted($0) } ?? "")
      ])
  }

  private var missing: [String] {
    (name == nil ? ["name"] : []) + (position == nil ? ["position"] : [])
  }

  /// The position given, else the user's location; the town of the sample does not count.
  private static func position(
    _ arguments: ParsedArguments, _ context: Context, _ store: Store
  ) throws(Failure) -> Coordinate? {
    if let position = arguments[RestaurantOptions.position] { return position }
    let home = try context.configuration().home
    guard arguments[UserLocation.near] != nil || home != nil else { return nil }
    return try UserLocation(context: context, store: store).origin(arguments)
  }

  /// Completes the form by asking for what is missing, where somebody can be asked; after an
  /// invalid answer it asks again.
  ///
  /// Throws `cancelled` at the end of input.
  func answers() throws(Failure) -> Answers {
    typealias Facts = RestaurantOptions
    let cuisines = arguments[Facts.cuisine].flatMap(\.self)
    let isComplete =
      !cuisines.isEmpty && arguments[Facts.address] != nil && arguments[Facts.price] != nil
      && arguments[Facts.phone] != nil && photo != nil
    if !isComplete, context.isInteractive { context.note("leave empty what you do not know") }
    return Answers(
      name: try given(name, "Name:", .filledText, "--name"),
      position: try given(position, "Position (LAT,LON):", .position, "--position"),
      address: try wanted(
        arguments[Facts.address], "Address (with town):", .address, "--address"),
      cuisines: try wanted(cuisines.isEmpty ? nil : cuisines, "Cuisine:", .cuisine, "--cuisine"),
      price: try wanted(arguments[Facts.price], "Price (1 to 4):", .priceLevel, "--price"),
      phone: try wanted(arguments[Facts.phone], "Phone:", .filledText, "--phone"),
      photo: try picture())
  }

  private func picture() throws(Failure) -> Picture? {
    guard photo == nil, context.isInteractive else { return photo }
    return try context.ask("Photo (a file):", flag: "--photo") { path throws(Failure) in
      path.isEmpty ? nil : try Picture(path)
    }
  }

  /// The value given, else the answer to a question; nil where nobody can be asked or knows it.
  private func wanted<Value>(
    _ value: Value?, _ question: String, _ type: ValueType<Value>, _ flag: String
  ) throws(Failure) -> Value? {
    guard value == nil, context.isInteractive else { return value }
    return try context.ask(question, flag: flag) { text throws(Failure) in
      text.isEmpty ? nil : try Self.read(text, type)
    }
  }

  /// The value given, else the answer to a question.
  private func given<Value>(
    _ value: Value?, _ question: String, _ type: ValueType<Value>, _ flag: String
  ) throws(Failure) -> Value {
    if let value { return value }
    return try context.ask(question, flag: flag) { text throws(Failure) in
      try Self.read(text, type)
    }
  }

  private static func read<Value>(
    _ text: String, _ type: ValueType<Value>
  ) throws(Failure) -> Value {
    do throws(ValueError) { return try type.parse(text) } catch {
      throw Failure(.usage, error.words, code: "bad-value")
    }
  }
}

extension ValueError {
  fileprivate var words: String {
    switch self {
    case .malformed(let expected): "expected \(expected)"
    case .outOfRange(let lowest, let highest): "expected \(lowest) to \(highest)"
    case .notAllowed: "this is not one of the choices"
    }
  }
}
