extension Parser {
  /// The number of tokens of a remark in parentheses such as `(L.O. 21:30)`, which changes no opening
  /// hours; nil when there is none.
  var kitchenRemarkLength: Int? {
    guard token.kind == .sign(.openParenthesis), namesKitchen(1) || namesMeals(1) else {
      return nil
    }
    return kitchenRemarkEnd(1).map { $0 + 1 }
  }

  /// The distance of the parenthesis behind a remark at this one; nil when more is in it, as in
  /// `(L.O. 20:30, break 15-17)` and `(L.O. 20:30, Mo closed)`.
  private func kitchenRemarkEnd(_ first: Int) -> Int? {
    var distance = first
    while true {
      switch peek(distance).kind {
      case .sign(.closeParenthesis): return distance
      case .sign(.openParenthesis), .sign(.semicolon), .sign(.fallback), .end: return nil
      case .word(let word) where Self.breaks.contains(word): return nil
      case .sign(.comma) where namesClosedDays(distance + 1): return nil
      default: distance += 1
      }
    }
  }

  /// Whether days, and then a word for closed, are at this distance.
  private func namesClosedDays(_ distance: Int) -> Bool {
    var ahead = self
    ahead.index += distance
    var days = DaySelector()
    guard ahead.isWeekdayOrHoliday(), (try? ahead.weekdayList(into: &days)) != nil else {
      return false
    }
    return ahead.word(ahead.pastFillers(0)) == .state(.closed)
  }

  /// Takes such a remark behind a break in the same parentheses, up to their end: `(브레이크타임
  /// 15:00-17:00, 라스트오더 20:30)`.
  mutating func takeKitchenRemark(into draft: inout RuleDraft) {
    guard [.sign(.comma), .sign(.slash)].contains(token.kind), namesKitchen(1),
      let end = kitchenRemarkEnd(1)
    else { return }
    index += 1
    let start = index
    index += end - 1
    let words = position(since: start)
    draft.add(comment: Comment.plain(text(words).unicodeScalars), isAboutKitchen: true)
    warn(.unquotedComment, words)
  }

  /// The number of tokens of such a remark without parentheses, which has to be all that is left of
  /// its part of the value: `Küche bis 22 Uhr`, `last orders 9:30pm`, `21:00 라스트오더`.
  func kitchenClauseLength(_ first: Int = 0) -> Int? {
    guard mentionsKitchen else { return nil }
    var distance = first
    // `durchgehend warme Küche` says that it is open as long as the place.
    var hasTime = ["durchgehend", "warme"].contains(peek(first).word)
    var hasName = namesKitchen(first)
    guard hasName || isNumber(first) else { return nil }
    // A longer one is none, and to look far ahead at each number would take too long.
    while distance < first + 16 {
      switch peek(distance).kind {
      case .number: hasTime = true
      case .word:
        // A place is open before and after its happy hour.
        if isWeekdayOrHoliday(distance), peek(first).word != "happy" { return nil }
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

  /// Whether words for the kitchen, the last food or the happy hour are at this distance.
  private func namesKitchen(_ distance: Int) -> Bool {
    guard let word = peek(distance).word.map(Self.withoutFood) else { return false }
    if word.isEmpty { return namesKitchen(distance + 1) }
    if word == "last" {
      return peek(distance + 1).word.map(Self.lastOnes.contains) ?? false
    }
    if word == "durchgehend" { return namesKitchen(distance + 1) }
    if word == "happy" { return ["hour", "hours"].contains(peek(distance + 1).word) }
    if Self.kitchens.contains(word) { return true }
    return word == "l" && (1...2).contains { peek(distance + $0).word == "o" }
  }

  /// Whether meals are all that is named up to the end of the parentheses: `12-14 (lunch), 18-22`,
  /// `Sa (dinner only) 17-22`.
  private func namesMeals(_ first: Int) -> Bool {
    var distance = pastArticles(first)
    let start = distance
    while case .meal = word(distance) { distance += 1 }
    return distance > start && peek(pastArticles(distance)).kind == .sign(.closeParenthesis)
  }

  /// Whether a value has any word that such a remark begins with.
  static func mentionsKitchen(_ tokens: [Token]) -> Bool {
    tokens.contains { token in
      token.word.map(withoutFood).map {
        kitchens.contains($0) || ["l", "last", "happy"].contains($0)
      } ?? false
    }
  }

  /// A word without the food or drink at its beginning: `l` of `料理L.O.`.
  private static func withoutFood(_ word: String) -> String {
    let food = ["料理", "ドリンク", "フード"].first(where: word.hasPrefix)
    return food.map { String(word.dropFirst($0.count)) } ?? word
  }

  private static let kitchens: Set = [
    "lo", "kitchen", "küche", "küchenschluss", "warme", "cuisine", "cocina", "cucina", "keuken",
    "köket", "køkkenet", "kjøkkenet", "keittiö", "kuchnia", "kuchyně", "кухня", "cozinha", "mutfak",
    "ラストオーダー", "キッチン", "라스트오더", "주방",
  ]

  private static let lastOnes: Set = [
    "order", "orders", "call", "seating", "seatings", "food", "admission", "entry", "reservation",
  ]
}
