import Arguments
import KeyLimeEngine

/// A typed assignment of a contact to a column of a Splitwise export: `Eli Berg=7k2…`.
struct PersonColumn: Equatable, Sendable {
  let column: String
  let person: String
}

extension ValueType<PersonColumn> {
  /// An assignment of a contact to a column.
  static let personColumn = ValueType(
    "COLUMN=PERSON", expects: "COLUMN=PERSON, such as 'Eli Berg=eli@example.org'"
  ) { text in
    guard let sign = text.firstIndex(of: "=") else { return nil }
    let choice = PersonColumn(
      column: String(text[..<sign]).trimmed,
      person: String(text[text.index(after: sign)...]).trimmed)
    return choice.column.isEmpty || choice.person.isEmpty ? nil : choice
  }
}

/// Resolves the columns of a Splitwise export to people.
struct SplitwiseColumns {
  /// The assignments from the command line that are not used yet.
  private(set) var choices: [PersonColumn]
  let path: String

  init(choices: [PersonColumn], path: String) { (self.choices, self.path) = (choices, path) }

  /// Resolves each column to a person; `mine` is the index of my own column.
  ///
  /// Throws `usage` for an ambiguous name and for an assignment to an unknown column.
  mutating func people(
    _ names: [String], mine: Int, _ people: inout BillPeople
  ) throws(Failure) -> [PersonID] {
    var found: [PersonID] = []
    for (index, name) in names.enumerated() {
      found.append(index == mine ? people.me : try person(name, &people))
    }
    guard let idle = choices.first else { return found }
    throw .cannot(
      "import '\(path)'", "it has no unassigned column '\(idle.column)'", .usage,
      code: "no-such-column",
      hints: ["the columns are \(names.map { "'\($0)'" }.joined(separator: ", "))"])
  }

  private mutating func person(
    _ name: String, _ people: inout BillPeople
  ) throws(Failure) -> PersonID {
    let chosen = choices.firstIndex { $0.column.lowercased() == name.lowercased() }
    if let chosen { return try people.known(choices.remove(at: chosen).person) }
    do throws(Failure) { return try people.person(name) } catch {
      guard error.code == "ambiguous-person" else { throw error }
      throw Self.asking(error, name)
    }
  }

  /// The failure for an ambiguous name, with a hint about `--person`.
  private static func asking(_ error: Failure, _ name: String) -> Failure {
    var failure = error
    failure.hints.removeLast()
    failure.hints.append("--person '\(name)=ID' assigns one of them to the column")
    return failure
  }
}
