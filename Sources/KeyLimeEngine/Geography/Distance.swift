/// A distance along the ground, in metres, never negative.
public struct Distance: Hashable, Comparable, Sendable {
  /// The distance in metres.
  public let metres: Double

  /// Makes a distance from metres; below zero counts as zero.
  public init(metres: Double) { self.metres = max(0, metres) }

  /// Makes a distance from kilometres.
  public static func kilometres(_ value: Double) -> Distance { Distance(metres: value * 1000) }

  /// The international mile, 1609.344 m.
  public static let metresPerMile = 1609.344
  /// The international foot, 0.3048 m.
  public static let metresPerFoot = 0.3048

  /// The longest distance that means anything to people: five times half way round the Earth.
  public static let longest = Distance.kilometres(100_000)

  /// The distance in miles.
  public var miles: Double { metres / Self.metresPerMile }

  /// The distance in metres, with one decimal.
  public var json: JSON { .decimal((metres * 10).rounded() / 10) }

  /// Orders by length.
  public static func < (a: Distance, b: Distance) -> Bool { a.metres < b.metres }
}

extension Distance {
  /// Reads a length with its unit: `800m`, `2km`, `0.5 mi`, `500ft`, `1,5 km`; nil when it is none.
  ///
  /// A number alone is in kilometres. `1,500m` is none: its comma may be that of thousands.
  public init?(parsing text: String) {
    let trimmed = text.lowercased().filter { $0 != " " }
    let digits = trimmed.prefix { $0.isNumber || $0 == "." || $0 == "," }
    let number = String(digits.map { $0 == "," ? "." : $0 })
    guard Self.isClear(digits), let value = Double(number), value >= 0, value.isFinite else {
      return nil
    }
    let suffix = String(trimmed.dropFirst(digits.count))
    guard let unit = suffix.isEmpty ? .kilometre : Unit(symbol: suffix) else { return nil }
    self.init(metres: value * unit.metres)
  }

  /// Whether a number has no comma, or one before one or two decimals or after a zero.
  private static func isClear(_ number: Substring) -> Bool {
    let parts = number.split(separator: ",", omittingEmptySubsequences: false)
    return parts.count == 1 || parts.count == 2 && (parts[0] == "0" || 1...2 ~= parts[1].count)
  }

  /// The units that people type.
  public enum Unit: Sendable {
    /// Metric and imperial units of length.
    case metre, kilometre, foot, yard, mile

    init?(symbol: String) {
      switch symbol {
      case "m", "metre", "metres", "meter", "meters": self = .metre
      case "km", "kilometre", "kilometres", "kilometer", "kilometers": self = .kilometre
      case "ft", "foot", "feet": self = .foot
      case "yd", "yard", "yards": self = .yard
      case "mi", "mile", "miles": self = .mile
      default: return nil
      }
    }

    /// The length of one unit in metres.
    public var metres: Double {
      switch self {
      case .metre: 1
      case .kilometre: 1000
      case .foot: Distance.metresPerFoot
      case .yard: 3 * Distance.metresPerFoot
      case .mile: Distance.metresPerMile
      }
    }
  }
}
