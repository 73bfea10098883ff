import Arguments
import KeyLimeEngine

/// The fields of a JSON object to print.
enum FieldSelection: Equatable {
  case all
  /// These fields, in this order; `address.city` selects from a nested object.
  case only([FieldPath])

  /// The object with the selected fields.
  ///
  /// An absent field becomes null, so that every object of a listing has the same members.
  func picked(from object: JSONObject) -> JSONObject {
    switch self {
    case .all: object
    case .only(let paths): FieldTree(paths).picked(from: object)
    }
  }
}

/// The path to a field, from the outermost name to the innermost.
struct FieldPath: Equatable {
  let names: [String]

  /// Splits a path such as `address.city` at its dots.
  init(_ text: String) { names = text.split(separator: ".").map(String.init) }

  /// The path with dots.
  var text: String { names.joined(separator: ".") }

  /// The value at the path; nil when it is absent.
  func value(in object: JSONObject) -> JSON? {
    names.reduce(JSON.object(object)) { value, name in value?[name] }
  }

  /// Whether a verb with these declared fields can have a value here: the field itself, one inside
  /// it, or one around it is declared.
  func isKnown(among fields: [ResultField]) -> Bool {
    fields.contains { field in
      field.name == text || field.name.hasPrefix(text + ".") || isInside(field)
    }
  }

  /// Whether the path leads to a member of a field.
  ///
  /// A field that declares no members may have any.
  private func isInside(_ field: ResultField) -> Bool {
    guard text.hasPrefix(field.name + ".") else { return false }
    if field.isScalar { return false }
    return field.members.isEmpty
      || field.members.contains { text == "\(field.name).\($0)" }
  }
}

/// A tree of field paths, so that `address.city` and `address.street` share an object.
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

  /// For a list of objects, the selection from each.
  private func picked(from value: JSON) -> JSON {
    switch value {
    case .object(let object): .object(picked(from: object))
    case .array(let elements): .array(elements.map(picked))
    case .null, .bool, .number, .string: .object(picked(from: JSONObject()))
    }
  }
}

extension ResultField {
  /// Whether no value of the field, or in its list, has members.
  var isScalar: Bool {
    ["string", "number", "boolean", "array of strings"].contains(type)
  }

  /// A field with an address.
  static func address(_ summary: String) -> ResultField {
    let parts = ["street", "city", "region", "postcode", "country"]
    return ResultField(
      "address", type: "object", summary + parts.joined(separator: ", "), members: parts)
  }

  /// A field with an amount of money.
  static func money(_ name: String, _ summary: String) -> ResultField {
    ResultField(name, type: "object", summary, members: ["minor", "currency", "decimal"])
  }
}

/// The answer to `--json=help`: the JSON fields of a verb.
enum FieldList {
  /// The fields as a listing.
  static func output(_ spec: CommandSpec) -> Output {
    .listing(
      Listing(
        spec.fields,
        columns: [
          Column("FIELD") { Cell($0.name, .strong) },
          Column("TYPE") { Cell($0.type) },
          Column("MEANING", shrinksTo: 20) { Cell($0.summary) },
        ],
        json: {
          ["name": .string($0.name), "type": .string($0.type), "summary": .string($0.summary)]
        },
        whenEmpty: Nothing("'\(spec.name)' has no JSON fields")))
  }
}
