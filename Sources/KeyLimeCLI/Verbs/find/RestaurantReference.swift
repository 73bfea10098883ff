import Arguments
import KeyLimeEngine

extension ValueType<String> {
  /// A restaurant operand: an id, an unambiguous name, or `@3`, the third row of the last list.
  static let restaurant = ValueType.text.named("RESTAURANT").completed(by: .dynamic("restaurant"))
}

/// Resolves a restaurant operand to one restaurant.
struct RestaurantReference {
  let context: Context
  let store: Store
  /// The origin of distances; nil when it is unknown.
  let origin: Coordinate?

  /// Finds the restaurant.
  ///
  /// Throws `nothingFound` with the closest names when there is none, and `usage` with the
  /// candidates when there are several. `action` is the verb of the message, such as `rate`; in
  /// `add … to a list` the `…` is replaced by `text`.
  func resolve(_ text: String, to action: String) throws(Failure) -> Found {
    if text.hasPrefix("@") { return try row(text, action) }
    let lookup = try context.asking { () throws(StoreError) in
      try store.lookUp(text, from: origin)
    }
    switch lookup {
    case .one(let found): return found
    case .several(let candidates): throw try ambiguous(text, candidates, action)
    case .none(let suggestions): throw unknown(text, suggestions, action)
    }
  }

  private static func phrase(_ action: String, _ text: String) -> String {
    guard let gap = action.firstIndex(of: "…") else { return "\(action) '\(text)'" }
    return action[..<gap] + "'\(text)'" + action[action.index(after: gap)...]
  }

  private func row(_ text: String, _ action: String) throws(Failure) -> Found {
    let list = store.lastList()
    guard let number = Int(text.dropFirst()), number > 0 else {
      throw .cannot(
        Self.phrase(action, text), "@N is a row of the list last shown, such as @1", .usage,
        code: "bad-row")
    }
    guard number <= list.count else {
      let reason = list.isEmpty ? "no list was shown yet" : "the last list has \(list.count) rows"
      throw .cannot(
        Self.phrase(action, text), reason, .usage, code: "no-such-row",
        hints: ["after keylime nearby, @1 is the first place of its list"])
    }
    let id = list[number - 1]
    let found = try context.asking { () throws(StoreError) in
      try store.restaurant(id, from: origin)
    }
    if let found { return found }
    throw .cannot(
      Self.phrase(action, text), "'\(id)' is no longer in the catalogue", .nothingFound,
      code: "no-such-restaurant")
  }

  /// The failure for an ambiguous name.
  ///
  /// The candidates become the last list, so that `@2` is the second.
  private func ambiguous(
    _ text: String, _ candidates: [Found], _ action: String
  ) throws(Failure) -> Failure {
    context.remember(candidates.map(\.restaurant.id), from: origin, in: store)
    let units = try context.units()
    let lines = candidates.prefix(9).enumerated().map { index, found in
      let place = [
        found.restaurant.address.oneLine,
        found.distance.map { "\(units.words(for: $0)) away" } ?? "",
      ].filter { !$0.isEmpty }.joined(separator: ", ")
      return "@\(index + 1) is \(found.restaurant.id)\(place.isEmpty ? "" : ", \(place)")"
    }
    return .cannot(
      Self.phrase(action, text), "\(candidates.count) restaurants have this name", .usage,
      code: "ambiguous-restaurant", hints: lines + ["use @N or the id to choose one"])
  }

  private func unknown(_ text: String, _ suggestions: [Found], _ action: String) -> Failure {
    context.remember(suggestions.map(\.restaurant.id), from: origin, in: store)
    let near = suggestions.prefix(3).enumerated().map { "'\($1.restaurant.name)' (@\($0 + 1))" }
    return .cannot(
      Self.phrase(action, text), "no such restaurant", .nothingFound, code: "no-such-restaurant",
      hints: near.isEmpty
        ? ["keylime search finds places by a part of the name"]
        : ["did you mean \(near.joined(separator: " or "))?"])
  }
}
