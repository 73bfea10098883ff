/// A changed bill, and which of its parts the change is about.
///
/// An event carries the whole bill, so that an earlier version can read it. Only the members in
/// `changed` count: `"set":{…},"changed":["note"]`. So one machine can change the note while another
/// changes the amount. Members that only make sense together, such as amount, payers and shares,
/// change together.
public struct BillEdit: Equatable, Sendable {
  /// The bill after the change.
  public let fields: JSONObject
  /// The names of the members that change; nil for all, as in what version 0.1.0 wrote.
  let changed: Set<String>?

  /// Members that always change together.
  private static let units = [
    ["kind", "currency", "amount", "payers", "split", "original"], ["restaurant", "checkIn"],
  ]

  /// Whether it is about the amount, and with it about who paid and who owes.
  public var changesAmount: Bool { changed?.contains("amount") ?? true }

  /// What leads from one form of a bill to another.
  public init(from old: Bill, to new: Bill) {
    let (before, after) = (old.json, new.json)
    fields = after
    let names = (before.members + after.members).map(\.name)
    let different = Set(names.filter { before[$0] != after[$0] })
    changed = Self.units.reduce(into: different) { changed, unit in
      if !changed.isDisjoint(with: unit) { changed.formUnion(unit) }
    }
  }

  /// A change of all members.
  init(_ fields: JSONObject) {
    self.fields = fields
    changed = nil
  }

  /// Reads the members that ``write(to:)`` gives.
  ///
  /// Throws ``FieldFault`` when they are none.
  init(from members: JSONObject) throws(FieldFault) {
    fields = try members.object("set")
    changed = members["changed"] == nil ? nil : Set(try members.list("changed") { $0 })
  }

  func write(to members: inout JSONObject) {
    members.add("set", fields)
    guard let changed else { return }
    members["changed"] = .array(changed.sorted().map(JSON.string))
  }

  /// A bill's members after the change.
  func applied(to old: JSONObject) -> JSONObject {
    guard let changed else { return fields }
    var bill = old
    for name in changed.sorted() { bill[name] = fields[name] }
    return bill
  }

  /// Whether nothing is left of an earlier change after this one.
  func replaces(_ earlier: BillEdit) -> Bool {
    guard let changed else { return true }
    return earlier.changed.map(changed.isSuperset) ?? false
  }
}
