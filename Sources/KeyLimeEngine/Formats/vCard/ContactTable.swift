/// A table of people, one a row, as mail programs and phones export it besides cards.
///
///     First Name,Last Name,Nickname,E-mail 1 - Value,Phone 1 - Value
///     Eli,Berg,Elk,eli@example.org ::: berg@example.com,+1 555 0100
///
/// The header may follow a few lines of prose. Each row becomes the lines of a card, so that one
/// reader says who somebody is.
enum ContactTable {
  private static let linesBeforeHeader = 5

  /// The lines of the cards; nil when the text has no header with names of people, or a row that
  /// cannot be read.
  static func lines(of file: [UInt8]) -> [VCardLine]? {
    let bytes = VCardLine.utf8(of: file)
    return bytes.withBytes { view in
      let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      guard view.find(ignoringCase: "begin:vcard", from: start, to: min(view.count, 4096)) == nil
      else { return nil }
      return try? lines(of: view, from: start)
    }
  }

  private static func lines(
    of bytes: ByteView, from start: Int
  ) throws(ImportFault) -> [VCardLine]? {
    var values: [CSVRows.Value] = []
    var begin = start
    for _ in 0..<linesBeforeHeader where begin < bytes.count {
      let text = begin..<bytes.count
      var rows = CSVRows(bytes, in: text, delimiter: CSVRows.delimiter(of: bytes, in: text))
      guard try rows.next(into: &values) else { return nil }
      let header = values.map { heading(bytes, $0) }
      if let columns = Columns(header) { return try cards(of: &rows, columns) }
      begin = rows.position
    }
    return nil
  }

  private static func heading(_ bytes: ByteView, _ value: CSVRows.Value) -> String {
    RecordField.folded(String(decoding: bytes[value.range], as: UTF8.self))
  }

  private static func cards(
    of rows: inout CSVRows, _ columns: Columns
  ) throws(ImportFault) -> [VCardLine] {
    var lines: [VCardLine] = []
    var values: [CSVRows.Value] = []
    while try rows.next(into: &values) {
      var person = Row(number: rows.rowLine)
      for (field, value) in zip(columns.fields, values) {
        if let field { person.add(field, bytes(of: value, in: rows)) }
      }
      lines += person.lines
    }
    return lines
  }

  /// The bytes of a value with each doubled quote once, in whatever character set they are.
  private static func bytes(of value: CSVRows.Value, in rows: CSVRows) -> [UInt8] {
    let raw = Array(rows.bytes[value.range])
    guard value.hasQuotes else { return raw }
    var result: [UInt8] = []
    var isSecond = false
    for byte in raw {
      isSecond = byte == UInt8(ascii: "\"") && !isSecond
      if byte != UInt8(ascii: "\"") || !isSecond { result.append(byte) }
    }
    return result
  }
}

extension ContactTable {
  /// What a column says of somebody.
  fileprivate enum Field {
    case name, given, middle, family, nickname, email, phone, birthday, note, organisation

    /// The field under a heading in lower case without punctuation, in the languages of mail
    /// programs; nil for all else.
    init?(_ heading: String) {
      switch heading {
      case "name", "fullname", "displayname", "contactname", "anzeigename", "nombrecompleto",
        "nomcomplet", "nomecompleto", "姓名", "氏名", "이름":
        self = .name
      case "firstname", "givenname", "vorname", "prénom", "prenom", "nombre", "nome", "voornaam",
        "imię", "имя", "名":
        self = .given
      case "middlename", "additionalname", "weiterevornamen": self = .middle
      case "lastname", "familyname", "surname", "nachname", "nom", "apellidos", "apellido",
        "cognome", "achternaam", "sobrenome", "nazwisko", "фамилия", "姓":
        self = .family
      case "nickname", "nicknames", "spitzname", "surnom", "apodo": self = .nickname
      case "birthday", "birthdate", "dateofbirth", "bday", "geburtstag", "anniversaire":
        self = .birthday
      case "notes", "note", "notizen", "notas": self = .note
      case "company", "organizationname", "organization1name", "organization", "firma", "société",
        "empresa":
        self = .organisation
      default:
        guard !Self.others.contains(where: heading.contains) else { return nil }
        if heading.hasPrefix("email") || heading.hasSuffix("email") || heading == "mail" {
          self = .email
        } else if heading == "tel" || Self.phones.contains(where: heading.contains) {
          self = .phone
        } else {
          return nil
        }
      }
    }

    /// Parts of headings of something beside the address or the number.
    private static let others = [
      "type", "label", "fax", "pager", "assistant", "phonetic", "yomi", "display", "tty", "radio",
    ]
    private static let phones = [
      "phone", "mobile", "mobil", "telefon", "teléfono", "telefono", "téléphone", "handy", "cell",
      "телефон", "电话", "電話", "전화",
    ]
  }

