/// A bill or a settlement as the journal carries it: the object that the money code writes and
/// reads, kept member by member.
public struct BillEntry: Equatable, Sendable {
  /// What kind of entry it is.
  public enum Kind: Equatable, Sendable {
    /// Somebody paid for several.
    case bill
    /// Somebody paid back.
    case settlement
  }

  /// Bill or settlement.
  public var kind: Kind
  /// Its members.
  public var fields: JSONObject

  /// Makes an entry.
  public init(_ kind: Kind, _ fields: JSONObject) {
    self.kind = kind
    self.fields = fields
  }
}
