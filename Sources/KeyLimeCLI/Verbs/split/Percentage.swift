import KeyLimeEngine

/// A percentage, stored in hundredths of a percent: 33.33% is 3333.
struct Percentage: Equatable {
  let hundredths: Int64

  /// Parses `15`, `15%`, `33.33`, `33,33 %`; nil for anything else, negative or finer than 0.01%.
  init?(_ text: String) {
    var text = text.trimmed
    if text.last == "%" { text = String(text.dropLast()).trimmed }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard (1...2).contains(parts.count), parts[0].utf8.count <= 6,
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    let decimals = parts.count == 2 ? String(parts[1]) : ""
    guard decimals.utf8.count <= 2, let whole = Int64(parts[0]),
      let fraction = Int64(decimals + String(repeating: "0", count: 2 - decimals.utf8.count))
    else { return nil }
    hundredths = whole * 100 + fraction
  }

  /// A percentage from hundredths of a percent.
  init(hundredths: Int64) { self.hundredths = hundredths }

  /// This percentage of an amount, half a minor unit rounded away from zero; nil on overflow.
  func of(_ money: Money) -> Money? {
    let exact = Int128(money.minor) * Int128(hundredths)
    let half: Int128 = exact < 0 ? -5000 : 5000
    return Int64(exactly: (exact + half) / 10_000).map { Money(minor: $0, money.currency) }
  }

  /// `33.33%`, `100%`.
  var text: String {
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    guard rest != 0 else { return "\(whole)%" }
    return "\(whole).\(rest < 10 ? "0" : "")\(rest)%"
  }
}
