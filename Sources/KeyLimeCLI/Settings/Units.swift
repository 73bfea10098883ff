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
