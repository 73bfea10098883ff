/// What happens to an account.
public enum AccountChange: Equatable, Sendable {
  /// It comes to be, anonymous.
  case create
  /// It gets a name.
  case register(Account)
  /// Its person changes something.
  case edit(Patch<Account>)
  /// The journal of another replica may speak for it.
  case allow(ReplicaID)
  /// What that replica wrote after this number does not count.
  case cut(ReplicaID, after: Int)

  var kind: ActionKind {
    switch self {
    case .create: .createAccount
    case .register: .registerAccount
    case .edit: .editAccount
    case .allow: .allowReplica
    case .cut: .cutReplica
    }
  }

  func write(to fields: inout JSONObject) {
    switch self {
    case .create: break
    case .register(let account): fields.add("set", account.json)
    case .edit(let patch): fields.add("change", patch.changes)
    case .allow(let other): fields.add("other", other.text)
    case .cut(let other, let last):
      fields.add("other", other.text)
      fields.add("after", last)
    }
  }
}
