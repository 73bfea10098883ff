import KeyLimeEngine

/// How lists and pages write what has a sign: drawn, or in words for a screen reader.
enum Signs {
  case drawn, spoken

  /// What follows the name of a favourite.
  var favourite: String {
    switch self {
    case .drawn: " ♥"
    case .spoken: ", favourite"
    }
  }

  /// What precedes the name of a place that somebody avoids.
  var avoided: String {
    switch self {
    case .drawn: "✗ "
    case .spoken: "avoided: "
    }
  }

  /// What marks a deal that was used.
  var used: String {
    switch self {
    case .drawn: "✓"
    case .spoken: "used"
    }
  }

  /// A rating: `4.3 ●●●●◐`, to half a lime; `4.3 limes`.
  func limes(_ number: RatingNumber) -> StyledText {
    switch self {
    case .drawn: "\(number.text) \(Self.limes(ofTenths: number.tenths), .good)"
    case .spoken: "\(number.text) limes"
    }
  }

  /// Where a place is, as one of eight directions: `↗`, `NE`.
  func direction(_ bearing: Double) -> String {
    let names = ["↑ N", "↗ NE", "→ E", "↘ SE", "↓ S", "↙ SW", "← W", "↖ NW"]
    let name = names[Int((bearing / 45).rounded()) % 8]
    switch self {
    case .drawn: return String(name.prefix(1))
    case .spoken: return String(name.dropFirst(2))
    }
  }

  private static func limes(ofTenths tenths: Int) -> String {
    let halves = min(10, (tenths + 2) / 5)
    return String(repeating: "●", count: halves / 2) + (halves % 2 == 1 ? "◐" : "")
      + String(repeating: "○", count: 5 - (halves + 1) / 2)
  }
}
