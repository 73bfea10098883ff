/// The hours of a week, of all year or of a season, that specifications of schema.org add up to.
struct SchemaOrgWeek {
  private(set) var hours = PublishedHours()
  /// What from midnight to midnight means: closed to some and open to others; for every day of all
  /// year it is open, for a season it is closed.
  private let midnight: (ofDay: SchemaOrgSpan.Times, ofHoliday: SchemaOrgSpan.Times)

  /// - Parameter spans: those of one season, or of none.
  init(_ spans: [SchemaOrgSpan]) {
    let isSeason = spans.contains { $0.season != nil }
    let isAlways = Set(spans.filter { $0.times == .midnight }.flatMap(\.days)).count == 7
    let always = SchemaOrgSpan.Times.span(opens: 0, closes: 1440)
    midnight =
      isSeason ? (.closed, .closed) : isAlways ? (always, always) : (.unknown, .closed)
    for span in spans { add(span, isSeason: isSeason) }
    if spans.contains(where: \.isOfUnreadDays), !isSeason { hours.fill { $0.addUnknown() } }
  }

  private mutating func add(_ span: SchemaOrgSpan, isSeason: Bool) {
    let isMidnight = span.times == .midnight
    // All year, a day that is closed is one without times.
    if span.times != .closed || isSeason {
      let times = isMidnight ? midnight.ofDay : span.times
      for day in span.days { hours.change(day: day) { Self.add(times, to: &$0) } }
    }
    if span.isOfHolidays {
      Self.add(isMidnight ? midnight.ofHoliday : span.times, to: &hours.holidays)
    }
  }

  private static func add(_ times: SchemaOrgSpan.Times, to day: inout PublishedDay) {
    switch times {
    case .span(let opens, let closes): day.add(opens: opens, closes: closes)
    case .closed: day.addClosed()
    case .midnight, .unknown: day.addUnknown()
    }
  }
}
