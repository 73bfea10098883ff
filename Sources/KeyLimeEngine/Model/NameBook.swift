/// Finds people by what somebody typed, and never guesses between two.
public struct NameBook<ID: Hashable & Comparable & Sendable>: Sendable {
  /// One person and what they go by.
  public struct Entry: Sendable {
    /// The person.
    public let id: ID
    /// Texts that name the person exactly, such as the id.
    public let keys: [String]
    /// The full name.
    public let name: String
    /// The given name, or nil when the first word of the name is all that is known of it.
    public let given: String?
    /// Other names.
    public let nicknames: [String]

    /// Makes an entry.
    public init(
      _ id: ID, keys: [String], name: String, given: String? = nil, nicknames: [String] = []
    ) {
      self.id = id
      self.keys = keys
      self.name = name
      self.given = given
      self.nicknames = nicknames
    }
  }

  /// Whom a text means.
  public enum Match: Equatable, Sendable {
    /// Nobody.
    case none
    /// One person.
    case one(ID)
    /// Several, sorted; the caller must ask.
    case several([ID])
  }

  private let entries: [Entry]

  /// Makes a book.
  public init(_ entries: [Entry]) { self.entries = entries }

  /// Looks for an exact key first, then for the full name, then for a given name or nickname.
  ///
  /// Then comes the first word of a nickname: it is the given name of somebody who was merged into
  /// this person. Last come names of other scripts in Latin letters: `marko` is Марко.
  ///
  /// Case does not count in mail addresses, nor do case and accents in names. The first way that
  /// finds somebody decides, and when it finds two, both are given back.
  public func find(_ typed: String) -> Match {
    let folded = NameFolding.folded(typed)
    let address = typed.contains("@") ? typed.lowercased() : nil
    let ways: [(Entry) -> Bool] = [
      { $0.keys.contains(typed) },
      { address.map($0.addresses.contains) ?? false },
      { !folded.isEmpty && NameFolding.folded($0.name) == folded },
      { !folded.isEmpty && $0.shortNames.contains(folded) },
      { !folded.isEmpty && $0.firstWordsOfNicknames.contains(folded) },
      { !folded.isEmpty && $0.inLatinLetters.contains(folded) },
    ]
    for way in ways {
      var found: [ID] = []
      for entry in entries where way(entry) {
        if found.isEmpty || !found.contains(entry.id) { found.append(entry.id) }
      }
      if found.count == 1 { return .one(found[0]) }
      if found.count > 1 { return .several(found.sorted()) }
    }
    return .none
  }
}

extension NameBook.Entry {
  /// The keys that are mail addresses, or have one, in lower case.
  fileprivate var addresses: [String] {
    keys.filter { $0.contains("@") }.map { $0.lowercased() }
  }

  fileprivate var shortNames: [String] {
    let first = given ?? name.split(separator: " ").first.map(String.init) ?? ""
    return (nicknames + [first]).map(NameFolding.folded)
  }

  fileprivate var inLatinLetters: [String] {
    ([name, given ?? ""] + nicknames).flatMap(Romanization.forms(of:)).flatMap { form in
      [form, String(form.prefix { $0 != " " })]
    }.map(NameFolding.folded)
  }

  fileprivate var firstWordsOfNicknames: [String] {
    nicknames.compactMap { $0.split(separator: " ").first }.map { NameFolding.folded(String($0)) }
  }
}

extension NameBook<ContactID> {
  /// A book of vCards, each found by its id too.
  public init(_ cards: [VCard]) {
    self.init(
      cards.map { card in
        Entry(
          card.id, keys: [card.id.text], name: card.name, given: card.given,
          nicknames: card.nicknames)
      })
  }
}
