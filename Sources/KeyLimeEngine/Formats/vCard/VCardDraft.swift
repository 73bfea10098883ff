/// The lines of one card on their way to become a ``VCard``.
struct VCardDraft {
  private(set) var warnings: [VCardFile.Warning] = []
  private let isVersion2: Bool
  private let charsets: VCardCharsets
  /// Whether it is the card of a person or an organisation, not of a group, a place or a thing.
  private(set) var isSomebody = true
  private var uid: String?
  private var fullNames: [(preference: Int, text: String)] = []
  private var nameParts: [String] = []
  private var nicknames: [String] = []
  private var emails: [(preference: Int, text: String)] = []
  private var phones: [(preference: Int, text: String)] = []
  /// Those of faxes and pagers.
  private var silentPhones: Set<String> = []
  private var chats: [String] = []
  private var birthday: Birthday?
  private var notes: [String] = []
  private var organisation = ""
  private var tastes = Tastes()
  private var photo: [UInt8]?

  init(_ lines: [VCardLine], charsets: VCardCharsets) {
    self.charsets = charsets
    let heads = lines.map { ($0, VCardProperty($0.unfolded(keepingSpaces: false))) }
    let version = heads.lazy.compactMap(\.1).first { $0.name == "VERSION" }
    isVersion2 = version.map { String(decoding: $0.value, as: UTF8.self).trimmed == "2.1" } ?? false
    var wasBinary = false
    for (index, (line, head)) in heads.enumerated() {
      guard let head else {
        if !wasBinary { warnings.append(.init(line: line.number, oddity: .malformedLine)) }
        continue
      }
      wasBinary = head.encoding == "BASE64"
      if head.name == "PHOTO" {
        // Old phones write the lines of a picture without the space that would continue it.
        let rest = wasBinary ? heads[(index + 1)...].prefix { $0.1 == nil }.map(\.0) : []
        takePhoto(head, rest, line.number)
      }
      guard Self.names.contains(head.name),
        let property = isVersion2 ? VCardProperty(line.unfolded(keepingSpaces: true)) : head
      else { continue }
      guard property.value.count <= Self.textLimit else {
        let oddity = VCardFile.Oddity.textTooLong(property.value.count)
        warnings.append(.init(line: line.number, oddity: oddity))
        continue
      }
      take(property, line.number)
    }
  }

  /// The longest text that is read: 1 MB.
  private static let textLimit = 1 << 20

  /// The properties that are read; all others are passed over.
  private static let names: Set<String> = [
    "UID", "FN", "N", "NICKNAME", "EMAIL", "TEL", "IMPP", "BDAY", "NOTE", "ORG", "KIND",
    "X-ADDRESSBOOKSERVER-KIND", "X-ANDROID-CUSTOM", VCard.tastesName,
  ]

  private mutating func take(_ property: VCardProperty, _ line: Int) {
    let value = VCardText(property, isVersion2: isVersion2, charsets: charsets)
    if let oddity = value.oddity { warnings.append(.init(line: line, oddity: oddity)) }
    let text = value.text
    guard !text.isEmpty else { return }
    switch property.name {
    case "UID": uid = uid ?? text
    // Apple writes the other name into cards of version 3.0, which has no kinds.
    case "KIND", "X-ADDRESSBOOKSERVER-KIND":
      isSomebody = isSomebody && ["individual", "org"].contains(text.lowercased())
    case "FN": fullNames.append((property.preference, text))
    case "N": nameParts = nameParts.isEmpty ? value.components(at: ";") : nameParts
    case "NICKNAME": nicknames += value.components(at: ",")
    // Android keeps nicknames among what vCard 2.1 has no property for.
    case "X-ANDROID-CUSTOM":
      let parts = value.components(at: ";")
      if parts.count > 1, parts[0] == "vnd.android.cursor.item/nickname" {
        nicknames.append(parts[1])
      }
    case "EMAIL": emails.append((property.preference, text.without(scheme: "mailto:")))
    case "TEL":
      let number = text.without(scheme: "tel:")
      phones.append((property.preference, number))
      if property.takesNoCalls { silentPhones.insert(number) }
    case "IMPP": chats.append(text)
    case "BDAY": takeBirthday(text, property, line)
    case VCard.tastesName:
      let json = (try? JSON(parsing: Array(text.utf8)))?.object
      tastes = json.flatMap { try? Tastes(json: $0) } ?? tastes
    case "NOTE":
      let isWide = property.values(of: VCard.noteBreak) == ["CRLF"]
      notes.append(
        isWide
          ? text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
          : text)
    default: organisation = value.components(at: ";").first ?? ""
    }
  }

