/// What people are called in a file.
///
/// Two people of one name also have their ids there.
struct UniqueNames {
  private let names: [PersonID: String]

  init(_ people: [PersonID], name: (PersonID) -> String) {
    let counts = Dictionary(people.map { (name($0), 1) }, uniquingKeysWith: +)
    names = Dictionary(
      uniqueKeysWithValues: people.map { person in
        (person, counts[name(person)] == 1 ? name(person) : "\(name(person)) (\(person))")
      })
  }

  subscript(person: PersonID) -> String { names[person] ?? person.description }
}
