/// Where a record of the catalogue came from.
public struct Source: Hashable, Sendable {
  /// The source's name in this store, such as `edinburgh`; importing it again replaces its records.
  public var name: String
  /// The record's own name there, such as `node/4412345678`, when it has one.
  public var record: String?
  /// Who must be credited when the record is shown, such as
  /// `© OpenStreetMap contributors, ODbL 1.0`.
  public var attribution: String?

  /// Makes a source.
  public init(name: String, record: String? = nil, attribution: String? = nil) {
    self.name = name
    self.record = record
    self.attribution = attribution
  }
}
