/// The hours of a week, of all year or of a season, that specifications of schema.org add up to.
struct SchemaOrgWeek {
  private(set) var hours = PublishedHours()
  /// What from midnight to midnight means: closed, as Google's page on local businesses says; but
  /// open where every day of all year is so.
  private let midnight: SchemaOrgSpan.Times

  /// - Parameter spans: those of one season, or of none.
  init(_ spans: [SchemaOrgSpan]) {
    let isSeason = spans.contains { $0.season != nil }
    let isAlways = Set(spans.filter { $0.times == .midnight }.flatMap(\.days)).count == 7
    midnight = isAlways && !isSeason ? .span(opens: 0, closes: 1440) : .closed
    for span in spans { add(span, isSeason: isSeason) }
    if spans.contains(where: \.isOfUnreadDays), !isSeason { hours.fill { $0.addUnknown() } }
  }

  private mutating func add(_ span: SchemaOrgSpan, isSeason: Bool) {
    let times = span.times == .midnight ? midnight : span.times
    // All year, a day that is closed is one without times.
    if span.times != .closed || isSeason {
      for day in span.days { hours.change(day: day) { Self.add(times, to: &$0) } }
    }
    if span.isOfHolidays { Self.add(times, to: &hours.holidays) }
  }

  private static func add(_ times: SchemaOrgSpan.Times, to day: inout PublishedDay) {
    switch times {
    case .span(let opens, let closes): day.add(opens: opens, closes: closes)
    case .closed: day.addClosed()
    case .midnight, .unknown: day.addUnknown()
    }
  }
}
