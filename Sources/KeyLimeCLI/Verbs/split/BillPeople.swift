import KeyLimeEngine

/// A new contact, made from a name on the command line, or a former one that is added again.
struct NewContact {
  let id: ContactID
  let contact: Contact
  /// Whether its id follows from its name, so that another machine may add the same contact.
  var isNamed = false

  var name: String { contact.name }

  /// The action that adds the contact.
  ///
  /// A merge keeps what another machine knows of the same contact.
  var recorded: Action { .contact(id, isNamed ? .merge(contact) : .add(contact)) }
}

extension NewContact {
  /// A contact with only a name.
  init(id: ContactID, name: String) { self.init(id: id, contact: Contact(name: name)) }
}

/// Resolves the people on a command line: me, contacts, and new contacts.
struct BillPeople {
  /// The current account.
  let me: PersonID
  /// The new contacts so far.
  private(set) var added: [NewContact] = []

  private let ids: Set<ContactID>
  private let book: ContactBook
  private let former: [ContactState]
  private let reference: PersonReference
  private let purpose: Purpose

  /// What the people are named for.
  enum Purpose {
    /// A new bill: an unknown name may become a contact, with an id that is drawn.
    case bill(draw: () -> UInt64, mayAdd: (String) -> Bool)
    /// Bills of a file: an unknown name becomes a contact, with the same id on every machine.
    case file
    /// Bills of before, as an action such as `settle with`: those who were removed are meant too.
    case before(action: String)
  }

  /// Starts with the existing contacts.
  ///
  /// The ids of contacts who were removed are always valid, because bills refer to them.
  init(me: PersonID, _ known: ContactBook, for purpose: Purpose) {
    self.me = me
    (book, reference) = (known, PersonReference(known))
    ids = Set((known.contacts + known.former).map(\.id))
    former = known.former
    self.purpose = purpose
  }

  /// Whether a word means the current account.
  static func isMe(_ text: String) -> Bool { ["me", "myself", "i"].contains(text.lowercased()) }

  /// Whether nobody else can have a name, because it means the current account, here or in answers.
  static func isMyWord(_ name: String) -> Bool {
    isMe(name.trimmed) || name.trimmed.lowercased() == "you"
  }

  /// Resolves a word to a person, if allowed a new one.
  ///
  /// Throws `usage` with the candidates when there are several, and `nothingFound` for an unknown
  /// name.
  mutating func person(_ text: String) throws(Failure) -> PersonID {
    do throws(Failure) { return try known(text) } catch {
      guard error.code == "no-such-person", !text.trimmed.isEmpty else { throw error }
      switch purpose {
      case .before: throw error
      case .file: return personOfFile(text.trimmed)
      case .bill(let draw, let mayAdd):
        if Self.isMyWord(text) { throw error }
        guard mayAdd(text) else { throw hinting(error, text) }
        let newcomer = NewContact(id: ContactID(random: draw()), name: text.trimmed)
        added.append(newcomer)
        return PersonID(contact: newcomer.id)
      }
    }
  }

  /// The person whom an import added under a name before, even if renamed since; else a new
  /// contact.
  private mutating func personOfFile(_ name: String) -> PersonID {
    let id = ContactID(importedName: name)
    let known = PersonID(contact: book.standIn(for: id))
    if known.contact != id || ids.contains(id) {
      bringBack(known)
      return known
    }
    added.append(NewContact(id: id, contact: Contact(name: name), isNamed: true))
    return known
  }

  /// Resolves a word to a person who is known already.
  ///
  /// Throws `usage` with the candidates when there are several, and `nothingFound` for an unknown
  /// name.
  func known(_ text: String) throws(Failure) -> PersonID {
    if Self.isMe(text) { return me }
    if let person = PersonID(text), let id = person.contact, ids.contains(id) { return person }
    if let known = added.first(where: { $0.name.lowercased() == text.trimmed.lowercased() }) {
      return PersonID(contact: known.id)
    }
    switch purpose {
    case .bill, .file: return PersonID(contact: try reference.resolve(text, to: "split with").id)
    case .before(let action):
      return PersonID(contact: try reference.resolveEvenRemoved(text, to: action))
    }
  }

  /// Adds somebody again who was removed: a new bill names them.
  mutating func bringBack(_ person: PersonID) {
    guard let contact = former.first(where: { $0.id == person.contact }),
      !added.contains(where: { $0.id == contact.id })
    else { return }
    added.append(NewContact(id: contact.id, contact: contact.contact))
  }

  /// The people of words such as `sam,priya`, each for itself; a name that has a comma stays.
  func separated(_ words: [String]) -> [String] {
    words.flatMap { word -> [String] in
      guard word.contains(","), (try? known(word)) == nil else { return [word] }
      let names = word.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
      return names.isEmpty ? [word] : names
    }
  }

  /// Resolves several words to people.
  ///
  /// Throws as `person(_:)` does.
  mutating func people(_ texts: [String]) throws(Failure) -> [PersonID] {
    var people: [PersonID] = []
    for text in reference.rejoined(texts) { people.append(try person(text)) }
    return people
  }

  /// Checks that a word means one person, not several that commas separate.
  ///
  /// `action` begins the message, such as `settle with`. Throws `usage` for several.
  func checkIsOne(
    _ word: String, to action: String, _ hint: String = severalPaid
  ) throws(Failure) {
    guard separated([word]) != [word] else { return }
    throw .cannot(
      "\(action) '\(word)'", "only one person can be named here", .usage, code: "several-people",
      hints: [hint])
  }

  private static let severalPaid = "--paid eli=10,ana=30.01 says what each of several paid"

  private func hinting(_ failure: Failure, _ text: String) -> Failure {
    var failure = failure
    let name = Folding.fold(text.trimmed)
    if let gone = former.first(where: {
      [$0.contact.name, $0.nameOfRemoved].map(Folding.fold).contains(name)
    }) {
      failure.hints.insert(
        "\(gone.contact.name) was removed; '\(PersonID(contact: gone.id))' still means them", at: 0)
    }
    if text.contains(where: { "=,".contains($0) }) {
      failure.hints = [Self.severalPaid]
    } else {
      failure.hints.append("or use --new to add unknown names as contacts")
    }
    return failure
  }
}
