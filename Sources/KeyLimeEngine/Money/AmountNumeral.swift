/// Digits with the marks between them as somebody typed them, such as `1.234,56`.
///
/// Which mark is the decimal one:
///
/// | what stands there | reading |
/// |---|---|
/// | `.` and `,` | the last one is the decimal mark, the other groups thousands |
/// | one of them, several times | it groups thousands |
/// | one of them once, behind spaces or apostrophes that group | decimal mark |
/// | one of them once, not with three digits behind and one to three before | decimal mark |
/// | `1,234` or `1.234`, currency without decimals | thousands |
/// | the same, not the decimal mark of the known locale | thousands |
/// | the same, decimal mark of the known locale, currency with three decimals or more | decimal mark |
/// | `1.234`, locale unknown, currency with three decimals or more | decimal mark |
/// | the same otherwise | refused as ambiguous |
struct AmountNumeral: Equatable {
  /// ASCII digits, `.`, `,`, and a space or apostrophe between groups of three.
  let text: String
  /// Whether a `k` behind it makes it thousands: `150k`.
  var isInThousands = false

  /// The exact value in major units.
  func value(in currency: Currency, decimalMark: DecimalMark?) throws(AmountError) -> Ratio {
    let value = try plainValue(in: currency, decimalMark: decimalMark)
    return isInThousands ? try value.times(Ratio(1000, over: 1)) : value
  }

  private func plainValue(
    in currency: Currency, decimalMark: DecimalMark?
  ) throws(AmountError) -> Ratio {
    let decimal = try decimalIndex(in: currency, decimalMark: decimalMark)
    let whole = text[..<(decimal ?? text.endIndex)]
    let fraction = decimal.map { text[text.index(after: $0)...] } ?? ""
    guard Self.groupsAreSound(whole), fraction.allSatisfy(\.isNumber),
      decimal == nil || !fraction.isEmpty
    else { throw .misplacedMark(text) }
    return try Self.ratio(whole: whole.filter(\.isNumber), fraction: String(fraction))
  }

  private func decimalIndex(
    in currency: Currency, decimalMark: DecimalMark?
  ) throws(AmountError) -> String.Index? {
    let points = text.indices.filter { text[$0] == "." || text[$0] == "," }
    guard let last = points.last else { return nil }
    let alike = points.count { text[$0] == text[last] }
    if alike < points.count {
      guard alike == 1 else { throw .misplacedMark(text) }
      return last
    }
    if alike > 1 { return nil }
    guard mayGroup(last) else { return last }
    return try resolveLoneMark(last, in: currency, decimalMark: decimalMark)
  }

  /// Whether the only mark could stand for thousands: `1,234`, but not `0,123` or `1 234,567`.
  private func mayGroup(_ mark: String.Index) -> Bool {
    let before = text[..<mark]
    return text[mark...].count == 4 && (1...3).contains(before.count)
      && before.allSatisfy(\.isNumber) && before.first != "0"
  }

  private func resolveLoneMark(
    _ mark: String.Index, in currency: Currency, decimalMark: DecimalMark?
  ) throws(AmountError) -> String.Index? {
    if currency.digits == 0 { return nil }
    if let decimalMark, text[mark] != decimalMark.rawValue { return nil }
    if currency.digits > 2, decimalMark != nil || text[mark] == "." { return mark }
    // Nobody types a tenth of a cent, but many type thousands as in another language.
    throw .ambiguous(
      text, thousands: text.filter(\.isNumber),
      decimals: String(text.map { $0 == "," ? "." : $0 }))
  }

  /// One mark throughout, three digits in the last group, two or three in those before it (as in
  /// India, `1,00,000`).
  private static func groupsAreSound(_ whole: Substring) -> Bool {
    let groups = whole.split(omittingEmptySubsequences: false) { !$0.isNumber }.map(\.count)
    guard groups.count > 1 else { return true }
    let middle = Set(groups.dropFirst().dropLast())
    guard middle.isSubset(of: [2, 3]), middle.count < 2, groups.last == 3 else { return false }
    return Set(whole.filter { !$0.isNumber }).count == 1
      && (1...(middle.first ?? 3)).contains(groups[0])
  }

  private static func ratio(whole: String, fraction: String) throws(AmountError) -> Ratio {
    let kept = fraction.prefix(fraction.lastIndex { $0 != "0" }.map(fraction.ordinal) ?? 0)
    let all = "\(whole)\(kept)"
    guard kept.count <= 9, let digits = all.isEmpty ? 0 : Int64(all) else { throw .tooLarge }
    let scale = (0..<kept.count).reduce(Int128(1)) { power, _ in power * 10 }
    return try Ratio(Int128(digits), over: scale)
  }
}

/// The mark between whole units and decimals in somebody's locale.
public enum DecimalMark: Character, Sendable {
  /// As in 1,234.56.
  case point = "."
  /// As in 1.234,56.
  case comma = ","
}

extension String {
  /// How many characters stand up to and with this index.
  fileprivate func ordinal(_ index: Index) -> Int { distance(from: startIndex, to: index) + 1 }
}
