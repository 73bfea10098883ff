/// A value of JSON that a table has in several columns, one for each of its parts.
///
/// Programs that make tables of JSON head each column with the path to its value, in one of three
/// ways: `openingHours/0/day`, `openingHours.0.day` and `openingHours[0].day`.
///
///     title,openingHours/0/day,openingHours/0/hours,openingHours/1/day,openingHours/1/hours
///     Bao House,Monday,11 AM to 10 PM,Tuesday,Closed
struct FlattenedColumns {
  private typealias Path = (names: ArraySlice<String>, column: Int)

  /// A value or what it is made of: a file may have hundreds of columns and a million rows, so the
  /// paths are compared once.
  private struct Node {
    /// The column with the whole value.
    let column: Int?
    let parts: [(name: String, node: Node)]
    /// Whether all names are numbers.
    let isList: Bool

    init(_ paths: [Path]) {
      column = paths.first { $0.names.isEmpty }?.column
      let inner = Dictionary(grouping: paths.filter { !$0.names.isEmpty }) { $0.names.first ?? "" }
      let isList = inner.keys.allSatisfy { Int($0) != nil }
      // Elements follow their numbers, members their columns.
      let placed = inner.map { name, paths in
        (
          place: isList ? Int(name) ?? 0 : paths[0].column,
          part: (name, Node(paths.map { ($0.names.dropFirst(), $0.column) }))
        )
      }
      parts = placed.sorted { $0.place < $1.place }.map(\.part)
      self.isList = isList
    }
  }

  private let root: Node
  /// The numbers of the columns.
  let columns: [Int]

  /// The columns of a table that was JSON as a whole.
  init(_ header: [String]) {
    // The numbers of rows have no heading in a table of pandas.
    let paths: [Path] = header.enumerated().map { (Self.path($1)[...], $0) }
    self.init(paths.filter { !$0.names.isEmpty })
  }

  /// The columns with the parts of a field's value.
  init(of field: RecordField, in header: [String]) {
    self.init(
      header.enumerated().compactMap { column, name in
        let path = Self.path(name)
        let place = path.firstIndex {
          RecordField.meanings[RecordField.folded($0)]?.field == field
        }
        guard let place, place + 1 < path.count else { return nil }
        return (path[(place + 1)...], column)
      })
  }

  private init(_ paths: [Path]) {
    root = Node(paths)
    columns = paths.map(\.column)
  }

  private static func path(_ name: String) -> [String] {
    name.split { "/.[]".contains($0) }.map(String.init)
  }

  /// Whether the values of a column are names of places.
  static func isName(_ name: String, fields: [RecordField: String]) -> Bool {
    if let field = fields.first(where: { $0.value == name })?.key { return field.isName }
    return path(name).last.flatMap { RecordField.meanings[RecordField.folded($0)] }?.field.isName
      ?? false
  }

  /// Whether a header is that of a table that was JSON: it has the path to an element of an array,
  /// or two names with a point between words without blanks.
  static func areFlattened(_ header: [String]) -> Bool {
    var points = 0
    for name in header {
      let path = path(name)
      guard path.count > 1, path.allSatisfy({ !$0.hasPrefix(" ") }) else { continue }
      if path.dropFirst().contains(where: { Int($0) != nil }) { return true }
      if name.contains("."), !name.contains(where: \.isWhitespace) { points += 1 }
    }
    return points > 1
  }

  /// The value whose parts are in the columns; nil when all of them are empty.
  func value(
    _ part: (_ column: Int) throws(ImportFault) -> JSON?
  ) throws(ImportFault) -> JSON? {
    try Self.value(root, part)
  }

  private static func value(
    _ node: Node, _ part: (_ column: Int) throws(ImportFault) -> JSON?
  ) throws(ImportFault) -> JSON? {
    if let column = node.column, let whole = try part(column) { return whole }
    var members = JSONObject()
    for (name, inner) in node.parts {
      guard let value = try value(inner, part) else { continue }
      members.members.append(.init(name: name, value: value))
    }
    if members.members.isEmpty { return nil }
    return node.isList ? .array(members.members.map(\.value)) : .object(members)
  }
}
