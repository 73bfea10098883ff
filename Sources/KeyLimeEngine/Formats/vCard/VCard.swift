/// What a vCard says about a person, as far as keylime uses it.
public struct VCard: Equatable, Sendable {
  /// The UID without `urn:uuid:`; for a card that has none, a hash of what it says.
  public var id: ContactID
  /// Whether the card has a UID, so that its id stays the same when the card changes.
  public var hasUID = true
  /// The name shown, never empty.
  public var name: String
  /// The given name.
  public var given: String?
  /// The family name.
  public var family: String?
  /// Other names to find them by.
  public var nicknames: [String] = []
  /// Mail addresses, preferred ones first.
  public var emails: [String] = []
  /// Telephone numbers as written, preferred ones first.
  public var phones: [String] = []
  /// Addresses for messages, such as `xmpp:eli@example.org`.
  public var chats: [String] = []
  /// The date of birth.
  public var birthday: Birthday?
  /// Anything else.
  public var note: String?
  /// What they eat and spend, which no other program has a property for:
  /// `X-KEYLIME-TASTES:{"diets":["vegan"]\,"maxPrice":2}`.
  public var tastes = Tastes()
  /// The bytes of a picture of them, see ``VCardPhoto``.
  public var photo: [UInt8]?

  /// Makes a card with only a name.
  public init(id: ContactID, name: String) {
    self.id = id
    self.name = name
  }

  /// Everything but id, tastes and picture, in a fixed order, for a hash that stays the same from
  /// export to export.
  var contents: String {
    let lists = [nicknames, emails, phones, chats].map { $0.joined(separator: "\u{1E}") }
    let texts = [name, given, family, birthday?.description, note].map { $0 ?? "" }
    return (texts + lists).joined(separator: "\u{1F}")
  }
}

extension VCard {
  /// The card as vCard 4.0 (RFC 6350): UTF-8, CR LF, folded at 75 bytes.
  public var text: String {
    var lines = ["BEGIN:VCARD", "VERSION:4.0", "\(uidHead):\(uidText)"]
    lines.append("FN:\(ContentLine.escaped(name))")
    if given != nil || family != nil {
      lines.append("N:\(ContentLine.escaped(family ?? ""));\(ContentLine.escaped(given ?? ""));;;")
    }
    if !nicknames.isEmpty {
      lines.append("NICKNAME:\(nicknames.map(ContentLine.escaped).joined(separator: ","))")
    }
    lines += emails.map { "EMAIL:\(ContentLine.escaped($0))" }
    lines += phones.map { "TEL:\(ContentLine.escaped($0))" }
    lines += chats.map { "IMPP:\(ContentLine.escaped($0))" }
    if let birthday { lines.append("BDAY:\(birthday.vCardText)") }
    if let note { lines.append("\(Self.noteHead(note)):\(ContentLine.escaped(note))") }
    if tastes != Tastes() {
      var json = JSONObject()
      tastes.write(to: &json)
      let text = JSON.object(json).compactText
      lines.append("\(Self.tastesName):\(ContentLine.escaped(text))")
    }
    if let uri = photo.flatMap(VCardPhoto.uri) { lines.append("PHOTO:\(uri)") }
    lines.append("END:VCARD")
    return ContentLine.text(lines)
  }

  /// A line break is `\n` whatever it was; one of two bytes is noted, so that it comes back as it
  /// was.
  private static func noteHead(_ note: String) -> String {
    let scalars = Array(note.unicodeScalars)
    let breaks = scalars.indices.filter { scalars[$0] == "\n" || scalars[$0] == "\r" }
    let pairs = breaks.filter { place in
      scalars[place] == "\n"
        ? place > 0 && scalars[place - 1] == "\r"
        : place + 1 < scalars.count && scalars[place + 1] == "\n"
    }
    return pairs.isEmpty || pairs.count < breaks.count ? "NOTE" : "NOTE;\(noteBreak)=CRLF"
  }

  /// The property that has what they eat and spend.
  static let tastesName = "X-KEYLIME-TASTES"

  /// The parameter that says which line breaks a note has.
  static let noteBreak = "X-KEYLIME-BREAK"

  /// A UID is a URI in version 4.0 unless it says that it is text.
  private var uidHead: String { isUUID ? "UID" : "UID;VALUE=text" }
  private var uidText: String { isUUID ? "urn:uuid:\(id.text)" : ContentLine.escaped(id.text) }

  private var isUUID: Bool {
    let groups = id.text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.utf8.count) == [8, 4, 4, 4, 12]
      && groups.joined().utf8.allSatisfy { hexDigit($0) != nil }
  }
}

extension Birthday {
  /// The basic form that version 4.0 wants: `19800322`, `--0322`, `1980`.
  fileprivate var vCardText: String {
    let start = year.map { $0.padded(to: 4) } ?? "--"
    return start + (monthDay.map { $0.month.padded() + $0.day.padded() } ?? "")
  }
}
