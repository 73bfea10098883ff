import Arguments
import KeyLimeEngine

/// Muncher's form: six fields that a new place must have, and where it is.
struct AddForm {
  private let arguments: ParsedArguments
  private let context: Context
  private let store: Store

  /// What the form asks for.
  struct Answers {
    let name: String
    let address: Address
    let cuisines: [String]
    let price: PriceLevel
    let phone: String
    let photo: String
    let position: Coordinate
  }

  /// Reads the form from the command line.
  ///
  /// Throws `usage` naming everything that is missing at once, when nobody can be asked.
  init(_ arguments: ParsedArguments, _ context: Context, _ store: Store) throws(Failure) {
    self.arguments = arguments
    self.context = context
    self.store = store
    let missing = try self.missing
    guard !missing.isEmpty, !context.isInteractive else { return }
    throw Failure(
      .usage,
      "a new place needs \(missing.map { "--\($0)" }.joined(separator: ", "))",
      code: "missing-options", hints: ["on a terminal you are asked for what is missing"])
  }

  private var missing: [String] {
    get throws(Failure) {
      var missing: [String] = []
      if arguments[RestaurantOptions.name] == nil { missing.append("name") }
      if arguments[RestaurantOptions.address] == nil { missing.append("address") }
      if arguments[RestaurantOptions.cuisine].isEmpty { missing.append("cuisine") }
      if arguments[RestaurantOptions.price] == nil { missing.append("price") }
      if arguments[RestaurantOptions.phone] == nil { missing.append("phone") }
      if arguments[RestaurantOptions.photo] == nil { missing.append("photo") }
      if try knownPosition == nil { missing.append("position") }
      return missing
    }
  }

  /// The position given, else where the user says they are; the sample's town does not count.
  private var knownPosition: Coordinate? {
    get throws(Failure) {
      if let position = arguments[RestaurantOptions.position] { return position }
      let home = try context.configuration().home
      guard arguments[UserLocation.near] != nil || home != nil else { return nil }
      return try UserLocation(context: context, store: store).origin(arguments)
    }
  }

  /// The form filled in, by the command line and then by questions.
  func answers() throws(Failure) -> Answers {
    typealias Facts = RestaurantOptions
    let cuisines = arguments[Facts.cuisine].flatMap(\.self)
    return Answers(
      name: try given(arguments[Facts.name], "Name:", .filledText, "--name"),
      address: try given(arguments[Facts.address], "Address (with town):", .address, "--address"),
      cuisines: try given(cuisines.isEmpty ? nil : cuisines, "Cuisine:", .cuisine, "--cuisine"),
      price: try given(arguments[Facts.price], "Price (1 to 4):", .priceLevel, "--price"),
      phone: try given(arguments[Facts.phone], "Phone:", .filledText, "--phone"),
      photo: try given(arguments[Facts.photo], "Photo (a file):", .filledText, "--photo"),
      position: try given(knownPosition, "Position (LAT,LON):", .position, "--position"))
  }

  /// What was given, else the answer to a question; an answer that cannot be read is asked for
  /// three times at most.
  private func given<Value>(
    _ value: Value?, _ question: String, _ type: ValueType<Value>, _ flag: String
  ) throws(Failure) -> Value {
    if let value { return value }
    for _ in 0..<3 {
      let text = try context.ask(question, flag: flag)
      do throws(ValueError) { return try type.parse(text) } catch {
        context.say("\(Program.name): \(error.words)")
      }
    }
    throw Failure(.cancelled, "cancelled, nothing was changed", code: "cancelled")
  }
}

extension ValueError {
  fileprivate var words: String {
    switch self {
    case .malformed(let expected): "expected \(expected)"
    case .outOfRange(let lowest, let highest): "expected \(lowest) to \(highest)"
    case .notAllowed: "that is not among the choices"
    }
  }
}
