/// Finds the contacts whom cards without a UID are about, once what the cards say has changed.
public struct CardMatcher {
  private let contactsByName: [String: [ContactState]]

  /// Prepares to find some of these contacts.
  public init(_ contacts: [ContactState]) {
    contactsByName = Dictionary(grouping: contacts) { NameFolding.folded($0.contact.name) }
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