  /// The fields of a header, column by column.
  fileprivate struct Columns {
    let fields: [Field?]

    /// Nil for a header without names of people, and for one of places.
    init?(_ header: [String]) {
      fields = header.map(Field.init)
      let known = fields.compactMap(\.self)
      let isOfPlaces = header.contains { RecordField.meanings[$0]?.field == .latitude }
      guard known.count > 1, !isOfPlaces,
        known.contains(where: { [.name, .given, .family].contains($0) })
      else { return nil }
    }
  }

  /// What the cells of one row say.
  fileprivate struct Row {
    /// The line of the file, from 1.
    let number: Int
    private var cells: [(field: Field, text: [UInt8])] = []

    init(number: Int) { self.number = number }

    mutating func add(_ field: Field, _ text: [UInt8]) {
      guard text.contains(where: { $0 > 0x20 }) else { return }
      // Outlook writes `0/0/00` for a day that nobody knows.
      if field == .birthday, !text.contains(where: { (0x31...0x39).contains($0) }) { return }
      guard field == .email || field == .phone else { return cells.append((field, text)) }
      for part in Self.parts(of: text) { cells.append((field, part)) }
    }

    /// The lines of a card; none for an empty row.
    var lines: [VCardLine] {
      guard !cells.isEmpty else { return [] }
      var lines = ["BEGIN:VCARD", "VERSION:3.0"].map { Array($0.utf8) }
      let parts = [Field.family, .given, .middle].map { field in
        cells.first { $0.field == field }.map { Self.escaped($0.text) } ?? []
      }
      if parts.contains(where: { !$0.isEmpty }) {
        lines.append(Array("N:".utf8) + Array(parts.joined(separator: [UInt8(ascii: ";")])))
      }
      for (field, text) in cells {
        guard let property = Self.property(field) else { continue }
        lines.append(Array("\(property):".utf8) + Self.escaped(text))
      }
      lines.append(Array("END:VCARD".utf8))
      return lines.map { VCardLine($0, number: number) }
    }

    private static func property(_ field: Field) -> String? {
      switch field {
      case .name: "FN"
      case .nickname: "NICKNAME"
      case .email: "EMAIL"
      case .phone: "TEL"
      case .birthday: "BDAY"
      case .note: "NOTE"
      case .organisation: "ORG"
      case .given, .middle, .family: nil
      }
    }

    /// Google writes several addresses or numbers into one cell: `eli@example.org ::: berg@example.com`.
    private static func parts(of text: [UInt8]) -> [[UInt8]] {
      let separator = Array(":::".utf8)
      var parts: [[UInt8]] = [[]]
      var index = 0
      while index < text.count {
        if text[index...].starts(with: separator) {
          parts.append([])
          index += separator.count
        } else {
          parts[parts.count - 1].append(text[index])
          index += 1
        }
      }
      return parts.filter { $0.contains { $0 > 0x20 } }
    }

    /// A text as a card has it; line breaks and what parts values have a backslash before them.
    private static func escaped(_ text: [UInt8]) -> [UInt8] {
      var result: [UInt8] = []
      for byte in text {
        switch byte {
        case 0x0D: break
        case 0x0A: result += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
        case UInt8(ascii: "\\"), UInt8(ascii: ","), UInt8(ascii: ";"):
          result += [UInt8(ascii: "\\"), byte]
        default: result.append(byte)
        }
      }
      return result
    }
  }
}
