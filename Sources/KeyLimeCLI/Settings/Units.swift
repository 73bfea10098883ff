import Arguments
import KeyLimeEngine

/// The units in which distances are shown.
enum Units: String, CaseIterable {
  case metric, imperial

  /// A distance, rounded for reading: `350 m`, `1.2 km`, `12 km`; `400 ft`, `0.3 mi`.
  func words(for distance: Distance) -> String {
    switch self {
    case .metric where distance.metres < 995: "\(Self.tens(distance.metres)) m"
    case .metric: "\(Self.short(distance.metres / 1000)) km"
    case .imperial where distance.miles < 0.095:
      "\(Self.tens(distance.metres / Distance.metresPerFoot)) ft"
    case .imperial: "\(Self.short(distance.miles)) mi"
    }
  }

  /// A distance that the user gave, without a zero decimal: `5 km`, while a measured one is `5.0
  /// km`.
  func roundWords(for distance: Distance) -> String {
    let words = words(for: distance)
    // Every list prepares this text in case it is empty, so it must be fast.
    guard let point = words.utf8.firstIndex(of: UInt8(ascii: ".")),
      words[point...].utf8.starts(with: ".0 ".utf8)
    else { return words }
    return String(words[..<point]) + String(words[words.utf8.index(point, offsetBy: 2)...])
  }

  /// Rounds to tens from 100 on, because nobody needs to know about 347 m.
  private static func tens(_ value: Double) -> Int {
    value < 100 ? Int(value.rounded()) : Int((value / 10).rounded()) * 10
  }

  /// One decimal below ten, none above.
  private static func short(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths < 100 ? "\(tenths / 10).\(tenths % 10)" : "\(Int(value.rounded()))"
  }
}

/// A distance as it was typed; a number without a unit has a length only where the units are known.
enum TypedDistance: Equatable, Sendable {
  case exact(Distance)
  /// A number of kilometres, or of miles under imperial units.
  case bare(Double)

  /// Reads `2km`, `0.5 mi`, `10min` on foot or a number alone; nil when the text is none of these.
  init?(_ text: String) {
    guard let distance = Distance(parsing: text) ?? Distance(onFoot: text) else { return nil }
    let isBare = text.allSatisfy { $0.isNumber || $0 == "." || $0 == "," || $0 == " " }
    self = isBare ? .bare(distance.metres / 1000) : .exact(distance)
  }

  /// Whether it means anything to people, as far as that is known without the units.
  var isPossible: Bool {
    switch self {
    case .exact(let distance): distance <= .longest
    case .bare(let number): Distance.kilometres(number) <= .longest
    }
  }

  /// The distance, never longer than the longest.
  func distance(in units: Units) -> Distance {
    switch self {
    case .exact(let distance): distance
    case .bare(let number): min(Distance(metres: number * units.bareUnit.metres), .longest)
    }
  }
}

extension Units {
  /// The unit of a distance that was typed without one.
  fileprivate var bareUnit: Distance.Unit {
    switch self {
    case .metric: .kilometre
    case .imperial: .mile
    }
  }
}

extension Context {
  /// The distance that an option says; nil when it is not given.
  ///
  /// Throws `config` when the config, which has the units, is damaged or cannot be read.
  func distance(_ typed: TypedDistance?) throws(Failure) -> Distance? {
    guard let typed else { return nil }
    if case .exact(let distance) = typed { return distance }
    return typed.distance(in: try units())
  }
}

extension ValueType<TypedDistance> {
  /// A distance with its unit, or the minutes that it takes on foot; a number alone is in
  /// kilometres or miles.
  static let distance = ValueType(
    "DISTANCE",
    meaning: """
      Write 800m, 2km or 0.5mi, or 10min on foot. A number alone means kilometres, or miles if \
      config 'units', else the locale, is imperial.
      """
  ) { text throws(ValueError) in
    guard let distance = TypedDistance(text) else {
      throw .malformed(expected: "a distance such as 800m, 2km or 0.5mi, or 10min on foot")
    }
    guard distance.isPossible else {
      throw .outOfRange(lowest: "0", highest: "100000km")
    }
    return distance
  }
}

extension Distance {
  /// 4.8 km/h, the usual walking speed of route planners.
  static let walkedInAMinute = 80.0

  /// The distance as an option takes it, no shorter: `2km`, `1500m`.
  var typed: String {
    let metres = Int(metres.rounded(.up))
    return metres % 1000 == 0 ? "\(metres / 1000)km" : "\(metres)m"
  }

  /// The distance that is walked in a time such as `10min`; nil when the text is no time in
  /// minutes.
  init?(onFoot text: String) {
    guard text.lowercased().contains("min"), let time = Duration(text) else { return nil }
    self.init(metres: Double(time.components.seconds) / 60 * Self.walkedInAMinute)
  }
}
