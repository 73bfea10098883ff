extension Money {
  /// The amount as a plain decimal number with a point and every minor digit: `10.01`, `-0.50`,
  /// `1200` (yen), `1.234` (Kuwaiti dinar).
  public var decimal: String {
    // From the last digit to the first: long lists print several amounts in each row.
    var bytes: [UInt8] = []
    var rest = minor.magnitude
    while rest > 0 || bytes.count <= currency.digits {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    }
    if currency.digits > 0 { bytes.insert(UInt8(ascii: "."), at: currency.digits) }
    if minor < 0 { bytes.append(UInt8(ascii: "-")) }
    bytes.reverse()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The amount as people read it: `$10.01`, `-€0.50`, `CHF 12.00` for a currency without a sign.
  public var text: String {
    let unsigned = minor < 0 ? String(decimal.dropFirst()) : decimal
    let sign = minor < 0 ? "-" : ""
    guard let symbol = currency.symbol else { return "\(sign)\(currency.code) \(unsigned)" }
    return "\(sign)\(symbol)\(unsigned)"
  }

  /// The amount as JSON: `{"minor":1001,"currency":"USD","decimal":"10.01"}`.
  public var json: JSON {
    [
      "minor": .number(JSONNumber(minor)), "currency": .string(currency.code),
      "decimal": .string(decimal),
    ]
  }

  /// Reads a number of other programs, which write `1000.00` of yen as well.
  init?(trimmedDecimal text: String, _ currency: Currency) {
    var text = text[...]
    if text.contains(".") {
      while text.last == "0" { text.removeLast() }
      if text.last == "." { text.removeLast() }
    }
    self.init(decimal: text, currency)
  }

  /// Reads back what ``decimal`` writes; fewer digits behind the point are allowed, more are not.
  ///
  /// This is the strict form for files. What people type is read by
  /// ``Money/init(reading:in:decimalMark:allowingZero:)``.
  public init?(decimal text: some StringProtocol, _ currency: Currency) {
    let isNegative = text.hasPrefix("-")
    let parts = text.dropFirst(isNegative ? 1 : 0).split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, !whole.isEmpty, parts.count == 1 || parts[1] != "" else {
      return nil
    }
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    let missing = currency.digits - fraction.utf8.count
    guard missing >= 0 else { return nil }
    let digits = String(whole) + fraction + String(repeating: "0", count: missing)
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let minor = Int64((isNegative ? "-" : "") + digits)
    else { return nil }
    self.init(minor: minor, currency)
  }
}

extension Money: CustomStringConvertible {
  /// The amount as people read it.
  public var description: String { text }
}
