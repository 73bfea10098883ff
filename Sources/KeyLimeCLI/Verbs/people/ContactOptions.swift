import Arguments
import KeyLimeEngine

/// The options that describe a contact.
enum ContactOptions {
  static let name = Option("name", value: .text("NAME"), summary: "New name")
  static let nickname = Option(
    "nickname", value: .text("NAME"), summary: "A nickname"
  ).repeatable
  static let phone = Option(
    "phone", value: .text("NUMBER"), summary: "A telephone number"
  ).repeatable
  static let email = Option(
    "email", value: .commaSeparated(ValueType<String>.mailAddress.orNothing),
    summary: "A mail address"
  ).repeatable
  static let birthDate = Option(
    "birth-date", value: ValueType<Birthday>.birthday.orNothing, summary: "Date of birth")
  static let note = Option("note", value: .text("TEXT"), summary: "A note")
  static let picture = Option(
    "picture", value: ValueType<String>.picture.orNothing, summary: "A picture of them")
  static let account = Option(
    "account", value: .text("ACCOUNT").completed(by: .dynamic("account")),
    summary: "Their own account in this store")

  static let declarations: [OptionDeclaration] =
    [
      nickname.declaration, phone.declaration, email.declaration, birthDate.declaration,
      note.declaration, picture.declaration, account.declaration,
    ] + TasteOptions.declarations

  /// The contact with the changes of the options.
  ///
  /// A list option replaces the previous list; an empty value clears a field.
  static func applied(
    to contact: Contact, _ arguments: ParsedArguments, picture: PhotoFile?, account: AccountID?
  ) -> Contact {
    func list(_ old: [String], _ new: [String]) -> [String] {
      new.isEmpty ? old : new.filter { !$0.isEmpty }.withoutRepeats
    }
    var contact = contact
    contact.nicknames = list(contact.nicknames, arguments[nickname])
    contact.phones = list(contact.phones, arguments[phone])
    contact.emails = list(
      contact.emails, arguments[email].flatMap(\.self).map { $0 ?? "" })
    if let given = arguments[birthDate] { contact.birthDate = given?.description }
    if let text = arguments[note] { contact.note = text.isEmpty ? nil : text }
    if arguments[Self.picture] != nil { contact.picture = picture?.name.text }
    if arguments[Self.account] != nil { contact.account = account }
    contact.tastes = TasteOptions.applied(to: contact.tastes, arguments)
    return contact
  }
}

/// The JSON fields of a contact.
enum ContactFields {
  static let declared =
    [
      ResultField("id", type: "string", "The id; for an imported card its UID"),
      ResultField("name", type: "string", "The name"),
      ResultField("nicknames", type: "array", "Nicknames"),
      ResultField("phones", type: "array", "Telephone numbers"),
      ResultField("emails", type: "array", "Mail addresses"),
      ResultField("birthDate", type: "string", "YYYY-MM-DD, or --MM-DD without a year"),
      ResultField("note", type: "string", "Anything else"),
      ResultField("picture", type: "string", "File name below the store's photos/"),
      ResultField("account", type: "string", "The id of their own account"),
    ] + TasteOptions.fields + WriteOptions.fields

  /// What `contact show` says of their account.
  static let fromAccount = ResultField(
    "fromAccount", type: "object",
    "diets, services, avoids and maxPrice that their account says, which count as well")

  static func json(_ state: ContactState) -> JSONObject {
    var json: JSONObject = ["id": .string(state.id.text)]
    json.members += state.contact.json.members
    return json
  }

  private static let accountNote =
    "; its ratings, favourites, avoided and passed places, visits and age count as well"

  /// The page of a contact, for a terminal, with the tastes that their account says.
  static func lines(_ state: ContactState, _ theirs: Tastes?) -> [StyledText] {
    let contact = state.contact
    let facts: [(String, String?)] =
      [
        ("called", contact.nicknames.commaSeparated), ("phone", contact.phones.commaSeparated),
        ("mail", contact.emails.commaSeparated), ("born", contact.birthDate),
      ] + TasteOptions.facts(of: contact.tastes, and: theirs ?? Tastes()) + [
        ("note", contact.note), ("picture", contact.picture),
        ("account", contact.account.map { $0.text + (theirs == nil ? "" : accountNote) }),
        ("id", state.id.text),
      ]
    return ["\(contact.name, .strong)"] + LabelledLines.of(facts)
  }
}
