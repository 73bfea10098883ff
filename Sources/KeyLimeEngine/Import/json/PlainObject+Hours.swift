extension PlainObject {
  /// Opening hours, and what of them nobody can read.
  typealias Hours = (text: String?, unread: [WrittenWeek.Unread])

  /// Opening hours under a usual or chosen name or under the names of the days, with those that have
  /// fields of their own for when it opens and on which days it is closed.
  var openingHours: Hours { keptHours ?? writtenHours }

  /// Reads the hours, which are asked for more than once and take longest of all.
  mutating func keepHours() { keptHours = openingHours }

  private var writtenHours: Hours {
    let stated = statedHours
    guard RecordField.partsOfHours.contains(where: { name(of: $0) != nil }) else { return stated }
    var parts = HoursInParts(hours: stated.text)
    (parts.opens, parts.closes) = (text(.opens), text(.closes))
    parts.openDays = days(.openDays)
    parts.closedDays = days(.closedDays)
    parts.takeDaysOff()
    parts.breaks = values(.breaks).lazy.compactMap(JSONHours.pause).first
    parts.isAlwaysOpen = values(.alwaysOpen).contains { value in
      value.bool ?? value.textOrNumber.flatMap(WrittenAnswer.read) ?? false
    }
    var unread = stated.unread
    if parts.hasUnreadClosing, let text = parts.closedDays, let name = name(of: .closedDays) {
      unread.append((name, text))
    }
    if parts.hasUnreadBreak, let text = parts.breaks, let name = name(of: .breaks) {
      unread.append((name, text))
    }
    return (parts.text, unread)
  }

  /// What the object calls a field; nil when it has no such member, and none was chosen.
  private func name(of field: RecordField) -> String? {
    fields[field] ?? members.first { $0.meaning?.field == field }?.name
  }

  private func days(_ field: RecordField) -> String? {
    let days = texts(field).flatMap { $0.split(separator: ";") }
    return days.isEmpty ? nil : days.joined(separator: ",")
  }

  private var statedHours: Hours {
    var unread: [WrittenWeek.Unread] = []
    let name = name(of: .openingHours) ?? RecordField.openingHours.rawValue
    for value in values(.openingHours) {
      let hours = JSONHours(value, name: name)
      if hours.text != nil { return (hours.text, hours.unread) }
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
      if let days { JSONHours.add(member.value, under: member.name, of: days, to: &week) }
    }
    return week
  }
}
