import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct VCardReadingTests {
  @Test func aTextInBase64IsRead() {
    let card = "BEGIN:VCARD\nVERSION:3.0\nFN;ENCODING=b:SsO2cmc=\nTEL:1\nEND:VCARD\n"
    #expect(VCardFile(reading: Array(card.utf8)).cards.map(\.name) == ["Jörg"])
  }

  @Test func aNicknameFromAndroidIsKept() {
    let card = """
      BEGIN:VCARD
      VERSION:2.1
      FN:Ivan
      X-ANDROID-CUSTOM;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:vnd.android.cursor.item/nickname;Van=
      ya=C3=A9;1;;;;;;;;;;;;;
      X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;2020-01-01;1;;;;;;;;;;;;;
      END:VCARD
      """
    #expect(VCardFile(reading: Array(card.utf8)).cards.map(\.nicknames) == [["Vanyaé"]])
  }

  private func read(_ text: String, lineEnd: String = "\r\n") -> VCardFile {
    VCardFile(reading: Array(text.replacing("\n", with: lineEnd).utf8))
  }

  @Test(arguments: ["\r\n", "\n", "\r"])
  func version4(_ lineEnd: String) throws {
    let file = read(
      """
      \u{FEFF}BEGIN:VCARD
      VERSION:4.0
      UID:urn:uuid:4fbe8971-0bc3-424c-9c26-36c3e1eff6b1
      FN;PID=1.1:Zoë Quinn\\, Jr.
      N:Quinn;Zoë;;;Jr.
      NICKNAME:Zo,Quinnie
      EMAIL;TYPE=work:work@example.org
      EMAIL;PREF=1:zoe@example.org
      TEL;VALUE=uri;TYPE="work,voice";PREF=1:tel:+1-805-555-0100;ext=102
      item1.TEL;TYPE=cell:+1 805 555 0101
      IMPP:xmpp:zoe@example.org
      BDAY:--0203
      NOTE:first line\\nsecond\\; li
       ne
      END:VCARD
      """, lineEnd: lineEnd)
    #expect(file.warnings.isEmpty)
    let card = try #require(file.cards.first)
    #expect(card.id.text == "4fbe8971-0bc3-424c-9c26-36c3e1eff6b1")
    #expect(card.name == "Zoë Quinn, Jr.")
    #expect(card.given == "Zoë")
    #expect(card.family == "Quinn")
    #expect(card.nicknames == ["Zo", "Quinnie"])
    #expect(card.emails == ["zoe@example.org", "work@example.org"])
    #expect(card.phones == ["+1-805-555-0100;ext=102", "+1 805 555 0101"])
    #expect(card.chats == ["xmpp:zoe@example.org"])
    #expect(card.birthday?.description == "--02-03")
    #expect(card.note == "first line\nsecond; line")
  }

  @Test func theNameThatIsPreferredMostCounts() {
    let names = "FN;PREF=2:Second\nFN;PREF=1:First\nFN:Third\n"
    let file = read("BEGIN:VCARD\nVERSION:4.0\n\(names)END:VCARD\n")
    #expect(file.cards.map(\.name) == ["First"])
  }

  @Test(arguments: [
    ("TEL;TYPE=HOME,FAX:1\nTEL;TYPE=PAGER:2\nTEL;TYPE=CELL:3", ["3", "1", "2"]),
    ("TEL;WORK;FAX;PREF:1\nTEL;HOME:2", ["2", "1"]),
    ("TEL;TYPE=WORKFAX:1\nTEL;TYPE=FAX;TYPE=VOICE:2\nTEL:3", ["2", "3", "1"]),
    ("TEL;TYPE=FAX:1", ["1"]),
  ])
  func whereNobodyAnswersComesLast(_ lines: String, _ phones: [String]) {
    let file = read("BEGIN:VCARD\nVERSION:3.0\nFN:A\n\(lines)\nEND:VCARD")
    #expect(file.cards.map(\.phones) == [phones])
  }

  @Test func version2QuotedPrintableOverSeveralLines() throws {
    let file = read(
      """
      BEGIN:VCARD
      VERSION:2.1
      N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=91u=C3=B1ez;=
      Jos=C3=A9;;;
      NOTE;QUOTED-PRINTABLE;CHARSET=ISO-8859-1:caf=E9=0D=0A=
      2 + 2 =3D 4 a=b
      TEL;CELL;PREF:111
      TEL;HOME:222
      NICKNAME:C\\now
      END:VCARD
      """)
    #expect(file.warnings.isEmpty)
    let card = try #require(file.cards.first)
    #expect(card.name == "José Ñuñez")
    #expect(card.note == "café\r\n2 + 2 = 4 a=b")
    #expect(card.phones == ["111", "222"])
    #expect(card.nicknames == ["C\\now"])
  }

  @Test(arguments: [
    ("ISO-8859-1", "caf=E9", "café"), ("iso-8859-15", "=A4 =BD", "€ œ"),
    ("windows-1252", "=80 =93x=94", "€ “x”"), ("Windows-1253", "A=E8=DE=EDa", "Aθήνa"),
    ("ISO-8859-7", "=C1=E8=DE=ED=E1", "Αθήνα"), ("windows-1251", "=CC=EE=F1=EA=E2=E0", "Москва"),
    ("KOI8-R", "=ED=CF=D3=CB=D7=C1", "Москва"), ("windows-1250", "=A3=F3d=9F", "Łódź"),
    ("ISO-8859-2", "=A3=F3d=BC", "Łódź"), ("windows-1254", "=DDzmir =FE", "İzmir ş"),
  ])
  func codePages(_ charset: String, _ encoded: String, _ expected: String) {
    let file = read(
      "BEGIN:VCARD\nVERSION:2.1\nFN;CHARSET=\(charset);QUOTED-PRINTABLE:\(encoded)\nEND:VCARD\n")
    #expect(file.cards.map(\.name) == [expected])
    #expect(file.warnings.isEmpty)
  }

  @Test func unknownCharsetsAreNamed() {
    let file = read(
      "BEGIN:VCARD\nFN;CHARSET=SHIFT_JIS;QUOTED-PRINTABLE:a=8E\nEND:VCARD\n")
    #expect(file.cards.map(\.name) == ["a\u{FFFD}"])
    #expect(file.warnings == [.init(line: 2, oddity: .unknownCharset("SHIFT_JIS"))])
  }

  @Test func bytesThatAreNotUTF8AreWestern() {
    let bytes = Array("BEGIN:VCARD\nFN:Ren".utf8) + [0xE9] + Array("\nEND:VCARD".utf8)
    let file = VCardFile(reading: bytes)
    #expect(file.cards.map(\.name) == ["René"])
    #expect(file.warnings == [.init(line: 2, oddity: .unnamedCharset)])
  }

  @Test func brokenUTF8IsReplacedWhereUTF8IsClaimed() {
    let file = read(
      "BEGIN:VCARD\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=91o=80\nEND:VCARD\n")
    #expect(file.cards.map(\.name) == ["Ño\u{FFFD}"])
    #expect(file.warnings == [.init(line: 2, oddity: .notUTF8)])
  }

  @Test func utf16IsRead() {
    let units = Array("\u{FEFF}BEGIN:VCARD\nFN:Жук 🍋\nEND:VCARD\n".utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(VCardFile(reading: little).cards.map(\.name) == ["Жук 🍋"])
    #expect(VCardFile(reading: big).cards.map(\.name) == ["Жук 🍋"])
  }

  @Test func picturesAndAgentsArePassedOver() {
    let file = read(
      """
      BEGIN:VCARD
      VERSION:2.1
      FN:Boss
      PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQ
       AQEBAQ==

      AGENT:
      BEGIN:VCARD
      VERSION:2.1
      FN:Secretary
      END:VCARD
      PHOTO;BASE64:/9j/4AAQ
      AQEBAQIBAQE=

      TEL:1
      END:VCARD
      BEGIN:VCARD
      VERSION:3.0
      AGENT:BEGIN:VCARD\\nFN:Aide\\nEND:VCARD\\n
      FN:Chief
      END:VCARD
      """)
    #expect(file.cards.map(\.name) == ["Boss", "Chief"])
    #expect(file.cards[0].phones == ["1"])
    #expect(file.warnings.isEmpty)
  }

  @Test func twoJohnsStayTwoAndKeepTheirIDs() {
    let john = "BEGIN:VCARD\nVERSION:3.0\nFN:John\nEND:VCARD\n"
    let file = read(john + john)
    #expect(file.cards.count == 2)
    #expect(file.cards[0].id != file.cards[1].id)
    #expect(read(john + john).cards == file.cards)
    let revised = john.replacing("END", with: "REV:2026\nPRODID:x\nEND")
    #expect(read(revised).cards.map(\.id) == [file.cards[0].id])
    let another = john.replacing("END", with: "TEL:1\nEND")
    #expect(read(another).cards[0].id != file.cards[0].id)
  }

  @Test func oddFilesAreTakenAsFarAsTheyGo() {
    let file = read(
      """
      hello
      BEGIN:VCARD
      VERSION:3.0
      UID:a b
      FN:Cut
      nonsense
      BDAY:19723101
      BEGIN:VCARD
      UID:x
      ORG:Lime Ltd;Kitchen
      END:VCARD
      BEGIN:VCARD
      END:VCARD
      BEGIN:VCARD
      UID:x
      EMAIL;TYPE=INTERNET:only@example.org
      END:VCARD
      BEGIN:VCARD
      FN;ENCODING=QUOTED-PRINTABLE:Open=
      END:VCARD
      """)
    #expect(
      file.cards.map(\.name) == ["Cut", "Lime Ltd", "only@example.org", "Open"])
    #expect(file.cards[0].id.text == "a b")
    #expect(
      file.warnings == [
        .init(line: 1, oddity: .textOutsideCards), .init(line: 8, oddity: .unterminatedCard),
        .init(line: 6, oddity: .malformedLine), .init(line: 7, oddity: .badBirthday("19723101")),
        .init(line: 12, oddity: .emptyCard),
        .init(line: 14, oddity: .sharedID(file.cards[1].id, earlier: "Lime Ltd")),
      ])
  }

  @Test func cardsMayBeIndented() {
    let file = VCardFile(
      reading: Array(
        "BEGIN:VCARD\nFN:Ann\nEND:VCARD\n\t BEGIN:VCARD\n\t FN:Ben\n\t  Long\n\t END:VCARD\nBEGIN:VCARD\nFN:C\n D\nEND:VCARD\n"
          .utf8))
    #expect(file.cards.map(\.name) == ["Ann", "BenLong", "CD"] && file.warnings.isEmpty)
  }

  @Test func twoPeopleWithOneUIDAreWarnedOf() throws {
    let cards = ["Ann One", "ANN ONE", "Ben Two"].map {
      "BEGIN:VCARD\nUID:x\nFN:\($0)\nEND:VCARD\n"
    }
    let id = try #require(ContactID("x"))
    let file = VCardFile(reading: Array(cards.joined().utf8))
    #expect(
      file.warnings.map(\.oddity) == [.repeatedID(id), .sharedID(id, earlier: "ANN ONE")])
  }

  @Test(arguments: ["", "\u{FEFF}", "\r\n\u{FEFF}"])
  func filesThatWereJoinedKeepTheirCards(_ joint: String) {
    let cards = ["Ann One", "Ben Two"].map {
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\($0)\r\nEND:VCARD"
    }
    let text = "\u{FEFF}" + cards.joined(separator: joint)
    let file = VCardFile(reading: Array(text.utf8))
    #expect(file.cards.map(\.name) == ["Ann One", "Ben Two"])
    #expect(file.warnings.isEmpty)
  }

  @Test func whatIsWrittenIsReadBack() throws {
    var card = VCard(
      id: try #require(ContactID("plain;id,\\")),
      name: "Zoë, the; \\ " + String(repeating: "寿司🍋", count: 30))
    card.given = "Zoë"
    card.family = "O'Neill;"
    card.nicknames = ["Z,o", "Zoë"]
    card.emails = ["z@example.org"]
    card.phones = ["+1 805"]
    card.chats = ["xmpp:z@example.org"]
    card.birthday = Birthday("1980-03-22")
    card.note = "one\ntwo\\n three"
    let lines = card.text.split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.utf8.count <= 75 })
    let file = VCardFile(reading: Array(card.text.utf8))
    #expect(file.warnings.isEmpty)
    #expect(file.cards == [card])
    #expect(card.text.contains("UID;VALUE=text:"))
  }

  @Test(arguments: [
    ("1980-03-22", "1980-03-22"), ("19800322", "1980-03-22"), ("--0203", "--02-03"),
    ("--02-29", "--02-29"), ("1980", "1980"), ("1980-03", "1980"),
    ("19800322T1200Z", "1980-03-22"), ("--0412", "--04-12"), ("--04-12T00:00:00", "--04-12"),
    ("1985-04-12T10:22:00Z", "1985-04-12"),
  ])
  func birthdays(_ text: String, _ expected: String) {
    #expect(Birthday(text)?.description == expected)
  }

  @Test func aMonthWithoutADayIsLostWithAWarning() {
    let file = read(
      ["1985-04", "--04"].map { "BEGIN:VCARD\nFN:A\nBDAY:\($0)\nEND:VCARD\n" }.joined())
    #expect(file.cards.map { $0.birthday?.description } == ["1985", nil])
    #expect(
      file.warnings.map(\.oddity) == [.birthdayWithoutDay("1985-04"), .badBirthday("--04")])
  }

  @Test func applesMissingYear() {
    let file = read(
      "BEGIN:VCARD\nFN:A\nBDAY;X-APPLE-OMIT-YEAR=1604:1604-03-22\nEND:VCARD\n")
    #expect(file.cards.first?.birthday?.description == "--03-22")
  }

  @Test func agesCountBirthdays() throws {
    let birthday = try #require(Birthday("2005-11-20"))
    #expect(try birthday.age(on: #require(CalendarDay("2026-11-19"))) == 20)
    #expect(try birthday.age(on: #require(CalendarDay("2026-11-20"))) == 21)
    #expect(try birthday.age(on: #require(CalendarDay("2001-01-01"))) == nil)
    #expect(try Birthday("--1120")?.age(on: #require(CalendarDay("2026-11-20"))) == nil)
  }

  @Test func noBytesMakeItFail() {
    let seed = Array(
      "BEGIN:VCARD\nVERSION:2.1\nN;ENCODING=QUOTED-PRINTABLE;CHARSET=koi8-r:=C3=\n;b\\;\\,c;\n AGENT:\"\nEND:VCARD\n"
        .utf8)
    var random = SplitMix64(seed: 77)
    for _ in (0..<800).sweep(200) {
      var bytes = seed + seed
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes.insert(bytes[(index * 7) % bytes.count], at: index)
        }
      }
      let file = VCardFile(reading: bytes)
      #expect(file.cards.allSatisfy { !$0.name.isEmpty }, "seed 77")
      #expect(file.cards.count <= 2, "seed 77")
    }
  }

  @Test func utf16WithoutAMarkIsRead() {
    let units = Array("BEGIN:VCARD\nFN:Жук 🍋\nEND:VCARD\n".utf16)
    let (big, little) = (
      units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
      units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    )
    for bytes in [big, little] {
      #expect(VCardFile(reading: bytes).cards.map(\.name) == ["Жук 🍋"])
    }
  }

  @Test func aCharacterSetThatNobodyKnowsCanBeNamed() {
    let bytes = Array("BEGIN:VCARD\nFN;CHARSET=NOPE:Zo".utf8) + [0xEB] + Array("\nEND:VCARD\n".utf8)
    #expect(!VCardFile(reading: bytes).warnings.isEmpty)
    let named = VCardFile(reading: bytes, charsets: VCardCharsets(standard: "ISO-8859-1"))
    #expect(named.cards.map(\.name) == ["Zoë"] && named.warnings.isEmpty)
  }
}
