/// One opening period of a Yelp Fusion answer.
public struct YelpOpening: Hashable, Sendable {
  /// 0 is Monday, 6 is Sunday.
  public let day: Int
  /// The start as four digits, such as `1130`.
  public let start: String
  /// The end as four digits, such as `0200`.
  public let end: String
  /// Whether the end is on the next day.
  public let isOvernight: Bool

  /// An opening period with the fields of Yelp's JSON.
  public init(day: Int, start: String, end: String, isOvernight: Bool) {
    self.day = day
    self.start = start
    self.end = end
    self.isOvernight = isOvernight
  }
}

extension Schedule {
  /// Reads the hours of a business in the Yelp Open Dataset: English weekday names with hours such
  /// as `9:0-22:0`.
  ///
  /// `0:0-0:0` is the whole day. Absent days are closed.
  ///
  /// Nil when a name or time is invalid.
  public static func fromYelp(businessHours: [(day: String, hours: String)]) -> Schedule? {
    var week = WeeklyHours()
    for (name, hours) in businessHours {
      let ends = hours.split(separator: "-", omittingEmptySubsequences: false)
      guard let day = WeekdayNames.english.weekday(name.lowercased()), ends.count == 2,
        let start = ClockText.minutes(ends[0]), let end = ClockText.minutes(ends[1]), start < 1440
      else { return nil }
      week.add(day, from: start, to: end)
    }
    return Schedule(joining: week.rules())
  }

  /// Reads the hours of a business in an answer of Yelp Fusion.
  ///
  /// Nil when a day or time is invalid.
  public static func fromYelp(fusion openings: [YelpOpening]) -> Schedule? {
    var week = WeeklyHours()
    for opening in openings {
      guard let day = Weekday(rawValue: opening.day),
        let start = ClockText.minutes(fourDigits: opening.start),
        let end = ClockText.minutes(fourDigits: opening.end), start < 1440
      else { return nil }
      week.add(day, from: start, to: opening.isOvernight && end > start ? end + 1440 : end)
    }
    return Schedule(joining: week.rules())
  }
}
