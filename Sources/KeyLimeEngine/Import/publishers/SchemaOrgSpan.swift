/// One https://schema.org/OpeningHoursSpecification.
struct SchemaOrgSpan {
  /// When the place is open on a day.
  enum Times: Equatable {
    case span(opens: Int, closes: Int)
    /// From midnight to midnight, which means closed, or open where every day is so.
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
