import Arguments
import KeyLimeEngine

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
    "diets, avoids and maxPrice that their account says, which count as well")

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
    func list(_ texts: [String]) -> String? {
      texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    let facts: [(String, String?)] =
      [
        ("called", list(contact.nicknames)), ("phone", list(contact.phones)),
        ("mail", list(contact.emails)), ("born", contact.birthDate),
      ] + TasteOptions.facts(of: contact.tastes, and: theirs ?? Tastes()) + [
        ("note", contact.note), ("picture", contact.picture),
        ("account", contact.account.map { $0.text + (theirs == nil ? "" : accountNote) }),
        ("id", state.id.text),
      ]
    return ["\(contact.name, .strong)"] + LabelledLines.of(facts)
  }
}
