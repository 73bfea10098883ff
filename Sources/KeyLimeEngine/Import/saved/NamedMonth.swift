/// Days with the name of their month, as English programs write them.
enum NamedMonth {
  private static let names = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  private static let weekdays: Set = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  /// `Nov 20, 2026`, `20 November 2026 18:30` or `Nov 20, 2026, 6:30 PM` as `2026-11-20 18:30`; nil
  /// for another text.
  static func yearFirst(_ text: String) -> String? {
    // Some programs put a narrow blank before PM.
    var words = text.split { $0 == "," || $0.isWhitespace }.map { $0.lowercased() }
    if let first = words.first, weekdays.contains(String(first.prefix(3))) { words.removeFirst() }
    if words.count > 3, words[3] == "at" { words.remove(at: 3) }
    guard words.count >= 3 else { return nil }
    let isDayFirst = words[0].first?.isNumber ?? false
    let (dayText, monthText) = isDayFirst ? (words[0], words[1]) : (words[1], words[0])
    guard let day = Int(dayText), (1...31).contains(day), let month = month(monthText),
      words[2].utf8.count == 4, let year = Int(words[2]), year > 0
    else { return nil }
    let date = "\(words[2])-\(month.padded())-\(day.padded())"
    switch words.count {
    case 3: return date
    case 4, 5: return clock(words[3...].joined()).map { "\(date) \($0)" }
    default: return nil
    }
  }

  private static func month(_ text: String) -> Int? {
    let name = text.hasSuffix(".") ? String(text.dropLast()) : text
    guard name.utf8.count >= 3 else { return nil }
    // Sept is the only other short form.
    return names.firstIndex {
      $0 == name || $0.prefix(3) == name || name == "sept" && $0 == "september"
    }
    .map { $0 + 1 }
  }

  /// `18:30[:05]` or `6:30pm` on the clock of 24 hours.
  private static func clock(_ text: String) -> String? {
    let isAfternoon = text.hasSuffix("pm")
    guard isAfternoon || text.hasSuffix("am") else {
      return text.prefix { $0 != ":" }.count == 1 ? "0\(text)" : text
    }
    let parts = text.dropLast(2).split(separator: ":", maxSplits: 1)
    guard let hour = parts.first.flatMap({ Int($0) }), (1...12).contains(hour) else { return nil }
    let rest = parts.count > 1 ? String(parts[1]) : "00"
    return "\((hour % 12 + (isAfternoon ? 12 : 0)).padded()):\(rest)"
  }
}
