import Arguments
import KeyLimeEngine

extension ValueType<String> {
  /// A person operand: an id with or without `contact:`, a mail address, a full name, a given name
  /// or a nickname; or the full name, a comma, and the id or a mail address.
  static let person = ValueType.text.named("PERSON").completed(by: .dynamic("person"))
}

/// Resolves a person operand to one contact.
struct PersonReference {
  /// The contacts to choose from, by id.
  let contacts: [ContactState]

  /// The people whose names are shown, those who were removed among them.
  private let known: ContactBook

  /// Resolves among these contacts.
  init(among contacts: [ContactState]) {
    self.init(ContactBook(contacts: contacts))
  }

  /// Resolves among the contacts of a book.
  ///
  /// Those who were removed are called by name, but cannot be found by it.
  init(_ book: ContactBook) {
    (contacts, known) = (book.contacts, book)
  }

  /// Resolves among the contacts of the current account.
  ///
  /// Throws `store` when the state cannot be read.
  init(_ session: UserSession) throws(Failure) {
    guard let account = try session.account() else {
      self.init(ContactBook())
      return
    }
    self.init(
      try session.state { state throws(SnapshotFault) in try state.contactBook(of: account) })
  }

  /// Finds the contact.
  ///
  /// Throws `usage` with the candidates when there are several, and `nothingFound` with the closest
  /// names when there is none. `action` begins the message, such as `check in with`.
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

  /// Finds the contact, or one who was removed where no other is meant: by id, or by name.
  ///
  /// Throws as `resolve`, without a word about adding one.
  func resolveEvenRemoved(_ text: String, to action: String) throws(Failure) -> ContactID {
    do throws(Failure) { return try resolve(text, to: action).id } catch {
      guard error.code == "no-such-person" else { throw error }
      if let former = known.former.first(where: { $0.nameOfRemoved == text }) { return former.id }
      if let former = try? PersonReference(among: known.former).resolve(text, to: action) {
        return former.id
      }
      throw unknown(text, action, canAdd: false)
    }
  }

  /// Finds several contacts, without duplicates, in the order of the words.
  ///
  /// Throws as `resolve` of one text.
  func resolve(_ texts: [String], to action: String) throws(Failure) -> [ContactState] {
    var found: [ContactState] = []
    for text in rejoined(texts) {
      let contact = try resolve(text, to: action)
      if !found.contains(where: { $0.id == contact.id }) { found.append(contact) }
    }
    return found
  }

  /// The name of a contact, with `(removed)` if it was removed; the id when it is unknown.
  func name(of id: ContactID) -> String {
    let id = known.standIn(for: id)
    return contacts.first { $0.id == id }?.contact.name
      ?? known.former.first { $0.id == id }?.nameOfRemoved ?? id.text
  }
}

extension PersonReference {
  /// The words of a list that commas separate, with those joined again that name one contact with
  /// a comma: `Eli Berg, eli@example.org`.
  func rejoined(_ words: [String]) -> [String] {
    guard words.count > 1 else { return words }
    let book = book
    return words.reduce(into: []) { joined, word in
      let wholes = joined.last.map { last in [",", ", "].map { "\(last)\($0)\(word)" } } ?? []
      let whole = wholes.first { if case .one = book.find($0) { true } else { false } }
      if let whole { joined[joined.count - 1] = whole } else { joined.append(word) }
    }
  }

  /// Whether a contact was merged into another because both are one person.
  func isJoined(_ id: ContactID) -> Bool { known.standIn(for: id) != id }

  private var book: NameBook<ContactID> {
    NameBook(
      contacts.map { state in
        NameBook.Entry(
          state.id,
          keys: [state.id.text, PersonID(contact: state.id).description] + state.contact.emails
            + ([state.id.text] + state.contact.emails).map(state.contact.named),
          name: state.contact.name, nicknames: state.contact.nicknames)
      })
  }

  private func ambiguous(_ text: String, _ ids: [ContactID], _ action: String) -> Failure {
    let candidates = contacts.filter { ids.contains($0.id) }
    let lines = candidates.prefix(9).map { state in
      let more = [state.contact.emails.first, state.contact.phones.first].compactMap(\.self)
      return (["'\(state.id)' is \(state.contact.name)"] + more).joined(separator: ", ")
    }
    // Each of two machines may have added the same person.
    let merge =
      candidates.count == 2 && candidates[0].contact.name == candidates[1].contact.name
      ? ["keylime contact merge \(candidates[0].id) \(candidates[1].id) makes one person of them"]
      : []
    return .cannot(
      "\(action) '\(text)'", "\(candidates.count) of your contacts have this name", .usage,
      code: "ambiguous-person",
      hints: lines + ["use the id or mail address to choose one"] + merge)
  }

  private func unknown(_ text: String, _ action: String, canAdd: Bool = true) -> Failure {
    .cannot(
      "\(action) '\(text)'", "no such contact", .nothingFound, code: "no-such-person",
      hints: hints(for: text, canAdd: canAdd))
  }

  private func hints(for text: String, canAdd: Bool) -> [String] {
    if text.trimmed.isEmpty { return ["keylime contact lists your contacts"] }
    if BillPeople.isMyWord(text) {
      return ["you are meant anyway: name only the others", "keylime account shows you"]
    }
    // An id or a row names nobody who could be added.
    let canAdd = canAdd && PersonID(text) == nil && !text.hasPrefix("@")
    return suggestions(for: text)
      + (canAdd ? ["keylime contact add \(ShellLine.quoted(text)) adds one"] : [])
  }

  private func suggestions(for text: String) -> [String] {
    let names = contacts.flatMap { [$0.contact.name] + $0.contact.nicknames + $0.givenName }
    let near = Suggestion.closest(to: text, among: names).map { "'\($0)'" }
    return near.isEmpty ? [] : ["did you mean \(near.joined(separator: " or "))?"]
  }
}

extension Contact {
  /// `Eli Berg, eli@example.org`: the name, and a mail address or an id that tells namesakes apart.
  func named(with key: String) -> String { "\(name), \(key)" }
}

extension ContactState {
  /// The name of a removed contact: `Eli (removed)`.
  var nameOfRemoved: String { "\(contact.name) (removed)" }

  /// The first word, if the name has several.
  fileprivate var givenName: [String] {
    contact.name.split(separator: " ").dropLast().prefix(1).map(String.init)
  }
}
