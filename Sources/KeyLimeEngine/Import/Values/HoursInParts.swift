import OpeningHours

/// Opening hours in several fields of a record: when a place opens and closes, on which days, on
/// which it does not, and when it has a break.
///
///     opening_time: 11:00, closing_time: 22:00, break_time: 15:00~17:00
///     営業時間: 11:00～22:00, 定休日: 月曜日
struct HoursInParts {
  /// The hours in one field, if there are any.
  var hours: String?
  /// When it opens and closes, if another field does not say that.
  var opens: String?
  var closes: String?
  /// The days of the times, if they name none.
  var openDays: String?
  /// The days on which it is closed.
  var closedDays: String?
  /// The times of its break on each day.
  var breaks: String?
  /// Whether it is also closed around New Year; each place chooses the days.
  private(set) var isOffAroundNewYear = false
  /// Whether it never closes, if no field says when it opens.
  var isAlwaysOpen = false

  /// Takes the days off that are said where others say when the place closes, and parts those around
  /// New Year from the others: `"open": "11:00-22:00", "close": "水、年末年始"`.
  mutating func takeDaysOff() {
    takeDaysOffFromEnd()
    let days = (closedDays ?? "").split { "、・,，".contains($0) || $0.isWhitespace }
    guard days.contains("年末年始") else { return }
    isOffAroundNewYear = true
    closedDays = days.filter { $0 != "年末年始" }.joined(separator: "、")
  }

  private mutating func takeDaysOffFromEnd() {
    guard closedDays == nil, let closes, !closes.contains(where: \.isNumber),
      Self.read("11:00-\(closes)") == nil
    else { return }
    (closedDays, self.closes) = (closes, nil)
  }

  /// All of it in one text; nil when there are no hours.
  ///
  /// Breaks that nobody can read leave the other parts as they are. Closed days that nobody can read
  /// are a comment, by which the place is perhaps open at these times.
  var text: String? {
    wholeText.map { text in
      isOffAroundNewYear ? Self.read("\(text); \(Self.newYear)") ?? text : text
    }
  }

  private static let newYear = #"Dec 29-Jan 03 unknown "年末年始""#

  private var wholeText: String? {
    let always = isAlwaysOpen ? openDays == nil ? "24/7" : "00:00-24:00" : nil
    guard let times = hours ?? span ?? always else { return nil }
    let open = onOpenDays(times) ?? times
    let week = closing.flatMap { Self.read("\(open); \($0)") } ?? open
    let whole = breaks.flatMap { Self.read("\(week), break \($0)") } ?? week
    return hasUnreadClosing || isIrregular ? doubted(whole) : whole
  }

  /// The hours with the closed days that nobody can read: as a comment where it can only be about all
  /// of them, else as a sentence that nobody can read either.
  private func doubted(_ hours: String) -> String {
    let words = (closedDays ?? "").filter { $0 != "\"" }
    guard let read = Self.read(hours), !read.contains(where: { ";\"".contains($0) }),
      !read.contains(", ")
    else { return "\(hours); closed \(words)" }
    return "\(read) \(isIrregular ? "open " : "")\"closed \(words)\""
  }

  /// Whether the closed days are not the same each week, so that most days are open.
  private var isIrregular: Bool {
    closedDays.map { Self.irregular.contains(RecordField.folded($0)) } ?? false
  }

  private static let irregular: Set = [
    "不定休", "不定", "不定期", "irregular", "varies", "variable", "unregelmäßig", "irregolare", "부정기휴무",
    "비정기",
  ]

  /// Whether the closed days are said in words that nobody can read.
  var hasUnreadClosing: Bool {
    closedDays.map { !Self.isNever($0) && !isIrregular && closing == nil } ?? false
  }

  /// Whether the break is said in words that nobody can read.
  var hasUnreadBreak: Bool {
    breaks.map { !Self.isNever($0) && Self.read($0) == nil } ?? false
  }

  private var span: String? {
    guard let opens else { return nil }
    guard let closes else { return wholeHours(opens) }
    // An app that knows neither has midnight for both.
    guard opens != closes else { return nil }
    return Self.read("\(opens)-\(closes)")
  }

  /// Hours that a field such as `Jam Buka` has, which says when a place opens and closes; nil for a
  /// single time.
  private func wholeHours(_ text: String) -> String? {
    guard let read = Self.read(text), read == "24/7" || read.contains(":") && read.contains("-")
    else { return nil }
    return read
  }

  /// Times that name no days on those that are said apart; nil when there are none, or the times name
  /// some.
  private func onOpenDays(_ times: String) -> String? {
    guard let openDays, let read = Self.read(times),
      read.allSatisfy({ $0.isNumber || ":-, ".contains($0) })
    else { return nil }
    return Self.read("\(openDays) \(read)")
  }

  /// The closed days as a sentence that says so; nil when there are none, or nobody can read them.
  private var closing: String? {
    guard let closedDays, !Self.isNever(closedDays) else { return nil }
    return [closedDays, "\(closedDays) closed"].first { text in
      let rules = (try? Schedule(reading: text, isWhole: false))?.canonical
      return rules.map { $0 != "off" && $0.hasSuffix(" off") } ?? false
    }
  }

  private static func read(_ text: String) -> String? {
    (try? Schedule(reading: text))?.canonical
  }

  private static func isNever(_ text: String) -> Bool {
    // The booleans of databases may as well be Thursday and Friday.
    let isLetterOfDay = ["t", "f"].contains(text.lowercased())
    return never.contains(RecordField.folded(text))
      || !isLetterOfDay && WrittenAnswer.read(text) != nil
  }

  private static let never: Set = [
    "", "no", "none", "never", "na", "openeveryday", "opendaily", "keine", "kein", "aucun",
    "ninguno", "nessuno", "nessuna", "geen", "なし", "無し", "無", "無休", "年中無休", "无", "全年无休", "없음",
    "연중무휴",
  ]
}

extension RecordField {
  /// The fields that have a part of the opening hours each.
  static let partsOfHours: [RecordField] = [
    .opens, .closes, .openDays, .closedDays, .breaks, .alwaysOpen,
  ]
}
