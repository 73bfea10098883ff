/// What a column says of somebody.
enum ContactField {
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
struct ContactColumns {
  let fields: [ContactField?]

  /// Nil for a header without names of people, and for one of places.
  init?(_ header: [String]) {
    fields = header.map(ContactField.init)
    let known = fields.compactMap(\.self)
    let isOfPlaces = header.contains { RecordField.meanings[$0]?.field == .latitude }
    guard known.count > 1, !isOfPlaces,
      known.contains(where: { [.name, .given, .family].contains($0) })
    else { return nil }
  }
}