  private mutating func takePhoto(_ property: VCardProperty, _ rest: [VCardLine], _ line: Int) {
    guard photo == nil else { return }
    let more = rest.flatMap { $0.unfolded(keepingSpaces: true) }
    switch VCardPhoto.read(property, rest: more) {
    case .picture(let bytes): photo = bytes
    case .unreadable: warnings.append(.init(line: line, oddity: .badPhoto))
    case .address: break
    }
  }

  private mutating func takeBirthday(_ text: String, _ property: VCardProperty, _ line: Int) {
    guard let date = Birthday(text) else {
      return warnings.append(.init(line: line, oddity: .badBirthday(text)))
    }
    if date.monthDay == nil, text.utf8.dropFirst(4).first == UInt8(ascii: "-") {
      warnings.append(.init(line: line, oddity: .birthdayWithoutDay(text)))
    }
    // Apple writes a year that means none.
    let omitted = property.values(of: "X-APPLE-OMIT-YEAR").first.flatMap { Int($0) }
    let isOmitted = omitted != nil && omitted == date.year
    birthday =
      isOmitted
      ? Birthday(year: nil, month: date.monthDay?.month, day: date.monthDay?.day) : date
  }

  /// The card; nil when it names nobody in any way.
  ///
  /// `repetition` tells how many cards of the file said exactly the same before, by the id that
  /// follows from what they say.
  func card(repetition: (ContactID) -> Int) -> VCard? {
    let parts = nameParts.map { $0.isEmpty ? nil : $0 }
    func part(_ index: Int) -> String? { index < parts.count ? parts[index] : nil }
    let spoken = [3, 1, 2, 0, 4].compactMap(part).joined(separator: " ")
    let mails = Self.ordered(emails)
    let numbers = Self.ordered(phones)
    let nicks = Self.distinct(nicknames)
    let fullName = Self.ordered(fullNames).first ?? ""
    let candidates = [fullName, spoken] + nicks + [organisation] + mails + numbers
    guard let name = candidates.first(where: { !$0.isEmpty }), let blank = ContactID("-") else {
      return nil
    }
    var card = VCard(id: blank, name: name)
    card.given = part(1)
    card.family = part(0)
    card.nicknames = nicks
    card.emails = mails
    card.phones = numbers
    card.chats = Self.distinct(chats)
    card.birthday = birthday
    card.note = notes.isEmpty ? nil : notes.joined(separator: "\n")
    card.tastes = tastes
    card.photo = photo
    card.hasUID = uid != nil
    card.id = id(of: card, repetition: repetition) ?? blank
    // The id of a card without one follows from its numbers in their own order.
    card.phones =
      numbers.filter { !silentPhones.contains($0) } + numbers.filter(silentPhones.contains)
    return card
  }

  private static func ordered(_ texts: [(preference: Int, text: String)]) -> [String] {
    let sorted = texts.enumerated().sorted {
      ($0.element.preference, $0.offset) < ($1.element.preference, $1.offset)
    }
    return distinct(sorted.map(\.element.text))
  }

  private static func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  private func id(of card: VCard, repetition: (ContactID) -> Int) -> ContactID? {
    if let uid {
      let plain = uid.without(scheme: "urn:uuid:")
      return ContactID(plain) ?? ContactID(Self.hashed(plain))
    }
    guard let id = ContactID(Self.hashed(card.contents)) else { return nil }
    let earlier = repetition(id)
    return earlier == 0 ? id : ContactID("\(id)-\(earlier + 1)")
  }

  /// `v` and 100 bits of SHA-256 in Crockford's base 32.
  private static func hashed(_ text: String) -> String {
    var bits = BitString()
    for byte in SHA256.hash(of: text.utf8).bytes { bits.append(byte, width: 8) }
    return "v" + CrockfordBase32.text(of: Array(bits.groups(of: 5).prefix(20))).lowercased()
  }
}

extension String {
  /// The text behind a URI scheme, percent escapes undone; a text without the scheme as it is.
  fileprivate func without(scheme: String) -> String {
    guard lowercased().hasPrefix(scheme) else { return self }
    let bytes = VCardText.unquoted(Array(dropFirst(scheme.count).utf8), escape: "%")
    return String(decoding: bytes, as: UTF8.self)
  }
}
