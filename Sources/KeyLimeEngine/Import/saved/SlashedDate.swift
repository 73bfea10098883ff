/// A date such as `20.11.2026 18:30` or `11/20/2026`, whose day and month are numbers before the
/// year.
struct SlashedDate {
  /// Which of day and month is first.
  enum Order {
    case dayFirst, monthFirst
  }

  private let first: Int
  private let second: Int
  private let year: Substring
  /// What is behind the date.
  private let rest: Substring
  /// The order that this date alone shows; nil when it would be another day the other way round.
  let order: Order?

  /// Nil for a text that does not begin with such a date.
  init?(_ text: String) {
    let date = text.prefix { $0 != " " && $0 != "," }
    guard let separator = date.first(where: { $0 == "." || $0 == "/" }) else { return nil }
    let parts = date.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2].utf8.count == 4, let first = Int(parts[0]),
      let second = Int(parts[1]), (1...31).contains(first), (1...31).contains(second)
    else { return nil }
    (self.first, self.second, year) = (first, second, parts[2])
    rest = text.dropFirst(date.count)
    // Dates with full stops begin with the day.
    order =
      separator == "." || first > 12 ? .dayFirst : second > 12 ? .monthFirst : nil
  }

  /// The date and its time of day with the year first; nil when neither the date nor `usual` says
  /// which number is the day, or what follows is no time of day.
  func yearFirst(_ usual: Order?) -> String? {
    guard let order = order ?? usual ?? (first == second ? .dayFirst : nil) else { return nil }
    let (day, month) = order == .dayFirst ? (first, second) : (second, first)
    let date = "\(year)-\(month.padded())-\(day.padded())"
    let clock = rest.split { $0 == "," || $0.isWhitespace }.joined()
    if clock.isEmpty { return date }
    return NamedMonth.clock(clock.lowercased()).map { "\(date) \($0)" }
  }
}
