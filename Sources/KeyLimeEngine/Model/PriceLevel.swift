/// How dear a place is, from 1 to 4; unknown is the absence of a level, never a level.
public enum PriceLevel: Int, CaseIterable, Comparable, Sendable {
  /// From the cheapest to the dearest.
  case cheap = 1
  case moderate, expensive, veryExpensive

  /// Orders from cheap to dear.
  public static func < (a: PriceLevel, b: PriceLevel) -> Bool { a.rawValue < b.rawValue }

  /// `$` to `$$$$`.
  public var signs: String { String(repeating: "$", count: rawValue) }
}
