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
    /// A date of birth without a day; its year is kept.
    case birthdayWithoutDay(String)
    /// A row of a table that cannot be read; nothing of the table was taken.
    case brokenTable
    /// A second card with the UID of an earlier one.
    case repeatedID(ContactID)
    /// A second card with the UID of an earlier one, of somebody with another name.
    case sharedID(ContactID, earlier: String)
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
    case .brokenTable: "a row whose quotes are not closed"
    case .badPhoto: "a picture that cannot be read, left out"
    case .badBirthday(let text): "'\(text)' is no date of birth"
    case .birthdayWithoutDay(let text):
      "of the date of birth '\(text)', which has no day, only the year is kept"
    case .repeatedID(let id): "a second card with the UID '\(id)'"
    case .sharedID(let id, let earlier):
      "a second card with the UID '\(id)', taken for new facts about \(earlier)"
    }
  }
}

extension VCardFile {
  /// Reads all cards of a file, whatever its bytes are, or the rows of a table of people
  /// (``ContactTable``) as cards.
  ///
  /// Each card may be of version 2.1, 3.0 or 4.0. Cards inside another card (AGENT) are passed over.
  /// Cards of groups, places and things are only counted. A card without UID gets an id that is made
  /// from its text, so that it is the same every time. A second card with the same text gets another
  /// id, because two people may share a name.
  ///
  /// Texts in other character sets than UTF-8 are converted as `charsets` says.
  public init(reading bytes: [UInt8], charsets: VCardCharsets = VCardCharsets()) {
    var reader = VCardReader(charsets: charsets)
    do throws(ImportFault) {
      let lines = try ContactTable.lines(of: bytes) ?? VCardLine.lines(of: bytes)
      for line in lines { reader.take(line) }
      reader.finishFile()
    } catch {
      reader.file.warnings = [Warning(line: error.line ?? 1, oddity: .brokenTable)]
    }
    self = reader.file
  }
}

/// Puts the lines of a file together to cards.
private struct VCardReader {
  let charsets: VCardCharsets
  var file = VCardFile()
  private var lines: [VCardLine] = []
  private var depth = 0
  private var endsInAgent = false
  private var names: [ContactID: String] = [:]
  private var repetitions: [ContactID: Int] = [:]

  init(charsets: VCardCharsets) { self.charsets = charsets }

  mutating func take(_ line: VCardLine) {
    let property = VCardProperty(line.unfolded(keepingSpaces: false))
    switch (property?.name, property.map(Self.isAboutCard) ?? false) {
    case ("BEGIN", true): begin(line)
    case ("END", true): end(line)
    case _ where depth == 1:
      lines.append(line)
      endsInAgent = property?.name == "AGENT"
    case _ where depth == 0: warn(line.number, .textOutsideCards)
    default: break
    }
  }

  mutating func finishFile() {
    guard depth > 0 else { return }
    warn(lines.first?.number ?? 1, .unterminatedCard)
    finishCard()
  }

  private static func isAboutCard(_ property: VCardProperty) -> Bool {
    String(decoding: property.value, as: UTF8.self).trimmed.uppercased() == "VCARD"
  }

  private mutating func begin(_ line: VCardLine) {
    // A card within a card is an agent's; anything else means that the one before has no end.
    if depth == 1, !endsInAgent {
      warn(line.number, .unterminatedCard)
      finishCard()
    }
    depth += 1
    endsInAgent = false
    if depth == 1 { lines = [line] }
  }

  private mutating func end(_ line: VCardLine) {
    guard depth > 0 else { return warn(line.number, .textOutsideCards) }
    depth -= 1
    if depth == 0 { finishCard() }
  }

  private mutating func warn(_ line: Int, _ oddity: VCardFile.Oddity) {
    file.warnings.append(.init(line: line, oddity: oddity))
  }

  private mutating func finishCard() {
    depth = 0
    let draft = VCardDraft(lines, charsets: charsets)
    let line = lines.first?.number ?? 1
    lines = []
    guard draft.isSomebody else {
      file.skipped += 1
      return
    }
    file.warnings += draft.warnings
    let card = draft.card { id in
      defer { repetitions[id, default: 0] += 1 }
      return repetitions[id, default: 0]
    }
    guard let card else { return warn(line, .emptyCard) }
    if let earlier = names.updateValue(card.name, forKey: card.id) {
      let isSame = Folding.fold(earlier) == Folding.fold(card.name)
      warn(line, isSame ? .repeatedID(card.id) : .sharedID(card.id, earlier: earlier))
    }
    file.cards.append(card)
  }
}
