import KeyLimeEngine

/// The lengths that people read.
enum Units: String, CaseIterable {
  case metric, imperial

  /// A distance as a walker says it: `350 m`, `1.2 km`, `12 km`; `400 ft`, `0.3 mi`.
  func words(for distance: Distance) -> String {
    switch self {
    case .metric where distance.metres < 995: "\(Self.tens(distance.metres)) m"
    case .metric: "\(Self.short(distance.metres / 1000)) km"
    case .imperial where distance.miles < 0.095:
      "\(Self.tens(distance.metres / Distance.metresPerFoot)) ft"
    case .imperial: "\(Self.short(distance.miles)) mi"
    }
  }

  /// A distance that somebody asked for, without an empty decimal: `5 km`, where a measured one is
  /// `5.0 km`.
  func roundWords(for distance: Distance) -> String {
    let words = words(for: distance)
    // Every list prepares this for the case that it is empty, so it must cost next to nothing.
    guard let point = words.utf8.firstIndex(of: UInt8(ascii: ".")),
      words[point...].utf8.starts(with: ".0 ".utf8)
    else { return words }
    return String(words[..<point]) + String(words[words.utf8.index(point, offsetBy: 2)...])
  }

  /// Nobody walks 347 m: tens from 100 on, single ones below.
  private static func tens(_ value: Double) -> Int {
    value < 100 ? Int(value.rounded()) : Int((value / 10).rounded()) * 10
  }

  /// One decimal below ten, none from there on.
  private static func short(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths < 100 ? "\(tenths / 10).\(tenths % 10)" : "\(Int(value.rounded()))"
  }
}
