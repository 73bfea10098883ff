/// A value of JSON that a table has in several columns, one for each of its parts.
///
/// Programs that make tables of JSON head each column with the path to its value, in one of three
/// ways: `openingHours/0/day`, `openingHours.0.day` and `openingHours[0].day`.
///
///     title,openingHours/0/day,openingHours/0/hours,openingHours/1/day,openingHours/1/hours
///     Bao House,Monday,11 AM to 10 PM,Tuesday,Closed
struct FlattenedColumns {
  private struct Part {
    let path: ArraySlice<String>
    let column: Int
  }

  private let parts: [Part]

  /// The columns of a table that was JSON as a whole.
  init(_ header: [String]) {
    parts = header.enumerated().map { Part(path: Self.path($1)[...], column: $0) }
  }

  /// The columns with the parts of a field's value.
  init(of field: RecordField, in header: [String]) {
    parts = header.enumerated().compactMap { column, name in
      let path = Self.path(name)
      let place = path.firstIndex {
        RecordField.meanings[RecordField.folded($0)]?.field == field
      }
      guard let place, place + 1 < path.count else { return nil }
      return Part(path: path[(place + 1)...], column: column)
    }
  }

  private static func path(_ name: String) -> [String] {
    name.split { "/.[]".contains($0) }.map(String.init)
  }

  var columns: [Int] { parts.map(\.column) }

  /// The value whose parts are the texts of the columns; nil when all of them are empty.
  func value(
    _ text: (_ column: Int) throws(ImportFault) -> String
  ) throws(ImportFault) -> JSON? {
    var leaves: [(path: ArraySlice<String>, text: String)] = []
    for part in parts {
      let text = try text(part.column)
      if !text.isEmpty { leaves.append((part.path, text)) }
    }
    return leaves.isEmpty ? nil : Self.value(of: leaves)
  }

  /// An array where all names are numbers, else an object.
  private static func value(of leaves: [(path: ArraySlice<String>, text: String)]) -> JSON {
    if let leaf = leaves.first(where: { $0.path.isEmpty }) { return .string(leaf.text) }
    var members = JSONObject()
    for name in leaves.compactMap(\.path.first) where members[name] == nil {
      let own = leaves.filter { $0.path.first == name }
      members[name] = value(of: own.map { ($0.path.dropFirst(), $0.text) })
    }
    let isList = members.members.allSatisfy { Int($0.name) != nil }
    return isList ? .array(members.members.map(\.value)) : .object(members)
  }
}
