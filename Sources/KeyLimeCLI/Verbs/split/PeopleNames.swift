import KeyLimeEngine

/// The names of people in messages.
struct PeopleNames {
  let me: PersonID
  private var names: [PersonID: String]
  private let former: [PersonID: String]

  /// Collects the names of contacts, removed contacts and new contacts.
  init(
    me: PersonID, _ contacts: [ContactState], former: [ContactState] = [],
    _ newcomers: [NewContact] = []
  ) {
    self.me = me
    self.former = Dictionary(
      former.map { (PersonID(contact: $0.id), $0.contact.name) }, uniquingKeysWith: { $1 })
    names = Dictionary(
      former.map { (PersonID(contact: $0.id), $0.nameOfRemoved) }
        + contacts.map { (PersonID(contact: $0.id), $0.contact.name) }
        + newcomers.map { (PersonID(contact: $0.id), $0.name) },
      uniquingKeysWith: { $1 })
  }

  /// The name, with `(removed)` for a removed contact; `you` for me; the id of an unknown person.
  subscript(person: PersonID) -> String {
    person == me ? "you" : names[person] ?? person.key
  }

  /// The name without a word about whether the contact was removed.
  func plain(_ person: PersonID) -> String { former[person] ?? self[person] }

  /// The names with some more.
  func adding(_ others: [NewContact]) -> PeopleNames {
    var all = self
    all.names.merge(others.map { (PersonID(contact: $0.id), $0.name) }) { $1 }
    return all
  }

  /// All names, without a word about who was removed.
  var plain: [PersonID: String] { names.merging(former) { $1 } }

  /// Whether a person has a name here.
  func knows(_ person: PersonID) -> Bool { names[person] != nil }

  /// `{"id":"contact:7k2…","name":"Eli"}`.
  func json(_ person: PersonID) -> JSON {
    ["id": .string(person.description), "name": .string(self[person])]
  }
}
