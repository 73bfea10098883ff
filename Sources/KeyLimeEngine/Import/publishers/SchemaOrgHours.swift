/// The hours of one schema.org thing.
struct SchemaOrgHours {
  /// The hours in OpenStreetMap's syntax.
  private(set) var text: String?
  /// What says something about the hours and was not understood, by the property it is in.
  private(set) var unread: [(property: String, value: String)] = []

  /// `openingHours` is in OpenStreetMap's syntax already, in several texts or joined by commas;
  /// the specifications are not.
  init(_ thing: JSON) {
    let rules = (thing["openingHours"]?.list ?? []).compactMap { $0.text.flatMap(Cleaning.clean) }
    let spans = readSpans(of: thing, "openingHoursSpecification", areSpecial: false)
    let special = readSpans(of: thing, "specialOpeningHoursSpecification", areSpecial: true)
    let week = SchemaOrgWeek(spans.filter { $0.season == nil })
    let seasons = SchemaOrgSeasons(spans, special: special, besides: rules.isEmpty ? week : nil)
    let usual = rules.isEmpty ? week.hours.text : Self.joined(rules)
    // Without a rule for the rest of the year it would be closed then.
    let base = usual ?? (seasons.rules.isEmpty ? nil : "unknown")
    text = base.map { ([$0] + seasons.rules).joined(separator: "; ") }
  }

  /// The hours of specifications alone.
  init(specifications: [JSON]) {
    var thing = JSONObject()
    thing["openingHoursSpecification"] = .array(specifications)
    self.init(.object(thing))
  }

  private mutating func readSpans(
    of thing: JSON, _ property: String, areSpecial: Bool
  ) -> [SchemaOrgSpan] {
    (thing[property]?.list ?? []).compactMap { value in
      let span = SchemaOrgSpan(value, isSpecial: areSpecial)
      unread += span.unread.map { (property, $0) }
      return span
    }
  }

  /// One text of several whose hours add up, as in `Mo-Fr 11:00-14:30` and `Mo-Fr 17:00-22:00`;
  /// those of holidays and dates stand in for the others.
  private static func joined(_ rules: [String]) -> String {
    rules.dropFirst().reduce(rules[0]) { $0 + (isException($1) ? "; " : ", ") + $1 }
  }

  /// Whether a rule starts with what is no day of the week and no time, such as `PH` or `Dec 24`.
  private static func isException(_ rule: String) -> Bool {
    let word = rule.prefix { $0.isLetter || $0.isNumber }.lowercased()
    return exceptions.contains { word.hasPrefix($0) } || word.count == 4 && Int(word) != nil
  }

  private static let exceptions =
    ["ph", "sh", "easter", "week"] + CalendarDay.monthAbbreviations.map { $0.lowercased() }
}

/// The hours of a week, of all year or of a season, that specifications of schema.org add up to.
struct SchemaOrgWeek {
  private(set) var hours = PublishedHours()
  /// What from midnight to midnight means: closed, as Google's page on local businesses says; but
  /// open when every day of the year says so.
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

/// The rules for the dates at which a schema.org thing has other hours than usual.
struct SchemaOrgSeasons {
  /// In the order that they override each other.
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
    "\(day.year) \(CalendarDay.monthAbbreviations[day.month - 1]) \(day.day.padded())"
  }

  /// The day of a date, or of a time that is the start or the end of a day; with a time zone it
  /// could be another.
  private static func day(_ text: String, at time: String) -> CalendarDay? {
    guard text.count > 10 else { return CalendarDay(text) }
    let rest = text.dropFirst(10)
    guard rest == time || [":00", ":59"].contains(where: { rest == time + $0 }) else { return nil }
    return CalendarDay(String(text.prefix(10)))
  }
}

/// One https://schema.org/OpeningHoursSpecification.
struct SchemaOrgSpan {
  /// When the place is open on a day.
  enum Times: Equatable {
    case span(opens: Int, closes: Int)
    /// From midnight to midnight, which means closed, or open when every day says so.
    case midnight
    /// Not open, which is what no times say.
    case closed
    case unknown
  }

  /// The days it is about, 0 for Monday to 6 for Sunday.
  private(set) var days: [Int] = []
  /// Whether it is about public holidays.
  private(set) var isOfHolidays = false
  /// Whether it is about days that were not understood.
  private(set) var isOfUnreadDays = false
  private(set) var times = Times.closed
  /// When it is valid; nil for always.
  private(set) var season: SchemaOrgSeason?
  /// The values that were not understood.
  private(set) var unread: [String] = []

  /// - Parameter isSpecial: whether it is said to hold for some dates only.
  init(_ value: JSON, isSpecial: Bool) {
    readTimes(value)
    readDays(value)
    let (from, through) = (Self.text(value["validFrom"]), Self.text(value["validThrough"]))
    if from == nil, through == nil, !isSpecial {
      if days.isEmpty, !isOfHolidays, times != .closed { isOfUnreadDays = true }
      if isOfUnreadDays, unread.isEmpty { unread.append(Self.written(value)) }
      return
    }
    season = SchemaOrgSeason(from: from ?? "", through: through ?? "")
    if season == nil { leaveOut(from == nil && through == nil ? value : nil, from, through) }
    if days.isEmpty, !isOfHolidays, !isOfUnreadDays, season != nil { days = Array(0..<7) }
  }

  /// Drops the days, because nobody knows for which dates they hold.
  private mutating func leaveOut(_ undated: JSON?, _ from: String?, _ through: String?) {
    (days, isOfHolidays, isOfUnreadDays) = ([], false, false)
    unread.append(undated.map(Self.written) ?? "\(from ?? "") to \(through ?? "")")
  }

  private mutating func readTimes(_ value: JSON) {
    let (opens, closes) = (Self.text(value["opens"]), Self.text(value["closes"]))
    if opens == nil, closes == nil { return }
    let ends = [opens, closes].compactMap { $0.flatMap { PublishedTime.minutes($0) } }
    guard ends.count == 2, ends[0] < 1440, ends[0] != ends[1] || ends[0] == 0 else {
      times = .unknown
      unread.append(Self.written(value))
      return
    }
    let closing = ends[1] == 1439 ? 1440 : ends[1]
    times = ends == [0, 0] ? .midnight : .span(opens: ends[0], closes: closing)
  }

  private mutating func readDays(_ value: JSON) {
    let names = (value["dayOfWeek"]?.list ?? []).flatMap { name in
      let text = Self.text(name) ?? Self.text(name["@id"]) ?? Self.text(name["name"])
      return text?.split(separator: ",").compactMap { Cleaning.clean(String($0)) } ?? []
    }
    for name in names {
      if let day = PublishedHours.day(named: name) {
        if !days.contains(day) { days.append(day) }
      } else if name.lowercased().hasSuffix("publicholidays") {
        isOfHolidays = true
      } else {
        isOfUnreadDays = true
        unread.append(name)
      }
    }
  }

  /// Its times as they are written.
  private static func written(_ value: JSON) -> String {
    "\(text(value["opens"]) ?? "")-\(text(value["closes"]) ?? "")"
  }

  /// A text or number that is there; generators leave empty texts where nothing was given.
  private static func text(_ value: JSON?) -> String? {
    value?.list.first?.textOrNumber.flatMap(Cleaning.clean)
  }
}
