extension PlainObject {
  /// Opening hours, and what of them nobody can read.
  typealias Hours = (text: String?, unread: [WrittenWeek.Unread])

  /// Opening hours under a usual or chosen name, else under the names of the days.
  var openingHours: Hours {
    var unread: [WrittenWeek.Unread] = []
    for value in values(.openingHours) {
      guard let hours = Self.hours(value) else { continue }
      if hours.text != nil { return hours }
      unread += hours.unread
    }
    let week = hoursByDay
    return (week.text, unread + week.unread)
  }

  private var hoursByDay: WrittenWeek {
    var week = WrittenWeek()
    // Most objects have no such members, and need no list of their names.
    guard ownMembers.contains(where: { DayNames.mayName(folded: $0.name) }) else { return week }
    let members = Array(ownMembers)
    for (member, days) in zip(members, DayNames.find(in: members.map(\.name))) {
      if let days { Self.add(member.value, under: member.name, of: days, to: &week) }
    }
    return week
  }

  /// Opening hours in one text, in a text for each rule, or under the names of the days; nil when
  /// there is nothing.
  private static func hours(_ value: JSON) -> Hours? {
    if let rules = value.elements {
      return WrittenWeek.joinedTimes(rules.compactMap(\.text)).map { ($0, []) }
    }
    guard let days = value.object?.members else { return text(value).map { ($0, []) } }
    var week = WrittenWeek()
    for (member, days) in zip(days, DayNames.find(in: days.map(\.name))) {
      if ["weekdaytext", "weekdaydescriptions"].contains(RecordField.folded(member.name)) {
        let texts = member.value.plain.list.compactMap(\.text)
        return WrittenWeek.joinedDays(texts).map { ($0, []) }
      }
      if let days {
        add(member.value.plain, under: member.name, of: days, to: &week)
      }
    }
    return (week.text ?? text(value), week.unread)
  }

  /// Adds the times of some days: a text, or spans such as `{"open":"11:00","close":"22:00"}`.
  private static func add(
    _ value: JSON, under name: String, of days: WrittenDays, to week: inout WrittenWeek
  ) {
    let times = pair(value).map { [$0] } ?? value.list.map { span($0) ?? pair($0) ?? single($0) }
    // What has another shape is a day that nobody can read.
    let isRead = times.allSatisfy { $0 != nil }
    let written = isRead ? times.compactMap(\.self).joined(separator: ",") : value.compactText
    if value.bool != false, value.object?.members.isEmpty != true {
      week.add(days, name: name, written)
    }
  }

  /// A text, or the one in an object; nil for a list, of which it would be a part.
  private static func single(_ value: JSON) -> String? {
    value.elements == nil ? text(value) : nil
  }

  /// The span of two clock times such as `["11:00","15:00"]`; nil for other values.
  private static func pair(_ value: JSON) -> String? {
    let ends = value.elements?.compactMap(\.plain.textOrNumber) ?? []
    guard ends.count == 2, value.elements?.count == 2, ends.allSatisfy(isClock) else { return nil }
    return ends.joined(separator: "-")
  }

  private static func isClock(_ text: String) -> Bool {
    PublishedTime.minutes(text) != nil || Int(text).map { (0...24).contains($0) } ?? false
  }

  /// The spans of an object such as `{"open":"11:00","close":"22:00"}`, which may have lists of
  /// ends; nil for other values.
  private static func span(_ value: JSON) -> String? {
    guard let object = value.object else { return nil }
    let ends = [["open", "opens", "start", "from"], ["close", "closes", "end", "to"]].map { names in
      names.lazy.compactMap { object[$0]?.plain.list.compactMap(text) }.first { !$0.isEmpty } ?? []
    }
    guard !ends[0].isEmpty, ends[0].count == ends[1].count else { return nil }
    return zip(ends[0], ends[1]).map { opens, closes in
      [opens, closes].contains(where: DayTimes.isClosed) ? "off" : "\(opens)-\(closes)"
    }.joined(separator: ",")
  }
}
