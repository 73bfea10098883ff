import Arguments
import KeyLimeEngine

/// The fields of a JSON object that somebody asked for.
enum FieldSelection: Equatable {
  case all
  /// These, in this order; `address.city` picks from an object within the object.
  case only([FieldPath])

  /// Picks the fields of an object; one that is unknown becomes null, so that every object of a
  /// listing has the same members.
  func picked(from object: JSONObject) -> JSONObject {
    switch self {
    case .all: object
    case .only(let paths): FieldTree(paths).picked(from: object)
    }
  }
}

/// The names that lead to a field, from the outside in.
struct FieldPath: Equatable {
  let names: [String]

  /// Splits `address.city`.
  init(_ text: String) { names = text.split(separator: ".").map(String.init) }

  /// The path with its dots.
  var text: String { names.joined(separator: ".") }

  /// What it leads to; nil when there is nothing.
  func value(in object: JSONObject) -> JSON? {
    names.reduce(JSON.object(object)) { value, name in value?[name] }
  }

  /// Whether a verb that declares these fields may have something here: the field itself, one
  /// within it, or the one around it.
  func isKnown(among fields: [ResultField]) -> Bool {
    fields.contains { field in
      field.name == text || field.name.hasPrefix(text + ".") || text.hasPrefix(field.name + ".")
    }
  }
}

/// Paths sorted by their first names, so that `address.city` and `address.street` share an object.
private struct FieldTree {
  var branches: [(name: String, below: FieldTree?)] = []

  init(_ paths: [FieldPath]) { for path in paths { insert(path.names[...]) } }

  private mutating func insert(_ names: ArraySlice<String>) {
    guard let first = names.first else { return }
    let rest = names.dropFirst()
    guard let index = branches.firstIndex(where: { $0.name == first }) else {
      var below = FieldTree([])
      below.insert(rest)
      branches.append((first, rest.isEmpty ? nil : below))
      return
    }
    if rest.isEmpty { branches[index].below = nil } else { branches[index].below?.insert(rest) }
  }

  func picked(from object: JSONObject) -> JSONObject {
    JSONObject(
      branches.map { branch in
        let value = object[branch.name] ?? .null
        return .init(name: branch.name, value: branch.below?.picked(from: value) ?? value)
      })
  }

  /// A list of objects gives a list of what was picked from each.
  private func picked(from value: JSON) -> JSON {
    switch value {
    case .object(let object): .object(picked(from: object))
    case .array(let elements): .array(elements.map(picked))
    case .null, .bool, .number, .string: .object(picked(from: JSONObject()))
    }
  }
}
