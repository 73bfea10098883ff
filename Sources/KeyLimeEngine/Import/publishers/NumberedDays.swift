import OpeningHours

/// Opening hours of publishers that number the days of the week, each in a way of its own.
struct NumberedDays {
  private var hours = PublishedHours()
  /// The spans that nobody can read.
  private(set) var unread: [String] = []

  /// The hours in OpenStreetMap's syntax; nil when there are none.
  var text: String? { hours.text }

  /// Reads Yelp's spans, `{"day": 0, "start": "1100", "end": "2200"}`: Monday is 0.
  init(yelp spans: [JSON]) { read(spans, monday: 0, "start", "end") }

  /// Reads Foursquare's spans, `{"day": 1, "open": "1100", "close": "2200"}`: Monday is 1.
  init(foursquare spans: [JSON]) { read(spans, monday: 1, "open", "close") }

  /// Reads Google's periods, `{"open": {"day": 1, "time": "1100"}, "close": {…}}`, or with `hour`
  /// and `minute`: Sunday is 0, and a period without an end never ends.
  init(google periods: [JSON]) {
    for period in periods {
      guard let open = Self.moment(period["open"]) else {
        unread.append(period.compactText)
        continue
      }
      if let close = Self.moment(period["close"]) {
        add(from: open, to: close)
      } else if period["close"]?.object == nil, periods.count == 1, open.minutes == 0 {
        for day in 0..<7 { hours.add(day: day, opens: 0, closes: 1440) }
      } else {
        hours.addUnknown(day: open.day)
        unread.append(period.compactText)
      }
    }
  }

  /// Reads TomTom's ranges in the next seven days, `{"startTime": {"date": "2026-11-23", "hour": 17,
  /// "minute": 0}, "endTime": {…}}`.
  init(tomTom ranges: [JSON]) {
    for range in ranges {
      guard let open = Self.dated(range["startTime"]), let close = Self.dated(range["endTime"])
      else {
        unread.append(range.compactText)
        continue
      }
      let days = close.date.daysSince1970 - open.date.daysSince1970
      switch days * 1440 + close.minutes - open.minutes {
      case ...0: unread.append(range.compactText)
      case 10_080...: for day in 0..<7 { hours.add(day: day, opens: 0, closes: 1440) }
      default:
        add(
          from: (open.date.weekday.rawValue, open.minutes),
          to: (close.date.weekday.rawValue, close.minutes))
      }
    }
  }

  private static func dated(_ value: JSON?) -> (date: CalendarDay, minutes: Int)? {
    guard let date = value?["date"]?.text.flatMap({ CalendarDay($0) }),
      let hour = value?["hour"]?.count, (0..<24).contains(hour),
      let minute = value?["minute"]?.count, (0..<60).contains(minute)
    else { return nil }
    return (date, hour * 60 + minute)
  }

  private mutating func read(_ spans: [JSON], monday: Int, _ opens: String, _ closes: String) {
    for span in spans {
      guard let number = span["day"]?.count, (0..<7).contains(number - monday) else {
        unread.append(span.compactText)
        continue
      }
      let day = number - monday
      let (start, end) = (span[opens]?.text ?? "", span[closes]?.text ?? "")
      // A plus says that it is on the next day.
      let late = end.hasPrefix("+") ? String(end.dropFirst()) : end
      if let opens = PublishedTime.minutes(start), let closes = PublishedTime.minutes(late) {
        hours.add(day: day, opens: opens, closes: closes)
      } else {
        hours.addUnknown(day: day)
        unread.append("\(start)-\(end)")
      }
    }
  }

  /// A day, 0 for Monday, and the minutes after its midnight.
  private typealias Moment = (day: Int, minutes: Int)

  private static func moment(_ value: JSON?) -> Moment? {
    guard let day = value?["day"]?.count, (0..<7).contains(day) else { return nil }
    let minutes: Int? =
      if let time = value?["time"] {
        time.text.flatMap { PublishedTime.minutes($0) }
      } else {
        PublishedTime.minutes(
          "\(value?["hour"]?.textOrNumber ?? "0"):\(value?["minute"]?.textOrNumber ?? "0")")
      }
    return minutes.map { ((day + 6) % 7, $0) }
  }

  /// Adds a period, which may go on for days.
  private mutating func add(from open: Moment, to close: Moment) {
    let days = (close.day - open.day + 7) % 7
    let goesOn = days == 0 && close.minutes <= open.minutes
    if days == 0 && !goesOn || days == 1 && close.minutes <= open.minutes {
      return hours.add(day: open.day, opens: open.minutes, closes: close.minutes)
    }
    hours.add(day: open.day, opens: open.minutes, closes: 1440)
    for later in 1..<(goesOn ? 7 : days) {
      hours.add(day: (open.day + later) % 7, opens: 0, closes: 1440)
    }
    if close.minutes > 0 { hours.add(day: close.day, opens: 0, closes: close.minutes) }
  }
}
