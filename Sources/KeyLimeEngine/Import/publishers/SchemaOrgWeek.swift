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

/// The days from `validFrom` to `validThrough` of a schema.org thing, both of them included.
struct SchemaOrgSeason: Hashable {
  let first, last: CalendarDay

  /// Nil unless both texts are days, the last not before the first.
  init?(from: String, through: String) {
    guard let first = Self.day(from, at: "T00:00"), let last = Self.day(through, at: "T23:59"),
      first <= last
    else { return nil }
    (self.first, self.last) = (first, last)
  }

  var length: Int { last.daysSince1970 - first.daysSince1970 }

  /// `2026 Dec 24-2027 Jan 05`, or one day.
  var text: String {
    first == last ? Self.text(first) : "\(Self.text(first))-\(Self.text(last))"
  }

  /// Whether the other may say something about one of these days or the night before them.
  func touches(_ other: SchemaOrgSeason) -> Bool {
    first.adding(days: -1) <= other.last && other.first <= last
  }

  static func text(_ day: CalendarDay) -> String {
    let date = day.day < 10 ? "0\(day.day)" : "\(day.day)"
    return "\(day.year) \(months[day.month - 1]) \(date)"
  }

  /// The day of a date, or of a time that is the start or the end of a day; with a time zone it
  /// could be another.
  private static func day(_ text: String, at time: String) -> CalendarDay? {
    guard text.count > 10 else { return CalendarDay(text) }
    let rest = text.dropFirst(10)
    guard rest == time || [":00", ":59"].contains(where: { rest == time + $0 }) else { return nil }
    return CalendarDay(String(text.prefix(10)))
  }

  static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}

/// The rules for the dates at which a schema.org thing has other hours than usual.
struct SchemaOrgSeasons {
  /// In the order in which they override each other.
  private(set) var rules: [String] = []

  /// - Parameters:
  ///   - spans: those of `openingHoursSpecification`; those without a season say nothing here.
  ///   - special: those that only say what is unlike the usual.
  ///   - usual: the hours at other times; nil when they are not known day by day.
  init(_ spans: [SchemaOrgSpan], special: [SchemaOrgSpan], besides usual: SchemaOrgWeek?) {
    let all = spans + special
    var seasons: [SchemaOrgSeason] = []
    for case let season? in all.map(\.season) where !seasons.contains(season) {
      seasons.append(season)
    }
    let isAlone = usual.map { $0.hours.text == nil } ?? false
    // The shorter one is the exception; among equals the later.
    let order = seasons.enumerated().sorted {
      ($1.element.length, $0.offset) < ($0.element.length, $1.offset)
    }
    for season in order.map(\.element) {
      var hours = SchemaOrgWeek(all.filter { $0.season == season }).hours
      let isSpecial = special.contains { $0.season == season }
      // Where there are only seasons, each names all of its open days: the others are closed.
      if isAlone, !isSpecial, hours.hasTimes { hours.fill { $0.addClosed() } }
      if let text = hours.text(on: season.text) { rules.append(text) }
    }
  }
}
