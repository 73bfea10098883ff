import KeyLimeEngine

/// A new contact, made from a name on the command line.
struct NewContact {
  let id: ContactID
  let name: String

  /// The action that adds the contact.
  var recorded: Action { .contact(id, .add(Contact(name: name))) }
}

/// Resolves the people on a command line: me, contacts, and new contacts.
struct BillPeople {
  /// The current account.
  let me: PersonID
  /// The new contacts so far.
  private(set) var added: [NewContact] = []

  private let former: [ContactState]
  private let reference: PersonReference
  private let mayMeanFormer: Bool
  private var mayAdd: (String) -> Bool
  private let draw: () -> UInt64

  /// Starts with the existing contacts.
  ///
  /// The ids of contacts who were removed are still valid, because bills refer to them; their names
  /// are when `mayMeanFormer` says so. `mayAdd` decides whether an unknown name may become a contact.
  init(
    me: PersonID, _ known: ContactBook, mayMeanFormer: Bool = false,
    draw: @escaping () -> UInt64, mayAdd: @escaping (String) -> Bool = { _ in false }
  ) {
    self.me = me
    reference = PersonReference(known)
    former = known.former
    self.mayMeanFormer = mayMeanFormer
    self.mayAdd = mayAdd
    self.draw = draw
  }

  /// Whether a word means the current account.
  static func isMe(_ text: String) -> Bool { ["me", "myself", "i"].contains(text.lowercased()) }

  /// Resolves a word to a person, if allowed a new one.
  ///
  /// Throws `usage` with the candidates when there are several, and `nothingFound` for an unknown
  /// name.
  mutating func person(_ text: String) throws(Failure) -> PersonID {
    if Self.isMe(text) { return me }
    if let person = PersonID(text), let id = person.contact,
      former.contains(where: { $0.id == id })
        || reference.contacts.contains(where: { $0.id == id })
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
      if mayMeanFormer,
        let person = try? PersonReference(among: former).resolve(text, to: "split with")
      {
        return PersonID(contact: person.id)
      }
      guard !text.trimmed.isEmpty, mayAdd(text) else { throw Self.hinting(error) }
      return add(text)
    }
  }

  /// Resolves a word to a known person.
  ///
  /// Throws `usage` with the candidates when there are several, and `nothingFound` for an unknown
  /// name.
  func known(_ text: String) throws(Failure) -> PersonID {
    var people = self
    people.mayAdd = { _ in false }
    return try people.person(text)
  }

  /// Resolves several words to people.
  ///
  /// Throws as `person(_:)` does.
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
    failure.hints.append("or use --new to add unknown names as contacts")
    return failure
  }
}

/// The names of people in messages.
struct PeopleNames {
  let me: PersonID
  private let names: [PersonID: String]
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

  /// All names.
  var all: [PersonID: String] { names }

  /// `{"id":"contact:7k2…","name":"Eli"}`.
  func json(_ person: PersonID) -> JSON {
    ["id": .string(person.description), "name": .string(self[person])]
  }
}
