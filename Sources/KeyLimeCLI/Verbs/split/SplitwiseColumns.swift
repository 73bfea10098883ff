import Arguments
import KeyLimeEngine

/// Which contact a column of a Splitwise export is, as it is typed: `Eli Berg=7k2…`.
struct PersonColumn: Equatable, Sendable {
  let column: String
  let person: String
}

extension ValueType<PersonColumn> {
  /// A column and a contact.
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

/// Finds the people that the columns of a Splitwise export are.
struct SplitwiseColumns {
  /// What was said about columns; each choice is for one of them.
  private(set) var choices: [PersonColumn]
  let path: String

  init(choices: [PersonColumn], path: String) { (self.choices, self.path) = (choices, path) }

  /// The person of each column, of which `mine` is mine.
  ///
  /// Throws `usage` for a name that several have and for a choice of no column.
  mutating func people(
    _ names: [String], mine: Int, _ people: inout BillPeople
  ) throws(Failure) -> [PersonID] {
    var found: [PersonID] = []
    for (index, name) in names.enumerated() {
      found.append(index == mine ? people.me : try person(name, &people))
    }
    guard let idle = choices.first else { return found }
    throw .cannot(
      "import '\(path)'", "it has no column '\(idle.column)' that is still to be told", .usage,
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

  /// The candidates, with what to type.
  private static func asking(_ error: Failure, _ name: String) -> Failure {
    var failure = error
    failure.hints.removeLast()
    failure.hints.append("--person '\(name)=ID' says which of them the column is")
    return failure
  }
}
