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
