import KeyLimeEngine

/// Somebody who becomes a contact by being named.
struct NewContact {
  let id: ContactID
  let name: String

  /// The action that writes them down.
  var recorded: Action { .contact(id, .add(Contact(name: name))) }
}

/// The people that a command line names: me, contacts, and those who become contacts by it.
struct BillPeople {
  /// The account that asks.
  let me: PersonID
  /// Contacts that were named and are not known yet.
  private(set) var added: [NewContact] = []

  private let former: Set<ContactID>
  private let reference: PersonReference
  private var mayAdd: (String) -> Bool
  private let draw: () -> UInt64

  /// Starts with the contacts there are.
  ///
  /// `former` are contacts that were removed: bills name them yet, so their ids are people.
  /// `mayAdd` says whether a name that nobody has may become a contact.
  init(
    me: PersonID, contacts: [ContactState], former: [ContactState] = [],
    draw: @escaping () -> UInt64, mayAdd: @escaping (String) -> Bool = { _ in false }
  ) {
    self.me = me
    reference = PersonReference(among: contacts)
    self.former = Set(former.map(\.id))
    self.mayAdd = mayAdd
    self.draw = draw
  }

  /// Whether a word means the account that asks.
  static func isMe(_ text: String) -> Bool { ["me", "myself", "i"].contains(text.lowercased()) }

  /// The person that a word means.
  ///
  /// Throws `usage` with the candidates when there are several, `nothingFound` for a stranger.
  mutating func person(_ text: String) throws(Failure) -> PersonID {
    if Self.isMe(text) { return me }
    if let person = PersonID(text), let id = person.contact,
      former.contains(id) || reference.contacts.contains(where: { $0.id == id })
    {
      return person
    }
    if let known = added.first(where: { $0.name.lowercased() == text.trimmed.lowercased() }) {
      return PersonID(contact: known.id)
    }
    do throws(Failure) {
      return PersonID(contact: try reference.resolve(text, to: "split with").id)
    } catch {
      guard error.code == "no-such-person" else { throw error }
      guard !text.trimmed.isEmpty, mayAdd(text) else { throw Self.hinting(error) }
      return add(text)
    }
  }

  /// The person that a word means; nobody becomes a contact by it.
  func known(_ text: String) throws(Failure) -> PersonID {
    var people = self
    people.mayAdd = { _ in false }
    return try people.person(text)
  }

  /// The people that words mean.
  mutating func people(_ texts: [String]) throws(Failure) -> [PersonID] {
    var people: [PersonID] = []
    for text in texts { people.append(try person(text)) }
    return people
  }

  private mutating func add(_ name: String) -> PersonID {
    let newcomer = NewContact(id: ContactID(random: draw()), name: name.trimmed)
    added.append(newcomer)
    return PersonID(contact: newcomer.id)
  }

  private static func hinting(_ failure: Failure) -> Failure {
    var failure = failure
    failure.hints.append("or --new makes contacts of new names as you split")
    return failure
  }
}

/// What to call people in what is said.
struct PeopleNames {
  let me: PersonID
  private let names: [PersonID: String]

  /// Knows the names of contacts, and of those that were removed.
  init(
    me: PersonID, _ contacts: [ContactState], former: [ContactState] = [],
    _ newcomers: [NewContact] = []
  ) {
    self.me = me
    names = Dictionary(
      former.map { (PersonID(contact: $0.id), $0.nameOfRemoved) }
        + contacts.map { (PersonID(contact: $0.id), $0.contact.name) }
        + newcomers.map { (PersonID(contact: $0.id), $0.name) },
      uniquingKeysWith: { $1 })
  }

  /// The name, marked when they are no longer a contact; `you` for me, the id of a stranger.
  subscript(person: PersonID) -> String {
    person == me ? "you" : names[person] ?? person.key
  }

  /// The names of all.
  var all: [PersonID: String] { names }

  /// `{"id":"contact:7k2…","name":"Eli"}`.
  func json(_ person: PersonID) -> JSON {
    ["id": .string(person.description), "name": .string(self[person])]
  }
}
