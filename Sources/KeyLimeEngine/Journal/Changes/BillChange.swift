/// What happens to a bill.
public enum BillChange: Equatable, Sendable {
  /// It is written down.
  case add(BillEntry)
  /// Some of its members are replaced.
  case edit(BillEdit)
  /// It is removed.
  case remove

  var kind: ActionKind {
    switch self {
    case .add(let entry): entry.kind == .bill ? .addBill : .settle
    case .edit: .editBill
    case .remove: .removeBill
    }
  }

  func write(to fields: inout JSONObject) {
    switch self {
    case .add(let entry): fields.add("set", entry.fields)
    case .edit(let edit): edit.write(to: &fields)
    case .remove: break
    }
  }
}
