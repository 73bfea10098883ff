extension Contact {
  /// A contact as its vCard tells of it.
  public init(_ card: VCard) {
    self.init(name: card.name)
    nicknames = card.nicknames
    phones = card.phones.distinctNumbers
    emails = card.emails
    birthDate = card.birthday?.description
    note = card.note
    tastes = card.tastes
    picture = card.photo.flatMap(PhotoName.init(of:))?.text
  }

  /// The contact with what a vCard now says: its name and its date of birth go first, and telephone
  /// numbers, addresses, nicknames and notes that it no longer has are kept.
  public func updated(from card: VCard) -> Contact {
    var updated = Contact(card).merged(with: self)
    updated.phones = updated.phones.distinctNumbers
    updated.nicknames = updated.nicknames.filter { $0 != name || card.nicknames.contains($0) }
    return updated
  }
}

extension VCard {
  /// The card of a contact; `photo` has the bytes of their picture.
  public init(_ state: ContactState, photo: [UInt8]? = nil) {
    let contact = state.contact
    self.init(id: state.id, name: contact.name)
    nicknames = contact.nicknames
    emails = contact.emails
    phones = contact.phones
    birthday = contact.birthDate.flatMap { Birthday($0) }
    note = contact.note
    tastes = contact.tastes
    self.photo = photo
  }
}

extension [String] {
  /// Telephone numbers, each as it is written first: what only divides the digits does not count.
  fileprivate var distinctNumbers: [String] {
    var seen: Set<String> = []
    return filter { phone in
      let number = phone.lowercased().filter { $0.isNumber || $0.isLetter || "+*#".contains($0) }
      return number.isEmpty || seen.insert(number).inserted
    }
  }
}

/// Finds the contacts whom cards without a UID are about, once what the cards say has changed.
public struct CardMatcher {
  private var contactsByName: [String: [ContactState]]

  /// Prepares to find some of these contacts.
  public init(_ contacts: [ContactState]) {
    contactsByName = Dictionary(grouping: contacts) { NameFolding.folded($0.contact.name) }
  }

  /// Adds what a contact is now; `old` is what it was, or nil for a new one.
  public mutating func update(_ id: ContactID, from old: Contact?, to new: Contact) {
    if let old { contactsByName[NameFolding.folded(old.name)]?.removeAll { $0.id == id } }
    contactsByName[NameFolding.folded(new.name), default: []].append(
      ContactState(id: id, contact: new))
  }

  /// A contact with the name of the card.
  public func namesake(of card: VCard) -> ContactID? {
    contactsByName[NameFolding.folded(card.name), default: []].first { $0.id != card.id }?.id
  }

  /// The only contact, except those in `taken`, with the name of the card and one of its mail
  /// addresses or telephone numbers; nil when there is none, there are several, or the card has a
  /// UID.
  public func contact(of card: VCard, except taken: Set<ContactID>) -> ContactID? {
    guard !card.hasUID else { return nil }
    let wanted = Self.marks(card.emails, card.phones)
    let found = contactsByName[NameFolding.folded(card.name), default: []].filter { state in
      !taken.contains(state.id)
        && !wanted.isDisjoint(with: Self.marks(state.contact.emails, state.contact.phones))
    }
    return found.count == 1 ? found.first?.id : nil
  }

  /// Mail addresses and telephone numbers, in whatever way they are written.
  private static func marks(_ emails: [String], _ phones: [String]) -> Set<String> {
    let digits = phones.map { $0.filter(\.isNumber) }.filter { !$0.isEmpty }
    return Set(emails.map { $0.trimmed.lowercased() } + digits)
  }
}
