/// The dates of a table, which may be written as a spreadsheet writes them: `20.11.2026`,
/// `11/20/2026` where one of the dates or the language shows which number is the day, or
/// `Nov 20, 2026`.
struct DateColumn {
  private let order: NumericDate.Order?

  /// Headings in languages that write the day before the month.
  private static let dayFirstHeadings: Set = ["datum", "fecha", "data"]

  /// Finds out from all dates of the table in which order their numbers are, else from the heading
  /// in lower case.
  init(_ cells: some Sequence<String>, heading: String) {
    let usual: NumericDate.Order? = Self.dayFirstHeadings.contains(heading) ? .dayFirst : nil
    order = NumericDate.order(of: cells.map(\.trimmed), unlessShown: usual)
  }

  /// The time in a cell; nil when it is none, or may be another day.
  func time(_ cell: String) -> CivilTime? {
    let text = cell.trimmed
    if let time = CivilTime(text) { return time }
    switch SavedTime(text, order: order) {
    case .local(let day, let second?):
      let (minutes, rest) = second.quotientAndRemainder(dividingBy: 60)
      return CivilTime(
        day, at: CivilTime.Clock(hour: minutes / 60, minute: minutes % 60, second: rest))
    case .local(let day, nil): return CivilTime(day)
    case .instant, nil: return nil
    }
  }
}
