/// A JSON number that keeps its spelling, so that reading and writing it again changes nothing.
public struct JSONNumber: Equatable, Hashable, Sendable {
  /// The number as RFC 8259 §6 spells it, such as `-12`, `0.5` or `1e9`.
  public let literal: String

  /// Wraps a literal that a scanner has already found to be a valid number.
  init(validated literal: String) { self.literal = literal }

  /// A whole number.
  public init(_ value: some BinaryInteger) { literal = String(value) }

  /// The shortest decimal that reads back as the same double; nil for NaN and infinities, which
  /// JSON cannot express.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    if value == value.rounded(), abs(value) < 1e15 {
      literal = value == 0 ? "0" : String(Int64(value))
    } else {
      literal = value.description
    }
  }

  /// The value as a whole number, or nil when it has a fraction or does not fit 64 bits.
  public var integer: Int64? {
    if let whole = Int64(literal) { return whole }
    guard let double, double == double.rounded(), abs(double) < 9.0e15 else { return nil }
    return Int64(double)
  }

  /// The nearest double, or nil when the literal overflows one.
  public var double: Double? {
    guard let value = Double(literal), value.isFinite else { return nil }
    return value
  }
}
