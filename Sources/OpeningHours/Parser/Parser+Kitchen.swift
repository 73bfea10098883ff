extension Parser {
  /// The number of tokens of a remark in parentheses such as `(L.O. 21:30)`, which changes no opening
  /// hours; nil when there is none.
  var kitchenRemarkLength: Int? {
    guard token.kind == .sign(.openParenthesis), namesKitchen(1) else { return nil }
    var distance = 1
    while true {
      switch peek(distance).kind {
      case .sign(.closeParenthesis): return distance + 1
      case .sign(.openParenthesis), .sign(.semicolon), .sign(.fallback), .end: return nil
      default: distance += 1
      }
    }
  }

  /// The number of tokens of such a remark without parentheses, which has to be all that is left of
  /// its part of the value: `Küche bis 22 Uhr`, `last orders 9:30pm`, `21:00 라스트오더`.
  func kitchenClauseLength(_ first: Int = 0) -> Int? {
    guard mentionsKitchen else { return nil }
    var distance = first
    var (hasTime, hasName) = (false, namesKitchen(first))
    guard hasName || isNumber(first) else { return nil }
    // A longer one is none, and to look far ahead at each number would take too long.
    while distance < first + 16 {
      switch peek(distance).kind {
      case .number: hasTime = true
      case .word:
        if isWeekdayOrHoliday(distance) { return nil }
        if case .state = word(distance) { return nil }
        hasName = hasName || namesKitchen(distance)
      case .sign(.hyphen):
        // Before the name there is one time, not the hours of the place.
        guard hasName else { return nil }
      case .sign(.colon), .sign(.dot): break
      case .end, .sign(.semicolon), .sign(.lineBreak), .sign(.fallback):
        return hasTime && hasName ? distance - first : nil
      case .sign(.comma), .sign(.slash), .sign(.bar):
        // `Küche 12-14, 18-22` goes on.
        return hasTime && hasName && !beginsTime(distance + 1) ? distance - first : nil
      default: return nil
      }
      distance += 1
    }
    return nil
  }

  /// Whether words for the kitchen or the last food are at this distance.
  private func namesKitchen(_ distance: Int) -> Bool {
    guard let word = peek(distance).word else { return false }
    if word == "last" {
      return peek(distance + 1).word.map(Self.lastOnes.contains) ?? false
    }
    if Self.kitchens.contains(word) { return true }
    return word == "l" && (1...2).contains { peek(distance + $0).word == "o" }
  }

  /// Whether a value has any word that such a remark begins with.
  static func mentionsKitchen(_ tokens: [Token]) -> Bool {
    tokens.contains { token in
      token.word.map { kitchens.contains($0) || $0 == "l" || $0 == "last" } ?? false
    }
  }

  private static let kitchens: Set = [
    "lo", "kitchen", "küche", "küchenschluss", "warme", "cuisine", "cocina", "cucina", "keuken",
    "ラストオーダー", "キッチン", "라스트오더",
  ]

  private static let lastOnes: Set = [
    "order", "orders", "call", "seating", "seatings", "food", "admission", "entry", "reservation",
  ]
}
