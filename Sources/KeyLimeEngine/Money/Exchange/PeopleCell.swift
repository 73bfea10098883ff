/// People in one cell of a table: `Ann; Eli`, `Ann, Eli`, `Ann|Eli`, or with what falls on each,
/// `Ann: 12.50; Eli: 7.50`, `Ann (12.50), Eli (7.50)` and `Ann: 60%; Eli: 40%`.
struct PeopleCell {
  /// The names, each once, in their order.
  private(set) var names: [String] = []
  /// What stands behind each name; empty when nothing does.
  private(set) var portions: [String] = []

  /// Takes a cell apart at the first of these signs that is in it.
  init(_ cell: String, separators: [Character] = [";", "|", "\n", ",", "、", "/"]) {
    let separator = separators.first { cell.contains($0) }
    let parts = separator.map { Self.parts(of: cell, between: $0) } ?? [cell.trimmed]
    let pairs = parts.filter { !$0.isEmpty }.map(Self.pair)
    let hasPortions = !pairs.isEmpty && pairs.allSatisfy { $0.portion != nil }
    for (part, pair) in zip(parts.filter { !$0.isEmpty }, pairs) {
      let name = hasPortions ? pair.name : part
      guard !names.contains(name) else { continue }
      names.append(name)
      if hasPortions, let portion = pair.portion { portions.append(portion) }
    }
  }

  /// The parts between signs; a comma inside a portion, as in `Ann (12,50), Eli (7,50)`, is none.
  private static func parts(of cell: String, between separator: Character) -> [String] {
    let characters = Array(cell)
    var parts = [""]
    var isPortion = false
    for (index, character) in characters.enumerated() {
      if character == "(" || character == ":" { isPortion = true }
      let isInNumber =
        isPortion && character == "," && characters[index - 1].isNumber
        && index + 1 < characters.count && characters[index + 1].isNumber
      if character == separator, !isInNumber {
        parts.append("")
        isPortion = false
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map(\.trimmed)
  }

  /// The same with `Ann & Eli` taken apart, where one of them is a name of its own.
  func apart(_ known: Set<String>) -> PeopleCell {
    guard portions.isEmpty else { return self }
    var cell = PeopleCell(names: [])
    for name in names {
      let parts = Self.joined(name)
      for part in known.isDisjoint(with: parts) ? [name] : parts where !cell.names.contains(part) {
        cell.names.append(part)
      }
    }
    return cell
  }

  /// The same with one more person, on whom nothing falls by what the cell says.
  func including(_ name: String) -> PeopleCell {
    guard !names.contains(name) else { return self }
    return PeopleCell(names: names + [name], portions: portions.isEmpty ? [] : portions + ["0"])
  }

  /// The names in a name such as `Ann & Eli`; only itself for another.
  static func joined(_ name: String) -> [String] {
    var parts = [name]
    for joint in joints { parts = parts.flatMap { $0.split(joint) } }
    return parts.map(\.trimmed).filter { !$0.isEmpty }
  }

  private static let joints = [
    " & ", " + ", " and ", " und ", " et ", " y ", " e ", " en ", " og ", " och ", " и ", "と",
  ]

  /// Names people, with what falls on each.
  init(names: [String], portions: [String] = []) {
    (self.names, self.portions) = (names, portions)
  }

  /// Whether it means all people of the table.
  var isEverybody: Bool {
    names.count == 1 && Self.everybody.contains(names[0].lowercased())
  }

  private static let everybody: Set = [
    "all", "everyone", "everybody", "all members", "alle", "tous", "todos", "tutti", "iedereen",
  ]

  /// A name and the number behind its colon, or behind it in parentheses.
  private static func pair(_ part: String) -> (name: String, portion: String?) {
    let isInParentheses = part.hasSuffix(")")
    let (sign, rest) = isInParentheses ? ("(" as Character, part.dropLast()) : (":", part[...])
    guard let colon = rest.lastIndex(of: sign) else { return (part, nil) }
    let portion = rest[rest.index(after: colon)...].trimmed
    guard portion.contains(where: \.isNumber), !portion.contains(where: \.isLetter) else {
      return (part, nil)
    }
    return (part[..<colon].trimmed, portion)
  }
}
