import KeyLimeEngine

// The rule for amounts of money.

extension WordReader {
  /// Takes `under $10`, or `£10` with nothing behind it that it may belong to; the steps are those
  /// of the phrases for prices, in dollars and what is worth about as much.
  ///
  /// Throws `usage` for an amount of other money behind a bound.
  mutating func takeAmount() throws(Failure) -> Bool {
    let bound = Self.bounds.first { !Self.isOfDistance($0) && words[position...].starts(with: $0) }
    var reader = self
    guard let amount = reader.longest(2, from: bound?.count ?? 0, { Self.amount($0) }) else {
      if let bound { try checkMoney(from: position + bound.count) }
      return false
    }
    let isEach = Self.each.contains { reader.words[reader.position...].starts(with: $0) }
    guard bound != nil || isEach || isEndOfName(reader.position) else { return false }
    position = reader.position
    _ = takeOne(of: Self.each)
    wish.maximumPrice = Self.level(upTo: amount)
    return true
  }

  private static func isOfDistance(_ bound: [String]) -> Bool {
    bound == ["within"] || bound == ["in"]
  }

  /// What may stand behind a price that each pays.
  private static let each = [
    ["each"], ["pp"], ["a", "head"], ["per", "head"], ["a", "person"], ["per", "person"],
  ]

  private static func level(upTo amount: Int) -> PriceLevel {
    switch amount {
    case ...10: .cheap
    case ...20: .moderate
    case ...40: .expensive
    default: .veryExpensive
    }
  }

  /// A number with a currency, such as `£10`, `7.50€` or `10 dollars`, rounded up.
  private static func amount(_ text: String) -> Int? {
    let number = text.filter { $0.isNumber || $0 == "." || $0 == "," }
    guard !number.isEmpty, currencies.contains(text.replacing(number, with: "").trimmed) else {
      return nil
    }
    let parts = number.split(omittingEmptySubsequences: false) { !$0.isNumber }
    guard let first = parts.first, let whole = Int(first) else { return nil }
    guard parts.count > 1 else { return whole }
    guard parts.count == 2, parts[1].count == 2, let cents = Int(parts[1]) else { return nil }
    return cents == 0 ? whole : whole + 1
  }

  private static let currencies: Set = [
    "$", "£", "€", "dollar", "dollars", "bucks", "euro", "euros", "pound", "pounds", "quid",
  ]

  /// Refuses `under 50k` and `under 200.000đ`: how dear that is depends on the country.
  private func checkMoney(from start: Int) throws(Failure) {
    guard let first = words.dropFirst(start).first, first.first?.isNumber ?? false else { return }
    let unit = first.drop { $0.isNumber || $0 == "." || $0 == "," }
    let isTwo = unit.isEmpty && Self.otherMoney.contains(words.dropFirst(start + 1).first ?? "")
    let end = isTwo ? start + 2 : start + 1
    guard isTwo || Self.otherMoney.contains(String(unit)), isEndOfName(end) else { return }
    throw .cannot(
      "read '\(typed[start..<end].joined(separator: " "))' as a price",
      "only dollars, euros and pounds are compared with price levels", .usage, code: "bad-value",
      hints: ["say cheap, 'up to $$' or 'under $10'; the levels are $ to $$$$"])
  }

  /// Other money, and thousands of it, folded.
  private static let otherMoney: Set = [
    "k", "d", "₫", "kd", "vnd", "dong", "¥", "yen", "yuan", "rmb", "₩", "won", "baht", "thb", "฿",
    "₹", "rs", "rupees", "kr", "sek", "nok", "dkk", "chf", "zl", "pln", "kc", "czk", "ft", "huf",
    "lira", "tl", "pesos", "rand", "tr", "nghin",
  ]
}
