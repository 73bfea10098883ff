/// The name of one copy of a store on one machine: the only writer of its part of the journal.
///
/// Sixty random bits, written as 12 characters such as `k3f9q0d7m2xa`.
public struct ReplicaID: Hashable, Comparable, Sendable, CustomStringConvertible {
  fileprivate let bits: UInt64

  /// Makes a fresh id from the low 60 of some random bits.
  public init(random: UInt64) { bits = max(1, random & (1 << 60 - 1)) }

  /// Stands where nothing will be written: no replica has this id.
  static let nobody = ReplicaID(bits: 0)

  private init(bits: UInt64) { self.bits = bits }

  /// Reads 12 characters; nil when they are no replica's name.
  public init?(_ text: String) {
    guard let id = Array(text.utf8).withBytes({ ReplicaID($0) }) else { return nil }
    self = id
  }

  init?(_ text: ByteView) {
    guard let value = CrockfordBase32.number(ofID: text) else { return nil }
    bits = value
  }

  /// The 12 characters.
  public var text: String { CrockfordBase32.id(of: bits) }

  /// The 12 characters.
  public var description: String { text }

  /// Orders as the texts do.
  public static func < (a: ReplicaID, b: ReplicaID) -> Bool { a.bits < b.bits }
}

extension DigitWriter {
  /// Writes the 12 characters.
  mutating func write(_ replica: ReplicaID) { write(idOf: replica.bits) }
}
