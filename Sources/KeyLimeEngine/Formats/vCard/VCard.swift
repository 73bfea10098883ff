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

  /// Makes a card of which only the name is known.
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

/// The cards of a file and what was odd about it.
public struct VCardFile: Equatable, Sendable {
  /// The cards in the order of the file.
  public var cards: [VCard] = []
  /// How many cards are not of a person or an organisation but of a group, a place or a thing.
  public var skipped = 0
  /// What could not be taken as it stood.
  public var warnings: [Warning] = []

  /// Something odd, and where.
  public struct Warning: Equatable, Sendable {
    /// The line of the file, from 1.
    public var line: Int
    /// What it is.
    public var oddity: Oddity
  }

  /// What can be odd about a file of vCards.
  public enum Oddity: Equatable, Sendable {
    /// A line between cards.
    case textOutsideCards
    /// A card without its end; it was taken as far as it goes.
    case unterminatedCard
    /// A card that says nothing about anybody; it was left out.
    case emptyCard
    /// A line in a card without a colon; it was left out.
    case malformedLine
    /// A character set that is not known; what is not ASCII became U+FFFD.
    case unknownCharset(String)
    /// Bytes that are not UTF-8 although the card says so; they became U+FFFD.
    case notUTF8
    /// Bytes that are not UTF-8 in a text that names no character set, read as windows-1252.
    case unnamedCharset
    /// A text longer than a card may have, with its length in bytes; it was left out.
    case textTooLong(Int)
    /// A picture that is longer than 8 MB, or of no known format; it was left out.
    case badPhoto
    /// A date of birth that is no date; it was left out.
    case badBirthday(String)
    /// A year and a month of birth, of which only the year is kept.
    case birthdayWithoutDay(String)
    /// A second card with the UID of an earlier one.
    case repeatedID(ContactID)
  }
}

extension VCardFile.Oddity: CustomStringConvertible {
  /// One line without a full stop.
  public var description: String {
    switch self {
    case .textOutsideCards: "text between cards"
    case .unterminatedCard: "a card without END:VCARD, taken as far as it goes"
    case .emptyCard: "a card that names nobody, left out"
    case .malformedLine: "a line without a colon, left out"
    case .unknownCharset(let name): "character set '\(name)' is not known"
    case .notUTF8: "bytes that are not UTF-8"
    case .unnamedCharset: "bytes that are not UTF-8, without a character set"
    case .textTooLong(let count): "a text of \(count >> 10) KB"
    case .badPhoto: "a picture that cannot be read, left out"
    case .badBirthday(let text): "'\(text)' is no date of birth"
    case .birthdayWithoutDay(let text):
      "of the date of birth '\(text)', which has no day, only the year is kept"
    case .repeatedID(let id): "a second card with the UID '\(id)'"
    }
  }
}
