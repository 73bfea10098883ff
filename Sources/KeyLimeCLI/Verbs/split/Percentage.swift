import KeyLimeEngine

/// A percentage, exact to four decimals: 8.1875% is 81,875 millionths of the whole.
struct Percentage: Equatable {
  /// How many decimals it may have.
  static let decimals = 4

  private let millionths: Int64

  /// Parses `15`, `15%`, `8.875`, `33,33 %`; nil for anything else, negative or finer than that.
  init?(_ text: String) {
    var text = text.trimmed
    if text.last == "%" { text = String(text.dropLast()).trimmed }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard (1...2).contains(parts.count), parts[0].utf8.count <= 6,
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    let decimals = parts.count == 2 ? String(parts[1]) : ""
    let missing = Self.decimals - decimals.utf8.count
    guard missing >= 0, let whole = Int64(parts[0]),
      let fraction = Int64(decimals + String(repeating: "0", count: missing))
    else { return nil }
    millionths = whole * 10_000 + fraction
  }

  /// A percentage from hundredths of a percent.
  init(hundredths: Int64) { millionths = hundredths &* 100 }

  /// The percentage in hundredths of a percent, as bills keep it; nil when it is finer.
  var hundredths: Int64? { millionths % 100 == 0 ? millionths / 100 : nil }

  /// This percentage of an amount, half a minor unit rounded away from zero; nil on overflow.
  func of(_ money: Money) -> Money? {
    let exact = Int128(money.minor) * Int128(millionths)
    let half: Int128 = exact < 0 ? -500_000 : 500_000
    return Int64(exactly: (exact + half) / 1_000_000).map { Money(minor: $0, money.currency) }
  }

  /// `33.33%`, `100%`.
  var text: String {
    let (whole, rest) = millionths.quotientAndRemainder(dividingBy: 10_000)
    guard rest != 0 else { return "\(whole)%" }
    var decimals = String(String(rest + 10_000).dropFirst())
    while decimals.last == "0" { decimals.removeLast() }
    return "\(whole).\(decimals)%"
  }
}
