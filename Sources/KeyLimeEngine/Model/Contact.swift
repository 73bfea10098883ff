/// Somebody an account eats with or splits bills with.
public struct Contact: JournalRecord {
  /// The name shown.
  public var name: String
  /// Other names to find them by.
  public var nicknames: [String] = []
  /// Telephone numbers as written.
  public var phones: [String] = []
  /// Mail addresses.
  public var emails: [String] = []
  /// `YYYY-MM-DD`, or `--MM-DD` when the year is not known.
  public var birthDate: String?
  /// Anything else.
  public var note: String?
  /// File name below the store's `photos/`.
  public var picture: String?
  /// What they need from a place to eat.
  public var tastes = Tastes()
  /// Their own account in this store, when they have one.
  public var account: AccountID?

  /// A contact with only a name.
  public init(name: String) { self.name = name }

  /// Reads the object that ``json`` gives.
  public init(json: JSONObject) throws(FieldFault) {
    name = try json.need("name") { $0.isEmpty ? nil : $0 }
    nicknames = try json.list("nicknames") { $0 }
    phones = try json.list("phones") { $0 }
    emails = try json.list("emails") { $0 }
    birthDate = try json.text("birthDate")
    note = try json.text("note")
    picture = try json.text("picture")
    tastes = try Tastes(json: json)
    account = try json.field("account") { AccountID($0) }
  }

  /// `{"name":"Eli Berg","emails":["eli@example.org"]}`.
  public var json: JSONObject {
    var json = JSONObject()
    json.add("name", name)
    json.add("nicknames", nicknames)
    json.add("phones", phones)
    json.add("emails", emails)
    json.add("birthDate", birthDate)
    json.add("note", note)
    json.add("picture", picture)
    tastes.write(to: &json)
    json.add("account", account?.text)
    return json
  }

  /// What is known of both: this contact's name, lists and notes joined, gaps filled from the
  /// other.
  public func merged(with other: Contact) -> Contact {
    var merged = self
    func join(_ mine: [String], _ theirs: [String]) -> [String] {
      mine + theirs.filter { !mine.contains($0) }
    }
    let otherNames = ([other.name] + other.nicknames).filter { $0 != name }
    merged.nicknames = join(nicknames, otherNames)
    merged.phones = join(phones, other.phones)
    merged.emails = join(emails, other.emails)
    merged.birthDate = birthDate ?? other.birthDate
    merged.note = Self.joined(note, other.note)
    merged.picture = picture ?? other.picture
    merged.tastes = tastes.merged(with: other.tastes)
    merged.account = account ?? other.account
    return merged
  }

  private static func joined(_ note: String?, _ other: String?) -> String? {
    guard let note, let other, !note.contains(other) else { return note ?? other }
    return other.contains(note) ? other : "\(note); \(other)"
  }
}
