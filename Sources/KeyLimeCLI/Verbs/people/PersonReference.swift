import Arguments
import KeyLimeEngine

extension ValueType<String> {
  /// One of your contacts as it is typed: an id, a mail address, a full name, a given name, or a
  /// nickname.
  static let person = ValueType.text.named("PERSON").completed(by: .dynamic("person"))
}

/// Finds the one contact that a word names, and never guesses between two.
struct PersonReference {
  /// The contacts to choose from, by id.
  let contacts: [ContactState]

  /// Contacts that were removed, which have a name yet but are found by none.
  private let former: [ContactState]

  /// Chooses among these contacts.
  init(among contacts: [ContactState], former: [ContactState] = []) {
    (self.contacts, self.former) = (contacts, former)
  }

  /// Chooses among the contacts of the account that is logged in.
  init(_ session: UserSession) throws(Failure) {
    former = []
    guard let account = try session.account() else {
      contacts = []
      return
    }
    contacts = try session.state { state throws(SnapshotFault) in
      try state.contacts(of: account)
    }
  }

  /// The contact.
  ///
  /// Throws `usage` with the candidates when there are several, and `nothingFound` with the nearest
  /// spellings when there is none; `action` begins the message, such as `check in`.
  func resolve(_ text: String, to action: String) throws(Failure) -> ContactState {
    switch book.find(text) {
    case .one(let id):
      guard let contact = contacts.first(where: { $0.id == id }) else {
        throw unknown(text, action)
      }
      return contact
    case .several(let ids): throw ambiguous(text, ids, action)
    case .none: throw unknown(text, action)
    }
  }

  /// The contacts in the order of the words, each once.
  func resolve(_ texts: [String], to action: String) throws(Failure) -> [ContactState] {
    var found: [ContactState] = []
    for text in texts {
      let contact = try resolve(text, to: action)
      if !found.contains(where: { $0.id == contact.id }) { found.append(contact) }
    }
    return found
  }

  /// The name of a contact, marked when it was removed; the id of one that was never known here.
  func name(of id: ContactID) -> String {
    contacts.first { $0.id == id }?.contact.name
      ?? former.first { $0.id == id }?.nameOfRemoved ?? id.text
  }
}

extension PersonReference {
  private var book: NameBook<ContactID> {
    NameBook(
      contacts.map { state in
        NameBook.Entry(
          state.id, keys: [state.id.text] + state.contact.emails, name: state.contact.name,
          nicknames: state.contact.nicknames)
      })
  }

  private func ambiguous(_ text: String, _ ids: [ContactID], _ action: String) -> Failure {
    let candidates = contacts.filter { ids.contains($0.id) }
    let lines = candidates.prefix(9).map { state in
      let more = [state.contact.emails.first, state.contact.phones.first].compactMap(\.self)
      return (["'\(state.id)' is \(state.contact.name)"] + more).joined(separator: ", ")
    }
    return .cannot(
      "\(action) '\(text)'", "\(candidates.count) of your contacts have this name", .usage,
      code: "ambiguous-person", hints: lines + ["name one by its id or mail address"])
  }

  private func unknown(_ text: String, _ action: String) -> Failure {
    let names = contacts.flatMap { [$0.contact.name] + $0.contact.nicknames + $0.givenName }
    let near = Suggestion.closest(to: text, among: names).map { "'\($0)'" }
    let suggestion = near.isEmpty ? [] : ["did you mean \(near.joined(separator: " or "))?"]
    return .cannot(
      "\(action) '\(text)'", "no such contact", .nothingFound, code: "no-such-person",
      hints: suggestion + ["keylime contact add '\(text)' makes one"])
  }
}

extension ContactState {
  /// What to call a contact that was removed: `Eli (removed)`.
  var nameOfRemoved: String { "\(contact.name) (removed)" }

  /// The first word of a name of several words.
  fileprivate var givenName: [String] {
    contact.name.split(separator: " ").dropLast().prefix(1).map(String.init)
  }
}
