import KeyLimeEngine

/// Says what words were taken to mean: `cuisine thai, up to $$, open 20:00`.
struct WishWords {
  let wish: Wish
  /// The part of the wish that options overrule.
  var setAside = Wish()
  var units = Units.metric
  /// The time that is meant when the wished one is over today, or of a day without a year.
  var next: String?

  /// One line; empty when there were no words.
  var line: String {
    let others = Self(wish: setAside, units: units).parts
    let aside = others.isEmpty ? [] : ["options win over " + others.joined(separator: " and ")]
    return (parts + aside).joined(separator: ", ")
  }

  private var parts: [String] {
    [
      Self.list("cuisine", wish.cuisines.map(\.spaced), "or"),
      Self.list("kind", wish.kinds.map(\.title), "or"),
      Self.list(
        "diet", wish.diets.map(\.title) + wish.onlyDiets.map { "\($0.title) only" }, "and"),
      Self.list("offers", wish.services.map(\.title), "and"), price,
      wish.minimumRating.map { "rated at least \(Self.words($0)) stars" },
      wish.time.map { "open \(next ?? Self.words($0))\(end(of: $0))" }, near, within,
      Self.list("known", wish.known.map(\.rawValue), "and"),
      Self.list("unknown", wish.unknown.map(\.rawValue), "and"),
      Self.list("not", wish.vetoes.map(Self.words), "or"),
      wish.most.map { $0 == 1 ? "one place" : "\($0) places" }, wish.isNew ? "new to you" : nil,
      Self.list("with", wish.people, "and"),
      wish.passedOver.isEmpty
        ? nil : "passed over '\(wish.passedOver.joined(separator: " "))'",
      wish.rest.isEmpty ? nil : "search '\(wish.text)'",
    ].compactMap(\.self)
  }

  private static func list(_ label: String, _ items: [String], _ joint: String) -> String? {
    items.isEmpty ? nil : "\(label) " + items.joined(separator: " \(joint) ")
  }

  /// ` until 23:00` for a time until which one stays, ` for 2 hours` where nobody says from when on.
  private func end(of time: When) -> String {
    guard let stay = wish.stay else { return "" }
    guard let second = time.secondOfDay else {
      let (count, unit) = stay % 60 == 0 ? (stay / 60, "hour") : (stay, "minute")
      return " for \(count) \(unit)\(count == 1 ? "" : "s")"
    }
    let minute = (second / 60 + stay) % 1440
    return " until \(ClockWords.minute(minute == 0 ? 1440 : minute))"
  }

  private var price: String? {
    let most = wish.maximumPrice.map { "up to \($0.signs)" }
    let parts = [Self.list("price", wish.prices.map(\.signs), "or"), most].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private var near: String? { wish.near.map { "near \($0)" } }

  private var within: String? { wish.within.map { "within \(units.roundWords(for: $0))" } }

  private static func words(_ veto: Veto) -> String {
    switch veto {
    case .restaurant(let id): id.text
    case .named(let name): name.spaced
    case .cuisine(let cuisine): cuisine.text.spaced
    case .kind(let kind): kind.title
    }
  }

  /// A rating: `4`, `4.5`.
  private static func words(_ stars: Stars) -> String {
    stars.hundredths % 100 == 0 ? "\(stars.hundredths / 100)" : "\(stars.value)"
  }

  /// A time in the words of a clock: `now`, `20:00`, `Fri 19:00`, `tomorrow`.
  static func words(_ when: When) -> String {
    switch when {
    case .now: return "now"
    case .evening(let second), .clock(let second): return ClockWords.minute(second / 60)
    case .offset(let seconds):
      return RelativeTime.words(from: Instant(seconds: seconds), now: Instant(seconds: 0))
    case .exact(let moment): return moment.rfc3339(in: .utc)
    case .day(let day, let second?) where second > 86_400:
      let night = day == .relative(0) ? "tonight" : "\(words(day)) night"
      return "\(night) \(ClockWords.minute(second / 60 - 1440))"
    case .day(let day, let second):
      let time = second.map { ClockWords.minute($0 / 60) } ?? "at this time of day"
      return "\(words(day)) \(time)"
    }
  }

  /// A time of a day that people may take for another: `Sat 21 Nov 01:00`.
  static func words(_ time: WallTime) -> String {
    let clock = ClockWords.minute(time.secondOfDay / 60)
    return "\(time.date.weekday.shortName) \(ClockWords.date(time.date)) \(clock)"
  }

  /// A day: `tomorrow`, `Fri`, `25 Dec`.
  static func words(_ day: When.Day) -> String {
    switch day {
    case .relative(0): "today"
    case .relative(1): "tomorrow"
    case .relative(-1): "yesterday"
    case .relative(let days): "in \(days) days"
    case .weekend: "at the weekend"
    case .coming(let weekday, from: 7...): "\(weekday.shortName) week"
    case .coming(let weekday, _): weekday.shortName
    case .last(let weekday): "last \(weekday.shortName)"
    case .date(let date): date.description
    case .movable(let holiday): holiday.name
    case .endOfMonth: "at the end of the month"
    case .yearly(let month, let day, _): "\(day) \(CalendarDay.monthAbbreviations[month - 1])"
    }
  }
}

extension When {
  /// The time of day that it says, in seconds after midnight.
  fileprivate var secondOfDay: Int? {
    switch self {
    case .clock(let second), .evening(let second), .day(_, let second?): second
    case .now, .offset, .exact, .day: nil
    }
  }
}

// MARK: - Words that no place has

extension WishWords {
  /// What standard error says of words that were left out; nil without any.
  static func note(leavingOut words: [String]) -> String? {
    list(leavingOut: words).map { "nothing has all these words; \($0)" }
  }

  /// What the words were taken to mean, with those that were left out.
  static func asked(_ asked: String?, leavingOut words: [String]) -> String? {
    let parts = [asked, list(leavingOut: words)].compactMap(\.self)
    return parts.commaSeparated
  }

  private static func list(leavingOut words: [String]) -> String? {
    list("left out", words.map { "'\($0)'" }, "and")
  }
}
