/// What happens to a contact.
public enum ContactChange: Equatable, Sendable {
  /// It is written down; when it is there already it is replaced.
  case add(Contact)
  /// Something about it changes.
  case edit(Patch<Contact>)
  /// It is removed.
  case remove
  /// What a vCard with this UID says is joined to it; it comes to be when it is not there.
  case merge(Contact)
  /// It turns out to be the same person as another contact, which replaces both from now on.
  case join(ContactID)

  var kind: ActionKind {
    switch self {
    case .add: .addContact
    case .edit: .editContact
    case .remove: .removeContact
    case .merge: .mergeContact
    case .join: .joinContact
    }
  }

  func write(to fields: inout JSONObject) {
    switch self {
    case .add(let contact), .merge(let contact): fields.add("set", contact.json)
    case .edit(let patch): fields.add("change", patch.changes)
    case .remove: break
    case .join(let other): fields.add("into", other.text)
    }
  }
}
