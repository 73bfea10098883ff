import Arguments
import KeyLimeEngine

/// A typed assignment of a contact to a name in a file of another program: `Eli Berg=7k2…`.
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

/// Resolves the names of another program's file to people.
struct ImportedPeople {
  /// The assignments from the command line that are not used yet.
  private(set) var choices: [PersonColumn]
  let path: String

  init(choices: [PersonColumn], path: String) { (self.choices, self.path) = (choices, path) }

  /// Resolves each column to a person.
  ///
  /// - Parameters:
  ///   - names: The names of the columns.
  ///   - needed: The columns in which something is owed; in others anybody may stand.
  ///   - mine: The index of my own column.
  ///   - people: Those who can be named, and to whom new ones are added.
  ///   - known: Those of old bills, who are preferred to new ones of the same name.
  ///
  /// Throws `usage` for an ambiguous name and for an assignment to an unknown column.
  mutating func people(
    _ names: [String], needed: [Int], mine: Int, _ people: inout BillPeople, known: BillPeople
  ) throws(Failure) -> [PersonID] {
    var found: [PersonID] = []
    for (index, name) in names.enumerated() {
      let isChosen = choices.contains { $0.column.lowercased() == name.lowercased() }
      guard index != mine, isChosen || needed.contains(index) else {
        found.append(people.me)
        continue
      }
      found.append(try person(name, &people, known))
    }
    guard let idle = choices.first else { return found }
    throw .cannot(
      "import '\(path)'", "nobody in it is called '\(idle.column)'", .usage,
      code: "no-such-column",
      hints: ["the names are \(names.map { "'\($0)'" }.joined(separator: ", "))"])
  }

  private mutating func person(
    _ name: String, _ people: inout BillPeople, _ known: BillPeople
  ) throws(Failure) -> PersonID {
    let chosen = choices.firstIndex { $0.column.lowercased() == name.lowercased() }
    if let chosen { return try people.known(choices.remove(at: chosen).person) }
    do throws(Failure) {
      if let person = try? known.known(Self.id(in: name) ?? name) {
        people.bringBack(person)
        return person
      }
      return try people.person(name)
    } catch {
      guard error.code == "ambiguous-person" else { throw error }
      throw Self.asking(error, name)
    }
  }

  /// The id in `Sam (contact:7k2…)`, as an export calls one of two people with one name.
  private static func id(in name: String) -> String? {
    guard name.last == ")", let start = name.lastIndex(of: "(") else { return nil }
    let text = String(name[name.index(after: start)...].dropLast())
    return PersonID(text)?.contact == nil ? nil : text
  }

  /// The one contact whom a name that nobody has may mean.
  ///
  /// `Sam Lee` resembles `Sam` and `Sam L.`, but not `Sam Oak`. Nil when the name is somebody's, or
  /// nobody or several resemble it.
  static func namesake(of name: String, in book: BillBook) -> ContactState? {
    let known = book.everybody(to: "import bills of")
    guard (try? known.known(id(in: name) ?? name)) == nil else { return nil }
    let near = book.known.contacts.filter { resembles($0.contact.name, name) }
    return near.count == 1 ? near.first : nil
  }

  private static func resembles(_ one: String, _ other: String) -> Bool {
    let (a, b) = (words(one), words(other))
    guard let first = a.first, first == b.first else { return false }
    return zip(a, b).allSatisfy { $0.hasPrefix($1) || $1.hasPrefix($0) }
  }

  private static func words(_ name: String) -> [String] {
    Folding.fold(name).split(separator: " ").map { word in
      word.last == "." ? String(word.dropLast()) : String(word)
    }
  }

  /// The failure for an ambiguous name, with a hint about `--person`.
  private static func asking(_ error: Failure, _ name: String) -> Failure {
    var failure = error
    failure.hints.removeLast()
    failure.hints.append("--person '\(name)=ID' assigns one of them to the name")
    return failure
  }
}
