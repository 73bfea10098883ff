/// A date of three numbers, such as `20.11.2026 18:30`, `11/20/2026`, `20-11-2026`, `2026/11/20` or
/// `11/20/26`, in this century.
struct NumericDate {
  /// Which of day and month is first.
  enum Order {
    case dayFirst, monthFirst
  }

  private let first: Int
  private let second: Int
  private let year: String
  private let isYearFirst: Bool
  private let separator: Character
  /// What is behind the date.
  private let rest: Substring

  /// Nil for a text that does not begin with such a date.
  init?(_ text: String) {
    let date = text.prefix { $0 != " " && $0 != "," }
    guard let separator = date.first(where: { "./-".contains($0) }) else { return nil }
    var parts = date.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    isYearFirst = parts[0].utf8.count == 4
    let written = parts.remove(at: isYearFirst ? 0 : 2)
    // With hyphens, `10-11-12` may begin with the year.
    let isShort = written.utf8.count == 2 && separator != "-"
    year = isShort ? "20\(written)" : String(written)
    guard year.utf8.count == 4, year.allSatisfy(\.isASCII), Int(year) != nil,
      let first = Int(parts[0]),
      let second = Int(parts[1]), (1...31).contains(first), (1...31).contains(second)
    else { return nil }
    (self.first, self.second, self.separator) = (first, second, separator)
    rest = text.dropFirst(date.count)
  }

  /// The order of day and month in the dates of a file: what some of them show, `usual` when none
  /// does, and nil when they contradict each other.
  static func order(of texts: [String], unlessShown usual: Order?) -> Order? {
    let shown = Set(texts.compactMap { NumericDate($0)?.shownOrder })
    return shown.isEmpty ? usual : shown.count == 1 ? shown.first : nil
  }

  /// The order that the date shows where others are written alike; nil when it would be another day
  /// the other way round, and where its form leaves no doubt.
  var shownOrder: Order? {
    if isYearFirst || separator == "." { return nil }
    return first > 12 ? .dayFirst : second > 12 ? .monthFirst : nil
  }

  /// The date and its time of day as `2026-11-20 18:30`; nil when neither the date nor `usual` says
  /// which number is the day, or what follows is no time of day.
  func yearFirst(_ usual: Order?) -> String? {
    guard let order = ownOrder ?? usual else { return nil }
    let (day, month) = order == .dayFirst ? (first, second) : (second, first)
    let date = "\(year)-\(month.padded())-\(day.padded())"
    let clock = rest.split { $0 == "," || $0.isWhitespace }.joined()
    if clock.isEmpty { return date }
    return NamedMonth.clock(clock.lowercased()).map { "\(date) \($0)" }
  }

  private var ownOrder: Order? {
    if isYearFirst { return .monthFirst }
    // Dates with full stops begin with the day.
    if separator == "." || first == second { return .dayFirst }
    return shownOrder
  }
}
