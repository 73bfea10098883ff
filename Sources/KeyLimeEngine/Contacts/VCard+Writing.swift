extension VCard {
  /// The card as vCard 4.0 (RFC 6350): UTF-8, CR LF, folded at 75 bytes.
  public var text: String {
    var lines = ["BEGIN:VCARD", "VERSION:4.0", "\(uidHead):\(uidText)"]
    lines.append("FN:\(Self.escaped(name))")
    if given != nil || family != nil {
      lines.append("N:\(Self.escaped(family ?? ""));\(Self.escaped(given ?? ""));;;")
    }
    if !nicknames.isEmpty {
      lines.append("NICKNAME:\(nicknames.map(Self.escaped).joined(separator: ","))")
    }
    lines += emails.map { "EMAIL:\(Self.escaped($0))" }
    lines += phones.map { "TEL:\(Self.escaped($0))" }
    lines += chats.map { "IMPP:\(Self.escaped($0))" }
    if let birthday { lines.append("BDAY:\(birthday.vCardText)") }
    if let note { lines.append("NOTE:\(Self.escaped(note))") }
    lines.append("END:VCARD")
    return lines.map { Self.folded($0) + "\r\n" }.joined()
  }

  /// A UID is a URI in version 4.0 unless it says that it is text.
  private var uidHead: String { isUUID ? "UID" : "UID;VALUE=text" }
  private var uidText: String { isUUID ? "urn:uuid:\(id.text)" : Self.escaped(id.text) }

  private var isUUID: Bool {
    let groups = id.text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.utf8.count) == [8, 4, 4, 4, 12]
      && groups.joined().utf8.allSatisfy { hexDigit($0) != nil }
  }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\", ",", ";": "\\\(character)"
      case _ where character.isNewline: "\\n"
      default: String(character)
      }
    }.joined()
  }

  /// Breaks a line before its 76th byte, never inside a character.
  private static func folded(_ line: String) -> String {
    var folded = ""
    var length = 0
    for scalar in line.unicodeScalars {
      let width = UTF8.width(scalar)
      if length + width > 75 {
        folded += "\r\n "
        length = 1
      }
      folded.unicodeScalars.append(scalar)
      length += width
    }
    return folded
  }
}

extension Birthday {
  /// The basic form that version 4.0 wants: `19800322`, `--0322`, `1980`.
  fileprivate var vCardText: String {
    let start = year.map { $0.padded(to: 4) } ?? "--"
    return start + (monthDay.map { $0.month.padded() + $0.day.padded() } ?? "")
  }
}
