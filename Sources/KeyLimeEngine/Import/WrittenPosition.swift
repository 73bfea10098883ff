/// Degrees and positions as people write them in one text.
enum WrittenPosition {
  /// A number with a decimal point, or with a comma where that cannot mean anything else.
  static func decimal(_ text: String) -> Double? {
    guard let text = Cleaning.clean(text) else { return nil }
    if let number = PlainNumber.read(text) { return number }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    return parts.count == 2 ? PlainNumber.read(parts.joined(separator: ".")) : nil
  }

  /// Latitude and longitude in `55.9,-3.2` or `POINT (-3.2 55.9)`; nil for another text.
  static func point(_ text: String) -> (latitude: Double, longitude: Double)? {
    let numbers = text.split { !"+-.0123456789".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 2 else { return nil }
    let isWKT = text.uppercased().contains("POINT")
    return isWKT ? (numbers[1], numbers[0]) : (numbers[0], numbers[1])
  }
}
