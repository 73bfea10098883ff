import Testing

@testable import KeyLimeEngine

/// Tables of people, as Google, Outlook and LinkedIn export them.
@Suite struct ContactTableTests {
  private func cards(_ text: String) -> [VCard] { VCardFile(reading: Array(text.utf8)).cards }

  @Test func theNewTableOfGoogle() throws {
    let card = try #require(
      cards(
        """
        First Name,Middle Name,Last Name,Phonetic First Name,Nickname,File As,Organization Name,\
        Birthday,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value
        Eli,M.,Berg,Ilai,Elk,,Bao,1980-03-22,"vegan, mostly",* myContacts,* Work,\
        eli@example.org ::: berg@example.com,Mobile,+1 555 0199
        """
      ).first)
    #expect(card.name == "Eli M. Berg" && card.given == "Eli" && card.family == "Berg")
    #expect(card.nicknames == ["Elk"] && card.note == "vegan, mostly")
    #expect(card.emails == ["eli@example.org", "berg@example.com"])
    #expect(card.phones == ["+1 555 0199"] && card.birthday?.description == "1980-03-22")
    #expect(!card.hasUID)
  }

  @Test func theOldTableOfGoogle() {
    let read = cards(
      """
      Name,Given Name,Family Name,Birthday,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Value
      Sam Okafor,Sam,Okafor,,* ,sam@example.com,
      ,Priya,Raman,--03-01,,,
      ,,,,,,
      """)
    #expect(read.map(\.name) == ["Sam Okafor", "Priya Raman"])
    #expect(read.map(\.emails) == [["sam@example.com"], []])
  }

  @Test func theTableOfOutlook() throws {
    let card = try #require(
      cards(
        "\u{FEFF}\"First Name\",\"Last Name\",\"E-mail Address\",\"E-mail 2 Address\","
          + "\"Business Phone\",\"Mobile Phone\",\"Business Fax\",\"Birthday\",\"Notes\"\r\n"
          + "\"Jo\",\"Roe\",\"jo@example.org\",\"roe@example.org\",\"1\",\"2\",\"3\",\"0/0/00\","
          + "\"says \"\"hi\"\"\r\non two lines\"\r\n"
      ).first)
    #expect(card.name == "Jo Roe" && card.emails == ["jo@example.org", "roe@example.org"])
    #expect(card.phones == ["1", "2"] && card.birthday == nil)
    #expect(card.note == "says \"hi\"\non two lines")
  }

  @Test func aHeaderMayFollowProse() {
    let read = cards(
      """
      Notes:
      "Some addresses, and some names, are missing."

      First Name,Last Name,URL,Email Address,Company,Connected On
      Laura,"Herbst, MBA",https://example.com/y,laura@example.org,Bao,07 May 2021
      """)
    #expect(read.map(\.name) == ["Laura Herbst, MBA"])
    #expect(read.map(\.emails) == [["laura@example.org"]])
  }

  @Test func otherCharacterSetsAreConverted() {
    let table =
      Array("Vorname;Nachname;E-Mail-Adresse;Mobiltelefon\nJ".utf8) + [0xFC]
      + Array("rgen;Roe;j@example.org;0170 1\n".utf8)
    let unsure = VCardFile(reading: table)
    #expect(unsure.warnings.map(\.oddity) == [.unnamedCharset])
    #expect(unsure.warnings.map(\.line) == [2])
    let wide = Array("Vorname;Telefon\nJürgen;1\n".utf16).flatMap {
      [UInt8($0 & 0xFF), UInt8($0 >> 8)]
    }
    #expect(VCardFile(reading: [0xFF, 0xFE] + wide).cards.map(\.name) == ["Jürgen"])
  }

  @Test(arguments: [
    "name,latitude,longitude,phone\nBao,55.9,-3.2,1\n", "name\nEli\n", "a,b\nc,d\n", "", "\n\n",
    "BEGIN:VCARD\nVERSION:3.0\nNOTE:name,phone\nEND:VCARD\n",
  ])
  func otherTextsAreNoTables(text: String) throws {
    #expect(try ContactTable.lines(of: Array(text.utf8)).map(\.count) == nil)
  }

  /// What a card cannot hold is no name: it would be lost when the card is written.
  @Test func controlsAreNoName() {
    let table = Array("First Name,Last Name\n\u{E}\u{0}".utf8) + [0xA0]
    #expect(VCardFile(reading: table).cards.isEmpty)
    let card = VCardFile(reading: Array("BEGIN:VCARD\nFN:\u{E}\nEND:VCARD\n".utf8))
    #expect(card.cards.isEmpty)
    #expect(cards("Name,Phone\nE\u{7}li,1\n").map(\.name) == ["Eli"])
  }

  @Test func aTableThatIsCutIsRefused() {
    let file = VCardFile(reading: Array("First Name,E-mail\nJo,\n\"Eli".utf8))
    #expect(file.cards.isEmpty && file.warnings.map(\.oddity) == [.brokenTable])
    #expect(file.warnings.map(\.line) == [3])
  }

  @Test func aRowThatNamesNobodyIsLeftOut() {
    let file = VCardFile(reading: Array("Name,Notes,Phone\n,nobody,\nEli,,1\n".utf8))
    #expect(file.cards.map(\.name) == ["Eli"])
    #expect(file.warnings.map(\.oddity) == [.emptyCard] && file.warnings.map(\.line) == [2])
  }
}
