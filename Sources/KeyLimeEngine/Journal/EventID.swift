/// The name of one event: the replica that wrote it, and its number there.
///
/// Written `k3f9q0d7m2xa.17`.
public struct EventID: Hashable, Sendable, CustomStringConvertible {
  /// The replica that wrote it.
  public let replica: ReplicaID
  /// Its number there, from 1 without gaps.
  public let n: Int

  /// The numbers that an event may have: no journal reaches the last, and one more does not
  /// overflow.
  static let numbers = 1...1 << 50

  /// Makes a name.
  public init(replica: ReplicaID, n: Int) {
    self.replica = replica
    self.n = n
  }

  /// Reads `REPLICA.N`; nil when the text is no event's name.
  public init?(_ text: String) {
    guard let id = Array(text.utf8).withBytes({ EventID($0) }) else { return nil }
    self = id
  }

  init?(_ text: ByteView) {
    guard let point = text.firstIndex(of: UInt8(ascii: "."), from: 0),
      let replica = ReplicaID(ByteView(rebasing: text[..<point]))
    else { return nil }
    var number = DigitReader(ByteView(rebasing: text[(point + 1)...]))
    guard let n = number.rest(), Self.numbers.contains(n) else { return nil }
    self.init(replica: replica, n: n)
  }

  /// `REPLICA.N`.
  public var text: String {
    var writer = DigitWriter()
    writer.write(self)
    return writer.text
  }

  /// `REPLICA.N`.
  public var description: String { text }
}

extension DigitWriter {
  /// Writes `REPLICA.N`.
  mutating func write(_ id: EventID) {
    write(id.replica)
    write(".")
    write(id.n, 1)
  }
}
