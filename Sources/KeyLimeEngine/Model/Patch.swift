/// The members of a record that somebody changed, each with its new value; null forgets a member.
///
/// Two people who change different members of one record at the same time both keep their change;
/// of two changes of one member the later wins. As JSON it is the merge patch of RFC 7396, one
/// level deep: `{"note":"by the window","bill":null}`.
public struct Patch<Record: JournalRecord>: Equatable, Sendable {
  /// The members that change, with their new values; null for those that go.
  public let changes: JSONObject

  /// What leads from one value of a record to another.
  public init(from old: Record, to new: Record) {
    let (before, after) = (old.json, new.json)
    var changes = JSONObject()
    for member in after.members where before[member.name] != member.value {
      changes.members.append(member)
    }
    for member in before.members where after[member.name] == nil {
      changes.members.append(.init(name: member.name, value: .null))
    }
    self.changes = changes
  }

  init(changes: JSONObject) { self.changes = changes }

  /// Whether nothing changes.
  public var isEmpty: Bool { changes.members.isEmpty }

  /// The names of the members that change.
  public var memberNames: [String] { changes.members.map(\.name) }

  /// The record with the changes made.
  ///
  /// Throws ``FieldFault`` when the result would be no record.
  public func applied(to record: Record) throws(FieldFault) -> Record {
    var json = record.json
    for member in changes.members {
      json[member.name] = member.value == .null ? nil : member.value
    }
    return try Record(json: json)
  }
}
